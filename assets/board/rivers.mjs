// @ts-check
// Courses of rivers from source to sea; shell/board adds the meanders when it reads the sheet.
import { simplified } from './outlines.mjs';

/** @typedef {import('../layout/types.js').Point} Point */
/** @typedef {import('./types.js').River} River */
/** @typedef {import('./types.js').Land} Land */

const STEP = 3; // units between two points of a course
const TOLERANCE = 1.2;

/** @param {Point[]} ring @param {Point} point */
function inRing(ring, [x, y]) {
  let inside = false;
  for (let i = 0, k = ring.length - 1; i < ring.length; k = i++) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[k]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** @param {Land} land @param {Point} point */
export const onLand = ({ shores, lakes }, point) => shores.some((ring) => inRing(ring, point)) && !lakes.some((ring) => inRing(ring, point));

/** The Catmull-Rom spline through the points, sampled every few units. @param {Point[]} through @returns {Point[]} */
function smooth(through) {
  /** @type {Point[]} */
  const line = [];
  for (let i = 0; i + 1 < through.length; ++i) {
    const [a, b, c, d] = [through[Math.max(0, i - 1)], through[i], through[i + 1], through[Math.min(through.length - 1, i + 2)]];
    const steps = Math.max(1, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / STEP));
    for (let k = 0; k < steps; ++k) {
      const t = k / steps;
      const part = (/** @type {0 | 1} */ n) =>
        0.5 * (2 * b[n] + (c[n] - a[n]) * t + (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t + (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3);
      line.push([part(0), part(1)]);
    }
  }
  return [...line, through[through.length - 1]];
}

/**
 * A river's course from its source to just beyond the shore; the whole course if it ends in another river.
 * @param {River} river @param {(place: Point) => Point} place @param {Land} land @returns {Point[]}
 */
export function course(river, place, land) {
  const line = smooth(river.course.map(place));
  let last = line.length - 1;
  if (!river.into) while (last > 0 && !onLand(land, line[last])) --last;
  return simplified(line.slice(0, last + 2), TOLERANCE);
}

/** Whether a course ends in the sea or beyond the sheet. @param {Point[]} line @param {Land} land @param {number[]} frame */
export function reachesTheSea(line, land, [left, top, right, bottom]) {
  const [x, y] = line[line.length - 1];
  return x < left || y < top || x > right || y > bottom || !onLand(land, [x, y]);
}
