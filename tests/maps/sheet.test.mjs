// @ts-check
// Decoration of board sheets: drawings placed by hand overlap nothing, and generated ones keep clear of the game.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { Relief } from '../../assets/board/relief.mjs';
import { course, onLand, reachesTheSea } from '../../assets/board/rivers.mjs';
import { metBy, overlaps, playedOn, spaceOf, spaceOfSea } from '../../assets/board/room.mjs';
import { boxCorners } from '../../assets/layout/geometry.mjs';

/** @typedef {import('../../assets/board/types.js').Picture} Picture */
/** @typedef {import('../../assets/layout/types.js').Point} Point */

/** @param {string} path from the root */
const text = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
/** @param {string} path */
const read = (path) => JSON.parse(text(`${path}.json`));
/** @param {string} map */
const playedOnOf = (map) => playedOn(read(`maps/${map}/layout`), read(`maps/${map}/board`));
/** @param {Picture} picture */
const placedOf = ({ figures, seas }) => [...figures.map(spaceOf), ...seas.map(spaceOfSea)];

const FOLDERS = new URL('../../maps/', import.meta.url);
const MAPS = readdirSync(FOLDERS).filter((map) => existsSync(new URL(`${map}/picture.json`, FOLDERS)));
const LETTERS = new Set(text('assets/fonts/title_letters.txt'));

for (const map of MAPS) {
  /** @type {Picture} */
  const picture = read(`maps/${map}/picture`);
  test(`on ${map} nothing that was placed lies on anything`, () => assert.deepEqual(overlaps(playedOnOf(map), placedOf(picture)), []));

  test(`the seas of ${map} have names in every language, in letters that titles have`, () => {
    for (const { names } of picture.seas) {
      assert.deepEqual(Object.keys(names), ['en', 'pl', 'hu']);
      for (const name of Object.values(names))
        for (const letter of name.replace('\n', '')) assert.ok(letter === ' ' || LETTERS.has(letter), `${name}: ${letter}`);
    }
  });

  test(`a cartouche on a city of ${map} is found`, () => {
    const { x, y, id } = read(`maps/${map}/layout`).cities[0];
    const found = overlaps(playedOnOf(map), [spaceOf({ kind: 'cartouche', at: [x, y + 20], size: 200 })]);
    assert.match(found.join(), new RegExp(`cartouche at .* lies on ${id}`));
  });
}

test('a sea over a route, a name, or another sea is found', () => {
  const sea = { names: { en: 'NORTH SEA' }, at: /** @type {Point} */ ([0, 0]), size: 10 };
  const taken = (/** @type {number[]} */ [a, b, c, d]) => [{ what: 'a name', corners: boxCorners([a, b, c, d]) }];
  assert.deepEqual(overlaps(taken([0, 20, 10, 30]), [spaceOfSea(sea)]), []);
  assert.equal(overlaps(taken([0, 3, 10, 30]), [spaceOfSea(sea)]).length, 1);
  assert.equal(overlaps([], [spaceOfSea(sea), spaceOfSea(sea)]).length, 1);
  // Rotated by 90 degrees it is tall instead of wide.
  assert.equal(overlaps(taken([0, 20, 10, 30]), [spaceOfSea({ ...sea, lean: 90 })]).length, 1);
});

/** @type {import('../../assets/board/types.js').Land} */
const ISLAND = { shores: [[[0, 0], [400, 0], [400, 300], [0, 300]]], lakes: [[[300, 100], [350, 100], [350, 150], [300, 150]]] };
const FRAME = [-50, -50, 450, 350];
const same = (/** @type {Point} */ point) => point;

test('a river ends a little beyond the shore', () => {
  const line = course({ name: 'a', course: [[200, 150], [240, 250], [220, 400]] }, same, ISLAND);
  const [, y] = line[line.length - 1];
  assert.ok(y > 300 && y < 310, `${y}`);
  assert.ok(reachesTheSea(line, ISLAND, FRAME));
  const dry = course({ name: 'b', course: [[200, 150], [240, 250]] }, same, ISLAND);
  assert.ok(!reachesTheSea(dry, ISLAND, FRAME));
});

test('mountains and trees keep to the land and away from what is taken, and are always the same', () => {
  const taken = [{ what: 'a route', corners: boxCorners([50, 100, 250, 140]) }];
  /** @type {import('../../assets/board/types.js').Geography} */
  const geography = { rivers: [], ranges: [{ name: 'a', km: 80, size: 15, crest: [[-40, 120], [500, 120]] }], forests: [{ at: [150, 200], km: 90 }] };
  const grown = () => new Relief(taken, ISLAND, FRAME, 1, 10).grow(geography, same);
  const figures = grown();
  assert.ok(figures.filter(({ kind }) => kind === 'peak').length > 20);
  assert.ok(figures.filter(({ kind }) => kind === 'tree').length > 10);
  for (const figure of figures) {
    assert.ok(onLand(ISLAND, figure.at), `${figure.at}`);
    assert.equal(metBy(taken, spaceOf(figure).corners, 1), undefined, `${figure.at}`);
  }
  assert.deepEqual(grown(), figures);
});
