// @ts-check
// Traps of the program in the middle of a game: the page restarts by itself with the same game on the table.
// SEMAFOR_GAMES: number of failures; SEMAFOR_SEED varies the number of actions between them.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SEED } from './chance.mjs';
import { openBrowser, openPage, serveSite, settled } from './browser.mjs';
import { stateOf } from './kept.mjs';
import { begin, play, prepare, readLog } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';

const SCREEN = { width: 1000, height: 800, ratio: 1 };
const TRAPS = Number(process.env.SEMAFOR_GAMES ?? 3);
/** In milliseconds; longer than WELL_ACTED in boot.js, after which a program counts as running well. */
const WELL = 2000;

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** Runs in the page: keeps a reference to the program's memory. */
function rememberMemory() {
  const real = WebAssembly.instantiate;
  WebAssembly.instantiate = /** @type {any} */ (async (/** @type {[any, any]} */ ...given) => {
    const made = /** @type {any} */ (await real(...given));
    const memory = Object.values((made.instance ?? made).exports).find((part) => part instanceof WebAssembly.Memory);
    if (memory) Object.assign(window, { programMemory: memory });
    return made;
  });
}

/** Runs in the page: overwrites the program's memory and makes it fail, in a call or in a frame. @param {string} when 'call' or 'picture' */
function spoilMemory(when) {
  new Uint8Array(/** @type {any} */ (window).programMemory.buffer).fill(0xff);
  if (when === 'call') document.getElementById('view')?.click();
  else document.getElementById('canvas')?.dispatchEvent(new MouseEvent('mousemove', { clientX: 9, clientY: 9 }));
}

/** @param {import('node:test').TestContext} t */
async function open(t) {
  const { page } = await openPage(t, browser, SCREEN);
  await page.evaluateOnNewDocument(rememberMemory);
  const reader = await Reader.at(page);
  await page.goto(await serveSite(t, '/'));
  await prepare(reader);
  return { page, reader };
}

/** The game's state once it has stopped changing and the program counts as running well. @param {import('puppeteer-core').Page} page */
async function atRest(page) {
  for (let before = await stateOf(page); ; ) {
    await new Promise((resolve) => setTimeout(resolve, WELL));
    const now = await stateOf(page);
    if (now.state === before.state) return now;
    before = now;
  }
}

/** Makes the program fail, and waits until the page has reloaded. @param {import('puppeteer-core').Page} page @param {'call' | 'picture'} when */
async function fail(page, when) {
  const again = page.waitForNavigation({ waitUntil: 'domcontentloaded' });
  await page.evaluate(spoilMemory, when);
  await again;
}

test(`the program fails ${TRAPS} times in a game, and nothing is lost`, async (t) => {
  const { page, reader } = await open(t);
  const { word } = reader;
  /** @type {string[]} */
  let log = [];
  for (let i = 0; i < TRAPS; ++i) {
    if (i % 10 === 0) {
      if (i > 0) await reader.button(word('toTitle'));
      await begin(reader, { board: ['europe', 'germany', 'first-journey'][Math.floor(i / 10) % 3] });
    }
    await play(page, 'en', 2 + ((i + SEED) * 5) % 4);
    const before = await atRest(page);
    log = await readLog(reader);
    await fail(page, i % 2 === 0 ? 'call' : 'picture');
    await reader.find('paragraph', word('begunAnew'));
    assert.deepEqual((await readLog(reader)).slice(0, log.length), log, `after failure ${i + 1}`);
    assert.deepEqual(await stateOf(page), before, `after failure ${i + 1}`);
    await reader.button(word('close'));
    if (await reader.has('button', word('playAgain'))) await reader.button(word('playAgain'));
  }
  await play(page, 'en', 3);
  assert.ok((await readLog(reader)).length > log.length, 'the game goes on');
});

test('what fails again and again ends at the safe page, and the game is still there', async (t) => {
  const { page, reader } = await open(t);
  const { word } = reader;
  await begin(reader, { board: 'first-journey' });
  await play(page, 'en', 3);
  const log = await readLog(reader);
  const before = await stateOf(page);
  for (let i = 0; i < 2; ++i) {
    await settled(page);
    await fail(page, 'call');
    await reader.find('paragraph', word('begunAnew'));
  }
  await settled(page);
  await page.evaluate(spoilMemory, 'call');
  await reader.find('paragraph', word('crashed'));
  assert.deepEqual(await stateOf(page), before);
  await reader.button(word('safeTryAgain'));
  await reader.button(new RegExp(`^${word('gameContinue')}`));
  await reader.find('heading', word('log'));
  assert.deepEqual((await readLog(reader)).slice(0, log.length), log);
});

test('a failure on the title begins anew on the title', async (t) => {
  const { page, reader } = await open(t);
  await settled(page);
  await fail(page, 'picture');
  await reader.find('heading', 'Semafor');
  await reader.find('paragraph', reader.word('begunAnew'));
  await page.reload();
  await reader.find('heading', 'Semafor');
  assert.equal(await reader.has('paragraph', reader.word('begunAnew')), false, 'told once');
});
