// @ts-check
// Loss of the WebGL context: the picture is back within two seconds, and the game is unchanged.
// SEMAFOR_GAMES: number of losses.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { decodePng } from '../setup/png.mjs';
import { openBrowser, openPage, serveSite, settled } from './browser.mjs';
import { Fingers } from './fingers.mjs';
import { stateOf } from './kept.mjs';

const SCREEN = { width: 900, height: 640, ratio: 1 };
const LOSSES = Number(process.env.SEMAFOR_GAMES ?? 3);
const BACK_WITHIN = 2000;
/** Latest restoring of the context, in milliseconds: after half a second the page renders in software on another canvas. */
const GIVEN_BACK_WITHIN = 400;

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser.close());

/** Begins a game and plays up to its first turn. @param {import('node:test').TestContext} t */
async function openTable(t) {
  const { page, complaints } = await openPage(t, browser, SCREEN);
  await page.evaluateOnNewDocument(() => localStorage.setItem(`semafor:${location.pathname}:settings`, 'pace=instant\nmotion=no\n'));
  await page.goto(await serveSite(t, '/'));
  await settled(page);
  const fingers = new Fingers(page, 'mouse');
  await fingers.press('new');
  await fingers.press('board/europe');
  await fingers.press('count/0');
  await fingers.press('start');
  await fingers.press(/^offer\//);
  for (const offer of (await fingers.targets()).filter(({ id }) => id.startsWith('offer/')).slice(1)) await fingers.tap(offer);
  await fingers.press('keep');
  await page.mouse.move(5, 5);
  await settled(page);
  return { page, fingers, complaints };
}

/**
 * Loses the WebGL context. Returns the milliseconds until something is drawn again.
 * @param {import('puppeteer-core').Page} page @param {number | null} after milliseconds until it is restored; null: never
 */
const lose = (page, after) =>
  page.evaluate(async (wait) => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
    const means = canvas.getContext('webgl')?.getExtension('WEBGL_lose_context');
    if (!means) throw new Error('no WebGL to lose');
    const before = window.semafor.framesDrawn();
    const began = performance.now();
    means.loseContext();
    if (wait !== null) setTimeout(() => means.restoreContext(), wait);
    while (window.semafor.framesDrawn() < before + 2 && performance.now() < began + 20_000) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - began;
  }, after);

/** The share of pixels that differ. @param {Uint8Array} before @param {Uint8Array} after */
function difference(before, after) {
  const [one, other] = [before, after].map((png) => decodePng(Buffer.from(png)));
  let count = 0;
  for (let y = 0; y < one.height; ++y)
    for (let x = 0; x < one.width; ++x) if (one.at(x, y).some((part, i) => Math.abs(part - other.at(x, y)[i]) > 48)) ++count;
  return count / (one.width * one.height);
}

test(`the canvas is lost ${LOSSES} times and given back`, async (t) => {
  const { page, fingers } = await openTable(t);
  const picture = await page.screenshot();
  const state = await stateOf(page);
  let longest = 0;
  for (let i = 0; i < LOSSES; ++i) {
    longest = Math.max(longest, await lose(page, (i * 97) % GIVEN_BACK_WITHIN));
    await settled(page);
    assert.deepEqual(await stateOf(page), state);
    const other = difference(picture, await page.screenshot());
    assert.ok(other < 0.002, `after loss ${i + 1} ${(other * 100).toFixed(1)} % of the picture are different`);
  }
  t.diagnostic(`at most ${Math.round(longest)} ms until the picture was back`);
  assert.ok(longest < BACK_WITHIN, `${longest} ms`);
  await fingers.press('deck');
  await settled(page);
  assert.equal((await stateOf(page)).actions, state.actions + 1, 'the table can be touched');
});

test('a canvas that is never given back: software draws on a new one', async (t) => {
  const { page, fingers } = await openTable(t);
  const picture = await page.screenshot();
  const state = await stateOf(page);
  await page.focus('#canvas');
  const took = await lose(page, null);
  t.diagnostic(`${Math.round(took)} ms until the picture was back`);
  await settled(page);
  assert.ok(took < BACK_WITHIN, `${took} ms`);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'canvas');
  const other = difference(picture, await page.screenshot());
  // The map is full of thin lines, which software rendering antialiases differently.
  assert.ok(other < 0.16, `${(other * 100).toFixed(1)} % of the picture are different`);
  assert.deepEqual(await stateOf(page), state);
  await page.setViewport({ width: 800, height: 600, deviceScaleFactor: 1 });
  await settled(page);
  assert.deepEqual(await page.evaluate(() => [document.querySelector('canvas')?.width, document.querySelector('canvas')?.height]), [800, 600]);
  await fingers.press('deck');
  await settled(page);
  assert.equal((await stateOf(page)).actions, state.actions + 1, 'the table can be touched');
});

/** Broken drivers: one compiles no shader, one never has a complete framebuffer. @type {Record<string, () => void>} */
const BROKEN = {
  'compiles no shader': () => {
    WebGLRenderingContext.prototype.compileShader = () => {};
  },
  'has no complete targets': () => {
    WebGLRenderingContext.prototype.checkFramebufferStatus = () => 36_054; // FRAMEBUFFER_INCOMPLETE_ATTACHMENT
  },
};

for (const [how, spoil] of Object.entries(BROKEN))
  test(`a driver that ${how}: software draws instead`, async (t) => {
    const { page, complaints } = await openPage(t, browser, SCREEN);
    await page.goto(await serveSite(t, '/'));
    await settled(page);
    const picture = await page.screenshot();
    await page.evaluateOnNewDocument(spoil);
    await page.reload();
    await settled(page);
    await page.waitForFunction(() => document.querySelector('canvas')?.getContext('2d'), { timeout: 10_000, polling: 100 });
    await settled(page);
    const other = difference(picture, await page.screenshot());
    assert.ok(other < 0.16, `${(other * 100).toFixed(1)} % of the picture are different`);
    assert.deepEqual(complaints, []);
  });
