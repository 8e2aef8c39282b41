// @ts-check
// Accessibility: axe finds no violation on any screen of the text view, in two languages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, serveSite } from './browser.mjs';
import { begin, play, prepare } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';
import { shapesOf } from './texts.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SCREEN = { width: 1200, height: 900, ratio: 1 };

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** The violations that axe finds: the rule, and where. @param {import('puppeteer-core').Page} page @returns {Promise<string[]>} */
const violations = (page) =>
  page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (window).axe.run(document);
    return violations.flatMap((/** @type {any} */ { id, help, nodes }) =>
      nodes.slice(0, 3).map((/** @type {any} */ node) => `${id} (${help}): ${node.html.slice(0, 200)} ${node.any.map((/** @type {any} */ one) => one.message).join(' ')}`));
  });

/** Opens a page with axe loaded. @param {import('node:test').TestContext} t @param {string} url @param {import('./texts.mjs').Language} [language] */
async function open(t, url, language) {
  const { page, complaints } = await openPage(t, browser, SCREEN);
  await page.evaluateOnNewDocument(AXE);
  const reader = await Reader.at(page);
  await page.goto(url);
  await reader.find('heading', /./);
  if (language) await prepare(reader, language);
  /** @type {string[]} */
  const found = [];
  const look = async (/** @type {string} */ screen) => {
    found.push(...(await violations(page)).map((line) => `${screen}: ${line}`));
  };
  return { page, reader, complaints, found, look };
}

/** @typedef {Awaited<ReturnType<typeof open>>} Opened */

/** Checks the screens that need no game. @param {Opened} opened */
async function lookAround({ reader, look }) {
  const { word } = reader;
  await look('title');
  for (const screen of ['menuNewGame', 'menuGames', 'menuSettings', 'menuAbout']) {
    await reader.button(word(screen));
    await look(screen);
    if (screen === 'menuNewGame') {
      await reader.type(new RegExp(`^${word('dealCode')}`), 'abc');
      await reader.find('paragraph', word('dealCodeWrong'));
      await look('new game with a notice');
      await reader.type(new RegExp(`^${word('dealCode')}`), '');
    }
    if (screen === 'menuSettings') {
      await reader.press('checkbox', word('soundOn'));
      await reader.find('slider', word('soundHall'));
      await look('settings of sound');
    }
    await reader.button(word('toTitle'));
  }
}

/** Checks the rules, with all groups open, and a drill. @param {Opened} opened */
async function lookAtLearning({ reader, look }) {
  const { word, shape } = reader;
  await reader.button(word('menuLearn'));
  for (const name of await reader.names('disclosure')) await reader.unfold(name);
  await look('rules');
  await reader.button(shape('drillName'));
  await reader.find('heading', shape('drillStep'));
  await look('drill');
  await reader.button(word('drillSkip'));
  await reader.button(word('toTitle'));
}

/** Checks the plan, with two routes marked for later. @param {Opened} opened */
async function lookAtPlan({ page, reader, look }) {
  for (const marks of [1, 2]) {
    await reader.unfold(reader.word('markRoute'));
    await page.evaluate((label) => {
      const group = [...document.querySelectorAll('summary')].find((summary) => summary.textContent === label)?.parentElement;
      group?.querySelector('button')?.click();
    }, reader.word('markRoute'));
    await page.waitForFunction((label, n) => [...document.querySelectorAll('button')].filter((one) => one.textContent?.startsWith(label)).length === n,
      { timeout: 5000 }, `${reader.word('unmarkRoute')}: `, marks);
  }
  await look('plan');
}

/** Checks each step of a game at its first occurrence; returns the steps seen. @param {Opened} opened @param {import('./texts.mjs').Language} language */
async function lookAtTable({ page, reader, look }, language) {
  const shape = shapesOf(language);
  const seen = new Set();
  const steps = ['stepChooseTickets', 'stepChooseMix', 'stepTakeTurn', 'stepSecondCard', 'stepOwedTunnel', 'stepTakePassengers'];
  for (let i = 0; i < 25 && !(await reader.has('button', shape('playAgain'))); ++i) {
    const headings = await reader.names('heading');
    const step = steps.find((key) => headings.some((name) => shape(key).test(name)));
    if (step && !seen.has(step)) {
      await look(step);
      seen.add(step);
    }
    await play(page, language, 1);
  }
  return seen;
}

const GAMES = /** @type {const} */ ([['en', ['europe', 'germany', 'first-journey'], 4], ['pl', ['first-journey'], 2]]);

for (const [language, boards, steps] of GAMES)
  test(`no screen has a violation in ${language}`, async (t) => {
    const opened = await open(t, await serveSite(t, '/'), language);
    const { page, reader, look, found, complaints } = opened;
    const { word } = reader;
    await lookAround(opened);
    await lookAtLearning(opened);
    const seen = new Set();
    for (const board of boards) {
      await begin(reader, { board });
      for (const step of await lookAtTable(opened, language)) seen.add(step);
      if (board !== 'first-journey') await lookAtPlan(opened);
      if (board !== 'first-journey') await reader.button(word('toTitle'));
    }
    assert.ok(seen.size >= steps, [...seen].join(' '));
    await play(page, language, 10_000);
    await look('result');
    for (const fold of [reader.shape('gameActions'), word('routesTitle')]) await reader.unfold(fold);
    await look('result, unfolded');
    await reader.button(word('replay'));
    await reader.button(word('replayForward'));
    await look('replay');
    await reader.button(word('lookBackLeave'));
    await reader.button(word('toTitle'));
    await reader.button(word('menuGames'));
    await look('saved games');
    await reader.unfold(word('moreChoices'));
    await reader.button(word('gameDelete'));
    await look('saved games with a notice');
    await reader.button(word('toTitle'));
    await begin(reader, { board: 'europe', persons: ['', ''], bots: 0 });
    await look('hand-over');
    assert.deepEqual(found, []);
    assert.deepEqual(complaints, []);
  });

test('the preview of a link has no violation', async (t) => {
  const url = await serveSite(t, '/');
  const { page, reader, look, found } = await open(t, url, 'en');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (/** @type {string} */ text) => void Object.assign(window, { copied: text }) } }));
  await begin(reader, { board: 'germany' });
  await reader.button(reader.word('share'));
  await look('share');
  await reader.button(reader.word('linkDeal'));
  await reader.find('paragraph', reader.word('copied'));
  await look('share with a notice');
  const link = await page.evaluate(() => /** @type {any} */ (window).copied);
  await page.evaluate((hash) => { location.hash = hash; }, link.slice(url.length));
  await reader.find('heading', reader.word('linkOpenedDeal'));
  await look('link');
  assert.deepEqual(found, []);
});

test('the safe page has no violation', async (t) => {
  const url = await serveSite(t, '/');
  const { page, look, found } = await open(t, url);
  await page.evaluateOnNewDocument(() => Reflect.deleteProperty(window, 'WebAssembly'));
  await page.reload();
  await page.waitForSelector('#safe');
  await look('safe');
  assert.deepEqual(found, []);
});
