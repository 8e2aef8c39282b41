// @ts-check
// Grouping of unity builds: sources share a group only if no name of one could change its meaning in the other.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { groupsOf } from './unity.mjs';

/** @param {import('node:test').TestContext} t @param {Record<string, string>} texts @param {number} [most] @returns {string} groups like "a b | c" */
function groups(t, texts, most) {
  const folder = mkdtempSync(join(tmpdir(), 'semafor-unity-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  const sources = Object.keys(texts).filter((name) => !name.endsWith('.h')).map((name) => join(folder, name));
  return groupsOf(sources, most).map((group) => group.map((file) => basename(file)).join(' ')).join(' | ');
}
/** @param {string} text */
const hidden = (text) => `namespace semafor {\nnamespace {\n${text}\n}\n}\n`;

test('sources without names of their own go together, up to the most', (t) => {
  assert.equal(groups(t, { a: 'int one() { return 1; }', b: 'int two() { return 2; }', c: 'int three();' }, 2), 'a b | c');
});

test('the same hidden name keeps them apart: constant, function, type, alias, macro', (t) => {
  for (const own of ['constexpr int kFar = limit<int>::max();', 'template <typename T> int far(T a) { return a; }', 'struct Far { int a; };', 'using Far = std::vector<int>;'])
    assert.equal(groups(t, { a: hidden(own), b: hidden(own.replace('using Far = std::vector<int>', 'using Far = int')) }), 'a | b', own);
  assert.equal(groups(t, { a: '#define FAR 1', b: 'int a = FAR;' }), 'a | b');
  assert.equal(groups(t, { a: 'static int far() { return 1; }', b: 'static int far() { return 2; }' }), 'a | b');
});

test('a hidden name keeps away sources and headers that use it otherwise', (t) => {
  assert.equal(groups(t, { a: hidden('struct Way { int a; };'), b: '#include "way.h"\nint f() { return 1; }', 'way.h': 'struct Way {};' }), 'a | b');
});

test('the same using declaration, members, comments and texts clash with nothing', (t) => {
  assert.equal(groups(t, { a: hidden('using test::Room;'), b: hidden('using test::Room;') }), 'a b');
  assert.equal(groups(t, { a: hidden('constexpr int far = 1;'), b: 'int f(S s) { return s.far + s->far; } // far\nconst char* t = "far";' }), 'a b');
  assert.equal(groups(t, { a: hidden('int far(int a) { return a; }'), b: 'int f(int far) { return far; }' }), 'a b');
});
