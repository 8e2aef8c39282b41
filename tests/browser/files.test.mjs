// @ts-check
// The list of saved games, export and import of files, and links in the address.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, serveSite } from './browser.mjs';
import { downloadsOf, dropFiles } from './files.mjs';
import { begin, goOn, play, prepare, readLog } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';
import { shapesOf } from './texts.mjs';

const SCREEN = { width: 1000, height: 800, ratio: 1 };
const shape = shapesOf('en');

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** Runs in the page: catches what it copies to the clipboard. */
function catchCopies() {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (/** @type {string} */ text) => void Object.assign(window, { copied: text }) } });
}
const copied = (/** @type {import('puppeteer-core').Page} */ page) => page.evaluate(() => /** @type {any} */ (window).copied);

/** @param {import('node:test').TestContext} t @param {string} url */
async function open(t, url) {
  const { page, complaints } = await openPage(t, browser, SCREEN);
  const reader = await Reader.at(page);
  await page.evaluateOnNewDocument(catchCopies);
  await page.goto(url);
  await reader.find('heading', /./);
  return { page, reader, complaints };
}

/** Plays some actions of a game and returns to the title. @param {import('node:test').TestContext} t */
async function openWithGame(t, board = 'first-journey') {
  const url = await serveSite(t, '/any/path/');
  const opened = await open(t, url);
  await prepare(opened.reader);
  await begin(opened.reader, { board });
  await play(opened.page, 'en', 4);
  const log = await readLog(opened.reader);
  return { ...opened, url, log };
}

