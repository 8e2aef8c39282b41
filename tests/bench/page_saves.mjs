// @ts-check
// Benchmark of many saves in Chromium: time to open a list of 250 finished games, and how much an idle tab showing it slows play in
// another tab.
//   node page_saves.mjs [--runs N]     after web/play --build and a native build; prints figures with their goals
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { openBrowser, SHOTS, SITE } from '../browser/browser.mjs';
import { begin, play, prepare } from '../browser/player.mjs';
import { ROLES_FLAG, Reader } from '../browser/roles.mjs';
import { wordsOf } from '../browser/texts.mjs';
import { listen, siteServer } from '../../web/pack/serve.mjs';
import { crc32 } from '../setup/png.mjs';
import { print, quantile } from './figures.mjs';

const GAMES = 250;
const PRESSES = 25;
const GOALS = { list: 100, title: 100, resting: 1.2 };
const word = wordsOf('en');
const ENGINE = join(SHOTS, '../test/engine/semafor');
const KEPT = join(SHOTS, '../bench-saves.json');
/** Size of a save's header: magic, version, length and checksum; the id follows (engine/codec/save.cpp). */
const HEAD = 16;
const CHECKSUM_AT = 12;

/** A finished game of five bots with the id `n`. @param {number} n */
function finishedGame(n) {
  const deal = String(n).padStart(13, '0');
  const text = execFileSync(ENGINE, ['save', '--map', 'europe', '--seats', '5', '--deal', deal, '--bots', Array(5).fill('conductor').join()]).toString().trim();
  const bytes = Buffer.from(text, 'base64url');
  bytes.writeBigUInt64LE(BigInt(n), HEAD);
  bytes.writeUInt32LE(1, HEAD + 8); // revision
  bytes.writeUInt32LE(crc32(Buffer.concat([bytes.subarray(0, CHECKSUM_AT), bytes.subarray(HEAD)])), CHECKSUM_AT);
  return { key: `game/${n.toString(16).padStart(16, '0')}/0`, text: bytes.toString('base64url') };
}

/** All finished games; played once and cached in a file. */
function finishedGames() {
  if (!existsSync(KEPT)) writeFileSync(KEPT, JSON.stringify(Array.from({ length: GAMES }, (_, n) => finishedGame(n + 1))));
  return JSON.parse(readFileSync(KEPT, 'utf8'));
}

/** Runs in the page: puts the games into its store. @param {{key: string, text: string}[]} games */
function putGames(games) {
  const here = `semafor:${location.pathname.replace(/[^/]*$/, '')}:`;
  for (const { key, text } of games) localStorage.setItem(here + key, text);
}

/** Runs in the page: milliseconds from a press on that button to the next frame. @param {string} label @returns {Promise<number>} */
function pressToPicture(label) {
  const button = [...document.querySelectorAll('#text-view button')].find((one) => one.textContent?.startsWith(label));
  const frames = window.semafor.framesDrawn();
  const begun = performance.now();
  /** @type {HTMLElement} */ (button).click();
  return new Promise((resolve) => {
    const look = () => {
      if (window.semafor.framesDrawn() === frames) return void requestAnimationFrame(look);
      const painted = new MessageChannel();
      painted.port1.onmessage = () => resolve(performance.now() - begun);
      painted.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  });
}

/** @param {import('puppeteer-core').Page} page */
const atRest = (page) => page.waitForFunction(async () => {
  const before = window.semafor.framesDrawn();
  await new Promise((resolve) => setTimeout(resolve, 300));
  return window.semafor.framesDrawn() === before;
}, { timeout: 20_000 });

/** Times opening and leaving the list, `runs` times. @param {import('puppeteer-core').Page} page @param {number} runs */
async function listTimes(page, runs) {
  const list = [];
  const title = [];
  for (let run = 0; run < runs; ++run) {
    await atRest(page);
    list.push(await page.evaluate(pressToPicture, word('menuGames')));
    await atRest(page);
    title.push(await page.evaluate(pressToPicture, word('toTitle')));
  }
  return { list, title };
}

/** Milliseconds for PRESSES presses in a game. @param {Reader} reader */
async function playTime(reader) {
  const begun = Date.now();
  const { actions } = await play(reader.page, 'en', PRESSES);
  return (Date.now() - begun) * PRESSES / actions.length;
}

/** @param {import('puppeteer-core').Browser} browser @param {string} url */
async function open(browser, url) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800, deviceScaleFactor: 1 });
  const reader = await Reader.at(page);
  await page.evaluateOnNewDocument(() => {
    const here = `semafor:${location.pathname.replace(/[^/]*$/, '')}:`;
    localStorage[`${here}boot-offline`] ??= '1';
    // As if visible in a second window: a hidden tab costs nothing.
    Object.defineProperty(document, 'hidden', { get: () => false });
    localStorage[`${here}settings`] = 'text=hidden\npace=instant\n';
  });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('first-picture').length > 0);
  return { page, reader };
}

/** @param {import('puppeteer-core').Browser} browser @param {string} url @param {number} runs */
async function measure(browser, url, runs) {
  const first = await open(browser, url);
  await first.page.evaluate(putGames, finishedGames());
  await first.page.close();
  const cold = await open(browser, url);
  const upgraded = await cold.page.evaluate(() => performance.getEntriesByName('first-picture')[0].startTime);
  await cold.page.close();
  const { page, reader } = await open(browser, url);
  const warm = await page.evaluate(() => performance.getEntriesByName('first-picture')[0].startTime);
  const { list, title } = await listTimes(page, runs);
  await prepare(reader);
  await begin(reader, { board: 'europe' });
  await play(page, 'en', 2);
  const alone = await playTime(reader);
  const resting = await open(browser, url);
  await atRest(resting.page);
  await page.bringToFront();
  const besideTitle = await playTime(reader);
  await resting.page.bringToFront();
  await resting.page.evaluate(pressToPicture, word('menuGames'));
  await page.bringToFront();
  return { upgraded, warm, list, title, alone, besideTitle, besideList: await playTime(reader) };
}

const words = process.argv.slice(2);
const runs = words[0] === '--runs' ? Number(words[1]) : 9;
const server = siteServer(SITE, '/');
const browser = await openBrowser([ROLES_FLAG]);
try {
  const times = await measure(browser, `http://localhost:${await listen(server, 0)}/`, runs);
  console.log(`${GAMES} finished games, ${runs} runs, load ${loadavg()[0].toFixed(1)}`);
  print('first picture, first start with them', times.upgraded, 'ms');
  print('first picture, later', times.warm, 'ms');
  const met = [
    print('list: median', quantile(times.list, 0.5), 'ms', GOALS.list),
    print('back to the title: median', quantile(times.title, 0.5), 'ms', GOALS.title),
    print('presses beside a resting title, by presses alone', times.besideTitle / times.alone, 'x', GOALS.resting),
    print('presses beside a resting list, by presses alone', times.besideList / times.alone, 'x', GOALS.resting),
  ];
  print('list: slowest', Math.max(...times.list), 'ms');
  print(`${PRESSES} presses, alone`, times.alone, 'ms');
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
