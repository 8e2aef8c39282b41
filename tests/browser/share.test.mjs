// @ts-check
// Sharing: by the share sheet or the clipboard, with correct notices, and as readable QR codes.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { decodePng } from '../setup/png.mjs';
import { openBrowser, openPage, serveSite, settled } from './browser.mjs';
import { begin, play, prepare } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';

/** @type {(pixels: Uint8ClampedArray, width: number, height: number) => {data: string} | null} */
const readQr = createRequire(import.meta.url)('jsqr');
const SCREEN = { width: 1000, height: 800, ratio: 1 };

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** Runs in the page before its scripts: catches what it shares or copies. @param {boolean} sheet whether the system has a share sheet */
function catchShared(sheet) {
  const given = /** @type {any[]} */ ([]);
  Object.assign(window, { given });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (/** @type {string} */ text) => void given.push(text) } });
  if (!sheet) return;
  Object.defineProperty(navigator, 'share', { value: async (/** @type {object} */ what) => {
    if (/** @type {any} */ (window).thinksBetter) throw new DOMException('no', 'AbortError');
    given.push(what);
  } });
}

/** Plays some actions and opens the screen for sharing. @param {import('node:test').TestContext} t @param {boolean} sheet */
async function openShare(t, sheet) {
  const { page, complaints } = await openPage(t, browser, SCREEN);
  const reader = await Reader.at(page);
  await page.evaluateOnNewDocument(catchShared, sheet);
  const url = await serveSite(t, '/any/path/');
  await page.goto(url);
  await prepare(reader);
  await begin(reader, { board: 'europe' });
  await play(page, 'en', 4);
  await reader.button(reader.word('share'));
  await reader.find('heading', reader.word('linkOpenedDeal'));
  return { page, reader, url, complaints, given: () => page.evaluate(() => /** @type {any} */ (window).given) };
}

/** The text of a QR code. @param {Uint8Array} png */
function textIn(png) {
  const picture = decodePng(png);
  const pixels = new Uint8ClampedArray(picture.width * picture.height * 4).fill(255);
  for (let y = 0; y < picture.height; ++y)
    for (let x = 0; x < picture.width; ++x) pixels.set(picture.at(x, y), (y * picture.width + x) * 4);
  return readQr(pixels, picture.width, picture.height)?.data;
}

test('the share sheet gets the address and a sentence that says what it is', async (t) => {
  const { page, reader, url, given, complaints } = await openShare(t, true);
  const { word } = reader;
  await reader.button(word('linkDeal'));
  await reader.find('paragraph', word('shared'));
  await reader.button(word('linkContinue'));
  const [deal, goesOn] = await given();
  assert.equal(deal.text, word('shareDeal'));
  assert.equal(goesOn.text, word('shareContinue'));
  assert.ok(deal.url.startsWith(`${url}#`) && goesOn.url.startsWith(`${url}#`) && goesOn.url.length > deal.url.length);
  await reader.button(word('close'));
  await page.evaluate(() => Object.assign(window, { thinksBetter: true }));
  await reader.button(word('linkDeal'));
  await reader.gone('paragraph', word('shared'));
  assert.equal((await given()).length, 2);
  assert.deepEqual(complaints, []);
});

test('a QR code holds the address that is copied: in words and on the canvas', async (t) => {
  const { page, reader, given, complaints } = await openShare(t, false);
  const { word } = reader;
  await reader.button(word('linkDeal'));
  await reader.find('paragraph', word('copied'));
  const [deal] = await given();
  assert.ok(deal.length < 300, `${deal.length} characters`);
  const image = await page.waitForSelector('#text-view img');
  assert.equal(await image?.evaluate((img) => /** @type {HTMLImageElement} */ (img).alt), word('qrCode', { name: word('linkDeal') }));
  assert.equal(textIn(/** @type {Uint8Array} */ (await image?.screenshot())), deal);
  await reader.button(word('close'));
  // From the text view to the canvas.
  while ((await page.evaluate(() => document.body.dataset.view)) !== 'hidden') await page.click('#view');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await settled(page);
  // Only the upper QR code: the decoder finds one at a time.
  assert.equal(textIn(await page.screenshot({ clip: { x: 0, y: 0, width: SCREEN.width, height: 450 } })), deal);
  assert.deepEqual(complaints, []);
});
