// @ts-check
// Ways to open the page: from a file, embedded in another site, by a shortcut of the installed app, in an old browser.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { listen } from '../../web/pack/serve.mjs';
import { openBrowser, openFirefox, openPage, SITE, until } from './browser.mjs';
import { Host } from './host.mjs';
import { begin, play, prepare, readLog } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';
import { wordsOf } from './texts.mjs';

const SCREEN = { width: 1000, height: 800, ratio: 1 };
const LANGUAGES = /** @type {const} */ (['en', 'pl', 'hu']);

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

const FILE = pathToFileURL(join(SITE, 'index.html')).href;

test('opened as a file the page says in three languages what to do', async (t) => {
  const { page } = await openPage(t, browser, SCREEN);
  await page.goto(FILE);
  // From a file, Chromium runs no script with an integrity attribute: the help must appear without scripts.
  await page.waitForFunction(() => {
    const stuck = document.getElementById('stuck');
    return stuck && getComputedStyle(stuck).visibility === 'visible';
  }, { timeout: 10_000 });
  const said = await page.$$eval('#stuck > div:not([hidden]) p', (all) => all.map((one) => [/** @type {HTMLElement} */ (one).lang, one.textContent]));
  assert.deepEqual(said, LANGUAGES.map((language) => [language, wordsOf(language)('stuck')]));
});

test('Firefox says so at once', async (t) => {
  const firefox = await openFirefox(SCREEN);
  t.after(() => firefox.close());
  const { page } = await openPage(t, firefox, null);
  await page.goto(FILE);
  assert.equal(await page.$eval('#safe p', (one) => one.textContent), wordsOf('en')('fromFile'));
});

/** A foreign site that shows the page in a frame. @param {import('node:test').TestContext} t @param {string} url */
async function siteAround(t, url) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<!doctype html><title>games</title><iframe src="${url}" width="900" height="700"></iframe>`);
  });
  const port = await listen(server, 0);
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${port}/`;
}

test('in a frame of another site the game plays, says once that its store is apart, and offers its own window', async (t) => {
  const host = await Host.at(t, SITE, '/any/path/');
  const around = await siteAround(t, host.url);
  const { page } = await openPage(t, browser, SCREEN);
  await Reader.at(page);
  await page.goto(around);
  const frame = await page.waitForFrame((one) => one.url().startsWith(host.url));
  const notice = () => frame.waitForFunction(() => document.querySelector('#text-view .notice')?.textContent, { timeout: 20_000 }).then((found) => found.jsonValue());
  const word = wordsOf('en');
  assert.equal(await notice(), word('foreignFrame'));
  const press = (/** @type {string} */ name) => frame.waitForFunction((text) => {
    const button = [...document.querySelectorAll('#text-view button')].find((one) => one.textContent === text);
    /** @type {HTMLElement | undefined} */ (button)?.click();
    return button !== undefined;
  }, { timeout: 15_000 }, name);
  const opened = browser.waitForTarget((one) => one.type() === 'page' && one.url() === host.url, { timeout: 15_000 });
  // Only a real press may open a window, not a script.
  const button = await frame.waitForSelector('#text-view .row button');
  await button?.click();
  await (await (await opened).page())?.close();
  await press(word('menuNewGame'));
  await press(word('newStart'));
  await frame.waitForFunction((text) => [...document.querySelectorAll('h2')].some((one) => one.textContent === text), { timeout: 15_000 }, word('log'));
  await page.reload();
  const again = await page.waitForFrame((one) => one.url().startsWith(host.url));
  await again.waitForFunction(() => performance.getEntriesByName('first-picture').length > 0, { timeout: 20_000 });
  assert.equal(await again.$('#text-view .notice'), null);
});

