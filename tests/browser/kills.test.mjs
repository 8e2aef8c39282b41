// @ts-check
// Tabs and browsers killed in the middle of a game: everything that was shown is still there afterwards.
// SEMAFOR_GAMES: number of killed tabs, and two fifths of that number of browsers; SEMAFOR_SEED varies how far games have come by then.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { SEED } from './chance.mjs';
import { openBrowser, openPage, serveSite } from './browser.mjs';
import { begin, goOn, play, prepare, readLog } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';

const SCREEN = { width: 1000, height: 800, ratio: 1 };
const TABS = Number(process.env.SEMAFOR_GAMES ?? 3);
const BROWSERS = process.env.SEMAFOR_GAMES ? Math.ceil(TABS * 0.4) : 3;
const BOARDS = ['europe', 'germany', 'first-journey'];

/** @param {import('node:test').TestContext} t @param {import('puppeteer-core').Browser} browser @param {string} url */
async function openTitle(t, browser, url) {
  const { page } = await openPage(t, browser, SCREEN);
  const reader = await Reader.at(page);
  await page.goto(url);
  await reader.find('heading', 'Semafor');
  return { page, reader };
}

/** Plays some actions of a new game. @param {import('./roles.mjs').Reader} reader @param {number} nth */
async function playSome(reader, nth) {
  await prepare(reader);
  await begin(reader, { board: BOARDS[nth % 3] });
  await play(reader.page, 'en', 3 + ((nth + SEED) * 7) % 11);
}

/** Asserts that the log begins with all lines of `before`. @param {string[]} log @param {string[]} before */
function assertHolds(log, before) {
  assert.deepEqual(log.slice(0, before.length), before, `${before.length} lines were shown, ${log.length} are there`);
}

/** @type {Record<string, (page: import('puppeteer-core').Page) => Promise<unknown>>} */
const ENDS = {
  'that crashes': async (page) => {
    const crashed = new Promise((resolve) => page.once('error', resolve));
    const session = await page.createCDPSession();
    session.send('Page.crash').catch(() => {}); // never answered
    await crashed;
    await page.close();
  },
  'that is closed': (page) => page.close({ runBeforeUnload: false }),
};

for (let i = 0; i < TABS; ++i) {
  const how = Object.keys(ENDS)[i % 2];
  test(`a tab ${how} in the middle of a game (${i + 1})`, async (t) => {
    const browser = await openBrowser([ROLES_FLAG]);
    t.after(() => browser.close());
    const url = await serveSite(t, '/');
    const { page, reader } = await openTitle(t, browser, url);
    await playSome(reader, i);
    const before = await readLog(reader);
    await ENDS[how](page);
    const again = await openTitle(t, browser, url);
    await goOn(again.reader);
    const log = await readLog(again.reader);
    assert.ok(before.length > 3);
    assertHolds(log, before);
  });
}

/**
 * Waits until the second copy holds all writes: a read is answered after the writes before it. On a busy machine
 * several may be in flight. @param {import('puppeteer-core').Page} page
 */
const copied = (page) =>
  page.evaluate(async () => {
    const [{ name }] = await indexedDB.databases();
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name ?? '');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const reading = opening.result.transaction('texts').objectStore('texts').getAllKeys();
        reading.onerror = reject;
        reading.onsuccess = resolve;
      };
    });
  });

for (let i = 0; i < BROWSERS; ++i)
  test(`a browser killed in the middle of a game (${i + 1})`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'semafor-browser-'));
    /** @type {import('puppeteer-core').Browser[]} */
    const browsers = [];
    t.after(async () => {
      for (const one of browsers) if (one.connected) await one.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    });
    const url = await serveSite(t, '/');
    const browser = await openBrowser([ROLES_FLAG, `--user-data-dir=${folder}`]);
    browsers.push(browser);
    const { reader, page } = await openTitle(t, browser, url);
    await playSome(reader, i);
    const before = await readLog(reader);
    await copied(page);
    await play(page, 'en', 1);
    const shown = await readLog(reader);
    const ended = new Promise((resolve) => browser.process()?.once('exit', resolve));
    browser.process()?.kill('SIGKILL');
    await ended;

    const second = await openBrowser([ROLES_FLAG, `--user-data-dir=${folder}`]);
    browsers.push(second);
    const again = await openTitle(t, second, url);
    await goOn(again.reader);
    const log = await readLog(again.reader);
    assert.ok(before.length > 3);
    // Only the write in flight may be lost.
    assertHolds(log, before);
    t.diagnostic(`${shown.length} lines shown, ${log.length} there again`);
  });
