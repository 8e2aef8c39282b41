// @ts-check
// The interface between program and page: wire.js matches the program's enums, and every call and event has a handler.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { namesOf, wire } from '../../web/pack/wire.mjs';

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const LIST = read('web/src/wire.h');
const PAGE = new URL('../../web/page/', import.meta.url);
const scripts = readdirSync(PAGE).filter((name) => name.endsWith('.js') && name !== 'wire.js').map((name) => readFileSync(new URL(name, PAGE), 'utf8')).join('\n');

test('names come out of an enumeration in their order, whatever the comments say', () => {
  assert.deepEqual(namesOf('Fruit', 'enum class Fruit : std::uint8_t {\n kRedApple,  // kPear, of course\n kPlum\n};'), ['redApple', 'plum']);
  assert.throws(() => namesOf('Fruit', 'enum class Fruit : int { kApple = 3 };'), /isn't a name alone/);
  assert.throws(() => namesOf('Nut', 'enum class Fruit : int { kApple };'), /no enum class Nut/);
});

test('wire.js is what the lists say', () => assert.equal(read('web/page/wire.js'), wire()));

test('the page answers every call of the program', () => {
  const host = read('web/page/host.js');
  for (const name of namesOf('PageCall', LIST)) assert.match(host, new RegExp(`\\b${name}\\b *[:(,]`), name);
});

test('the program hears all that the page tells, and the page tells all that it hears', () => {
  const program = read('web/src/page_desk.cpp');
  for (const name of namesOf('PageEvent', LIST)) {
    assert.ok(scripts.includes(`PageEvent.${name}`), name);
    assert.ok(program.includes(`{PageEvent::k${name[0].toUpperCase()}${name.slice(1)},`), name);
  }
});

test('there is a sound for every cue', () => {
  for (const name of namesOf('Cue', read('shell/desk/cue.h'))) assert.ok(scripts.includes(`[Cue.${name}]:`), name);
});

test('the scripts use no name that the lists lack', () => {
  const lists = new Map([...wire().matchAll(/const (\w+) = .*\{ (.*) \}/g)].map(([, list, entries]) => [list, entries.split(', ').map((entry) => entry.split(':')[0])]));
  assert.ok(lists.size > 4);
  for (const [, list, name] of scripts.matchAll(/\b(PageCall|PageEvent|Handed|StoreRisk|StoreFault|Cue)\.(\w+)/g)) assert.ok(lists.get(list)?.includes(name), `${list}.${name}`);
});
