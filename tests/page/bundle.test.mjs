// @ts-check
// The bundle: names after contents, mentions replaced, packed files beside, weights within their budget.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { overBudget } from '../../web/pack/budget.mjs';
import { Templates } from '../../web/pack/template.mjs';

const SITE = join(dirname(fileURLToPath(import.meta.url)), '../../.build/site');
const files = readdirSync(SITE);
const read = (/** @type {string} */ name) => readFileSync(join(SITE, name));
const made = (/** @type {Record<string, string>} */ sources) =>
  new Templates(new Map(Object.entries(sources).map(([name, text]) => [name, Buffer.from(text)])));

test('a name changes with the content, and with the content of what it mentions', () => {
  const one = made({ 'a.js': 'go("{file:b.js}")', 'b.js': '1' });
  const two = made({ 'a.js': 'go("{file:b.js}")', 'b.js': '2' });
  assert.match(one.hashedName('b.js'), /^b\.[0-9a-f]{10}\.js$/);
  assert.notEqual(one.hashedName('b.js'), two.hashedName('b.js'));
  assert.notEqual(one.hashedName('a.js'), two.hashedName('a.js'));
  assert.equal(one.bytes('a.js').toString(), `go("${one.hashedName('b.js')}")`);
});

test('size, inline and hash are replaced', () => {
  const page = made({ 'p.html': '{size:s.css}|{inline:s.css}|{hash:s.css}', 's.css': 'b{}' });
  const hash = createHash('sha256').update('b{}').digest('base64');
  assert.equal(page.bytes('p.html').toString(), `3|b{}|sha256-${hash}`);
});

test('a mention of what is not there, or of each other, is an error that says where', () => {
  assert.throws(() => made({ 'a.js': '{file:b.js}' }).bytes('a.js'), /a\.js mentions b\.js/);
  assert.throws(() => made({ 'a.js': '{file:b.js}', 'b.js': '{file:a.js}' }).bytes('a.js'), /a\.js mentions b\.js mentions a\.js/);
});

test('every served file but the page is named after its content', () => {
  for (const name of files.filter((file) => !/\.(br|gz)$/.test(file) && file !== 'index.html')) {
    const hash = createHash('sha256').update(read(name)).digest('hex').slice(0, 10);
    assert.equal(name.split('.').at(-2), hash, name);
  }
});

test('brotli and gzip beside a file hold the same bytes', () => {
  const packed = files.filter((file) => file.endsWith('.br'));
  assert.ok(packed.length >= 8);
  for (const name of packed) {
    const plain = name.slice(0, -3);
    assert.deepEqual(brotliDecompressSync(read(name)), read(plain), name);
    assert.deepEqual(gunzipSync(read(`${plain}.gz`)), read(plain), name);
  }
});

test('no script makes code out of text, and nothing names another host', () => {
  for (const name of files.filter((file) => /\.(js|html|webmanifest)$/.test(file))) {
    const text = read(name).toString();
    assert.doesNotMatch(text, /\beval\s*\(|new Function\b|Function\s*\(["']/, name);
    const hosts = [...text.matchAll(/https?:\/\/[^"' )]+/g)].map(([address]) => address);
    assert.deepEqual(hosts.filter((address) => !/^http:\/\/www\.w3\.org\//.test(address)), [], name);
  }
});

test('nothing is left unreplaced, and all addresses are relative', () => {
  for (const name of files.filter((file) => /\.(js|html|webmanifest)$/.test(file)))
    assert.doesNotMatch(read(name).toString(), /\{(file|size|inline|hash|policy)[:}]/, name);
  assert.doesNotMatch(read('index.html').toString(), /(src|href)="\//);
});

test('what outgrows its budget is named, alone and in its group', () => {
  const weight = (/** @type {string} */ name, /** @type {number} */ brotli) => ({ name, raw: 0, gzip: 0, brotli });
  const budget = {
    floor: 0,
    groups: { first: { most: 10, files: ['a.js'] }, second: { most: 15, after: 'first', files: ['b.js'] }, whole: { most: 20 } },
    files: { 'a.js': 12, 'b.js': 12, 'c.js': 12 },
  };
  const over = (/** @type {number[]} */ ...[a, b, c]) => overBudget([weight('a.js', a), weight('b.js', b), weight('c.js', c)], budget);
  assert.deepEqual(over(10_000, 5000, 5000), []);
  assert.deepEqual(over(1, 1, 12_001), ['c.js']);
  assert.deepEqual(over(10_001, 1, 1), ['first']);
  assert.deepEqual(over(9000, 7000, 1), ['second']);
  assert.deepEqual(over(9000, 5000, 7000), ['whole']);
  assert.deepEqual(overBudget([weight('a.js', 1), weight('b.js', 1), weight('unknown.js', 1)], budget), ['unknown.js']);
  assert.deepEqual(overBudget([weight('a.js', 1)], budget), ['b.js']);
});

test('what the page itself names is in the budget of the first picture', () => {
  const fetched = [...read('index.html').toString().matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name]) => name).filter((name) => !name.endsWith('.png'));
  const { groups } = JSON.parse(readFileSync(new URL('../../web/pack/budget.json', import.meta.url), 'utf8'));
  const plain = (/** @type {string} */ name) => name.replace(/\.[0-9a-f]{10}(\.[a-z]+)$/, '$1');
  for (const name of fetched) assert.ok(groups['first picture'].files.includes(plain(name)), name);
  assert.ok(fetched.length > 4);
});
