// @ts-check
// Triangulates a polygon by ear clipping; an ear is a corner whose triangle contains no other corner. The result is the number of
// corners skipped before each ear, because these numbers are small.

/** @typedef {import('../layout/types.js').Point} Point */

/** Twice the signed area of the triangle. @param {Point} a @param {Point} b @param {Point} c */
const turn = ([ax, ay], [bx, by], [cx, cy]) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** @param {Point} p @param {Point} q */
const same = (p, q) => p[0] === q[0] && p[1] === q[1];

/** @param {Point[]} ring */
const area = (ring) => ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - y * ring[(i + 1) % ring.length][0], 0);

/**
 * The number of corners skipped before each ear; the last two corners remain. Has fewer ears if the ring crosses itself too much.
 * @param {Point[]} points in whole numbers @returns {number[]}
 */
export function triangulate(points) {
  if (points.length < 3) return [];
  const sign = Math.sign(area(points));
  const left = points.map((_, i) => i);
  /** Whether this corner can be cut off. `lenient`, after a whole round without an ear: any convex corner can. @param {number} i @param {boolean} lenient */
  const isEar = (i, lenient) => {
    const at = (/** @type {number} */ by) => points[left[(i + by + left.length) % left.length]];
    const [a, b, c] = [at(-1), at(0), at(1)];
    const turns = sign * turn(a, b, c);
    // A corner on a straight line, or a spike without width, removes no area.
    if (turns <= 0) return turns === 0;
    return lenient || left.every((corner) => {
      const p = points[corner];
      if (same(p, a) || same(p, b) || same(p, c)) return true;
      return sign * turn(a, b, p) < 0 || sign * turn(b, c, p) < 0 || sign * turn(c, a, p) < 0;
    });
  };
  const passed = [];
  for (let i = 0, tries = 0; left.length > 2 && tries <= 2 * left.length; ) {
    if (isEar(i, tries > left.length)) {
      left.splice(i, 1);
      passed.push(tries);
      tries = 0;
    } else {
      ++i;
      ++tries;
    }
    i %= left.length;
  }
  return passed;
}