/** Our saved games in localStorage. @param {import('puppeteer-core').Page} page */
const kept = (page) => page.evaluate(() => Object.entries(localStorage).filter(([key]) => /:game\//.test(key)).sort());

test('a saved game is renamed, duplicated, deleted and brought back', async (t) => {
  const { page, reader, complaints } = await openWithGame(t);
  const { word } = reader;
  await reader.button(word('toTitle'));
  await reader.button(word('menuGames'));
  await reader.unfold(word('moreChoices'));
  const name = async (/** @type {string} */ text) => reader.type(word('newGameName'), text);

  await name('Sunday evening');
  await reader.find('heading', 'Sunday evening');
  await name('a'.repeat(25));
  await reader.find('paragraph', word('nameTooLong', { n: 24 }).replace('letter.', 'letters.'));
  await name('one\u202Etwo');
  await reader.find('paragraph', word('nameControl'));
  await name('\u4e2d\u6587');
  await reader.find('paragraph', word('nameForeignLetters'));
  assert.deepEqual(await reader.names('heading', 'Sunday evening'), ['Sunday evening']);
  await name('Sunday evening');

  await reader.button(word('gameDuplicate'));
  await page.waitForFunction(() => document.querySelectorAll('#text-view h3').length === 2 || document.querySelectorAll('#text-view h2').length === 3);
  assert.equal((await reader.names('heading', 'Sunday evening')).length, 2);

  const before = await kept(page);
  await reader.button(word('gameDelete'));
  await reader.find('paragraph', word('gameDeleted', { name: 'Sunday evening' }));
  assert.equal((await reader.names('heading', 'Sunday evening')).length, 1);
  await reader.button(word('gameUndoDelete'));
  assert.equal((await reader.names('heading', 'Sunday evening')).length, 2);
  assert.ok((await kept(page)).length <= before.length);
  await page.reload();
  await reader.button(word('menuGames'));
  assert.equal((await reader.names('heading', 'Sunday evening')).length, 2);
  assert.deepEqual(complaints, []);
});

test('a game goes out as a file and comes in elsewhere, chosen or dropped', async (t) => {
  const { page, reader, log, complaints } = await openWithGame(t);
  const { word } = reader;
  const downloads = await downloadsOf(t, page);
  await reader.button(word('gameExport'));
  const one = await downloads.next();
  await reader.button(word('toTitle'));
  await reader.button(word('menuGames'));
  await reader.button(word('gameExportAll'));
  const everything = await downloads.next();
  assert.match(readFileSync(everything, 'utf8'), /^SEMAFOR-GAMES 1\n[\w-]+\n$/);

  const imported = new RegExp(`^${word('gamesImported', { n: 1 })}$`);
  const chosen = await open(t, await serveSite(t, '/'));
  await chosen.reader.button(word('menuGames'));
  await (await chosen.reader.find('button', new RegExp(`^${word('gameImport')}`))).uploadFile(one);
  await chosen.reader.find('paragraph', imported);
  await chosen.reader.button(word('gameContinue'));
  assert.deepEqual((await readLog(chosen.reader)).slice(0, log.length), log);

  const dropped = await open(t, await serveSite(t, '/'));
  await dropFiles(dropped.page, [everything]);
  await dropped.reader.find('paragraph', imported);
  await dropped.reader.button(word('gameContinue'));
  assert.deepEqual((await readLog(dropped.reader)).slice(0, log.length), log);
  assert.deepEqual([...complaints, ...chosen.complaints, ...dropped.complaints], []);
});

/** Presses a button of a notice. @param {import('./roles.mjs').Reader} reader @param {string} key */
const answer = (reader, key) => reader.button(reader.word(key));

test('files that are dropped together are all taken, and one sentence tells the sum', async (t) => {
  const { page, reader } = await openWithGame(t);
  const { word } = reader;
  const downloads = await downloadsOf(t, page);
  await reader.button(word('toTitle'));
  await reader.button(word('menuGames'));
  await reader.unfold(word('moreChoices'));
  const files = [];
  for (let n = 0; n < 3; ++n) {
    await reader.button(word('gameDuplicate'));
    await page.waitForFunction((count) => document.querySelectorAll('#text-view h2').length === count, {}, n + 3);
    await reader.button(word('gameExportAll'));
    files.push(await downloads.next());
  }
  const nonsense = join(dirname(files[0]), 'diary.txt');
  writeFileSync(nonsense, 'Dear diary,\ntoday\nnothing happened.\n');

  const other = await open(t, await serveSite(t, '/'));
  await other.reader.button(word('menuGames'));
  await (await other.reader.find('button', new RegExp(`^${word('gameImport')}`))).uploadFile(files[0], files[2], nonsense);
  await other.reader.find('paragraph', /^4 games imported\. 2 games were here already\. 1 game could not be imported\. /);
  assert.equal((await other.page.$$('.notice')).length, 1);
  await answer(other.reader, 'deleteImported');
  await other.reader.find('paragraph', '4 games deleted.');
  await dropFiles(other.page, files);
  await other.reader.find('paragraph', /^4 games imported\. 5 games were here already\.$/);
  assert.deepEqual(other.complaints, []);
});

test('a file that is further than the game on the table asks first; one that another tab plays stays as it is', async (t) => {
  const { page, reader, url, log } = await openWithGame(t);
  const { word } = reader;
  const downloads = await downloadsOf(t, page);
  await reader.button(word('gameExport'));
  const early = await downloads.next();
  await play(page, 'en', 3);
  const further = await readLog(reader);
  await reader.button(word('gameExport'));
  const late = await downloads.next();

  const other = await open(t, await serveSite(t, '/'));
  await dropFiles(other.page, [early]);
  await other.reader.button(word('gameContinue'));
  await other.reader.find('heading', word('log'));
  await dropFiles(other.page, [late]);
  await other.reader.find('paragraph', other.reader.shape('gameLonger'));
  assert.deepEqual((await readLog(other.reader)).slice(0, log.length), log);
  await answer(other.reader, 'leaveLonger');
  await other.reader.gone('paragraph', other.reader.shape('gameLonger'));
  await dropFiles(other.page, [late]);
  await answer(other.reader, 'takeLonger');
  await other.reader.gone('paragraph', other.reader.shape('gameLonger'));
  assert.deepEqual((await readLog(other.reader)).slice(0, further.length), further);
  assert.equal(await other.reader.has('paragraph', word('storeOtherTab')), false);

  const second = await other.page.browserContext().newPage();
  t.after(() => second.close());
  const list = await Reader.at(second);
  await second.goto(other.page.url());
  await list.button(word('menuGames'));
  await play(page, 'en', 2);
  await reader.button(word('gameExport'));
  const latest = await downloads.next();
  await dropFiles(second, [latest]);
  await list.find('paragraph', word('gamesElsewhere', { n: 1 }));
  assert.equal((await play(other.page, 'en', 1)).actions.length, 1);
  assert.equal(await other.reader.has('paragraph', word('storeOtherTab')), false);
  assert.ok(url);
});

test('a file let go just when the screen under it changes is taken', async (t) => {
  const { page, reader } = await openWithGame(t);
  const downloads = await downloadsOf(t, page);
  await reader.button(reader.word('gameExport'));
  const file = await downloads.next();
  const other = await open(t, await serveSite(t, '/'));
  await dropFiles(other.page, [file], () => other.page.evaluate(() => {
    const cover = document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 99';
    document.body.append(cover);
  }));
  await other.reader.find('button', other.reader.word('gameContinue'));
});

test('a wrong file gets one sentence and changes nothing', async (t) => {
  const { page, reader, complaints } = await openWithGame(t);
  const { word } = reader;
  const downloads = await downloadsOf(t, page);
  await reader.button(word('gameExport'));
  const good = await downloads.next();
  const text = readFileSync(good, 'utf8');
  const wrong = /** @type {const} */ ([
    ['saveFaultEmpty', ''],
    ['saveFaultNotOurs', 'Dear diary, today nothing happened.\n'],
    ['saveFaultCut', text.slice(0, -9)],
    ['saveFaultTooLong', 'A'.repeat(5_000_000)],
  ]);
  await reader.button(word('toTitle'));
  await reader.button(word('menuGames'));
  const before = await kept(page);
  for (const [fault, content] of wrong) {
    const file = join(dirname(good), `${fault}.semafor`);
    writeFileSync(file, content);
    await (await reader.find('button', new RegExp(`^${word('gameImport')}`))).uploadFile(file);
    await reader.find('paragraph', new RegExp(`${word(fault).replace(/[.]/g, '\\.')}$`));
    assert.equal((await page.$$('.notice')).length, 1);
  }
  assert.deepEqual(await kept(page), before);
  assert.deepEqual(complaints, []);
});

/** Every character as its percent code. @param {string} text */
const percent = (text) => [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');

test('a link in the address: a preview, a clean address, and nothing of the own games touched', async (t) => {
  const { page, reader, url, log } = await openWithGame(t, 'europe');
  const { word } = reader;
  await reader.button(word('share'));
  await reader.button(word('linkDeal'));
  await reader.find('paragraph', word('copied'));
  const deal = await copied(page);
  await reader.button(word('linkContinue'));
  const goingOn = await copied(page);
  assert.ok(deal.startsWith(`${url}#`) && goingOn.startsWith(`${url}#`));
  await reader.button(word('menuToTable'));
  await reader.button(word('toTitle'));
  const before = await kept(page);

  const first = await open(t, deal);
  await first.reader.find('heading', word('linkOpenedDeal'));
  await first.reader.find('paragraph', word('shareDeal'));
  await first.reader.find('paragraph', word('linkTouchesNothing'));
  assert.equal(first.page.url(), url);
  assert.deepEqual(await kept(first.page), before);
  await first.reader.button(word('newStart'));
  await first.reader.find('heading', word('log')).catch(() => first.reader.find('button', shape('actionKeepTickets')));
  assert.equal(new Set((await kept(first.page)).map(([key]) => key.split('/').at(-2))).size, 2);
  const [beforeText, afterText] = [before, await kept(first.page)].map((entries) => new Map(entries));
  for (const [key, text] of beforeText) assert.equal(afterText.get(key), text);

  const second = await open(t, `${url}#${percent(percent(goingOn.slice(url.length + 1)))}`);
  await second.reader.find('heading', word('linkOpenedContinue'));
  assert.equal(second.page.url(), url);
  await second.reader.button(word('gameContinue'));
  assert.deepEqual((await readLog(second.reader)).slice(0, log.length), log);

  await page.evaluate((link) => { location.hash = link; }, deal.slice(url.length));
  await reader.find('heading', word('linkOpenedDeal'));
  assert.equal(page.url(), url);
  await page.evaluate(() => { location.hash = '#s.nonsense'; });
  await reader.find('paragraph', shape('linkFaultNoLink'));
  assert.deepEqual([...first.complaints, ...second.complaints], []);
  await page.reload();
  await goOn(reader);
});
