// @ts-check
// Failing stores: full, disabled, damaged, and shared by two tabs.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, serveSite } from './browser.mjs';
import { downloadsOf } from './files.mjs';
import { begin, goOn, play, prepare, readLog } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';
import { shapesOf } from './texts.mjs';

const SCREEN = { width: 1000, height: 800, ratio: 1 };
const claimsOrDraws = /^(Claim|Draw from|Keep)/;

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/**
 * Opens the title. `before` runs in the page before its scripts.
 * @param {import('node:test').TestContext} t @param {string} url @param {() => void} [before]
 */
async function open(t, url, before) {
  const { page, complaints } = await openPage(t, browser, SCREEN);
  const reader = await Reader.at(page);
  if (before) await page.evaluateOnNewDocument(before);
  await page.goto(url);
  await reader.find('heading', 'Semafor');
  return { page, reader, complaints };
}

/** Runs in the page: fills localStorage to the last character with foreign keys. */
function fillStorage() {
  let size = 1 << 20;
  for (let n = 0; size > 0; ++n) {
    try {
      localStorage.setItem(`foreign-${n}`, 'x'.repeat(size));
    } catch {
      size >>= 1;
    }
  }
}
const foreignKeys = () => Object.entries(localStorage).filter(([key]) => !key.startsWith('semafor:')).map(([key, text]) => `${key} ${text.length}`).sort();

test('a full store: one sentence, the game goes on, and can be exported', async (t) => {
  const url = await serveSite(t, '/');
  const { page, reader, complaints } = await open(t, url);
  const downloads = await downloadsOf(t, page);
  await prepare(reader);
  await page.evaluate(fillStorage);
  const foreign = await page.evaluate(foreignKeys);
  assert.ok(foreign.length > 5);
  await begin(reader, { board: 'first-journey' });
  await reader.find('paragraph', reader.word('storeFull'));
  const played = await play(page, 'en', 5);
  assert.equal(played.actions.length, 5);
  assert.equal((await reader.names('paragraph', reader.word('storeFull'))).length, 1);
  const log = await readLog(reader);

  await reader.button(reader.word('gameExport'));
  const file = await downloads.next();
  assert.deepEqual(await page.evaluate(foreignKeys), foreign);
  assert.deepEqual(complaints, []);

  const other = await open(t, await serveSite(t, '/'));
  await other.reader.button(other.reader.word('menuGames'));
  await (await other.reader.find('button', /^Import/)).uploadFile(file);
  await other.reader.button(other.reader.word('gameContinue'));
  const there = await readLog(other.reader);
  assert.deepEqual(there.slice(0, log.length), log);
});

const noLocalStorage = () => {
  Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('denied', 'SecurityError'); } });
};
const noStorage = () => {
  for (const store of ['localStorage', 'indexedDB'])
    Object.defineProperty(window, store, { get: () => { throw new DOMException('denied', 'SecurityError'); } });
};

test('without localStorage games live in the second copy', async (t) => {
  const url = await serveSite(t, '/');
  const { page, reader, complaints } = await open(t, url, noLocalStorage);
  await prepare(reader);
  await begin(reader, { board: 'germany' });
  await play(page, 'en', 6);
  const log = await readLog(reader);
  await page.reload();
  await goOn(reader);
  const there = await readLog(reader);
  assert.ok(log.length > 5);
  assert.deepEqual(there.slice(0, log.length), log);
  assert.equal((await play(page, 'en', 2)).actions.length, 2);
  assert.deepEqual(complaints, []);
});

test('without any store: one sentence, and the game can be played', async (t) => {
  const { page, reader, complaints } = await open(t, await serveSite(t, '/'), noStorage);
  await reader.find('paragraph', reader.word('storeUnavailable'));
  await prepare(reader);
  await begin(reader, { board: 'first-journey' });
  assert.equal((await play(page, 'en', 8)).actions.length, 8);
  await reader.find('paragraph', reader.word('storeUnavailable'));
  assert.deepEqual(complaints, []);
});

test('two tabs on one game: one plays, the other watches, takes over, and gives it back', async (t) => {
  const url = await serveSite(t, '/');
  const first = await open(t, url);
  await prepare(first.reader);
  await begin(first.reader, { board: 'europe' });
  await play(first.page, 'en', 2);

  const second = await open(t, url);
  await goOn(second.reader);
  const watching = first.reader.word('storeOtherTab');
  await second.reader.find('paragraph', watching);
  assert.deepEqual(await second.reader.names('button', claimsOrDraws), []);
  await play(first.page, 'en', 3);
  const played = await readLog(first.reader);
  await second.page.waitForFunction((length) => document.querySelectorAll('#text-view details:last-of-type li').length >= length, { timeout: 10_000 }, played.length);
  assert.deepEqual((await readLog(second.reader)).slice(0, played.length), played);

  await second.reader.button(second.reader.word('storeTakeOver'));
  await second.reader.gone('paragraph', watching);
  await first.reader.find('paragraph', watching);
  assert.deepEqual(await first.reader.names('button', claimsOrDraws), []);
  await play(second.page, 'en', 3);
  const taken = await readLog(second.reader);
  assert.deepEqual(taken.slice(0, played.length), played);
  assert.ok(taken.length > played.length);

  await second.page.close();
  await first.reader.gone('paragraph', watching);
  assert.deepEqual((await readLog(first.reader)).slice(0, taken.length), taken);
  assert.equal((await play(first.page, 'en', 2)).actions.length, 2);
  assert.deepEqual([...first.complaints, ...second.complaints], []);
});

/** Runs in the page: records the save written last. */
function watchWrites() {
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (/** @type {string} */ key, /** @type {string} */ text) {
    setItem.call(this, key, text);
    if (/:game2?\//.test(key)) setItem.call(sessionStorage, 'last', key);
  };
}

/** Runs in the page: changes one character of a save, in both copies. @param {string} key @returns {Promise<string>} */
async function damage(key) {
  const text = localStorage.getItem(key) ?? '';
  const at = text.length >> 1;
  const damaged = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
  localStorage.setItem(key, damaged);
  const here = /^semafor:.*?:/.exec(key)?.[0] ?? '';
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open(here, 1);
    opening.onerror = reject;
    opening.onsuccess = () => {
      const change = opening.result.transaction('texts', 'readwrite');
      change.objectStore('texts').put(damaged, key.slice(here.length));
      change.oncomplete = resolve;
    };
  });
  return damaged;
}

test('a damaged generation: the game goes on from the one before, and the damaged text is kept', async (t) => {
  const url = await serveSite(t, '/');
  const { page, reader, complaints } = await open(t, url, watchWrites);
  await prepare(reader);
  await begin(reader, { board: 'europe' });
  await play(page, 'en', 1);
  const turn = shapesOf('en')('stepTakeTurn');
  await reader.find('heading', turn);
  await reader.button(reader.word('actionDrawBlind'));
  await reader.find('heading', reader.word('stepSecondCard'));
  const before = await readLog(reader);
  const key = await page.evaluate(() => sessionStorage.getItem('last') ?? '');
  const damaged = await page.evaluate(damage, key);

  await page.reload();
  await reader.find('heading', turn);
  await reader.find('paragraph', reader.word('storeRecovered'));
  const log = await readLog(reader);
  assert.deepEqual(log, before.slice(0, log.length));
  assert.equal(before.length - log.length, 1);
  const lost = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes(':lost/')).map((name) => localStorage.getItem(name)));
  assert.deepEqual(lost, [damaged]);
  await reader.button(reader.word('actionDrawBlind'));
  assert.deepEqual(complaints, []);
});
