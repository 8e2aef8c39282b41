// @ts-check
// Offline use: after one visit the game runs without a host. Without service workers the page still works online.
// SEMAFOR_GAMES: number of cold starts.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, SITE, settled } from './browser.mjs';
import { buildOf, copyOfSite, Host, profileFor, seenBuild, servedName } from './host.mjs';
import { begin, play, prepare } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';

const SCREEN = { width: 1000, height: 800, ratio: 1 };
const STARTS = Number(process.env.SEMAFOR_GAMES ?? 5);
/** Skips the other tests when SEMAFOR_GAMES is set: only the cold starts are repeated. */
const soakOnly = process.env.SEMAFOR_GAMES ? test.skip : test;

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG, '--host-resolver-rules=MAP plain.test 127.0.0.1']);
});
after(() => browser.close());

/** @param {import('node:test').TestContext} t @param {import('puppeteer-core').Browser | import('puppeteer-core').BrowserContext} from @param {string} url */
async function open(t, from, url) {
  const tab = await openPage(t, /** @type {import('puppeteer-core').Browser} */ (from), SCREEN, { offlineKnown: false });
  const reader = await Reader.at(tab.page);
  await tab.page.goto(url);
  return { ...tab, reader };
}

for (let i = 0; i < STARTS; ++i)
  test(`a cold start without a host after one visit (${i + 1})`, async (t) => {
    const launch = profileFor(t, (folder) => openBrowser([ROLES_FLAG, `--user-data-dir=${folder}`]));
    const host = await Host.at(t, SITE, ['/', '/any/path/'][i % 2]);
    const first = await launch();
    const visit = await open(t, first, host.url);
    await visit.reader.find('paragraph', visit.reader.word('offlineReady'));
    await first.close();
    host.stop();

    const { page, reader, complaints } = await open(t, await launch(), host.url);
    await settled(page);
    await prepare(reader);
    await begin(reader, { board: ['europe', 'germany', 'first-journey'][i % 3] });
    const { actions } = await play(page, 'en', 3);
    assert.equal(actions.length, 3);
    assert.equal((await seenBuild(page)).build, buildOf(SITE));
    assert.ok(!(await reader.has('paragraph', reader.word('offlineReady'))), 'that is said once');
    assert.deepEqual(complaints, []);
  });

soakOnly('every file is fetched once, and what is lost is fetched again', async (t) => {
  const host = await Host.at(t, SITE, '/any/path/');
  const { page, reader, complaints } = await open(t, browser, host.url);
  await reader.find('paragraph', reader.word('offlineReady'));
  const twice = host.asked.filter((name, i) => host.asked.indexOf(name) < i);
  assert.deepEqual(twice, [], `fetched twice: ${twice}`);
  const board = servedName(SITE, 'board-germany.bin');
  const here = (/** @type {string} */ name) => page.evaluate(async (file) => Boolean(await caches.match(file)), name);
  assert.ok(await here(board));
  await page.evaluate(async (file) => { for (const name of await caches.keys()) await (await caches.open(name)).delete(file); }, board);
  assert.ok(!(await here(board)));
  await page.reload();
  await page.waitForFunction(async (file) => Boolean(await caches.match(file)), { polling: 200, timeout: 15_000 }, board);
  assert.deepEqual(complaints, []);
});

soakOnly('one wrong file, and it is no offline copy; nothing wrong is said, and the page plays', async (t) => {
  const host = await Host.at(t, SITE, '/');
  host.wrong = /licences/;
  const { page, reader } = await open(t, browser, host.url);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('offline.')));
  for (const end = Date.now() + 15_000; host.asked.filter((name) => /licences/.test(name)).length < 2 && Date.now() < end;) await settled(page);
  await begin(reader, { board: 'first-journey' });
  assert.ok(!(await reader.has('paragraph', reader.word('offlineReady'))));
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null), null);
});

soakOnly('caches and pages of others on the same host are left alone', async (t) => {
  const host = await Host.at(t, SITE, '/');
  const foreign = ['other-app', 'semafor:/elsewhere/:0123456789abcdef', 'semafor:/:not-a-build'];
  const { page, reader } = await open(t, browser, `${host.url}manifest.json`);
  await page.evaluate(async (names) => { for (const name of names) await (await caches.open(name)).put('x', new Response('x')); }, foreign);
  await page.goto(host.url);
  await reader.find('paragraph', reader.word('offlineReady'));
  await page.reload();
  await settled(page);
  const names = await page.evaluate(() => caches.keys());
  assert.deepEqual(names.sort(), [...foreign, `semafor:/:${buildOf(SITE)}`].sort());
  const status = (/** @type {string} */ address) => page.goto(host.url + address).then((response) => response?.status());
  assert.equal(await status('other/app/'), 404);
  assert.equal(await status('other.html'), 404);
});

soakOnly('plain http on another machine: no service worker, no complaint, and a game', async (t) => {
  const host = await Host.at(t, SITE, '/');
  const { page, reader, complaints } = await open(t, browser, host.url.replace('localhost', 'plain.test'));
  assert.equal(await page.evaluate(() => window.isSecureContext), false);
  await settled(page);
  assert.deepEqual(await page.$$eval('.notice', (all) => all.map((one) => one.textContent)), []);
  await prepare(reader);
  await begin(reader, { board: 'first-journey' });
  assert.equal((await play(page, 'en', 2)).actions.length, 2);
  assert.deepEqual(complaints.filter((one) => !one.startsWith('foreign: http://plain.test')), []);
});

soakOnly('a private window plays like any other', async (t) => {
  const host = await Host.at(t, SITE, '/');
  const hidden = await browser.createBrowserContext();
  t.after(() => hidden.close());
  const { page, reader, complaints } = await open(t, hidden, host.url);
  await reader.find('paragraph', reader.word('offlineReady'));
  host.stop();
  await page.reload();
  await prepare(reader);
  await begin(reader, { board: 'first-journey' });
  assert.deepEqual(complaints, []);
});

soakOnly('without a connection a fresh copy is not asked for, and the old one stays', async (t) => {
  const host = await Host.at(t, copyOfSite(t), '/');
  const { page, reader } = await open(t, browser, host.url);
  await reader.find('paragraph', reader.word('offlineReady'));
  host.stop();
  await page.evaluate(() => localStorage.setItem('semafor:/:boot-starts', '2'));
  await page.reload();
  await reader.button(reader.word('safeReset'));
  await reader.find('paragraph', reader.word('safeResetOffline'));
  await reader.button(reader.word('safeTryAgain'));
  await reader.find('button', reader.word('menuNewGame'));
  await settled(page); // the first frame resets the count of failed starts
  await host.start();
  await page.evaluate(() => localStorage.setItem('semafor:/:boot-starts', '2'));
  await page.reload();
  host.asked.length = 0;
  await reader.button(reader.word('safeReset'));
  await reader.find('button', reader.word('menuNewGame'));
  assert.ok(host.asked.some((name) => name === '' || name === 'index.html'), 'the page itself came from the host');
});
