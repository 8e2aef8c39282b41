// @ts-check
// Checks the boards in maps/ against the numbers of the rulebooks, written down here a second time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf } from './board.mjs';

/** @typedef {import('./board.mjs').Rules} Rules */

const EIGHT = ['purple', 'blue', 'orange', 'yellow', 'white', 'green', 'black', 'red'];
const SIX = ['yellow', 'green', 'white', 'black', 'blue', 'red'];

/** `count` of each colour. @param {string[]} colors @param {number} count @returns {Record<string, number>} */
const each = (colors, count) => Object.fromEntries(colors.map((color) => [color, count]));

/** The rules that the two larger games share. */
const LARGE = {
  seats: /** @type {[number, number]} */ ([2, 5]), wagons: 45, hand: 4, draws: 2, cards: { ...each(EIGHT, 12), locomotive: 14 },
  market: { slots: 5, sweepAt: 3, sweepNeeds: 3, sweepsAtMost: 100 }, closingSeats: 3, lastWagons: 2,
  idlePerSeat: 10, actionsAtMost: 4096, instant: null, eastWest: false,
};

/** @type {Record<string, Rules>} */
const PRINTED = {
  europe: {
    ...LARGE, routePoints: { 1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21 }, decks: { long: 6, normal: 40 },
    setup: { deal: { long: 1, normal: 3 }, mix: 0, keep: 2, returned: 'out' },
    turn: { draw: 3, mix: false, from: ['normal'], keep: 1 }, reveals: 3, stations: { each: 3, points: 4 },
    express: 10, globetrotter: 0, passengers: null, ties: ['completed', 'fewest_stations', 'express'],
  },
  germany: {
    ...LARGE, routePoints: { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18 }, decks: { short: 55, long: 34 },
    setup: { deal: {}, mix: 4, keep: 2, returned: 'shuffled' },
    turn: { draw: 4, mix: true, from: ['short', 'long'], keep: 1 }, reveals: 0, stations: null,
    express: 0, globetrotter: 15, passengers: { total: 60, most: 20, second: 10, colors: each(SIX, 10) }, ties: ['completed', 'passengers'],
  },
  'first-journey': {
    seats: [2, 4], wagons: 20, hand: 4, draws: 2, cards: { ...each(SIX, 10), locomotive: 12 }, market: null,
    routePoints: null, closingSeats: 0, lastWagons: null, idlePerSeat: 10, actionsAtMost: 4096,
    decks: { tickets: 32 }, setup: null, turn: null, reveals: 0, stations: null, express: 0, globetrotter: 0, passengers: null,
    instant: { hand: 2, toWin: 6 }, eastWest: true, ties: [],
  },
};

for (const [map, rules] of Object.entries(PRINTED))
  test(`${map} is played by the numbers of its rulebook`, () => {
    const board = boardOf(map);
    assert.ok(board !== null);
    assert.deepEqual(board.rules, rules);
    assert.deepEqual(Object.keys(board.rules.decks), Object.keys(rules.decks), 'the order of drawing');
    const ferries = board.routes.filter((route) => route.locomotives > 0);
    assert.deepEqual([ferries.length > 0, board.routes.some((route) => route.tunnel)], map === 'europe' ? [true, true] : [false, false]);
  });

test('there is no board of a name that is no folder of a map', () => {
  for (const name of ['atlantis', '..', '../maps/europe', '', 7]) assert.equal(boardOf(name), null);
});
