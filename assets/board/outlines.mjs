// @ts-check
// Geometry of outlines: the area of a polygon, clipping at a rectangle, and simplification of lines.

/** @typedef {import('../layout/types.js').Point} Point */

/** The area within a ring, never negative. @param {Point[]} ring */
export function area(ring) {
  let sum = 0;
  ring.forEach(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    sum += x * v - u * y;
  });
  return Math.abs(sum / 2);
}

/**
 * The part of a ring within the frame (Sutherland–Hodgman clipping).
 * @param {Point[]} ring @param {number[]} frame left, top, right, bottom @returns {Point[]}
 */
export function clipped(ring, [left, top, right, bottom]) {
  const edges = [
    { axis: 0, at: left, keep: 1 }, { axis: 0, at: right, keep: -1 }, { axis: 1, at: top, keep: 1 }, { axis: 1, at: bottom, keep: -1 },
  ];
  let clippedRing = ring; // so far
  for (const { axis, at, keep } of edges) {
    const inside = (/** @type {Point} */ p) => (p[axis] - at) * keep >= 0;
    const cut = (/** @type {Point} */ a, /** @type {Point} */ b) => {
      const t = (at - a[axis]) / (b[axis] - a[axis]);
      return /** @type {Point} */ ([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
    };
    clippedRing = clippedRing.flatMap((point, i) => {
      const before = clippedRing[(i + clippedRing.length - 1) % clippedRing.length];
      const crossing = inside(point) === inside(before) ? [] : [cut(before, point)];
      return inside(point) ? [...crossing, point] : crossing;
    });
  }
  return clippedRing;
}

/** @param {Point} p @param {Point} a @param {Point} b */
function distance(p, a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

/**
 * A line with fewer points, no removed point further than `tolerance` from it (Douglas–Peucker). Its ends stay.
 * @param {Point[]} line @param {number} tolerance @returns {Point[]}
 */
export function simplified(line, tolerance) {
  if (line.length < 4) return line;
  const keep = new Set([0, line.length - 1]);
  const open = [[0, line.length - 1]];
  while (open.length > 0) {
    const [from, to] = /** @type {number[]} */ (open.pop());
    let [far, most] = [0, tolerance];
    for (let i = from + 1; i < to; ++i) {
      const d = distance(line[i], line[from], line[to]);
      if (d > most) [far, most] = [i, d];
    }
    if (far > 0) {
      keep.add(far);
      open.push([from, far], [far, to]);
    }
  }
  return line.filter((_, i) => keep.has(i));
}
