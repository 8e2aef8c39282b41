// @ts-check
// Landmarks of a board: one for each city, near it, within its box, and covering nothing that players must see.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { placesOf } from '../../assets/art/places.mjs';
import { cellCorners, distanceToShape, measureCurve, textWidth } from '../../assets/layout/geometry.mjs';
import { allNames } from '../../assets/layout/model.mjs';

/** @typedef {import('../../assets/layout/types.js').Board} Board */
/** @typedef {import('../../assets/layout/types.js').Layout} Layout */
/** @typedef {import('../../assets/layout/types.js').Point} Point */

const MAPS = new URL('../../maps/', import.meta.url);
const STEP = 3;
const LEAST = 40; // units of the sheet

/** @param {string} map @param {string} file */
const read = (map, file) => JSON.parse(readFileSync(new URL(`${map}/${file}.json`, MAPS), 'utf8'));
const boards = readdirSync(MAPS).filter((name) => existsSync(new URL(`${name}/landmarks`, MAPS)));

/** Finds what a landmark would hide at a point. @param {Board} board @param {Layout} layout @returns {(point: Point) => string | undefined} */
function finder(board, layout) {
  const { sizes } = layout;
  const cells = layout.routes.flatMap((route) => route.cells.map((cell) => ({ name: route.route, shape: cellCorners(cell, route.length, sizes.cell_width) })));
  const at = new Map(layout.cities.map((city) => [city.id, /** @type {Point} */ ([city.x, city.y])]));
  const lines = board.routes.flatMap(({ a, b }, i) => measureCurve(at.get(a) ?? [0, 0], layout.routes[i].control, at.get(b) ?? [0, 0], 60).points);
  const hasName = (/** @type {Point} */ [x, y], /** @type {number} */ i) => {
    const { x: cx, y: cy, label } = layout.cities[i];
    const width = Math.max(...allNames(board.cities[i]).map(textWidth)) * sizes.label;
    const left = cx + label.dx - { left: 0, center: 0.5, right: 1 }[label.align] * width;
    return x > left && x < left + width && Math.abs(y - cy - label.dy) < sizes.label / 2;
  };
  return (point) => {
    const disc = layout.cities.find((city) => Math.hypot(city.x - point[0], city.y - point[1]) < sizes.city);
    if (disc) return `the disc of ${disc.id}`;
    const name = layout.cities.find((_, i) => hasName(point, i));
    if (name) return `the name of ${name.id}`;
    const cell = cells.find(({ shape }) => distanceToShape(point, shape) === 0);
    if (cell) return `a space of ${cell.name}`;
    return lines.some(([x, y]) => Math.hypot(x - point[0], y - point[1]) < STEP) ? 'a track' : undefined;
  };
}

test('a board has landmarks', () => assert.deepEqual(boards, ['first-journey']));

for (const map of boards) {
  const [board, layout] = [read(map, 'board'), read(map, 'layout')];
  const places = placesOf(board, layout);

  test(`${map}: every city has one, and no drawing is left over`, () => {
    const drawn = readdirSync(new URL(`${map}/landmarks/`, MAPS)).map((name) => name.replace('.svg', '')).sort();
    assert.deepEqual(drawn, board.cities.map((/** @type {{id: string}} */ { id }) => id).sort());
    assert.deepEqual(places.map(({ city }) => city), layout.cities.map((/** @type {unknown} */ _, /** @type {number} */ i) => i));
  });

  test(`${map}: none hides a space, a track, a disc or a name`, () => {
    const what = finder(board, layout);
    for (const { city, at, size } of places)
      for (let x = -size / 2; x <= size / 2; x += STEP)
        for (let y = -size / 2; y <= size / 2; y += STEP)
          assert.equal(what([at[0] + x, at[1] + y]), undefined, `under the landmark of ${layout.cities[city].id}`);
  });

  test(`${map}: they lie on the sheet, apart from each other, large enough, nearest to their own cities`, () => {
    for (const { city, at, size } of places) {
      assert.ok(size >= LEAST);
      assert.ok(at.every((n, axis) => n - size / 2 >= 0 && n + size / 2 <= [layout.width, layout.height][axis]));
      for (const other of places)
        if (other.city !== city) assert.ok(Math.max(...at.map((n, axis) => Math.abs(n - other.at[axis]))) >= (size + other.size) / 2);
      const far = layout.cities.map((/** @type {{x: number, y: number}} */ { x, y }) => Math.hypot(x - at[0], y - at[1]));
      assert.equal(far.indexOf(Math.min(...far)), city, `the landmark of ${layout.cities[city].id} is nearer to another city`);
    }
  });
}
