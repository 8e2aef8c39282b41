// @ts-check
// The bundle: content-hashed names, mentions filled in, compressed copies, sizes within their budget.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync, inflateRawSync } from 'node:zlib';
import { Linter } from 'eslint';
import { growth, offBudget } from '../../web/pack/budget.mjs';
import { completeBuild } from '../../web/pack/build.mjs';
import { Templates } from '../../web/pack/template.mjs';
import { zipOf } from '../../web/pack/zip.mjs';

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

test('size, inline, hash and integrity are replaced', () => {
  const page = made({ 'p.html': '{size:s.css}|{inline:s.css}|{hash:s.css}|{sri:s.css}', 's.css': 'b{}' });
  const [hash, integrity] = ['sha256', 'sha384'].map((kind) => createHash(kind).update('b{}').digest('base64'));
  assert.equal(page.bytes('p.html').toString(), `3|b{}|sha256-${hash}|sha384-${integrity}`);
});

test('a mention of what is not there, or of each other, is an error that says where', () => {
  assert.throws(() => made({ 'a.js': '{file:b.js}' }).bytes('a.js'), /a\.js mentions b\.js/);
  assert.throws(() => made({ 'a.js': '{file:b.js}', 'b.js': '{file:a.js}' }).bytes('a.js'), /a\.js mentions b\.js mentions a\.js/);
});

/** Files whose addresses must never change. */
const FIXED = ['index.html', 'service.js', 'service-off.js'];
const plainFiles = files.filter((file) => !/\.(br|gz)$/.test(file));
const sri = (/** @type {string} */ name) => `sha384-${createHash('sha384').update(read(name)).digest('base64')}`;

