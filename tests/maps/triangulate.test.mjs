// @ts-check
// Triangulation: the triangles cover exactly the ring, whatever its orientation.
import assert from 'node:assert/strict';
import test from 'node:test';
import { triangulate } from '../../assets/board/triangulate.mjs';

/** @typedef {import('../../assets/layout/types.js').Point} Point */

/** @type {Point[]} */
const COMB = [[0, 0], [10, 0], [10, 10], [8, 10], [8, 2], [6, 2], [6, 10], [4, 10], [4, 2], [2, 2], [2, 10], [0, 10]];

/** @param {Point[]} ring */
const area = (ring) => ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - y * ring[(i + 1) % ring.length][0], 0) / 2;

/** The triangles as the program reads them (shell/board/numbers.h). @param {Point[]} ring @returns {Point[][]} */
function trianglesOf(ring) {
  const left = [...ring];
  const triangles = [];
  let at = 0;
  for (const passed of triangulate(ring)) {
    at = (at + passed) % left.length;
    triangles.push([left[(at + left.length - 1) % left.length], left[at], left[(at + 1) % left.length]]);
    left.splice(at, 1);
    at %= left.length;
  }
  return triangles;
}

/** @param {Point[]} ring */
function covers(ring) {
  const triangles = trianglesOf(ring);
  const sign = Math.sign(area(ring));
  for (const triangle of triangles) assert.ok(sign * area(triangle) >= 0, 'no triangle lies the other way round');
  assert.equal(triangles.reduce((sum, triangle) => sum + area(triangle), 0), area(ring));
}

test('ears cover a comb, told either way', () => {
  covers(COMB);
  covers([...COMB].reverse());
});

test('ears cover stars of every number of points', () => {
  for (let points = 3; points < 40; ++points)
    covers(Array.from({ length: 2 * points }, (_, i) => {
      const [angle, reach] = [(i * Math.PI) / points, i % 2 ? 300 : 1000];
      return /** @type {Point} */ ([Math.round(reach * Math.cos(angle)), Math.round(reach * Math.sin(angle))]);
    }));
});

test('what is no ring has no ears, and corners on a line take nothing along', () => {
  assert.deepEqual(triangulate([[0, 0], [5, 5]]), []);
  covers([[0, 0], [5, 0], [10, 0], [10, 10], [5, 10], [0, 10]]);
});
