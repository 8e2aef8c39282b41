// @ts-check
// Damaged scripts, from the host or from the service worker's cache; and a reset of the program when the host can't send it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it, test } from 'node:test';
import { openBrowser, openPage, SITE } from './browser.mjs';
import { Host, servedName } from './host.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';

const SCREEN = { width: 1000, height: 800, ratio: 1 };
const PORTAL = '<!doctype html><title>Welcome</title><p>Please log in to this network.</p>';

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** @param {import('node:test').TestContext} t */
async function newPage(t) {
  const context = await browser.createBrowserContext();
  t.after(() => context.close());
  const { page } = await openPage(t, /** @type {any} */ (context), SCREEN);
  return { page, reader: await Reader.at(page), host: await Host.at(t, SITE, '/') };
}

const script = { 'Content-Type': 'text/javascript' };
/** Faulty answers of a host to a request for a script. @type {Record<string, (response: import('node:http').ServerResponse, bytes: Buffer) => unknown>} */
const ANSWERS = {
  'is not found': (response) => response.writeHead(404).end('not found'),
  'fails on the host': (response) => response.writeHead(500).end(),
  'is a page of the network': (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(PORTAL),
  'is damaged': (response, bytes) => response.writeHead(200, script).end(Buffer.concat([bytes.subarray(0, 99), Buffer.from('x'), bytes.subarray(100)])),
  'is cut off': (response, bytes) => response.writeHead(200, { ...script, 'Content-Length': bytes.length }).write(bytes.subarray(0, 999), () => response.destroy()),
  'is empty': (response) => response.writeHead(200, script).end(),
  'is longer': (response, bytes) => response.writeHead(200, script).end(Buffer.concat([bytes, Buffer.from('\n')])),
  'is reset': (response) => response.destroy(),
};

/** @param {Host} host @param {string} name @param {keyof typeof ANSWERS} how */
function breakScript(host, name, how) {
  const served = servedName(SITE, name);
  host.instead = (asked, response) => asked === served && (ANSWERS[how](response, readFileSync(join(SITE, served))), true);
}

describe('a script of the page', { concurrency: 2 }, () => {
  for (const how of Object.keys(ANSWERS)) {
    it(`that ${how} is told, and tried again at the player's word`, async (t) => {
      const { page, reader, host } = await newPage(t);
      breakScript(host, how === 'is damaged' ? 'table.glue.js' : 'page.js', how);
      await page.goto(host.url);
      await reader.find('paragraph', reader.word('loadFailed'));
      host.instead = () => false;
      await reader.button(reader.word('safeTryAgain'));
      await reader.find('button', reader.word('menuNewGame'));
    });
  }
  for (const how of ['is not found', 'is damaged'])
    it(`boot.js that ${how}: nothing is said of a file on the disk`, async (t) => {
      const { page, reader, host } = await newPage(t);
      breakScript(host, 'boot.js', how);
      await page.goto(host.url);
      await reader.find('paragraph', reader.word('startFailed'));
      assert.ok(!(await reader.has('paragraph', reader.word('stuck'))));
    });
});

/** Visits the page until everything is cached. @param {import('puppeteer-core').Page} page @param {string} url */
async function visit(page, url) {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker?.controller && localStorage.getItem('semafor:/:boot-offline'), { timeout: 20_000, polling: 50 });
}

/** Runs in the page: damages a cached file. @param {string} name */
async function damageKept(name) {
  const [cache] = await Promise.all((await caches.keys()).map((one) => caches.open(one)));
  const response = /** @type {Response} */ (await cache.match(name));
  const bytes = new Uint8Array(await response.arrayBuffer());
  bytes[bytes.length >> 1] ^= 1;
  await cache.put(name, new Response(bytes, { headers: response.headers }));
}

/** Runs in the page. @param {string} name */
async function keptBytes(name) {
  const response = await caches.match(name);
  return response ? [...new Uint8Array(await response.arrayBuffer())].join() : '';
}

for (const name of ['page.js', 'boot.js', 'bot.js'])
  test(`a kept ${name} that is damaged is dropped at the next start and fetched anew`, async (t) => {
    const { page, reader, host } = await newPage(t);
    await page.evaluateOnNewDocument(() => localStorage.removeItem('semafor:/:boot-offline'));
    await visit(page, host.url);
    const served = servedName(SITE, name);
    const right = [...readFileSync(join(SITE, served))].join();
    await page.evaluate(damageKept, served);
    assert.notEqual(await page.evaluate(keptBytes, served), right);
    await page.reload();
    // The start itself may fail; the damaged file is dropped all the same.
    await page.waitForFunction(async (file, damaged) => (await caches.match(file).then((one) => one?.arrayBuffer()))?.byteLength !== damaged || /** @type {any} */ (window).semafor,
      { timeout: 15_000, polling: 50 }, served, readFileSync(join(SITE, served)).length);
    // A new visit, because a reload may be answered from the browser's memory of the previous page.
    await page.goto('about:blank');
    await page.goto(host.url);
    await reader.find('button', reader.word('menuNewGame'));
    await page.waitForFunction(`(${keptBytes})(${JSON.stringify(served)}).then((bytes) => bytes === ${JSON.stringify(right)})`, { timeout: 15_000, polling: 100 });
  });

/** Hosts that can't send a complete build again. @type {Record<string, (host: Host) => void>} */
const LOST = {
  'knows nothing of it': (host) => (host.instead = (_, response) => Boolean(response.writeHead(404).end('not found'))),
  'is busy': (host) => (host.instead = (_, response) => Boolean(response.writeHead(503).end())),
  'is behind the page of a network': (host) => (host.instead = (_, response) => Boolean(response.writeHead(200, { 'Content-Type': 'text/html' }).end(PORTAL))),
  'has lost one file': (host) => breakScript(host, 'bot.js', 'is not found'),
  'has one damaged file': (host) => breakScript(host, 'sound.js', 'is damaged'),
  'is dead': (host) => host.stop(),
};

for (const [how, lose] of Object.entries(LOST))
  test(`a host that ${how}: the kept copy stays, and plays`, async (t) => {
    const { page, reader, host } = await newPage(t);
    await page.evaluateOnNewDocument(() => sessionStorage.getItem('again') ?? localStorage.removeItem('semafor:/:boot-offline'));
    await visit(page, host.url);
    const kept = () => page.evaluate(async () => {
      const names = await caches.keys();
      const files = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
      return { names, files, registered: Boolean(await navigator.serviceWorker.getRegistration()) };
    });
    const before = await kept();
    assert.ok(before.registered && before.files[0] > 20);
    await page.evaluate(() => { sessionStorage.setItem('again', '1'); localStorage.setItem('semafor:/:boot-starts', '2'); });
    await page.reload();
    lose(host);
    await reader.button(reader.word('safeReset'));
    await reader.find('paragraph', reader.word('safeResetOffline'));
    assert.deepEqual(await kept(), before);
    await reader.button(reader.word('safeTryAgain'));
    await reader.find('button', reader.word('menuNewGame'));
  });
