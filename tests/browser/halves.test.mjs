// @ts-check
// The program in two halves: a newcomer's title is there with the first alone, in any language and on any screen; what is done to it too
// early is done when the second has come; who has games waits for both.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, serveSite, settled } from './browser.mjs';
import { Fingers } from './fingers.mjs';
import { wordsOf } from './texts.mjs';

/** @type {import('puppeteer-core').Browser} */
let browser;
/** @type {import('puppeteer-core').Browser} */
let withoutGraphics;
before(async () => {
  [browser, withoutGraphics] = await Promise.all([openBrowser(), openBrowser(['--disable-3d-apis'])]);
});
after(() => Promise.all([browser.close(), withoutGraphics.close()]));

const LAPTOP = { width: 1280, height: 720, ratio: 2 };
const PHONE = { width: 390, height: 844, ratio: 3 };
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The second half waits until it is let go. @param {import('puppeteer-core').Page} page */
async function holdRest(page) {
  /** @type {(() => void)[]} */
  const waiting = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (/\/rest\.\w+\.wasm$/.test(request.url())) waiting.push(() => void request.continue());
    else void request.continue();
  });
  return () => waiting.splice(0).forEach((go) => go());
}

/** @param {import('node:test').TestContext} t @param {import('puppeteer-core').Browser} inside @param {typeof LAPTOP} screen @param {string} language */
async function newcomer(t, inside, screen, language) {
  const context = await inside.createBrowserContext();
  t.after(() => context.close());
  const { page, complaints } = await openPage(t, /** @type {any} */ (context), screen);
  await page.evaluateOnNewDocument((code) => Object.defineProperty(navigator, 'language', { get: () => code }), language);
  const letGo = await holdRest(page);
  return { page, complaints, letGo };
}

const WAYS_IN = /** @type {[string, typeof LAPTOP, string, [string, string][], boolean][]} */ ([
  ['a laptop in English', LAPTOP, 'en-GB', [], false],
  ['a phone in Polish, by night and without motion', PHONE, 'pl-PL', [['prefers-color-scheme', 'dark'], ['prefers-reduced-motion', 'reduce']], false],
  ['a laptop in Hungarian, drawn by software', LAPTOP, 'hu-HU', [], true],
]);

for (const [name, screen, language, features, software] of WAYS_IN)
  test(`a newcomer's title needs the first half alone: ${name}`, async (t) => {
    const { page, complaints, letGo } = await newcomer(t, software ? withoutGraphics : browser, screen, language);
    await page.emulateMediaFeatures(features.map(([feature, value]) => ({ name: feature, value })));
    await page.goto(await serveSite(t, '/'));
    await settled(page);
    // Whatever may happen to a page that nobody touches yet.
    await page.setViewport({ width: screen.height, height: screen.width, deviceScaleFactor: screen.ratio });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.mouse.move(200, 200);
    await pause(500);
    await settled(page);
    const fingers = new Fingers(page, 'mouse');
    await fingers.press('new');
    await pause(300);
    assert.ok((await fingers.targets()).some(({ id }) => id === 'learn'), 'the title is still there');
    letGo();
    for (let tries = 0; !(await fingers.targets()).some(({ id }) => id === 'start'); ++tries) {
      assert.ok(tries < 100, 'what was pressed too early is pressed in the end');
      await pause(50);
    }
    assert.deepEqual(complaints, []);
  });

test('who has games waits for both halves', async (t) => {
  const { page, letGo } = await newcomer(t, browser, LAPTOP, 'en-GB');
  await page.evaluateOnNewDocument(() => localStorage.setItem('semafor:/:settings', 'language=pl'));
  await page.goto(await serveSite(t, '/'));
  await pause(1500);
  assert.equal(await page.evaluate(() => performance.getEntriesByName('first-picture').length), 0);
  letGo();
  await settled(page);
});

test('a second half that can not be had is told of', async (t) => {
  const { page } = await newcomer(t, browser, LAPTOP, 'en-GB');
  page.removeAllListeners('request');
  page.on('request', (request) => void (/\/rest\.\w+\.wasm$/.test(request.url()) ? request.abort() : request.continue()));
  await page.goto(await serveSite(t, '/'));
  await page.waitForFunction((words) => document.querySelector('#safe')?.textContent?.includes(words), { timeout: 20_000 }, wordsOf('en')('startFailed'));
});
