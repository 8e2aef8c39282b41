// @ts-check
// Tests tests/same with fake programs: it finds a changed screen, and reports nothing if all are the same.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { compare, differences, fingerprintsOf, shotsOf } from './same.mjs';
import { LANGUAGES, SIGHTS, SIZES } from './sights.mjs';

const SHOTS = ['title', 'table', 'mix'].map((name) => ({ name, line: `${name}\t100\t100\t1` }));

/** Two fake programs that show a list; the second shows `other` differently. @param {import('node:test').TestContext} t @param {string} other */
function programs(t, other) {
  const folder = mkdtempSync(join(tmpdir(), 'semafor-same-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const program = (/** @type {string} */ name, /** @type {string} */ changed) => {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh
while IFS='\t' read -r name remaining; do
  picture=same; [ "$name" != "${changed}" ] || picture=other
  printf '%s\\t%s\\twords\\n' "$name" "$picture"
  [ -z "$3" ] || echo "$picture" >"$3/$name.png"
done <"$2"
`, { mode: 0o755 });
    return file;
  };
  return { folder: join(folder, 'same'), tables: [program('base', ''), program('now', other)] };
}

test('two programs that draw the same have no difference', async (t) => {
  const { folder, tables } = programs(t, '');
  assert.deepEqual(await compare(tables, folder, SHOTS), []);
});

test('a screen that changed is named, and both pictures of it alone are kept', async (t) => {
  const { folder, tables } = programs(t, 'mix');
  assert.deepEqual(await compare(tables, folder, SHOTS), [{ name: 'mix', what: 'picture' }]);
  assert.deepEqual(['base', 'now'].map((side) => readFileSync(join(folder, side, 'mix.png'), 'utf8').trim()), ['same', 'other']);
  assert.ok(!existsSync(join(folder, 'now', 'title.png')));
});

test('changed words, and a screen that one program or none can show, are differences', () => {
  const base = fingerprintsOf('a\t1\t1\nb\t2\t2\nc\t-\t-\nd\t4\t4\n');
  const now = fingerprintsOf('a\t1\t9\nb\t2\t2\nc\t-\t-\n');
  assert.deepEqual(differences(['a', 'b', 'c', 'd'], base, now), [
    { name: 'a', what: 'words' },
    { name: 'c', what: 'not shown by the base and the tree' },
    { name: 'd', what: 'not shown by the tree' }]);
});

test('every sight is shot in each language at each size, by day and by night', () => {
  const shots = shotsOf([]);
  assert.equal(new Set(shots.map(({ name }) => name)).size, shots.length);
  for (const sight of Object.keys(SIGHTS))
    for (const [width] of SIZES) {
      const here = shots.filter(({ name }) => name.startsWith(`${sight}-`) && new RegExp(`^${sight}-(en|pl|hu)-${width}(-night)?$`).test(name));
      assert.equal(here.length, LANGUAGES.length + 1, sight);
      assert.equal(here.filter(({ line }) => line.includes('\t--night')).length, 1);
    }
});