test("the installed app's shortcuts lead where they say, and leave no trace in the address", async (t) => {
  const host = await Host.at(t, SITE, '/any/path/');
  const { shortcuts, icons } = JSON.parse(readFileSync(join(SITE, readdirSync(SITE).find((name) => /^manifest-en\..*webmanifest$/.test(name)) ?? ''), 'utf8'));
  const addresses = shortcuts.map((/** @type {{url: string}} */ { url }) => new URL(url, host.url).href);
  assert.deepEqual(addresses, [`${host.url}#do=continue`, `${host.url}#do=new`]);
  assert.ok(icons.some((/** @type {{purpose?: string}} */ { purpose }) => purpose === 'maskable'));
  const names = ['en', 'pl', 'hu'].map((code) => JSON.parse(readFileSync(join(SITE, readdirSync(SITE).find((name) => name.startsWith(`manifest-${code}.`)) ?? ''), 'utf8')).shortcuts[1].name);
  assert.deepEqual(names, ['New game', 'Nowa gra', 'Új játék']);
  const { page, complaints } = await openPage(t, browser, SCREEN);
  const reader = await Reader.at(page);
  await page.goto(addresses[0]);
  await reader.find('button', reader.word('menuNewGame')); // no game to continue: the title
  await prepare(reader);
  await begin(reader, { board: 'first-journey' });
  await play(page, 'en', 3);
  const log = await readLog(reader);
  await page.goto('about:blank');
  await page.goto(addresses[0]);
  await reader.find('heading', reader.word('log'));
  assert.equal(page.url(), host.url);
  assert.deepEqual((await readLog(reader)).slice(0, log.length), log);
  await page.goto('about:blank');
  await page.goto(addresses[1]);
  await reader.find('button', reader.word('newStart'));
  assert.equal(page.url(), host.url);
  assert.deepEqual(complaints, []);
});

test('the download is told in kilobytes on the button that was pressed', async (t) => {
  const host = await Host.at(t, SITE, '/');
  const { page } = await openPage(t, browser, SCREEN);
  await page.evaluateOnNewDocument(() => {
    const seen = /** @type {string[]} */ ([]);
    Object.assign(window, { seen });
    document.addEventListener('DOMContentLoaded', () => {
      const button = /** @type {HTMLElement} */ (document.querySelector('[data-key="button new"]'));
      new MutationObserver(() => seen.push(button.dataset.held ?? '')).observe(button, { attributes: true });
      button.click();
    });
  });
  await page.goto(host.url);
  await until(page, () => document.body.dataset.screen !== 'title', 20_000);
  const seen = (await page.evaluate(() => /** @type {any} */ (window).seen)).filter((/** @type {string} */ text) => !['…', ''].includes(text));
  assert.ok(seen.length > 0);
  for (const text of seen) assert.match(text, /^\d+ of \d+ KB$/);
  const [done, all] = /(\d+) of (\d+)/.exec(seen.at(-1))?.slice(1) ?? [];
  assert.equal(done, all);
  assert.ok(Number(all) < 450, `${all} KB is more than travels`);
});

for (const language of LANGUAGES)
  test(`a browser of long ago gets its sentence in ${language}, and the games as a file`, async (t) => {
    const host = await Host.at(t, SITE, '/');
    const { page, complaints } = await openPage(t, browser, SCREEN);
    const reader = await Reader.at(page, language);
    await page.evaluateOnNewDocument((code) => {
      Object.defineProperty(navigator, 'language', { get: () => code });
      for (const name of ['replaceAll', 'at', 'matchAll']) Reflect.deleteProperty(String.prototype, name);
      for (const name of ['replaceChildren']) Reflect.deleteProperty(Element.prototype, name);
      for (const name of ['allSettled', 'any']) Reflect.deleteProperty(Promise, name);
      Reflect.deleteProperty(Promise.prototype, 'finally');
      for (const name of ['flatMap', 'flat', 'at']) Reflect.deleteProperty(Array.prototype, name);
    }, language);
    await page.goto(host.url);
    await reader.find('paragraph', reader.word('oldBrowser'));
    assert.ok(await reader.has('button', reader.word('safeExportAll')));
    assert.deepEqual(complaints, []);
  });
