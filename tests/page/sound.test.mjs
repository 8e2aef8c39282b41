// @ts-check
// The page's sounds are those that the program asks for.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const read = (/** @type {string} */ file) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');

test('there is a sound for every cue', () => {
  const cues = /enum class Cue[^{]*\{([^}]*)\}/.exec(read('shell/desk/cue.h'))?.[1].match(/\bk[A-Z]\w*/g) ?? [];
  const list = /const SOUNDS = \[\n([\s\S]*?)\n\];/.exec(read('web/page/sound.js'))?.[1].split('\n') ?? [];
  assert.ok(cues.length > 10);
  assert.equal(list.length, cues.length);
});
