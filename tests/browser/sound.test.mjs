// @ts-check
// Sound: off and not downloaded until wanted; then every move plays a sound, but not in the background.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, serveSite, settled } from './browser.mjs';
import { Fingers } from './fingers.mjs';
import { Reader, ROLES_FLAG } from './roles.mjs';

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** @param {import('node:test').TestContext} t @param {string} settings */
async function openWith(t, settings) {
  const { page, complaints } = await openPage(t, browser, { width: 1000, height: 700, ratio: 1 });
  await page.evaluateOnNewDocument((text) => void (localStorage[`semafor:${location.pathname}:settings`] ??= text), settings);
  const reader = await Reader.at(page);
  await page.goto(await serveSite(t, '/'));
  await settled(page);
  return { page, reader, complaints };
}

test('there is no maker of sounds until sound is switched on', async (t) => {
  const { page, reader, complaints } = await openWith(t, 'text=beside\n');
  await reader.button(reader.word('menuSettings'));
  assert.equal(await page.evaluate(() => typeof window.semaforSound), 'undefined');
  await (await reader.find('checkbox', reader.word('soundOn'))).click();
  await page.waitForFunction(() => window.semaforSound?.context.state === 'running', { timeout: 5000 });
  assert.equal((await reader.names('slider')).length, 3);
  assert.deepEqual(complaints, []);
});

test('a move is heard, and nothing where nobody looks', async (t) => {
  const { page, reader, complaints } = await openWith(t, 'text=beside\nsound=yes\nhall=5\n');
  await page.mouse.click(500, 690); // browsers allow no sound before
  await page.waitForFunction(() => window.semaforSound?.context.state === 'running', { timeout: 5000 });
  await page.evaluate(() => {
    const { semaforSound } = window;
    /** @type {any} */ (window).heard = [];
    const play = semaforSound.play.bind(semaforSound);
    semaforSound.play = (cue, loudness) => {
      /** @type {any} */ (window).heard.push(cue);
      play(cue, loudness);
    };
  });
  await reader.button(reader.word('menuNewGame'));
  await reader.button(reader.word('newStart'));
  await page.waitForFunction(() => /^keep /m.test(window.semafor.targets()), { timeout: 10_000 });
  const fingers = new Fingers(page, 'mouse');
  for (const offer of (await fingers.targets()).filter(({ id }) => id.startsWith('offer/'))) await fingers.tap(offer);
  await fingers.press('keep');
  // Two cards, whether the player or the bot begins.
  const heard = () => page.evaluate(() => /** @type {any} */ (window).heard.length);
  for (let tries = 0; (await heard()) < 3; ++tries) {
    assert.ok(tries < 80, 'moves are heard');
    const deck = (await fingers.targets()).find(({ id }) => id === 'deck');
    if (deck) await fingers.tap(deck);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.waitForFunction(() => window.semaforSound.context.state === 'suspended', { timeout: 5000 });
  assert.deepEqual(complaints, []);
});
