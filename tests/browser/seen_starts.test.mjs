// @ts-check
// Counting of failed starts: only starts that were visible count, not starts in the background, prerendered, or left in time.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, SITE } from './browser.mjs';
import { Host } from './host.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';

const SCREEN = { width: 1000, height: 800, ratio: 1 };

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** A new browser context, and a host that holds the program back until the test releases it. @param {import('node:test').TestContext} t */
async function withheld(t) {
  const context = await browser.createBrowserContext();
  t.after(() => context.close());
  const host = await Host.at(t, SITE, '/');
  const give = host.hold(/\.wasm$/);
  t.after(() => give());
  return { context, host, give };
}

/** @param {import('node:test').TestContext} t @param {any} context */
async function newTab(t, context) {
  const { page } = await openPage(t, context, SCREEN);
  return { page, reader: await Reader.at(page) };
}

/** Waits until boot.js has run. @param {import('puppeteer-core').Page} page */
const booted = (page) => page.waitForFunction(() => window.semaforBoot, { polling: 20, timeout: 15_000 });
/** Waits for the first frame, which ends the count. @param {import('puppeteer-core').Page} page */
const cameToPicture = (page) => page.waitForFunction(() => !localStorage.getItem('semafor:/:boot-starts'), { polling: 20, timeout: 15_000 });
const countedStarts = (/** @type {import('puppeteer-core').Page} */ page) => page.evaluate(() => Number(localStorage.getItem('semafor:/:boot-starts')));

/** @param {import('node:test').TestContext} t @param {any} context @param {string} url */
async function assertStarts(t, context, url) {
  const { page, reader } = await newTab(t, context);
  await page.goto(url);
  await reader.find('button', reader.word('menuNewGame'));
  await cameToPicture(page);
  assert.equal(await page.$('#safe'), null);
}

/** Opens a real background tab. @param {import('puppeteer-core').BrowserContext} context @param {string} url */
async function openBehind(context, url) {
  const session = await browser.target().createCDPSession();
  const { targetId } = await session.send('Target.createTarget', { url, background: true, browserContextId: context.id });
  const target = await browser.waitForTarget((one) => /** @type {any} */ (one)._targetId === targetId);
  return /** @type {import('puppeteer-core').Page} */ (await target.page());
}

test('three links opened in background tabs', async (t) => {
  const { context, host, give } = await withheld(t);
  const { page } = await newTab(t, context);
  await page.goto(`${host.url}manifest.json`);
  for (let i = 0; i < 3; ++i) {
    const behind = await openBehind(context, host.url);
    await booted(behind);
    assert.equal(await behind.evaluate(() => document.visibilityState), 'hidden');
    assert.equal(await countedStarts(behind), 0);
  }
  give();
  await assertStarts(t, context, host.url);
});

/** Runs in the page before its scripts: makes it look prerendered, as in Chromium. */
function prerendered() {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
}

test('pages that were prerendered and thrown away', async (t) => {
  const { context, host, give } = await withheld(t);
  for (let i = 0; i < 3; ++i) {
    const { page } = await newTab(t, context);
    await page.evaluateOnNewDocument(prerendered);
    await page.goto(host.url);
    await booted(page);
    assert.equal(await countedStarts(page), 0);
    await page.close();
  }
  give();
  await assertStarts(t, context, host.url);
});

test('a prerendered page counts from the moment it is shown', async (t) => {
  const { context, host, give } = await withheld(t);
  const { page, reader } = await newTab(t, context);
  await page.evaluateOnNewDocument(prerendered);
  await page.goto(host.url);
  await booted(page);
  assert.equal(await countedStarts(page), 0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  assert.equal(await countedStarts(page), 1);
  give();
  await reader.find('button', reader.word('menuNewGame'));
  await cameToPicture(page);
});

test('three reloads before the first picture', async (t) => {
  const { context, host, give } = await withheld(t);
  const { page } = await newTab(t, context);
  await page.goto(host.url);
  for (let i = 0; i < 3; ++i) {
    await booted(page);
    assert.equal(await countedStarts(page), 1);
    await page.reload();
  }
  give();
  await page.close();
  await assertStarts(t, context, host.url);
});

test('six tabs opened at once', async (t) => {
  const { context, host, give } = await withheld(t);
  const tabs = await Promise.all(Array.from({ length: 6 }, () => newTab(t, context)));
  await Promise.all(tabs.map(async ({ page }) => {
    await page.goto(host.url);
    await booted(page);
  }));
  t.diagnostic((await Promise.all(tabs.map(({ page }) => page.evaluate(() => document.visibilityState)))).join(' '));
  give();
  for (const { page, reader } of tabs) {
    await page.bringToFront();
    await reader.find('button', reader.word('menuNewGame'));
    assert.equal(await page.$('#safe'), null);
  }
});

/** Runs in the page before its scripts: makes boot.js's seconds pass a hundred times faster. */
function hurry() {
  const real = window.setInterval;
  Object.assign(window, { setInterval: (/** @type {TimerHandler} */ act, /** @type {number} */ time) => real(act, time / 100) });
}

test('a start that stands still says so and offers what the safe page does; left, it counts; going on, it comes to its picture', async (t) => {
  const { context, host, give } = await withheld(t);
  const { page, reader } = await newTab(t, context);
  await page.evaluateOnNewDocument(hurry);
  await page.goto(host.url);
  await reader.find('paragraph', reader.word('startSlow'));
  assert.deepEqual(await reader.names('button', /./), ['safeExportAll', 'safeTryAgain', 'safeWithoutGame', 'safeReset'].map((key) => reader.word(key)));
  assert.equal(await countedStarts(page), 1);
  await page.reload();
  await booted(page);
  assert.equal(await countedStarts(page), 2);
  await reader.find('paragraph', reader.word('startSlow'));
  give();
  await reader.find('button', reader.word('menuNewGame'));
  await cameToPicture(page);
  assert.equal(await page.$('#safe'), null);
});
