// @ts-check
// Updates: a newer version on the host is announced, checked, and activated when the player asks for it; if an update fails, the old version stays.
// SEMAFOR_GAMES: number of interrupted updates; SEMAFOR_SEED varies when they are interrupted.
import assert from 'node:assert/strict';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { SEED } from './chance.mjs';
import { openBrowser, openPage, settled } from './browser.mjs';
import { buildOf, copyOfSite, Host, makeOther, profileFor, seenBuild, servedName } from './host.mjs';
import { begin, goOn, play, prepare, readLog } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';

const SCREEN = { width: 1000, height: 800, ratio: 1 };
const INTERRUPTIONS = Number(process.env.SEMAFOR_GAMES ?? 3);
/** Skips the other tests when SEMAFOR_GAMES is set: only the interruptions are repeated. */
const soakOnly = process.env.SEMAFOR_GAMES ? test.skip : test;

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** @param {import('node:test').TestContext} t @param {import('puppeteer-core').Browser} from @param {string} url */
async function open(t, from, url) {
  const tab = await openPage(t, from, SCREEN);
  const reader = await Reader.at(tab.page);
  await tab.page.goto(url);
  await settled(tab.page);
  return { ...tab, reader };
}

/** Waits until the service worker controls the page; it has cached everything by then. @param {import('puppeteer-core').Page} page */
const kept = (page) => page.waitForFunction(() => navigator.serviceWorker?.controller, { timeout: 20_000, polling: 100 });
const cacheNames = (/** @type {import('puppeteer-core').Page} */ page) => page.evaluate(async () => (await caches.keys()).sort());
/** Checks for a newer version, as browsers do from time to time. @param {import('puppeteer-core').Page} page */
const lookForUpdate = (page) => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update().catch(() => {})));

/** Two builds: the host serves the first, and the second is ready to be published. @param {import('node:test').TestContext} t @param {string} path */
async function twoBuilds(t, path) {
  const [old, next] = [copyOfSite(t), copyOfSite(t)];
  makeOther(old, 'old');
  makeOther(next, 'next');
  const host = await Host.at(t, old, path);
  const builds = { old: buildOf(old), next: buildOf(next) };
  assert.notEqual(builds.old, builds.next);
  const files = { old: JSON.parse(filesIn(old)), next: JSON.parse(filesIn(next)) };
  return { host, next, builds, files };
}
const filesIn = (/** @type {string} */ folder) => /\[\[.*?\]\]/.exec(readFileSync(join(folder, 'service.js'), 'utf8'))?.[0] ?? '';

/**
 * Asserts that all parts of the page are from that build.
 * @param {import('puppeteer-core').Page} page @param {Awaited<ReturnType<typeof twoBuilds>>} two @param {'old' | 'next'} which
 */
async function assertBuild(page, { builds, files }, which) {
  const seen = await seenBuild(page);
  assert.equal(seen.build, builds[which]);
  assert.ok(seen.marks.length >= 2 && seen.marks.every((/** @type {string} */ mark) => mark === which), `${seen.marks}`);
  const names = files[which].map((/** @type {[string, string]} */ [name]) => name);
  assert.deepEqual(seen.files.filter((name) => !names.includes(name)), []);
}

for (const path of ['/', '/any/path/'])
  soakOnly(`at ${path} a new version is announced, waits for the player's word, and the game goes on in it`, async (t) => {
    const two = await twoBuilds(t, path);
    const { page, reader, complaints } = await open(t, browser, two.host.url);
    const { word } = reader;
    await kept(page);
    await prepare(reader);
    await begin(reader, { board: 'first-journey' });
    await play(page, 'en', 4);
    two.host.publish(two.next);
    await lookForUpdate(page);
    await reader.find('paragraph', word('newVersion'));
    await assertBuild(page, two, 'old');
    await page.reload();
    await settled(page);
    await assertBuild(page, two, 'old');
    await reader.find('paragraph', word('newVersion'));
    await goOn(reader);
    const log = await readLog(reader);
    await Promise.all([page.waitForNavigation(), reader.button(word('newVersionTake'))]);
    await settled(page);
    await assertBuild(page, two, 'next');
    await reader.find('heading', word('log'));
    assert.equal(await page.evaluate(() => location.hash), '');
    assert.deepEqual((await readLog(reader)).slice(0, log.length), log);
    await page.waitForFunction(async () => (await caches.keys()).length === 1, { timeout: 15_000, polling: 100 });
    assert.deepEqual(await cacheNames(page), [`semafor:${path}:${two.builds.next}`]);
    two.host.stop();
    await page.reload();
    await settled(page);
    await assertBuild(page, two, 'next');
    assert.deepEqual(complaints, []);
  });

soakOnly('another tab goes on with the old version, whose files stay until it is closed', async (t) => {
  const two = await twoBuilds(t, '/');
  const one = await open(t, browser, two.host.url);
  await kept(one.page);
  const other = await open(t, browser, two.host.url);
  const sound = servedName(two.host.folder, 'sound.js');
  two.host.publish(two.next);
  await lookForUpdate(one.page);
  await one.page.bringToFront();
  await Promise.all([one.page.waitForNavigation(), one.reader.button(one.reader.word('newVersionTake'))]);
  await settled(one.page);
  await assertBuild(one.page, two, 'next');
  await other.reader.find('paragraph', other.reader.word('newVersion'));
  await assertBuild(other.page, two, 'old');
  two.host.stop();
  // Files that this tab hasn't fetched yet come from its own build's cache.
  assert.ok(await other.page.evaluate((name) => fetch(name, { cache: 'no-store' }).then(({ ok }) => ok), sound));
  await begin(other.reader, { board: 'europe' });
  await assertBuild(other.page, two, 'old');
  await other.page.close();
  await one.page.reload();
  await one.page.waitForFunction(async () => (await caches.keys()).length === 1, { timeout: 15_000, polling: 100 });
  await assertBuild(one.page, two, 'next');
  assert.deepEqual([...one.complaints, ...other.complaints], []);
});

