// @ts-check
// Waterlines: lines in the sea that follow the shore at a distance, as on engraved maps.

/** @typedef {import('../layout/types.js').Point} Point */

const STEP = 4; // units between the grid points of the distance field

/**
 * Where a horizontal line crosses the shores, from left to right; land lies between the crossings of each pair.
 * @param {Point[][]} shores @param {number} y @returns {number[]}
 */
function crossings(shores, y) {
  const at = [];
  for (const ring of shores)
    for (let i = 0; i < ring.length; ++i) {
      const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
      if (a[1] > y !== b[1] > y) at.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    }
  return at.sort((p, q) => p - q);
}

/** The squared distance transform of one line of the field (Felzenszwalb and Huttenlocher). @param {Float64Array} f */
function transformed(f) {
  const n = f.length;
  const out = new Float64Array(n);
  const places = [0];
  const bounds = [-Infinity, Infinity];
  const meet = (/** @type {number} */ q, /** @type {number} */ p) => (f[q] + q * q - f[p] - p * p) / (2 * q - 2 * p);
  for (let q = 1; q < n; ++q) {
    let s = meet(q, places[places.length - 1]);
    while (s <= bounds[places.length - 1]) {
      places.pop();
      s = meet(q, places[places.length - 1]);
    }
    bounds.length = places.length;
    places.push(q);
    bounds.push(s, Infinity);
  }
  for (let q = 0, k = 0; q < n; ++q) {
    while (bounds[k + 1] < q) ++k;
    out[q] = (q - places[k]) ** 2 + f[places[k]];
  }
  return out;
}

/** The distance field: how far each grid point is from land, in units. @param {Point[][]} shores @param {number[]} frame */
function distances(shores, [left, top, right, bottom]) {
  const [columns, rows] = [Math.ceil((right - left) / STEP), Math.ceil((bottom - top) / STEP)];
  const FAR = 1e9;
  const field = Array.from({ length: rows }, (_, row) => {
    const line = new Float64Array(columns).fill(FAR);
    const at = crossings(shores, top + row * STEP);
    for (let i = 0; i + 1 < at.length; i += 2)
      for (let x = Math.max(0, Math.ceil((at[i] - left) / STEP)); x < columns && left + x * STEP <= at[i + 1]; ++x) line[x] = 0;
    return transformed(line);
  });
  for (let x = 0; x < columns; ++x) {
    const column = transformed(Float64Array.from(field, (line) => line[x]));
    for (let y = 0; y < rows; ++y) field[y][x] = Math.sqrt(column[y]) * STEP;
  }
  return field;
}

/** Segments of the contour line at that height (marching squares). @param {Float64Array[]} field @param {number} height @returns {[Point, Point][]} */
function pieces(field, height) {
  /** @type {[Point, Point][]} */
  const found = [];
  for (let y = 0; y + 1 < field.length; ++y)
    for (let x = 0; x + 1 < field[y].length; ++x) {
      const corners = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]];
      /** @type {Point[]} */
      const cuts = [];
      corners.forEach(([ax, ay], i) => {
        const [bx, by] = corners[(i + 1) % 4];
        const [a, b] = [field[ay][ax], field[by][bx]];
        if (a > height === b > height) return;
        const t = (height - a) / (b - a);
        cuts.push([ax + t * (bx - ax), ay + t * (by - ay)]);
      });
      for (let i = 0; i + 1 < cuts.length; i += 2) found.push([cuts[i], cuts[i + 1]]);
    }
  return found;
}

/** @param {Point} point */
const keyOf = ([x, y]) => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;

/** Joins segments end to end into lines. @param {[Point, Point][]} parts @returns {Point[][]} */
function joined(parts) {
  /** @type {Map<string, [Point, Point][]>} */
  const at = new Map();
  const open = new Set(parts);
  for (const part of parts) for (const end of part) at.set(keyOf(end), [...(at.get(keyOf(end)) ?? []), part]);
  /** Takes an unused segment with one end here, and returns its other end. @param {Point} here @returns {Point | undefined} */
  const onFrom = (here) => {
    const next = (at.get(keyOf(here)) ?? []).find((part) => open.has(part));
    if (!next) return undefined;
    open.delete(next);
    return keyOf(next[0]) === keyOf(here) ? next[1] : next[0];
  };
  const lines = [];
  for (const first of parts) {
    if (!open.delete(first)) continue;
    const line = [...first];
    for (let far = onFrom(line[line.length - 1]); far; far = onFrom(far)) line.push(far);
    for (let far = onFrom(line[0]); far; far = onFrom(far)) line.unshift(far);
    lines.push(line);
  }
  return lines;
}

/**
 * @param {Point[][]} shores @param {number[]} frame left, top, right, bottom @param {number} away units from the shore
 * @returns {Point[][]}
 */
export function waterlines(shores, frame, away) {
  return joined(pieces(distances(shores, frame), away)).map((line) => line.map(([x, y]) => /** @type {Point} */ ([frame[0] + x * STEP, frame[1] + y * STEP])));
}
