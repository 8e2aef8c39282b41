// @ts-check
// Plane geometry for laying out a board: projection, curves, cells, overlaps, text widths.
/** @typedef {import('./types.js').Point} Point */

const RADIANS = Math.PI / 180;
const EARTH = 6371;

/**
 * Lambert's conformal conic projection with two standard parallels; in kilometres, y points south.
 * @param {import('./types.js').Projection} projection
 * @returns {(place: { lat: number, lon: number }) => Point}
 */
export function lambert({ parallels, centre }) {
  const [p1, p2, p0] = [parallels[0], parallels[1], centre.lat].map((degrees) => degrees * RADIANS);
  const half = (/** @type {number} */ angle) => Math.tan(Math.PI / 4 + angle / 2);
  const n = Math.log(Math.cos(p1) / Math.cos(p2)) / Math.log(half(p2) / half(p1));
  const f = (Math.cos(p1) * half(p1) ** n) / n;
  const radius = (/** @type {number} */ lat) => (EARTH * f) / half(lat) ** n;
  return ({ lat, lon }) => {
    const rho = radius(lat * RADIANS);
    const theta = n * (lon - centre.lon) * RADIANS;
    return [rho * Math.sin(theta), rho * Math.cos(theta) - radius(p0)];
  };
}

/**
 * The control point of the quadratic curve from a to b whose middle lies `bend` to the left of the chord.
 * @param {Point} a @param {Point} b @param {number} bend @returns {Point}
 */
export function controlPoint(a, b, bend) {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const normal = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
  return [(a[0] + b[0]) / 2 + 2 * bend * normal[0], (a[1] + b[1]) / 2 + 2 * bend * normal[1]];
}

/** @param {Point} a @param {Point} c @param {Point} b @param {number} t @returns {Point} */
function curvePoint(a, c, b, t) {
  const s = 1 - t;
  return [
    s * s * a[0] + 2 * s * t * c[0] + t * t * b[0],
    s * s * a[1] + 2 * s * t * c[1] + t * t * b[1],
  ];
}

/**
 * A curve measured by arc length: its length, and the point and direction at each distance from a.
 * @param {Point} a @param {Point} c @param {Point} b @returns {import('./types.js').Curve}
 */
export function measureCurve(a, c, b, pieces = 18) {
  const points = [a];
  const along = [0];
  for (let i = 1; i <= pieces; ++i) {
    points.push(curvePoint(a, c, b, i / pieces));
    const [dx, dy] = [points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]];
    along.push(along[i - 1] + Math.sqrt(dx * dx + dy * dy));
  }
  const at = (/** @type {number} */ distance) => {
    let i = 1;
    while (i < pieces && along[i] < distance) ++i;
    const t = (i - 1 + (distance - along[i - 1]) / (along[i] - along[i - 1] || 1)) / pieces;
    const s = 1 - t;
    const dx = s * (c[0] - a[0]) + t * (b[0] - c[0]);
    const dy = s * (c[1] - a[1]) + t * (b[1] - c[1]);
    const size = Math.hypot(dx, dy) || 1;
    return { point: curvePoint(a, c, b, t), direction: /** @type {Point} */ ([dx / size, dy / size]) };
  };
  return { length: along[pieces], points, at };
}

/**
 * The corners of a cell: a rectangle of the given length and width, rotated to the cell's direction.
 * @param {import('./types.js').Cell} cell @param {number} length @param {number} width @returns {Point[]}
 */
export function cellCorners([x, y, degrees], length, width) {
  const [cos, sin] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([u, v]) => [
    x + (u * length * cos - v * width * sin) / 2,
    y + (u * length * sin + v * width * cos) / 2,
  ]);
}

/** @param {import('./types.js').Box} box @returns {Point[]} */
export function boxCorners([left, top, right, bottom]) {
  return [[left, top], [right, top], [right, bottom], [left, bottom]];
}

/** @param {Point[]} corners @param {Point} axis */
function span(corners, axis) {
  const values = corners.map(([x, y]) => x * axis[0] + y * axis[1]);
  return [Math.min(...values), Math.max(...values)];
}

/**
 * Penetration depth of two convex shapes (separating axis test); if negative, the gap between them.
 * @param {Point[]} first @param {Point[]} second
 */
export function overlapDepth(first, second) {
  let least = Infinity;
  for (const shape of [first, second]) {
    for (let i = 0; i < shape.length; ++i) {
      const [p, q] = [shape[i], shape[(i + 1) % shape.length]];
      const size = Math.hypot(q[0] - p[0], q[1] - p[1]);
      /** @type {Point} */
      const axis = [(q[1] - p[1]) / size, -(q[0] - p[0]) / size];
      const [a, b] = [span(first, axis), span(second, axis)];
      least = Math.min(least, a[1] - b[0], b[1] - a[0]);
    }
  }
  return least;
}

/**
 * The distance from a point to a convex shape whose corners run clockwise on the screen; 0 inside.
 * @param {Point} point @param {Point[]} shape
 */
export function distanceToShape([x, y], shape) {
  let nearest = Infinity;
  let inside = true;
  for (let i = 0; i < shape.length; ++i) {
    const [[ax, ay], [bx, by]] = [shape[i], shape[(i + 1) % shape.length]];
    const [dx, dy] = [bx - ax, by - ay];
    if (dx * (y - ay) - dy * (x - ax) < 0) inside = false;
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    nearest = Math.min(nearest, Math.hypot(ax + t * dx - x, ay + t * dy - y));
  }
  return inside ? 0 : nearest;
}

/** @param {Point} p @param {Point} q @param {Point} r */
const side = (p, q, r) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);

/** @param {Point} a @param {Point} b @param {Point} c @param {Point} d */
export function segmentsCross(a, b, c, d) {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Whether two polylines cross. @param {Point[]} p @param {Point[]} q */
export function linesCross(p, q) {
  for (let i = 1; i < p.length; ++i)
    for (let k = 1; k < q.length; ++k)
      if (segmentsCross(p[i - 1], p[i], q[k - 1], q[k])) return true;
  return false;
}

/** Upper estimate of a text's width in ems, for all our fonts. @param {string} text */
export function textWidth(text) {
  let width = 0;
  for (const letter of text) {
    if (/[ijlI.,'|ıİí -]/.test(letter)) width += 0.32;
    else if (/[mwMW]/.test(letter)) width += 0.86;
    else if (/[frt]/.test(letter)) width += 0.4;
    else if (/\p{Lu}/u.test(letter)) width += 0.68;
    else width += 0.56;
  }
  return width;
}

/** A random number generator with a seed (mulberry32), so that a layout is reproducible. @param {number} seed */
export function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
