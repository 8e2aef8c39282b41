// @ts-check
// Keyboard play on the canvas: a whole game with Tab, arrows, Enter and the search on the board. Players with a mouse or a touch screen
// can use the keyboard as well: the search narrows as they type, and Escape leads back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, serveSite, settled } from './browser.mjs';
import { Fingers } from './fingers.mjs';
import { Keys } from './keys.mjs';
import { shapesOf } from './texts.mjs';

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
  await keys.leaveTitle('new');
  for (const button of ['board/first-journey', 'count/0', 'start']) await keys.choose(button);
  const steps = await keys.playOn();
  t.diagnostic(`${steps} steps`);
  assert.ok(steps > 20, `only ${steps} steps`);
  const words = await page.evaluate(() => document.getElementById('text-view')?.textContent ?? '');
  assert.match(words, /wins!|Shared victory/);
  assert.deepEqual(complaints, []);
});

/** Begins a game of Europe by mouse or by touch. @param {import('node:test').TestContext} t @param {'mouse' | 'touch'} how @param {{width: number, height: number, ratio: number}} screen */
async function table(t, how, screen) {
  const { page, complaints } = await openPage(t, browser, screen);
  if (how === 'touch') await page.setViewport({ width: screen.width, height: screen.height, deviceScaleFactor: screen.ratio, hasTouch: true, isMobile: true });
  await page.evaluateOnNewDocument(() => localStorage.setItem(`semafor:${location.pathname}:settings`, 'pace=instant\nmotion=no\n'));
  await page.goto(await serveSite(t, '/'));
  await settled(page);
  const fingers = new Fingers(page, how);
  for (const button of ['new', 'board/europe', 'start']) await fingers.press(button);
  await until(page, (ids) => ids.includes('keep'));
  for (const { id } of (await fingers.targets()).filter((one) => one.id.startsWith('offer/'))) await fingers.press(id);
  await fingers.press('keep');
  // Waits for the player's turn: the bots' actions would end what the player has begun.
  await until(page, (ids) => !ids.includes('keep') && ids.includes('menu') && ids.some((id) => /^(city|route)\//.test(id)));
  return { page, fingers, complaints };
}

/** Waits until `fits` holds for the ids of the canvas's targets. @param {import('puppeteer-core').Page} page @param {(ids: string[]) => boolean} fits */
async function until(page, fits) {
  /** @type {string[]} */
  let ids = [];
  const fingers = new Fingers(page, 'mouse');
  for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 20))) {
    ids = (await fingers.targets()).map(({ id }) => id.replace(/^\*/, ''));
    if (fits(ids)) return;
  }
  throw new Error(`there are ${ids.join(', ')}`);
}

const found = (/** @type {string[]} */ ids) => ids.filter((id) => /^find\/\d$/.test(id)).length;
const focused = (/** @type {import('puppeteer-core').Page} */ page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.className);

test('a press of the mouse brings the keyboard to the canvas', async (t) => {
  const { page, complaints } = await table(t, 'mouse', SCREEN);
  assert.equal(await focused(page), 'canvas');
  await page.keyboard.press('Equal');
  await until(page, (ids) => ids.includes('fit'));
  await page.keyboard.press('0');
  await until(page, (ids) => !ids.includes('fit'));
  for (const key of /** @type {const} */ (['Slash', 'NumpadDivide'])) {
    await page.keyboard.press(key);
    await until(page, (ids) => ids.includes('find/close'));
    await page.keyboard.type('mun');
    await until(page, (ids) => found(ids) > 0 && found(ids) < 7);
    await page.keyboard.press('Escape');
    await until(page, (ids) => !ids.includes('find/close'));
  }
  assert.deepEqual(complaints, []);
});

