// @ts-check
// Failed starts: the safe page, which needs no program, in every language.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, serveSite } from './browser.mjs';
import { downloadsOf } from './files.mjs';
import { begin, goOn, play, prepare, readLog } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';

const SCREEN = { width: 1000, height: 800, ratio: 1 };
const LANGUAGES = /** @type {const} */ ([['en', 'en-GB'], ['pl', 'pl-PL'], ['hu', 'hu-HU']]);

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** Runs in the page before its scripts: counts compiled programs. */
function watchPrograms() {
  for (const name of /** @type {const} */ (['instantiate', 'instantiateStreaming', 'compile', 'compileStreaming'])) {
    const original = /** @type {any} */ (WebAssembly)[name];
    /** @type {any} */ (WebAssembly)[name] = (/** @type {any[]} */ ...given) => {
      Object.assign(window, { programs: (/** @type {any} */ (window).programs ?? 0) + 1 });
      return original.apply(WebAssembly, given);
    };
  }
}

/** @param {import('node:test').TestContext} t */
async function openTab(t) {
  const { page, complaints } = await openPage(t, browser, SCREEN);
  const reader = await Reader.at(page);
  await page.evaluateOnNewDocument(watchPrograms);
  return { page, reader, complaints };
}

/** Opens a page and plays some actions of a game. @param {import('node:test').TestContext} t @param {string} url */
async function playSome(t, url) {
  const tab = await openTab(t);
  await tab.page.goto(url);
  await prepare(tab.reader);
  await begin(tab.reader, { board: 'first-journey' });
  await play(tab.page, 'en', 5);
  return { ...tab, log: await readLog(tab.reader) };
}

/** Two starts with a damaged program. @param {import('puppeteer-core').Page} page @param {string} url */
async function failTwice(page, url) {
  await page.setBypassServiceWorker(true); // its cache has the program by now
  await page.setRequestInterception(true);
  let blocked = true;
  page.on('request', (request) =>
    (blocked && request.url().endsWith('.wasm') ? request.respond({ status: 200, contentType: 'application/wasm', body: 'damaged' }) : request.continue()));
  for (let i = 0; i < 2; ++i) {
    await page.goto(url);
    await page.waitForSelector('#safe');
  }
  blocked = false;
}
const programs = (/** @type {import('puppeteer-core').Page} */ page) => page.evaluate(() => /** @type {any} */ (window).programs ?? 0);

test('after two starts without a picture the third offers the games, and they open elsewhere', async (t) => {
  const url = await serveSite(t, '/any/path/');
  const { log, page, reader } = await playSome(t, url);
  const { word } = reader;
  const downloads = await downloadsOf(t, page);
  await failTwice(page, url);
  assert.ok(await reader.has('paragraph', word('startFailed')));
  await page.goto(url);
  await reader.find('heading', 'Semafor');
  await reader.find('paragraph', word('safeIntro'));
  assert.equal(await programs(page), 0);
  await reader.button(word('safeExportAll'));
  const file = await downloads.next();

  const other = await openTab(t);
  await other.page.goto(await serveSite(t, '/'));
  await other.reader.button(word('menuGames'));
  await (await other.reader.find('button', new RegExp(`^${word('gameImport')}`))).uploadFile(file);
  await other.reader.button(word('gameContinue'));
  assert.deepEqual((await readLog(other.reader)).slice(0, log.length), log);
  assert.deepEqual(other.complaints, []);

  await reader.button(word('safeTryAgain'));
  await goOn(reader);
  assert.ok((await programs(page)) > 0);
  assert.deepEqual((await readLog(reader)).slice(0, log.length), log);
});

test('the last game can be left out of one start, and stays in the store', async (t) => {
  const url = await serveSite(t, '/');
  const { log, page, reader } = await playSome(t, url);
  const { word } = reader;
  await failTwice(page, url);
  await page.goto(url);
  await reader.button(word('safeWithoutGame'));
  await reader.button(word('menuGames'));
  await reader.find('paragraph', word('gamesNone'));
  await page.reload();
  await goOn(reader);
  assert.deepEqual((await readLog(reader)).slice(0, log.length), log);
});

test('a fresh copy of the program costs no game', async (t) => {
  const url = await serveSite(t, '/');
  const { log, page, reader } = await playSome(t, url);
  await failTwice(page, url);
  await page.goto(url);
  await reader.button(reader.word('safeReset'));
  await goOn(reader);
  assert.deepEqual((await readLog(reader)).slice(0, log.length), log);
});

for (const [language, tag] of LANGUAGES)
  test(`a browser without WebAssembly gets its sentence in ${language}, and the games as a file`, async (t) => {
    const url = await serveSite(t, '/');
    if (language === 'en') await playSome(t, url);
    const { page, complaints } = await openPage(t, browser, SCREEN);
    const reader = await Reader.at(page, language);
    await page.evaluateOnNewDocument((code) => {
      Object.defineProperty(navigator, 'language', { get: () => code });
      Reflect.deleteProperty(window, 'WebAssembly');
    }, tag);
    const downloads = await downloadsOf(t, page);
    await page.goto(url);
    await reader.find('paragraph', reader.word('noWasm'));
    assert.deepEqual(await reader.names('button'), ['safeExportAll', 'safeTryAgain', 'safeWithoutGame', 'safeReset'].map((key) => reader.word(key)));
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    await reader.button(reader.word('safeExportAll'));
    await downloads.next();
    assert.deepEqual(complaints, []);
  });

/** Runs in the page: whether the second copy, which is written in the background, is up to date. */
async function copiesAgree() {
  const here = Object.keys(localStorage).map((key) => /^semafor:.*?:/.exec(key)?.[0]).find(Boolean) ?? '';
  const opening = indexedDB.open(here, 1);
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const store = opening.result.transaction('texts').objectStore('texts');
  const agree = await Promise.all(Object.entries(localStorage).filter(([key]) => /:game2?\//.test(key)).map(([key, text]) => {
    const request = store.get(key.slice(here.length));
    return new Promise((resolve) => (request.onsuccess = () => resolve(request.result === text)));
  }));
  opening.result.close();
  return agree.length > 0 && agree.every(Boolean);
}

test('games that only the second copy has are in the file too', async (t) => {
  const url = await serveSite(t, '/');
  const { log, page, reader } = await playSome(t, url);
  await page.waitForFunction(copiesAgree, { timeout: 10_000, polling: 100 });
  await failTwice(page, url);
  await page.goto(url);
  await reader.find('paragraph', reader.word('safeIntro'));
  await page.evaluate(() => Object.keys(localStorage).filter((key) => /:game2?\//.test(key)).forEach((key) => localStorage.removeItem(key)));
  const downloads = await downloadsOf(t, page);
  await reader.button(reader.word('safeExportAll'));
  const file = await downloads.next();
  const other = await openTab(t);
  await other.page.goto(await serveSite(t, '/'));
  await other.reader.button(reader.word('menuGames'));
  await (await other.reader.find('button', new RegExp(`^${reader.word('gameImport')}`))).uploadFile(file);
  await other.reader.button(reader.word('gameContinue'));
  assert.deepEqual((await readLog(other.reader)).slice(0, log.length), log);
});
