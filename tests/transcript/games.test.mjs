// @ts-check
// Fresh games of the engine, replayed by the independent rules of this folder: every board, every number of seats.
// SEMAFOR_GAMES games (of tests/run: a few), the first of them number SEMAFOR_SEED.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { replay } from './replay.mjs';

const PROGRAM = join(dirname(fileURLToPath(import.meta.url)), '../../.build/test/engine/semafor');
const TABLES = /** @type {const} */ ([
  ['europe', 2], ['europe', 3], ['europe', 4], ['europe', 5], ['germany', 2], ['germany', 3], ['germany', 4], ['germany', 5],
  ['first-journey', 2], ['first-journey', 3], ['first-journey', 4],
]);
const games = Number(process.env.SEMAFOR_GAMES ?? 22);
const first = Number(process.env.SEMAFOR_SEED ?? 1);

for (const [table, [map, seats]] of TABLES.entries())
  test(`an independent program replays ${map} with ${seats} seats`, () => {
    for (let game = first; game < first + games; ++game) {
      if (game % TABLES.length !== table) continue;
      const deal = String(game).padStart(13, '0');
      const text = execFileSync(PROGRAM, ['transcript', '--map', map, '--seats', String(seats), '--deal', deal], { maxBuffer: 1 << 28 });
      assert.ok(replay(text.toString()) > 30, `deal ${deal}`);
    }
  });
