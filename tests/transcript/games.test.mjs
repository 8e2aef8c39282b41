// @ts-check
// Replays new games of the engine with the independent rules of this folder: every shipped board with every number of seats, and
// boards that aren't built into a program, from their folders.
// SEMAFOR: the program (default: the one of tests/run). SEMAFOR_GAMES: number of games (default: a few). SEMAFOR_SEED: the first game.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { addBoard } from './board.mjs';
import { replay } from './replay.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const PROGRAM = process.env.SEMAFOR ?? join(HERE, '../../.build/test/engine/semafor');
const TABLES = /** @type {const} */ ([
  ['europe', 2], ['europe', 3], ['europe', 4], ['europe', 5], ['germany', 2], ['germany', 3], ['germany', 4], ['germany', 5],
  ['first-journey', 2], ['first-journey', 3], ['first-journey', 4],
]);
const INVENTED = /** @type {const} */ ([
  ['islands', 2], ['islands', 3], ['islands', 4], ['highlands', 2], ['highlands', 3], ['valley', 2], ['valley', 3],
]);
const games = Number(process.env.SEMAFOR_GAMES ?? 22);
const first = Number(process.env.SEMAFOR_SEED ?? 1);

/** Replays a game of the engine. @param {string} map a name or a folder @param {number} seats @param {number} game @param {number} least actions */
function compare(map, seats, game, least) {
  const deal = String(game).padStart(13, '0');
  const text = execFileSync(PROGRAM, ['transcript', '--map', map, '--seats', String(seats), '--deal', deal], { maxBuffer: 1 << 28 });
  assert.ok(replay(text.toString()) > least, `deal ${deal}`);
}

for (const [table, [map, seats]] of TABLES.entries())
  test(`an independent program replays ${map} with ${seats} seats`, () => {
    for (let game = first; game < first + games; ++game)
      if (game % TABLES.length === table) compare(map, seats, game, 30);
  });

for (const [table, [map, seats]] of INVENTED.entries())
  test(`an independent program replays the invented board ${map} with ${seats} seats`, () => {
    const folder = join(HERE, '../boards', map);
    addBoard(folder);
    for (let game = first; game < first + 2 * games; ++game)
      if (game % INVENTED.length === table) compare(folder, seats, game, 5);
  });
