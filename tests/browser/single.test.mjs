// @ts-check
// The game as a single page (web/play --single), opened from disk: whole games in Chromium and Firefox, kept after a reload and a rename.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { openBrowser, openFirefox, openPage, SITE, until } from './browser.mjs';
import { folderFor } from './host.mjs';
import { begin, goOn, play, readLog } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';
import { shapesOf, wordsOf } from './texts.mjs';

const FILE = join(dirname(SITE), 'semafor.html');
const SCREEN = { width: 1000, height: 800, ratio: 1 };
/** Complaints without the requests for the file itself, which aren't foreign here. @param {string[]} complaints */
const real = (complaints) => complaints.filter((one) => !/^foreign: file:/.test(one));

test('it is no larger than a mail takes', () => assert.ok(statSync(FILE).size <= 1_000_000));

test('a whole game in Chromium from the disk, on after a reload, and from another folder', async (t) => {
  const browser = await openBrowser([ROLES_FLAG]);
  t.after(() => browser.close());
  const { page, complaints } = await openPage(t, browser, SCREEN);
  const reader = await Reader.at(page);
  await page.goto(pathToFileURL(FILE).href);
  await begin(reader, { board: 'first-journey' });
  await play(page, 'en', 4);
  assert.ok(page.workers().length > 0, 'the computer thinks in a worker');
  const log = await readLog(reader);
  await page.reload();
  await goOn(reader);
  assert.deepEqual((await readLog(reader)).slice(0, log.length), log);
  const { over } = await play(page, 'en', 10_000);
  assert.ok(over);
  const other = join(folderFor(t), 'stick');
  mkdirSync(other);
  cpSync(FILE, join(other, 'game.html'));
  await page.goto(pathToFileURL(join(other, 'game.html')).href);
  await reader.button(reader.word('menuGames'));
  await reader.find('heading', /First Journey/);
  assert.deepEqual(real(complaints), []);
});

/** Runs in the page: presses the button that matches the earliest pattern; returns whether there was one. @param {string[]} shapes */
function pressFirst(shapes) {
  if (!window.semafor) return false;
  document.querySelectorAll('#text-view details:not([open]) > summary').forEach((one) => /** @type {HTMLElement} */ (one).click());
  const buttons = [...document.querySelectorAll('button')].filter((one) => !one.hasAttribute('aria-disabled'));
  const wanted = shapes.map((shape) => buttons.find((one) => new RegExp(shape).test(one.textContent ?? ''))).find(Boolean);
  wanted?.click();
  return wanted !== undefined;
}

/** Runs in the page. @param {string} shape */
const hasButton = (shape) => [...document.querySelectorAll('button')].some((one) => new RegExp(shape).test(one.textContent ?? ''));

/**
 * Acts until a button matches `last`; claims routes first. Each press is a call of its own: while one call of Firefox's driver runs, the
 * page's microtasks may wait for its end.
 * @param {import('puppeteer-core').Page} page @param {string[]} shapes @param {string} last
 */
async function actUntil(page, shapes, last) {
  for (const end = Date.now() + 150_000; Date.now() < end; ) {
    if (await page.evaluate(hasButton, last)) return true;
    await page.evaluate(pressFirst, shapes);
  }
  return false;
}

/** Runs in the page: drops a file on it. @param {string} text */
function dropText(text) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], 'mine.semafor'));
  window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
}

test('Firefox, strict about files, plays a whole game in it; a moved file has no games until they are imported', async (t) => {
  const firefox = await openFirefox(SCREEN, { extraPrefsFirefox: { 'security.fileuri.strict_origin_policy': true } });
  t.after(() => firefox.close());
  const { page, complaints } = await openPage(t, firefox, null);
  const [word, shape] = [wordsOf('en'), shapesOf('en')];
  // The blank page before it has no store, and while a page reloads the store may fail for a moment.
  await page.evaluateOnNewDocument(`try { localStorage['semafor:file:settings'] ??= 'text=alone\\npace=instant\\n'; } catch { /* it is there already */ }`);
  await page.goto(pathToFileURL(FILE).href);
  const press = (/** @type {string} */ key) => until(page, pressFirst, 20_000, [shape(key, { open: true }).source]);
  const shows = (/** @type {string} */ text) => until(page, (wanted) => document.body.innerText.includes(wanted), 20_000, text);
  await press('menuNewGame');
  await until(page, () => {
    const board = document.querySelector('#text-view select');
    if (board instanceof HTMLSelectElement) board.value = 'first-journey';
    return board?.dispatchEvent(new Event('change', { bubbles: true }));
  }, 10_000);
  for (const key of ['newStart', 'actionDrawBlind', 'actionDrawBlind', 'actionDrawBlind']) await press(key);
  await page.reload();
  await shows(word('log'));
  // The lock of the page before the reload may not be free yet.
  const acts = ['storeTakeOver', 'actionClaimRoute', 'actionDrawBlind', 'actionTakeMarket', 'actionSwapTickets', 'actionPass'].map((key) => shape(key, { open: true }).source);
  const over = await actUntil(page, acts, shape('playAgain').source);
  assert.ok(over, `the game doesn't end: ${over ? '' : await page.evaluate(() => [...document.querySelectorAll('h1, h2, .notice, button')].map((one) => one.textContent).join(' | ').slice(0, 1500))}`);

  // The same as "Export all", without the browser's dialogue.
  const games = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => /:game2?\//.test(key)).map(([, text]) => text));
  const moved = join(folderFor(t), 'moved.html');
  cpSync(FILE, moved);
  await page.goto(pathToFileURL(moved).href);
  await press('menuGames');
  await shows(word('gamesNone'));
  await shows(word('storeOneFile'));
  await page.evaluate(dropText, ['SEMAFOR-GAMES 1', ...games, ''].join('\n'));
  await shows(word('gameFinished'));
  assert.deepEqual(real(complaints), []);
});
