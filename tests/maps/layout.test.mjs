// @ts-check
// Tests the layout checker: each test spoils a good layout in one way, and the checker must find it.

import assert from 'node:assert';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { layoutMistakes } from './layout_check.mjs';

/**
 * @typedef {import('../../assets/layout/types.js').Board} Board
 * @typedef {import('../../assets/layout/types.js').Layout} Layout
 */

const MAPS = new URL('../../maps/', import.meta.url);
/** @param {string} map @param {string} file */
const read = (map, file) => JSON.parse(readFileSync(new URL(`${map}/${file}.json`, MAPS), 'utf8'));

for (const map of readdirSync(MAPS).filter((name) => existsSync(new URL(`${name}/layout.json`, MAPS))))
  test(`the layout of ${map} is clean`, () => assert.deepEqual(layoutMistakes(read(map, 'board'), read(map, 'layout')), []));


/**
 * Expects a mistake that matches `pattern` after `spoil` has changed the layout.
 * @param {string} name @param {string} map @param {(layout: Layout, board: Board) => void} spoil @param {RegExp} pattern
 */
function spoiled(name, map, spoil, pattern) {
  test(name, () => {
    const [board, layout] = [read(map, 'board'), read(map, 'layout')];
    assert.deepEqual(layoutMistakes(board, layout), []);
    spoil(layout, board);
    assert.match(layoutMistakes(board, layout).join('\n'), pattern);
  });
}

/**
 * @template T
 * @param {T[]} list @param {(one: T) => boolean} is
 * @returns {T}
 */
function only(list, is) {
  const [found] = list.filter(is);
  assert.ok(found);
  return found;
}
/** @param {Layout} layout @param {string} id */
const city = (layout, id) => only(layout.cities, (one) => one.id === id);
/** @param {Layout} layout @param {string} name */
const route = (layout, name) => only(layout.routes, (one) => one.route === name);

spoiled('a cell on a cell', 'europe', (layout) => {
  route(layout, 'cadiz-lisboa').cells[0] = route(layout, 'cadiz-madrid').cells[0];
}, /cadiz-lisboa\[0\] lies on cadiz-madrid\[0\]/);

spoiled('a cell on a city', 'europe', (layout) => {
  const { x, y } = city(layout, 'roma');
  route(layout, 'cadiz-lisboa').cells[1] = [x, y, 30];
}, /cadiz-lisboa\[1\] lies on roma/);

spoiled('a cell on an end point', 'germany', (layout) => {
  const [end] = city(layout, 'daenemark').end_points ?? [];
  route(layout, 'kiel-rostock').cells[0] = [end.x + 12, end.y, 0];
}, /kiel-rostock\[0\] lies on daenemark-1/);

spoiled('a cell off the board', 'europe', (layout) => {
  route(layout, 'cadiz-lisboa').cells[0][0] = 4;
}, /cadiz-lisboa\[0\] is off the board/);

spoiled('a missing cell', 'first-journey', (layout) => route(layout, 'brest-madrid').cells.pop(), /brest-madrid has 2 cells/);

spoiled('parallel tracks that part', 'europe', (layout) => {
  for (const cell of route(layout, 'edinburgh-london#2').cells) cell[0] -= 30;
}, /edinburgh-london#2\[0\] is \d+\.\d from its parallel track/);

spoiled('a name on a cell', 'europe', (layout) => {
  const [x, y] = route(layout, 'barcelona-madrid').cells[0];
  const madrid = city(layout, 'madrid');
  madrid.label = { dx: x - madrid.x, dy: y - madrid.y, align: 'center' };
}, /the name of madrid lies on barcelona-madrid\[0\]/);

spoiled('a name on a name', 'first-journey', (layout) => {
  const [riga, stockholm] = [city(layout, 'riga'), city(layout, 'stockholm')];
  riga.label = { ...stockholm.label, dx: stockholm.x + stockholm.label.dx - riga.x, dy: stockholm.y + stockholm.label.dy - riga.y };
}, /the names of riga and stockholm lie on each other/);

spoiled('a name with room in one language only', 'europe', (_, board) => {
  only(board.cities, (one) => one.id === 'paris').names.hu = 'Párizs, a fények városa';
}, /the name of paris lies on/);

spoiled('a line through a city', 'europe', (layout) => {
  const [palermo, smyrna] = [city(layout, 'palermo'), city(layout, 'smyrna')];
  const athina = city(layout, 'athina');
  // The curve's middle is halfway between its control point and the middle of its ends.
  route(layout, 'palermo-smyrna').control = [2 * athina.x - (palermo.x + smyrna.x) / 2, 2 * athina.y - (palermo.y + smyrna.y) / 2];
}, /palermo-smyrna passes athina/);

spoiled('lines that cross', 'europe', (layout) => {
  const { x, y } = city(layout, 'warszawa');
  route(layout, 'kyiv-wilno').control = [x - 300, y + 200];
}, /kyiv-wilno crosses|crosses kyiv-wilno/);

spoiled('a city far from its place', 'europe', (layout) => (city(layout, 'moskva').home[1] += 200), /moskva is \d+ from its place/);