test('the search opened with a mouse narrows as one types, in the field, too', async (t) => {
  const { page, fingers, complaints } = await table(t, 'mouse', SCREEN);
  await fingers.press('find');
  await until(page, (ids) => ids.includes('find/text'));
  assert.equal(await page.evaluate(() => document.querySelector('.typing')), null);
  await page.keyboard.type('mun');
  await until(page, (ids) => found(ids) > 0 && found(ids) < 7);
  await fingers.press('find/text');
  await page.waitForSelector('.typing');
  assert.equal(await page.$eval('.typing', (field) => /** @type {HTMLInputElement} */ (field).value), 'mun');
  await page.keyboard.type('no such place');
  await until(page, (ids) => found(ids) === 0);
  await page.$eval('.typing', (field) => /** @type {HTMLInputElement} */ (field).select());
  await page.keyboard.type('paris');
  await until(page, (ids) => found(ids) > 1);
  await page.keyboard.press('ArrowDown'); // a key for the list: the field passes it on
  await page.keyboard.press('Enter');
  await until(page, (ids) => ids.includes('panel/close') && !ids.includes('find/close'));
  assert.equal(await focused(page), 'canvas');
  assert.deepEqual(complaints, []);
});

test('on a phone the search opens the keyboard at once and narrows with every letter, composed ones as well', async (t) => {
  const { page, fingers, complaints } = await table(t, 'touch', { width: 390, height: 844, ratio: 2 });
  await fingers.press('menu');
  await fingers.press('find');
  await page.waitForSelector('.typing');
  assert.equal(await focused(page), 'typing');
  const input = await page.createCDPSession();
  const compose = (/** @type {string} */ text) => input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('m');
  let before = 0;
  await until(page, (ids) => (before = found(ids)) > 0);
  await compose('mun');
  await until(page, (ids) => found(ids) > 0 && found(ids) < before);
  // Enter during IME composition accepts the composition, not the search.
  await page.$eval('.typing', (field) => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true })));
  assert.equal(await focused(page), 'typing');
  await input.send('Input.insertText', { text: 'munich' });
  assert.equal(await page.$eval('.typing', (field) => /** @type {HTMLInputElement} */ (field).value), 'munich');
  await page.keyboard.press('Escape');
  await until(page, (ids) => !ids.includes('find/close'));
  assert.equal(await page.evaluate(() => document.querySelector('.typing')), null);
  assert.deepEqual(complaints, []);
});

test('Escape closes what lies on top, and leads back from every screen', async (t) => {
  const { page, fingers, complaints } = await table(t, 'mouse', SCREEN);
  const back = async (/** @type {string} */ there, /** @type {string} */ here) => {
    await until(page, (ids) => ids.includes(there));
    await page.keyboard.press('Escape');
    await until(page, (ids) => ids.includes(here) && !ids.includes(there));
  };
  await fingers.press('menu');
  await back('menu/close', 'log');
  await fingers.press('log');
  await back('log/close', 'menu');
  for (const [entry, there] of /** @type {const} */ ([['share', 'back'], ['learn', 'back'], ['settings', 'back'], ['replay', 'replay/leave']])) {
    await fingers.press('menu');
    await fingers.press(entry);
    await back(there, 'log');
  }
  await page.keyboard.press('Escape'); // nothing is open: the game stays
  await fingers.press('menu');
  await fingers.press('title');
  for (const screen of ['saves', 'about', 'new']) {
    await fingers.press(screen);
    await back(screen === 'new' ? 'start' : 'back', 'continue');
  }
  // Also when the canvas doesn't have the focus.
  await fingers.press('settings');
  await until(page, (ids) => ids.includes('back'));
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#text-view button')).focus());
  await page.keyboard.press('Escape');
  await until(page, (ids) => ids.includes('continue'));
  assert.deepEqual(complaints, []);
});

test('a look-back is left by its button, its cross, Escape, and a step past its end', async (t) => {
  const { page, fingers, complaints } = await table(t, 'mouse', SCREEN);
  for (const leave of ['replay/leave', 'replay/close', 'forward']) {
    await fingers.press('log');
    await fingers.press('log/0');
    await until(page, (ids) => ids.includes('replay/leave'));
    assert.match(await page.evaluate(() => document.querySelector('#text-view h1')?.textContent ?? ''), shapesOf('en')('lookBackAction'));
    if (leave === 'forward') await fingers.press('last');
    await fingers.press(leave);
    await until(page, (ids) => ids.includes('log') && !ids.includes('replay/leave'));
  }
  assert.deepEqual(complaints, []);
});