soakOnly('one wrong file on the host: the new version is refused and the old one plays on; put right, it is taken', async (t) => {
  const two = await twoBuilds(t, '/');
  const { page, reader } = await open(t, browser, two.host.url);
  await kept(page);
  two.host.publish(two.next);
  const wrong = servedName(two.host.folder, 'boot.js');
  two.host.wrong = new RegExp(wrong);
  await lookForUpdate(page);
  await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.installing, { polling: 50 });
  assert.ok(two.host.asked.filter((name) => name === wrong).length >= 2, 'tried more than once');
  await page.reload();
  await settled(page);
  await assertBuild(page, two, 'old');
  assert.ok(!(await reader.has('paragraph', reader.word('newVersion'))));
  two.host.wrong = undefined;
  await lookForUpdate(page);
  await Promise.all([page.waitForNavigation(), reader.button(reader.word('newVersionTake'))]);
  await settled(page);
  await assertBuild(page, two, 'next');
});

soakOnly('a new page without its new service worker, or the other way round, changes nothing', async (t) => {
  const two = await twoBuilds(t, '/');
  const { page, reader } = await open(t, browser, two.host.url);
  await kept(page);
  const [page1, service1, service2] = [join(two.host.folder, 'index.html'), join(two.host.folder, 'service.js'), join(two.next, 'service.js')];
  const before = readFileSync(service1);
  writeFileSync(service1, readFileSync(service2));
  await lookForUpdate(page);
  await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.installing, { polling: 50 });
  writeFileSync(service1, before);
  writeFileSync(page1, readFileSync(join(two.next, 'index.html')));
  await lookForUpdate(page);
  await page.reload();
  await settled(page);
  await assertBuild(page, two, 'old');
  assert.ok(!(await reader.has('paragraph', reader.word('newVersion'))));
});

soakOnly('the way out: no service worker and no copy is left, and every game', async (t) => {
  const folder = copyOfSite(t);
  const host = await Host.at(t, folder, '/any/path/');
  const { page, reader, complaints } = await open(t, browser, host.url);
  await kept(page);
  await prepare(reader);
  await begin(reader, { board: 'first-journey' });
  await play(page, 'en', 3);
  const log = await readLog(reader);
  await page.evaluate(() => caches.open('other-app').then(() => {}));
  renameSync(join(folder, 'service-off.js'), join(folder, 'service.js'));
  await lookForUpdate(page);
  await page.waitForFunction(async () => (await caches.keys()).length === 1 && (await navigator.serviceWorker.getRegistrations()).length === 0, { polling: 100, timeout: 15_000 });
  assert.deepEqual(await cacheNames(page), ['other-app']);
  host.asked.length = 0;
  await page.reload();
  await goOn(reader);
  assert.deepEqual((await readLog(reader)).slice(0, log.length), log);
  assert.ok(host.asked.includes(''), 'the page comes from the host');
  assert.deepEqual(complaints, []);
});

soakOnly('a version that does not start is offered a newer one', async (t) => {
  const two = await twoBuilds(t, '/');
  const { page, reader } = await open(t, browser, two.host.url);
  await kept(page);
  await page.evaluate(() => localStorage.setItem('semafor:/:boot-starts', '2'));
  two.host.publish(two.next);
  await page.reload();
  await Promise.all([page.waitForNavigation({ timeout: 20_000 }), reader.button(reader.word('safeNewVersion'))]);
  await settled(page);
  await assertBuild(page, two, 'next');
});

/** A pseudo-random number from 0 to 1 that depends only on `n` and the seed. @param {number} n */
const chance = (n) => ((Math.sin(n * 12.9898 + SEED * 78.233) * 43758.5453) % 1 + 1) % 1;

for (let i = 0; i < INTERRUPTIONS; ++i)
  test(`an update is interrupted, by the ${i % 2 ? 'end of the browser' : 'host'} (${i + 1})`, async (t) => {
    const launch = profileFor(t, (folder) => openBrowser([ROLES_FLAG, `--user-data-dir=${folder}`]));
    const two = await twoBuilds(t, ['/', '/any/path/'][i % 2]);
    const first = await launch();
    const visit = await open(t, first, two.host.url);
    await kept(visit.page);
    two.host.publish(two.next);
    two.host.slow = 40;
    const moment = Math.floor(chance(i + SEED) * 3000);
    visit.page.evaluate(() => void navigator.serviceWorker.getRegistration().then((one) => one?.update())).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, moment));
    if (i % 2) {
      const ended = new Promise((resolve) => first.process()?.once('exit', resolve));
      first.process()?.kill('SIGKILL');
      await ended;
    } else await first.close();
    two.host.stop();

    const second = await launch();
    const again = await open(t, second, two.host.url);
    // If the update was complete, the first start after all pages were closed has activated it.
    const which = (await seenBuild(again.page)).build === two.builds.old ? 'old' : 'next';
    await assertBuild(again.page, two, which);
    await begin(again.reader, { board: 'first-journey' });
    await assertBuild(again.page, two, which);
    await two.host.start();
    two.host.slow = 0;
    if (which === 'old') {
      await lookForUpdate(again.page);
      await Promise.all([again.page.waitForNavigation(), again.reader.button(again.reader.word('newVersionTake'))]);
    } else await again.page.reload();
    await settled(again.page);
    await assertBuild(again.page, two, 'next');
    assert.deepEqual(again.complaints, []);
    t.diagnostic(`after ${moment} ms: ${which}`);
  });
