// @ts-check
// The system's preferences: more contrast, forced colours, reduced motion.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, serveSite } from './browser.mjs';
import { begin, play } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';

const SCREEN = { width: 1200, height: 900, ratio: 1 };

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** Runs in the page: texts of the text view with less contrast to their background than `least`. @param {number} least @returns {string[]} */
function faint(least) {
  const parts = (/** @type {string} */ color) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const light = (/** @type {number[]} */ rgb) => {
    const [r, g, b] = rgb.map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (/** @type {Element | null} */ element) => {
    for (let one = element; one; one = one.parentElement) {
      const color = parts(getComputedStyle(one).backgroundColor);
      if (color.length === 3 || color[3] > 0.99) return color.slice(0, 3);
    }
    return [255, 255, 255];
  };
  const found = [];
  for (const element of document.querySelectorAll('#text-view :is(h1,h2,h3,p,li,button,summary,a,td,th,caption,label)')) {
    if (!element.checkVisibility() || !element.textContent?.trim()) continue;
    const [a, b] = [light(parts(getComputedStyle(element).color).slice(0, 3)), light(behind(element))];
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (contrast < least) found.push(`${contrast.toFixed(1)}: ${element.outerHTML.slice(0, 120)}`);
  }
  return found;
}

/** Emulates any media feature; Puppeteer offers only some. @param {import('puppeteer-core').Page} page @param {string} name @param {string} value */
async function wish(page, name, value) {
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
}

/** Opens a game in the text view with that preference set. @param {import('node:test').TestContext} t @param {string} name @param {string} value */
async function tableUnder(t, name, value) {
  const { page, complaints } = await openPage(t, browser, SCREEN);
  await wish(page, name, value);
  await page.evaluateOnNewDocument(() => localStorage.setItem('semafor:/:settings', 'text=alone\n'));
  const reader = await Reader.at(page);
  await page.goto(await serveSite(t, '/'));
  await reader.find('heading', /./);
  return { page, reader, complaints };
}

test('asked for more contrast, all words have seven to one', async (t) => {
  const { page, reader, complaints } = await tableUnder(t, 'prefers-contrast', 'more');
  assert.deepEqual(await page.evaluate(faint, 7), [], 'the title');
  await begin(reader, { board: 'europe' });
  for (let i = 0; i < 4; ++i) {
    assert.deepEqual(await page.evaluate(faint, 7), [], 'the table');
    await play(page, 'en', 1);
  }
  assert.deepEqual(complaints, []);
});

test("the system's own colours take the place of ours, and the focus is seen in them", async (t) => {
  const { page, reader, complaints } = await tableUnder(t, 'forced-colors', 'active');
  await begin(reader, { board: 'first-journey' });
  const onButton = () => page.evaluate(() => document.activeElement?.matches('#text-view button:not([aria-disabled])'));
  for (let tabs = 0; tabs < 40 && !(await onButton()); ++tabs) await page.keyboard.press('Tab');
  const colors = await page.evaluate(() => {
    const sample = document.createElement('p');
    document.body.append(sample);
    const system = (/** @type {string} */ name) => {
      sample.style.color = name;
      return getComputedStyle(sample).color;
    };
    const { color, outlineColor, outlineStyle } = getComputedStyle(/** @type {Element} */ (document.activeElement));
    const disabled = document.querySelector('#text-view button[aria-disabled="true"]');
    return {
      text: color === system('ButtonText'), focus: outlineColor === system('Highlight') && outlineStyle !== 'none',
      disabled: !disabled || getComputedStyle(disabled).color === system('GrayText'),
    };
  });
  assert.deepEqual(colors, { text: true, focus: true, disabled: true });
  assert.deepEqual(complaints, []);
});

test('asked for no motion, a move is told without any', async (t) => {
  const { page, reader, complaints } = await tableUnder(t, 'prefers-reduced-motion', 'reduce');
  await reader.button(reader.word('menuSettings'));
  assert.equal(await page.evaluate(() => getComputedStyle(/** @type {Element} */ (document.querySelector('#text-view button'))).transitionDuration), '0s');
  assert.deepEqual(complaints, []);
});
