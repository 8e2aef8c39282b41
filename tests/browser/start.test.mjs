// @ts-check
// Start of the bundle: from the root and from a sub-path, at every pixel ratio, without console messages, and idle when nothing changes.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { SHOTS, openBrowser, openPage, serveSite, settled } from './browser.mjs';
import { Fingers } from './fingers.mjs';
import { decodePng } from '../setup/png.mjs';

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  mkdirSync(SHOTS, { recursive: true });
  browser = await openBrowser();
});
after(() => browser.close());

const SCREENS = [
  { width: 1440, height: 900, ratio: 1 },
  { width: 1280, height: 720, ratio: 2 },
  { width: 390, height: 844, ratio: 3 },
];
const PAPER = [0xf3, 0xe8, 0xcf];

const canvasPixels = () => {
  const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
  return [canvas.width, canvas.height];
};
/** @param {import('puppeteer-core').Page} page */
const frames = (page) => page.evaluate(() => window.semafor.framesDrawn());
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

for (const path of ['/', '/any/path/'])
  for (const screen of SCREENS)
    test(`starts from ${path} at ratio ${screen.ratio}`, async (t) => {
      const { page, complaints } = await openPage(t, browser, screen);
      await page.goto(await serveSite(t, path));
      await settled(page);
      assert.deepEqual(await page.evaluate(canvasPixels), [screen.width * screen.ratio, screen.height * screen.ratio]);
      const shot = await page.screenshot({ path: /** @type {any} */ (join(SHOTS, `start-${screen.width}x${screen.height}@${screen.ratio}.png`)) });
      const picture = decodePng(shot);
      assert.equal(picture.width, screen.width * screen.ratio);
      // Beside the first button is the panel's plain background.
      const button = (await new Fingers(page, 'mouse').targets()).find((one) => one.id === 'new');
      assert.ok(button, 'the title has its first button');
      const seen = picture.at(Math.round((button.x - button.width / 2 - 8) * screen.ratio), Math.round(button.y * screen.ratio));
      seen.forEach((part, i) => assert.ok(Math.abs(part - PAPER[i]) < 14, `paper is ${seen}`));
      assert.deepEqual(complaints, []);
    });

test('without WebGL the same picture is drawn', async (t) => {
  const other = await openBrowser(['--disable-3d-apis']);
  t.after(() => other.close());
  const url = await serveSite(t, '/');
  const shots = /** @type {ReturnType<typeof decodePng>[]} */ ([]);
  let button = { id: '', x: 0, y: 0, width: 0, height: 0 };
  for (const each of [browser, other]) {
    const { page, complaints } = await openPage(t, each, { width: 640, height: 480, ratio: 1 });
    await page.goto(url);
    await settled(page);
    shots.push(decodePng(await page.screenshot()));
    button = (await new Fingers(page, 'mouse').targets()).find((one) => one.id === 'new') ?? button;
    assert.deepEqual(complaints, []);
  }
  const points = Array.from({ length: 640 * 480 }, (_, i) => [i % 640, Math.floor(i / 640)]);
  const different = points.filter(([x, y]) => shots[0].at(x, y).some((part, i) => Math.abs(part - shots[1].at(x, y)[i]) > 48));
  // Software rendering antialiases thin lines differently; a missing sea or panel would be a quarter of all pixels.
  assert.ok(different.length < points.length * 0.08, `${different.length} points are different`);
  // The first button has light letters.
  const [lettersOfBoth, letters] = shots.map((shot) => points.filter(([x, y]) =>
    Math.abs(x - button.x) < button.width / 3 && Math.abs(y - button.y) < button.height / 4 && shot.at(x, y).slice(0, 3).every((part) => part > 170)).length);
  assert.ok(letters > 50 && Math.abs(letters - lettersOfBoth) < lettersOfBoth / 2, `${letters} light points instead of ${lettersOfBoth}`);
});

test('draws nothing while nothing happens, and wakes for a pointer, a key and a new size', async (t) => {
  const { page, complaints } = await openPage(t, browser, SCREENS[0]);
  await page.goto(await serveSite(t, '/'));
  await settled(page);
  await new Fingers(page, 'mouse').press('new');
  await settled(page);
  const before = await frames(page);
  await pause(5000);
  assert.equal(await frames(page), before);

  const wakes = async (/** @type {string} */ what, /** @type {() => Promise<unknown>} */ act) => {
    await settled(page);
    const asleep = await frames(page);
    await act();
    await page.waitForFunction((n) => window.semafor.framesDrawn() > n, { timeout: 5000 }, asleep);
    await settled(page);
    assert.ok((await frames(page)) > asleep, what);
  };
  await wakes('pointer', () => page.mouse.move(300, 300));
  await page.focus('#canvas');
  await wakes('key', () => page.keyboard.press('a'));
  await wakes('size', () => page.setViewport({ width: 800, height: 600, deviceScaleFactor: 1 }));
  assert.deepEqual(await page.evaluate(canvasPixels), [800, 600]);
  await wakes('ratio', async () => {
    await page.setViewport({ width: 800, height: 600, deviceScaleFactor: 2 });
    await page.screenshot(); // headless Chromium reports the new ratio only with its next frame
  });
  assert.deepEqual(await page.evaluate(canvasPixels), [1600, 1200]);
  assert.deepEqual(complaints, []);
});

test('a ratio that is no whole number still gets every pixel of the device', async (t) => {
  const other = await openBrowser(['--force-device-scale-factor=1.5', '--window-size=1001,701'], { defaultViewport: null });
  t.after(() => other.close());
  const { page, complaints } = await openPage(t, other, null);
  await page.goto(await serveSite(t, '/'));
  await settled(page);
  const shot = decodePng(await page.screenshot());
  const [width, height] = await page.evaluate(canvasPixels);
  assert.equal(await page.evaluate(() => window.devicePixelRatio), 1.5);
  assert.ok(Math.abs(width - shot.width) <= 1 && Math.abs(height - shot.height) <= 1, `${width}x${height}, screen ${shot.width}x${shot.height}`);
  assert.deepEqual(complaints, []);
});
