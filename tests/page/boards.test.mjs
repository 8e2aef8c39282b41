// @ts-check
// Golden images of every board: the native renderer's output must match tests/golden/boards, with tolerance for rounding by other
// compilers. After an intended change: SEMAFOR_GOLDEN=write.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { encodePng, shrunk } from '../setup/png.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TABLE = process.env.SEMAFOR_TABLE ?? join(ROOT, '.build/test/shell/semafor-table');
const SAVES = { europe: 'europe-5-finished', germany: 'germany-3-names', 'first-journey': 'first-journey-2-midway' };
const SHRINK = 4;
const MEAN = 1.5; // greatest mean difference of a channel, out of 255
const WORST = 40; // greatest difference of any single value

for (const [board, save] of Object.entries(SAVES))
  test(`the board of ${board} looks as it did`, () => {
    const file = join(mkdtempSync(join(tmpdir(), 'semafor-')), 'board.png');
    execFileSync(TABLE, ['--png', file, '1920', '1200', '1.5', '--screen', 'table', '--save', join(ROOT, `tests/golden/saves/${save}.save`), '--language', 'en']);
    const seen = shrunk(readFileSync(file), SHRINK);
    const golden = join(ROOT, `tests/golden/boards/${board}.png`);
    if (process.env.SEMAFOR_GOLDEN === 'write') writeFileSync(golden, encodePng(seen));
    const before = shrunk(readFileSync(golden), 1);
    assert.deepEqual([seen.width, seen.height], [before.width, before.height]);
    let sum = 0;
    let worst = 0;
    seen.rgb.forEach((value, i) => {
      const by = Math.abs(value - before.rgb[i]);
      sum += by;
      worst = Math.max(worst, by);
    });
    assert.ok(sum / seen.rgb.length <= MEAN, `differs by ${sum / seen.rgb.length} in the mean`);
    assert.ok(worst <= WORST, `differs by ${worst} somewhere`);
  });
