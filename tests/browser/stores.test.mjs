// @ts-check
// Compatibility with the stores of released builds: tests/golden/stores, made by make_stores.mjs, must always open.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openBrowser, openFirefox, openPage, serveSite, SHOTS, SITE, until } from './browser.mjs';
import { downloadsOf } from './files.mjs';
import { servedName } from './host.mjs';
import { goOn, play, readLog } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';
import { fillKept } from './stores.mjs';

const SCREEN = { width: 1000, height: 800, ratio: 1 };
const GOLDEN = new URL('../golden/stores/', import.meta.url);
const ENGINE = join(SHOTS, '../test/engine/semafor');

/** @typedef {import('./stores.mjs').Kept & {exported: string[]}} Golden exported: the lines of "export all" as that build wrote them */
const stores = readdirSync(GOLDEN).filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, golden: /** @type {Golden} */ (JSON.parse(readFileSync(new URL(name, GOLDEN), 'utf8'))) }));

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** The games in these lines as printed by the engine; an unreadable line stays as it is. @param {string[]} lines */
const gamesOf = (lines) => lines.map((line) => {
  try {
    return execFileSync(ENGINE, ['load', '-'], { input: line, stdio: ['pipe', 'pipe', 'ignore'] }).toString();
  } catch {
    return line;
  }
}).sort();

/**
 * Opens the page with these stores.
 * @param {import('node:test').TestContext} t @param {Awaited<ReturnType<typeof openPage>>} opened @param {import('./stores.mjs').Kept} kept
 */
async function openAfter(t, { page, complaints }, kept) {
  const url = await serveSite(t, '/any/path/');
  await page.goto(url + servedName(SITE, 'licences.txt'));
  await fillKept(page, kept);
  // Browsers complain about the text file: it has no icon, and Firefox shows it with its own scripts. Leaving it ends the complaints.
  await page.goto('about:blank');
  complaints.length = 0;
  await page.goto(url);
}

/** The same in Chromium, with a Reader. @param {import('node:test').TestContext} t @param {import('./stores.mjs').Kept} kept */
async function readAfter(t, kept) {
  const opened = await openPage(t, browser, SCREEN);
  const reader = await Reader.at(opened.page);
  await openAfter(t, opened, kept);
  await reader.find('heading', 'Semafor');
  return { ...opened, reader };
}

/** @param {import('puppeteer-core').Page} page */
const quarantineOf = (page) => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes(':lost/')).map(([, text]) => text));

for (const { name, golden } of stores) {
  const lost = Object.entries(golden.localStorage).filter(([key]) => key.startsWith('lost/')).map(([, text]) => text);
  test(`${name}: every game, the settings and the quarantine are there, and the last game goes on`, async (t) => {
    const { page, reader, complaints } = await readAfter(t, golden);
    const downloads = await downloadsOf(t, page);
    assert.deepEqual(await quarantineOf(page), lost);
    await reader.button(reader.word('menuSettings'));
    assert.equal(await (await reader.find('checkbox', reader.word('nightTrain'))).evaluate((box) => box.checked), true);
    await reader.button(reader.word('toTitle'));
    await reader.button(reader.word('menuGames'));
    await reader.button(reader.word('gameExportAll'));
    const lines = readFileSync(await downloads.next(), 'utf8').split('\n').filter((line) => /^[\w-]+$/.test(line));
    assert.deepEqual(gamesOf(lines), gamesOf(golden.exported));

    await reader.button(reader.word('toTitle'));
    await goOn(reader);
    const log = await readLog(reader);
    await play(page, 'en', 2);
    assert.deepEqual((await readLog(reader)).slice(0, log.length), log);
    assert.deepEqual(await quarantineOf(page), lost);
    assert.deepEqual(complaints, []);
  });

  test(`${name}: with localStorage cleared the games come back from IndexedDB`, async (t) => {
    const { page, reader, complaints } = await readAfter(t, { ...golden, localStorage: {} });
    const downloads = await downloadsOf(t, page);
    await reader.button(reader.word('menuGames'));
    await reader.button(reader.word('gameExportAll'));
    const lines = readFileSync(await downloads.next(), 'utf8').split('\n').filter((line) => /^[\w-]+$/.test(line));
    const games = gamesOf(lines);
    for (const game of gamesOf(golden.exported.filter((line) => !lost.includes(line)))) assert.ok(games.includes(game), game);
    assert.deepEqual(complaints, []);
  });

  test(`${name}: Firefox opens them, too`, async (t) => {
    const firefox = await openFirefox(SCREEN);
    t.after(() => firefox.close());
    const opened = await openPage(t, firefox, null);
    const { page, complaints } = opened;
    await openAfter(t, opened, golden);
    const ids = new Set(Object.keys(golden.localStorage).filter((key) => /^game2?\//.test(key)).map((key) => key.split('/')[1]));
    await until(page, () => document.querySelector('#text-view h1') !== null, 30_000);
    await page.evaluate((label) => [...document.querySelectorAll('button')].find((one) => one.textContent === label)?.click(), new Reader(page).word('menuGames'));
    await until(page, (count) => document.querySelectorAll('#text-view details').length >= count, 20_000, ids.size);
    assert.deepEqual(await quarantineOf(page), lost);
    assert.deepEqual(complaints, []);
  });
}
