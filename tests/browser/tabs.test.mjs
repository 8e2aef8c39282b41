// @ts-check
// Several tabs with the same games: an idle tab takes no time from the one being played.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, serveSite } from './browser.mjs';
import { begin, play, prepare } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';

const SCREEN = { width: 1000, height: 800, ratio: 1 };
const OTHERS = 6;

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** Runs in the page before its scripts: records which saves are read and how many changes arrive, and holds back one-second timers. */
function watchReads() {
  const seen = { read: /** @type {string[]} */ ([]), heard: 0, later: /** @type {(() => void)[]} */ ([]), hidden: false };
  const gameOf = (/** @type {string} */ key) => /:game\/(\w+)/.exec(key)?.[1];
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (/** @type {string} */ key) {
    const game = gameOf(key);
    if (game && !seen.read.includes(game)) seen.read.push(game);
    return getItem.call(this, key);
  };
  const { setTimeout } = window;
  Object.assign(window, {
    semaforSeen: seen,
    setTimeout: (/** @type {() => void} */ act, /** @type {number} */ time) => (time === 1000 ? seen.later.push(act) : setTimeout(act, time)),
  });
  Object.defineProperty(document, 'hidden', { get: () => seen.hidden });
  window.addEventListener('storage', ({ key }) => void (key && gameOf(key) && ++seen.heard));
}

/** @typedef {{read: string[], heard: number, later: (() => void)[], hidden: boolean}} Seen */
/** The games read since the last call. @param {import('puppeteer-core').Page} page */
const readsOf = (page) => page.evaluate(() => /** @type {Seen} */ (/** @type {any} */ (window).semaforSeen).read.splice(0));
/** Fires the one-second timers. @param {import('puppeteer-core').Page} page */
const passSecond = (page) => page.evaluate(() => /** @type {Seen} */ (/** @type {any} */ (window).semaforSeen).later.splice(0).forEach((act) => act()));
/** @param {import('puppeteer-core').Page} page @param {boolean} hidden */
const hide = (page, hidden) => page.evaluate((now) => {
  /** @type {Seen} */ (/** @type {any} */ (window).semaforSeen).hidden = now;
  document.dispatchEvent(new Event('visibilitychange'));
}, hidden);

/** Acts in one tab until the other sees the changes. @param {import('puppeteer-core').Page} player @param {import('puppeteer-core').Page} resting */
async function playHeard(player, resting) {
  const before = await resting.evaluate(() => /** @type {any} */ (window).semaforSeen.heard);
  assert.equal((await play(player, 'en', 3)).actions.length, 3);
  await resting.waitForFunction((count) => /** @type {any} */ (window).semaforSeen.heard >= count, { polling: 20 }, before + 3);
}

test('a tab that rests reads one game, later, and none while it is hidden', async (t) => {
  const url = await serveSite(t, '/');
  const { page, complaints } = await openPage(t, browser, SCREEN);
  const reader = await Reader.at(page);
  await page.goto(url);
  await prepare(reader);
  await begin(reader, { board: 'europe' });
  await play(page, 'en', 2);
  await reader.button(reader.word('toTitle'));
  await reader.button(reader.word('menuGames'));
  await reader.unfold(reader.word('moreChoices'));
  for (let n = 0; n < OTHERS; ++n) {
    await reader.button(reader.word('gameDuplicate'));
    await page.waitForFunction((count) => document.querySelectorAll('#text-view h2').length === count, {}, n + 3);
  }
  await reader.button(reader.word('gameContinue'));
  await reader.find('heading', reader.word('log'));

  const resting = await openPage(t, browser, SCREEN);
  await resting.page.evaluateOnNewDocument(watchReads);
  const list = await Reader.at(resting.page);
  await resting.page.goto(url);
  await list.button(list.word('menuGames'));
  await list.find('heading', list.word('files'));
  assert.equal((await readsOf(resting.page)).length, OTHERS + 1);

  await playHeard(page, resting.page);
  assert.deepEqual(await readsOf(resting.page), [], 'not at once');
  await passSecond(resting.page);
  assert.equal((await readsOf(resting.page)).length, 1, 'the game that changed');

  await hide(resting.page, true);
  await playHeard(page, resting.page);
  await passSecond(resting.page);
  assert.deepEqual(await readsOf(resting.page), [], 'nobody sees it');
  await hide(resting.page, false);
  assert.equal((await readsOf(resting.page)).length, 1, 'seen again');
  assert.deepEqual([...complaints, ...resting.complaints], []);
});

test('a name given in another tab leaves the game with who plays it', async (t) => {
  const url = await serveSite(t, '/');
  const { page, complaints } = await openPage(t, browser, SCREEN);
  const reader = await Reader.at(page);
  await page.goto(url);
  await prepare(reader);
  await begin(reader, { board: 'first-journey' });
  await play(page, 'en', 2);
  const second = await openPage(t, browser, SCREEN);
  const list = await Reader.at(second.page);
  await second.page.goto(url);
  await list.button(list.word('menuGames'));
  await list.unfold(list.word('moreChoices'));
  for (let n = 0; n < 4; ++n) {
    await play(page, 'en', 1);
    await list.type(list.word('newGameName'), `Evening ${n}`);
    await list.find('heading', `Evening ${n}`);
    assert.equal((await play(page, 'en', 1)).actions.length, 1);
    assert.equal(await reader.has('paragraph', reader.word('storeOtherTab')), false);
  }
  await reader.button(reader.word('toTitle'));
  await reader.button(reader.word('menuGames'));
  await reader.find('heading', 'Evening 3');
  assert.deepEqual([...complaints, ...second.complaints], []);
});
