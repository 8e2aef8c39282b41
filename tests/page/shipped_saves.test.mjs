// @ts-check
// The shipped program reads damaged saves under Node: it detects every damage, never traps, and leaks no memory.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';
import { answering, programOf } from '../../web/page/program.js';
import { PageEvent } from '../../web/page/wire.js';

const SITE = new URL('../../.build/site/', import.meta.url);
const GOLDEN = new URL('../golden/saves/', import.meta.url);
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const served = (/** @type {RegExp} */ name) => new URL(readdirSync(SITE).find((file) => name.test(file)) ?? '', SITE);
const saves = readdirSync(GOLDEN).filter((file) => file.endsWith('.save'))
  .map((file) => ({ file, text: readFileSync(new URL(file, GOLDEN), 'latin1').trim() }));

/** The part of a page that Emscripten's script uses when loaded; the program's main is never run. */
function surroundings() {
  const target = { addEventListener: () => {}, removeEventListener: () => {} };
  const document = { ...target, currentScript: { src: 'http://localhost/' }, querySelector: () => null, getElementById: () => null };
  return { document, console, WebAssembly, TextDecoder, performance, setTimeout, clearTimeout, navigator: {}, ...target };
}

/** Loads the program with a fake store. @returns {Promise<{kept: () => number, take: (text: string) => void, bytes: () => number}>} */
async function loadProgram() {
  const context = vm.createContext(surroundings());
  vm.runInContext('var window = globalThis; var self = globalThis;', context);
  vm.runInContext(readFileSync(served(/^table\.glue\.[0-9a-f]+\.js$/), 'utf8'), context);
  /** @type {WebAssembly.Memory | undefined} */
  let memory;
  const module = await context.SemaforTable({
    noInitialRun: true,
    instantiateWasm: (/** @type {WebAssembly.Imports} */ imports, /** @type {Function} */ done) => {
      void WebAssembly.instantiate(readFileSync(served(/^table\.[0-9a-f]+\.wasm$/)), imports).then(({ instance, module: compiled }) => {
        memory = Object.values(instance.exports).find((part) => part instanceof WebAssembly.Memory);
        done(instance, compiled);
      });
      return {};
    },
  });
  /** @type {Map<string, string>} */
  const store = new Map();
  const host = /** @type {Partial<import('../../web/page/program.js').Host>} */ ({
    keys: (_text, _more, second) => (second ? '' : [...store.keys()].join('\n')),
    read: (key, _more, second) => (second ? undefined : store.get(key)),
    write: (key, text) => void store.set(key, text),
    remove: (key) => void store.delete(key),
    random: () => '0123456789abcdef',
    now: () => 1_790_000_000,
    language: () => 'en',
  });
  const { bytesOf, send, importFiles } = programOf(module);
  module.answer = answering(/** @type {any} */ (new Proxy(host, { get: (calls, name) => Reflect.get(calls, name) ?? (() => {}) })), bytesOf);
  send(PageEvent.begin);
  return {
    kept: () => [...store.keys()].filter((key) => key.startsWith('game')).length,
    take: (text) => importFiles([text], []),
    bytes: () => memory?.buffer.byteLength ?? 0,
  };
}

const program = await loadProgram();

/** Every text that differs from `text` in one bit of one character and is still a valid string. @param {string} text */
function* flippedLetters(text) {
  for (let at = 0; at < text.length; ++at)
    for (let bit = 0; bit < 8; ++bit) {
      const code = text.charCodeAt(at) ^ (1 << bit);
      if (code !== 0) yield text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1);
    }
}

/** Every text whose decoded bytes differ in one bit: one of the six bits of a base64 letter. @param {string} text */
function* flippedBits(text) {
  for (let at = 0; at < text.length; ++at)
    for (let bit = 0; bit < 6; ++bit)
      yield text.slice(0, at) + ALPHABET[ALPHABET.indexOf(text[at]) ^ (1 << bit)] + text.slice(at + 1);
}

function* cutShort(/** @type {string} */ text) {
  for (let length = 0; length < text.length; ++length) yield text.slice(0, length);
}

const DAMAGES = /** @type {const} */ ([['truncation', cutShort], ['flipped bit of the text', flippedLetters], ['flipped bit of the bytes', flippedBits]]);

for (const [name, damages] of DAMAGES)
  test(`every ${name} of every golden save is detected, and costs no memory`, (t) => {
    const before = program.bytes();
    let count = 0;
    for (const { file, text } of saves)
      for (const damaged of damages(text)) {
        ++count;
        program.take(damaged);
        if (program.kept() > 0) assert.fail(`${file}: not detected: ${damaged}`);
      }
    assert.ok(program.bytes() - before <= 4 * 1_048_576, `memory grew from ${before} to ${program.bytes()}`);
    t.diagnostic(`${count} damaged saves`);
  });

test('what is no text of ours, or longer than any save, is refused', () => {
  for (const text of ['', 'SEMAFOR', '\u4e2d\u6587', '\ud800', 'A'.repeat(3_000_000)]) program.take(text);
  assert.equal(program.kept(), 0);
});

test('after all that the shipped program takes every golden save', () => {
  assert.ok(saves.length >= 7);
  for (const [i, { file, text }] of saves.entries()) {
    program.take(text);
    assert.ok(program.kept() > i, file);
  }
});
