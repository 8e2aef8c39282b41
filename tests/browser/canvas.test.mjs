// @ts-check
// Whole games on the canvas, by mouse and by touch: from the title to the result.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, serveSite, settled } from './browser.mjs';
import { Fingers } from './fingers.mjs';

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser.close());

const DESKTOP = { width: 1280, height: 720, ratio: 1 };
const PHONE = { width: 390, height: 844, ratio: 1 };

/** @param {import('node:test').TestContext} t @param {typeof DESKTOP} screen @param {'mouse' | 'touch'} how */
async function openTitle(t, screen, how, within = browser) {
  const { page, complaints } = await openPage(t, within, screen);
  // Bots act at once: their natural pace would only slow the test.
  await page.evaluateOnNewDocument(() => localStorage.setItem(`semafor:${location.pathname}:settings`, 'pace=instant\n'));
  await page.evaluateOnNewDocument(keepFiles);
  await page.goto(await serveSite(t, '/'));
  await settled(page);
  return { page, complaints, fingers: new Fingers(page, how) };
}

/** Runs in the page: keeps the last file that the page offers. */
function keepFiles() {
  const make = URL.createObjectURL;
  URL.createObjectURL = (/** @type {any} */ blob) => {
    Object.assign(window, { semaforGiven: blob });
    return make(blob);
  };
}

/** Size in pixels and bytes of the finished board's picture. @param {import('puppeteer-core').Page} page @param {Fingers} fingers */
async function pictureOf(page, fingers) {
  const given = () => /** @type {any} */ (window).semaforGiven?.type === 'image/png';
  // The result's numbers are animated for a while. At first its buttons don't respond, so that a tap meant for the table doesn't press
  // them.
  await settled(page);
  for (let tries = 0; tries < 10; ++tries) {
    await fingers.press('picture');
    if (!await page.waitForFunction(given, { timeout: 2000 }).catch(() => undefined)) continue;
    return page.evaluate(async () => {
      const blob = /** @type {any} */ (window).semaforGiven;
      const { width, height } = await createImageBitmap(blob);
      return { width, height, bytes: blob.size };
    });
  }
  throw new Error('no picture was given');
}

/** @type {{board: string, screen: typeof DESKTOP, how: 'mouse' | 'touch', persons: number, seats: number, software?: true}[]} */
const GAMES = [
  { board: 'europe', screen: DESKTOP, how: 'mouse', persons: 2, seats: 5 },
  { board: 'germany', screen: PHONE, how: 'touch', persons: 1, seats: 2 },
  { board: 'first-journey', screen: PHONE, how: 'touch', persons: 1, seats: 3 },
  { board: 'first-journey', screen: PHONE, how: 'touch', persons: 1, seats: 2, software: true },
];

/** A browser without WebGL. @param {import('node:test').TestContext} t */
async function openWithoutWebGl(t) {
  const other = await openBrowser(['--disable-3d-apis']);
  t.after(() => other.close());
  return other;
}

for (const { board, screen, how, persons, seats, software } of GAMES)
  test(`a whole game of ${board} by ${how}${software ? ' without WebGL' : ''}: ${persons} of ${seats} are persons`, async (t) => {
    const { page, complaints, fingers } = await openTitle(t, screen, how, software && (await openWithoutWebGl(t)));
    await fingers.press('new');
    await fingers.press(`board/${board}`);
    await fingers.press(`count/${seats - 2}`);
    for (let seat = 0; seat < persons; ++seat) await fingers.press(`seat/${seat}/who/0`);
    await fingers.press('start');
    const taps = await fingers.playOn();
    assert.ok(taps > 20, `only ${taps} taps`);
    const words = await page.evaluate(() => document.getElementById('text-view')?.textContent ?? '');
    assert.match(words, /wins!|Shared victory/);
    const { width, height, bytes } = await pictureOf(page, fingers);
    assert.ok(width >= 1200 && height > 700 && bytes > 200_000, `a picture of ${width} x ${height} in ${bytes} bytes`);
    assert.deepEqual(complaints, []);
  });
