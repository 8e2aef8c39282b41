// @ts-check
// The game as one page (web/play --single), opened from the disk: whole games in Chromium and Firefox, kept over a reload and under another name.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { openBrowser, openFirefox, openPage, SITE, until } from './browser.mjs';
import { folderFor } from './host.mjs';
import { begin, goOn, play, readLog } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';
import { wordsOf } from './texts.mjs';

const FILE = join(dirname(SITE), 'semafor.html');
const SCREEN = { width: 1000, height: 800, ratio: 1 };
/** Requests to other places are none: nothing is fetched at all. @param {string[]} complaints */
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

test('Firefox, strict about files, begins a game in it, and the computer answers', async (t) => {
  const firefox = await openFirefox(SCREEN, { extraPrefsFirefox: { 'security.fileuri.strict_origin_policy': true } });
  t.after(() => firefox.close());
  const { page, complaints } = await openPage(t, firefox, null);
  const word = wordsOf('en');
  await page.goto(pathToFileURL(FILE).href);
  const press = (/** @type {string} */ name) => until(page, (text) => {
    const button = window.semafor && [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(text) && !one.hasAttribute('aria-disabled'));
    if (button) button.click();
    return Boolean(button);
  }, 20_000, name);
  await press(word('menuNewGame'));
  await until(page, () => {
    const board = document.querySelector('#mirror select');
    if (board instanceof HTMLSelectElement) board.value = 'first-journey';
    return board?.dispatchEvent(new Event('change', { bubbles: true }));
  }, 10_000);
  for (const name of ['newStart', 'actionDrawBlind', 'actionDrawBlind']) await press(word(name));
  // The computer has acted when it is our turn again.
  await press(word('actionDrawBlind'));
  await page.reload();
  await until(page, (text) => [...document.querySelectorAll('h2')].some((one) => one.textContent === text), 20_000, word('log'));
  assert.deepEqual(real(complaints), []);
});