test('every served file but the page and the service worker is named after its content', () => {
  for (const name of plainFiles.filter((file) => !FIXED.includes(file))) {
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
    const hosts = [...text.matchAll(/\b(?:https?|wss?):\/\/[^"'` )]+/g)].map(([address]) => address);
    assert.deepEqual(hosts.filter((address) => !/^http:\/\/www\.w3\.org\//.test(address)), [], name);
  }
});

test('the scripts under no policy of the page are among those', () => {
  const bot = plainFiles.filter((file) => /^(bot|table\.glue)\.[0-9a-f]{10}\.js$/.test(file));
  assert.equal(bot.length, 2);
  for (const name of [...bot, 'service.js', 'service-off.js']) {
    assert.doesNotMatch(read(name).toString(), /\bimport\s*\(|new Worker|WebSocket/, name);
    const fetched = [...read(name).toString().matchAll(/importScripts\(([^)]*)\)/g)].map(([, what]) => what.replace(/["'`]/g, ''));
    for (const script of fetched) assert.ok(bot.includes(script), `${name} fetches ${script}`);
  }
});

test('the page runs a script only when its bytes are the ones it was made with', () => {
  const html = read('index.html').toString();
  const tags = [...html.matchAll(/<script\b[^>]+>/g)].map(([tag]) => tag);
  assert.equal(tags.length, 3);
  // The title's script is inline, and the page's policy has its hash.
  const inside = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
  assert.equal(inside.length, 1);
  assert.ok(html.includes(`'sha256-${createHash('sha256').update(inside[0]).digest('base64')}'`));
  for (const tag of tags) {
    const [, name, integrity] = /src="([^"]+)" integrity="([^"]+)"/.exec(tag) ?? [];
    assert.equal(integrity, sri(name), tag);
  }
  const wasm = plainFiles.filter((name) => name.endsWith('.wasm'));
  const scripts = plainFiles.filter((name) => /^(page|bot)\./.test(name) && name.endsWith('.js')).map((name) => read(name).toString());
  for (const name of wasm) assert.ok(scripts.some((text) => text.includes(name) && text.includes(sri(name))), name);
});

test('the service worker knows every file with its hash, and both it and the page the build', () => {
  const service = read('service.js').toString();
  const known = new Map(JSON.parse(/\[\[.*?\]\]/.exec(service)?.[0] ?? '[]'));
  assert.deepEqual([...known.keys()].sort(), plainFiles.filter((name) => !name.startsWith('service') && !name.startsWith('preview')).sort());
  for (const [name, integrity] of known) assert.equal(integrity, sri(name), name);
  const build = /data-build="([0-9a-f]{16})"/.exec(read('index.html').toString())?.[1];
  assert.ok(build && service.includes(`"${build}"`));
});

test('another content is another build, down to the page itself', () => {
  const build = (/** @type {string} */ page, /** @type {string} */ script) => {
    const files = [['index.html', page], ['a.0123456789.js', script]].map(([name, text]) => ({ name, served: name, bytes: Buffer.from(text) }));
    const all = completeBuild(files, () => Buffer.from("list('{files}','{build}')"));
    return new Map(all.map(({ served, bytes }) => [served, bytes.toString()]));
  };
  const one = build('<p {build}>', '1');
  const name = /[0-9a-f]{16}/.exec(one.get('index.html') ?? '')?.[0];
  assert.ok(name);
  assert.match(one.get('service.js') ?? '', new RegExp(`^list\\(\\[\\["a\\.0123456789\\.js","sha384-[^"]{64}"\\],.*,"${name}"\\)$`));
  assert.equal(one.get('index.html'), `<p ${name}>`);
  for (const [page, script] of [['<p {build}>', '2'], ['<b {build}>', '1']]) assert.ok(!build(page, script).get('index.html')?.includes(name));
});

test('boot.js is understood by browsers of 2015, the other scripts by those that it lets play', () => {
  for (const name of plainFiles.filter((file) => file.endsWith('.js'))) {
    const ecmaVersion = name.startsWith('boot.') ? 2015 : 2021;
    const faults = new Linter().verify(read(name).toString(), [{ languageOptions: { ecmaVersion, sourceType: 'script' }, linterOptions: { reportUnusedDisableDirectives: 'off' } }]);
    assert.deepEqual(faults.filter(({ fatal }) => fatal).map(({ message }) => message), [], name);
  }
});

test('the zip holds every file, unpacks to the same bytes, and is the same each time', () => {
  const some = new Map(['b.txt', 'ő.js', 'a.bin'].map((name) => [name, Buffer.from(name.repeat(1000))]));
  const zip = zipOf(some);
  assert.deepEqual(zip, zipOf(new Map([...some].reverse())));
  const names = [];
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const [small, size, length] = [zip.readUInt32LE(at + 18), zip.readUInt32LE(at + 22), zip.readUInt16LE(at + 26)];
    const name = zip.toString('utf8', at + 30, at + 30 + length);
    const bytes = inflateRawSync(zip.subarray(at + 30 + length, at + 30 + length + small));
    assert.equal(bytes.length, size);
    assert.deepEqual(bytes, some.get(name));
    names.push(name);
    at += 30 + length + small;
  }
  assert.deepEqual(names, [...some.keys()].sort());
});

test('nothing is left unreplaced, and all addresses are relative', () => {
  for (const name of files.filter((file) => /\.(js|html|webmanifest)$/.test(file)))
    assert.doesNotMatch(read(name).toString(), /\{((file|size|inline|hash|sri):[\w.-]+|texts:\w{3,}|policy|files|build|address)\}/, name);
  assert.doesNotMatch(read('index.html').toString(), /(src|href)="\//);
});

const weight = (/** @type {string} */ name, /** @type {number} */ brotli) => ({ name, raw: 0, gzip: 0, brotli });

test('a group beyond its goal is named, and one that wrongly counts as missed', () => {
  const budget = {
    floor: 0,
    groups: { first: { goal: 10, files: ['a.js'] }, second: { goal: 15, missed: true, files: ['a.js', 'b.js'] }, whole: { goal: 20 } },
  };
  const off = (/** @type {number[]} */ ...[a, b, c]) => offBudget([weight('a.js', a), weight('b.js', b), weight('c.js', c)], budget);
  assert.deepEqual(off(10_000, 5001, 4999), []);
  assert.deepEqual(off(10_001, 5000, 1), ['first']);
  assert.deepEqual(off(9000, 6000, 1), ['second']);
  assert.deepEqual(off(9000, 7000, 4001), ['whole']);
  assert.deepEqual(offBudget([weight('a.js', 15_001)], budget), ['first', 'b.js']);
});

test('what a feature may add counts in its group once the feature is built', () => {
  const budget = { floor: 0, groups: { whole: { goal: 10, later: { lessons: 5 } } } };
  assert.deepEqual(offBudget([weight('a.js', 14_000)], budget), ['whole']);
  assert.deepEqual(offBudget([weight('a.js', 14_000)], { ...budget, built: ['lessons'] }), []);
  assert.deepEqual(offBudget([weight('a.js', 15_001)], { ...budget, built: ['lessons'] }), ['whole']);
});

test('a name with a star in a budget stands for the heaviest such file', () => {
  const budget = { floor: 0, groups: { first: { goal: 9, files: ['board-*.bin'] } } };
  const off = (/** @type {number[]} */ ...sizes) => offBudget(sizes.map((size, i) => weight(`board-${i}.bin`, size)), budget);
  assert.deepEqual(off(8_000, 7_000), []);
  assert.deepEqual(off(7_000, 9_500, 8_000), ['first']);
  assert.deepEqual(off(), ['board-*.bin']);
});

test('a build that has grown since the commit before says so, however often it is built', () => {
  const budget = { floor: 0, groups: { whole: { goal: 100 } } };
  const at = (/** @type {number} */ brotli) => [{ name: 'a.js', raw: 0, gzip: 0, brotli }];
  const first = growth(at(5000), undefined, 'one', budget);
  assert.deepEqual(first.grown, []);
  const second = growth(at(6500), first.sizes, 'two', budget);
  assert.deepEqual(second.grown, ['whole has grown by 1.5 KB since the commit before']);
  assert.deepEqual(growth(at(6500), second.sizes, 'two', budget).grown, second.grown);
  assert.deepEqual(growth(at(7000), second.sizes, 'three', budget).grown, []);
});

test('what the page itself names is in the budget of the first game', () => {
  const fetched = [...read('index.html').toString().matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name]) => name).filter((name) => !name.endsWith('.png'));
  const { groups } = JSON.parse(readFileSync(new URL('../../web/pack/budget.json', import.meta.url), 'utf8'));
  const plain = (/** @type {string} */ name) => name.replace(/\.[0-9a-f]{10}(\.[a-z]+)$/, '$1');
  for (const name of fetched) assert.ok(groups['first game'].files.includes(plain(name)), name);
  assert.ok(fetched.length > 4);
});
