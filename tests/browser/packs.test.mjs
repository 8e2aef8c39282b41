// @ts-check
// Download of asset packs: only the needed ones at first, all of them in the end, and retries on a bad connection.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, serveSite, SITE, settled } from './browser.mjs';
import { Fingers } from './fingers.mjs';
import { Host } from './host.mjs';
import { Reader, ROLES_FLAG } from './roles.mjs';

const SCREEN = { width: 1000, height: 700, ratio: 1 };

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** Waits until everything is downloaded. @param {import('puppeteer-core').Page} page */
const everythingHere = (page) => page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /sound\.[0-9a-f]+\.js$/.test(name)), { timeout: 20_000 });

/** Opens a page in which requests for these addresses fail while `fails.now`. @param {import('node:test').TestContext} t @param {RegExp} address */
async function openFailing(t, address) {
  const { page } = await openPage(t, browser, SCREEN);
  // Shows the text view beside the canvas.
  await page.evaluateOnNewDocument(() => void (localStorage[`semafor:${location.pathname}:settings`] ??= 'text=beside\n'));
  const fails = { now: true, asked: 0 };
  await page.setBypassServiceWorker(true); // its requests can't be made to fail
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!address.test(request.url())) return void request.continue();
    ++fails.asked;
    return void (fails.now ? request.abort() : request.continue());
  });
  return { page, fails };
}

test('the texts of one language come before the first picture, and all the rest when the page is idle', async (t) => {
  const { page, complaints } = await openPage(t, browser, SCREEN);
  await page.evaluateOnNewDocument(() => localStorage.setItem(`semafor:${location.pathname}:settings`, 'language=hu\n'));
  await page.goto(await serveSite(t, '/any/path/'));
  await settled(page);
  await everythingHere(page);
  const { first, names } = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-picture')[0].startTime,
    names: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name: name.replace(/^.*\/|\.[0-9a-f]{10}/g, ''), at: startTime })),
  }));
  const packs = names.filter(({ name }) => /^(texts-|board-|art\.)/.test(name));
  assert.deepEqual(packs.filter(({ name, at }) => at < first && name.startsWith('texts')).map(({ name }) => name), ['texts-hu.txt']);
  assert.deepEqual(packs.map(({ name }) => name).sort(), ['art.bin', 'board-europe.bin', 'board-first-journey.bin', 'board-germany.bin', 'texts-en.txt', 'texts-hu.txt', 'texts-pl.txt']);
  assert.deepEqual(complaints, []);
});

test('another language is waited for with the old one on the screen', async (t) => {
  const { page, fails } = await openFailing(t, /texts-pl/);
  const reader = await Reader.at(page);
  await page.goto(await serveSite(t, '/'));
  await settled(page);
  await new Fingers(page, 'mouse').press('language/pl');
  await reader.find('button', reader.word('menuNewGame'));
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
  const again = await reader.find('button', reader.word('fetchAgain')); // after three failed tries
  assert.ok(fails.asked >= 3);
  fails.now = false;
  await again.click();
  await page.waitForFunction(() => document.documentElement.lang === 'pl', { timeout: 10_000 });
});

test('a game goes on in words while its board can not be had, and on the canvas when it comes', async (t) => {
  const { page, fails } = await openFailing(t, /board-/);
  const reader = await Reader.at(page);
  await page.goto(await serveSite(t, '/'));
  await settled(page);
  await reader.button(reader.word('menuNewGame'));
  await reader.button(reader.word('newStart'));
  await reader.find('paragraph', reader.word('notFetched'));
  assert.ok(!(await new Fingers(page, 'mouse').targets()).some(({ id }) => id === 'keep'), 'nothing to decide without a board');
  fails.now = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.waitForFunction(() => /^keep /m.test(window.semafor.targets()), { timeout: 10_000 });
  assert.ok(!(await reader.has('paragraph', reader.word('notFetched'))));
  assert.ok(fails.asked > 3);
});

test('after all was fetched the next start needs no more than the page itself', async (t) => {
  const host = await Host.at(t, SITE, '/');
  const { page } = await openPage(t, browser, SCREEN);
  await page.goto(host.url);
  await settled(page);
  await everythingHere(page);
  const before = host.asked.length;
  /** @type {string[]} */
  const fetched = [];
  page.on('response', (response) => void (response.fromCache() || response.fromServiceWorker() || fetched.push(response.url().replace(/^.*\//, ''))));
  await page.reload();
  await settled(page);
  await everythingHere(page);
  // Requested by the page and received by the host: the browser reports a worker's script from its memory as neither cached nor from
  // the service worker, and the service worker may still be fetching other files for itself.
  const asked = host.asked.slice(before).filter((name) => fetched.includes(name));
  assert.ok(before > 10);
  assert.deepEqual(asked.filter((name) => /\.(wasm|js|txt|bin)$/.test(name)), []);
});
