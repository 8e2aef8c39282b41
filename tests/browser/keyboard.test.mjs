// @ts-check
// A whole game on the canvas by the keyboard alone: Tab to come to it, arrows, Enter, and typing what is to be found on the board.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, serveSite, settled } from './browser.mjs';
import { Keys } from './keys.mjs';

const SCREEN = { width: 1280, height: 720, ratio: 1 };

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser.close());

test('a whole game by the keyboard alone', async (t) => {
  const { page, complaints } = await openPage(t, browser, SCREEN);
  await page.evaluateOnNewDocument(() => localStorage.setItem(`semafor:${location.pathname}:settings`, 'pace=instant\nmotion=no\n'));
  await page.goto(await serveSite(t, '/'));
  await settled(page);
  const keys = new Keys(page);
  await keys.comeToCanvas();
  for (const button of ['new', 'board/first-journey', 'count/0', 'start']) await keys.choose(button);
  const steps = await keys.playOn();
  t.diagnostic(`${steps} steps`);
  assert.ok(steps > 20, `only ${steps} steps`);
  const words = await page.evaluate(() => document.getElementById('mirror')?.textContent ?? '');
  assert.match(words, /wins!|Shared victory/);
  assert.deepEqual(complaints, []);
});
