// @ts-check
// The title before the program: complete in every language and at every size; a press is held until the program can answer it; a kept
// title names no game that is gone; a reload returns to the table.
import assert from 'node:assert/strict';
import { after, before, describe, it, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openBrowser, openPage, SITE, until } from './browser.mjs';
import { dropFiles } from './files.mjs';
import { Host } from './host.mjs';
import { begin, play, prepare, readLog } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';
import { wordsOf } from './texts.mjs';

/** The program's file. */
const TABLE = /^table\..*\.wasm/;
const SCREEN = { width: 1280, height: 720, ratio: 1 };
const LANGUAGES = /** @type {const} */ (['en', 'pl', 'hu']);
const SIZES = [[1440, 900], [1280, 720], [1024, 768], [768, 1024], [390, 844], [360, 640], [740, 360]];

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** @typedef {import('puppeteer-core').Page} Page */

/**
 * A visitor in a new browser context, at a host that holds the program back until `give` is called.
 * @param {import('node:test').TestContext} t @param {Record<string, string>} [kept] content of the store @param {typeof SCREEN} [screen]
 */
async function visitor(t, kept = {}, screen = SCREEN) {
  const context = await browser.createBrowserContext();
  t.after(() => context.close());
  const host = await Host.at(t, SITE, '/');
  const give = host.hold(TABLE);
  t.after(() => give());
  const { page, complaints } = await openPage(t, /** @type {any} */ (context), screen);
  await page.evaluateOnNewDocument((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage[`semafor:/:${key}`] ??= text;
  }, kept);
  return { context, host, give, page, complaints };
}

/** Makes everything come from the host again. @param {Page} page */
async function askHost(page) {
  await page.setBypassServiceWorker(true);
  await page.setCacheEnabled(false);
}

const isOn = (/** @type {string} */ screen) => document.body.dataset.screen === screen;
const leftTitle = (/** @type {Page} */ page) => until(page, () => document.body.dataset.screen !== 'title', 20_000);
const button = (/** @type {string} */ id) => `#text-view [data-key="button ${id}"]`;
/** Waits until the program has taken over the title. @param {Page} page */
const stands = (page) => until(page, () => window.semafor !== undefined, 20_000);
const headings = (/** @type {Page} */ page) => page.$$eval('#text-view :is(h1, h2)', (all) => all.map((one) => one.textContent));

/** Runs in the page: a sentence for each part of the title that is cut off, covered or out of reach. */
function faultsOfTitle() {
  const root = /** @type {HTMLElement} */ (document.getElementById('text-view'));
  const sheet = root.getBoundingClientRect();
  // A part scrolled out of view can't cover another.
  const boxes = [...root.querySelectorAll('h1, p, button, label')].map((one) => ({ one, box: one.getBoundingClientRect(), name: `${one.getAttribute('data-key')} "${one.textContent}"` }))
    .filter(({ box }) => box.top < sheet.bottom && box.bottom > sheet.top);
  const meet = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const faults = boxes.flatMap(({ one, box, name }) => [
    one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2 ? `${name} is cut` : '',
    box.left < 0 || box.right > innerWidth ? `${name} is beside the screen` : '',
    one.matches('button, label') && box.height < 38 ? `${name} is ${box.height} high` : '',
    ...boxes.filter((other) => other.one !== one && meet(box, other.box)).map((other) => `${name} lies on ${other.name}`),
  ]);
  return [...faults, sheet.top < 0 || sheet.bottom > innerHeight ? `the sheet reaches from ${sheet.top} to ${sheet.bottom}` : ''].filter(Boolean);
}

const LONG = JSON.stringify('Konstantynopolitańczykow');
/** A kept title with everything that it can show. @param {string} language */
const richTitle = (language) => {
  const word = wordsOf(/** @type {'en'} */ (language));
  const note = `${word('europe')} · ${[1, 2, 3, 4, 5].map((n) => `${JSON.parse(LONG)} ${n} ${50 + n}`).join(', ')}`;
  const ids = /** @type {[string, string, string?][]} */ ([['continue', 'gameContinue', note], ['new', 'menuNewGame'], ['like', 'sameAgain', note], ['learn', 'menuLearn'], ['saves', 'menuGames'],
    ['settings', 'menuSettings'], ['about', 'menuAbout']]);
  return JSON.stringify({ language, games: '0', nodes: [
    { part: 'heading', text: 'Semafor', number: 1 }, { part: 'text', text: word('tagline') },
    ...ids.map(([id, key, line]) => ({ part: 'button', id, text: word(key), note: line })),
    { part: 'segments', id: 'language', text: word('language'), value: language, options: [['en', 'English'], ['pl', 'Polski'], ['hu', 'Magyar']] },
    { part: 'text', text: '0.1.0' },
  ] });
};

describe('nothing on the title is cut or covered', { concurrency: 2 }, () => {
  for (const language of LANGUAGES)
    for (const scale of ['100', '200'])
      it(`in ${language} at ${scale} %, for a newcomer and with games, with the system's colours and without`, async (t) => {
        const { page, host } = await visitor(t, { settings: `language=${language}\nscale=${scale}\n` });
        await page.goto(host.url);
        const session = await page.createCDPSession();
        for (const title of ['', richTitle(language)]) {
          await page.evaluate((text) => { localStorage['semafor:/:boot-title'] = text; }, title);
          await page.reload();
          assert.equal(await page.$(button('continue')) !== null, title !== '');
          for (const forced of ['none', 'active'])
            for (const [width, height] of SIZES) {
              await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: forced }] });
              await page.setViewport({ width, height, deviceScaleFactor: 1 });
              assert.deepEqual(await page.evaluate(faultsOfTitle), [], `${width}x${height} ${forced} ${title && 'with games'}`);
            }
        }
      });
});

/** Runs in the page: records every change of the title. */
function watchTitle() {
  const changes = /** @type {string[]} */ ([]);
  Object.assign(window, { semaforChanges: changes });
  new MutationObserver((seen) => changes.push(...seen.map(({ type, target }) => `${type} of ${/** @type {Element} */ (target).outerHTML ?? target.textContent}`)))
    .observe(/** @type {Element} */ (document.getElementById('text-view')), { subtree: true, childList: true, characterData: true, attributes: true });
}
const changes = (/** @type {Page} */ page) => page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (window).semaforChanges));

for (const language of LANGUAGES)
  test(`a newcomer's title in ${language} is what the program says, too`, async (t) => {
    const { page, host, give, complaints } = await visitor(t, {});
    await page.evaluateOnNewDocument((code) => Object.defineProperty(navigator, 'language', { get: () => code }), language);
    await page.goto(host.url);
    await page.evaluate(watchTitle);
    give();
    await stands(page);
    assert.deepEqual(await changes(page), []);
    assert.equal(await page.$eval(button('new'), (one) => one.textContent), wordsOf(language)('menuNewGame'));
    assert.deepEqual(complaints, []);
  });

/** Ways to press a button. @type {Record<string, (page: Page, id: string) => Promise<unknown>>} */
const WAYS = {
  keyboard: async (page, id) => {
    await page.focus(button(id));
    await page.keyboard.press('Enter');
  },
  touch: async (page, id) => (await page.$(button(id)))?.tap(),
  mouse: (page, id) => page.click(button(id)),
  'a screen reader': (page, id) => page.$eval(button(id), (one) => {
    /** @type {HTMLElement} */ (one).focus();
    /** @type {HTMLElement} */ (one).click();
  }),
};

describe('the last press is kept', { concurrency: 2 }, () => {
  for (const [way, press] of Object.entries(WAYS))
    it(`by ${way}, at any moment of the download`, async (t) => {
      const screen = { ...SCREEN, hasTouch: way === 'touch' };
      for (let moment = 0; moment < 5; ++moment) {
        const { page, host, give, complaints } = await visitor(t, {});
        await page.setViewport({ width: screen.width, height: screen.height, hasTouch: screen.hasTouch });
        setTimeout(give, 120 * moment);
        await page.goto(host.url, { waitUntil: 'domcontentloaded' });
        await page.waitForSelector(button('learn'));
        await new Promise((resolve) => setTimeout(resolve, 60 * moment));
        await press(page, 'settings').catch(() => {});
        if (await page.evaluate(isOn, 'title')) await press(page, moment % 2 ? 'learn' : 'settings').catch(() => {});
        await leftTitle(page);
        const [first] = await headings(page);
        assert.ok([wordsOf('en')('menuLearn'), wordsOf('en')('menuSettings')].includes(first ?? ''), first ?? '');
        const pointer = way === 'touch' || way === 'mouse';
        assert.equal(await page.evaluate(() => document.activeElement?.tagName), pointer ? 'CANVAS' : 'H1');
        assert.deepEqual(complaints, []);
        await page.close();
      }
    });
});

test('another press takes its place, Escape takes it back, and the button tells how far the download is', async (t) => {
  const { page, host, give } = await visitor(t, {});
  await page.goto(host.url);
  await page.click(button('about'));
  await page.click(button('new'));
  assert.deepEqual(await page.$$eval('[data-held]', (all) => all.map((one) => one.getAttribute('data-key'))), ['button new']);
  assert.notEqual(await page.$eval('#progress', (one) => one.textContent), '');
  await page.keyboard.press('Escape');
  assert.equal(await page.$('[data-held]'), null);
  await page.click(button('saves'));
  give();
  await leftTitle(page);
  assert.equal((await headings(page))[0], wordsOf('en')('menuGames'));
});

test('a language chosen before the program is here is the language', async (t) => {
  const { page, host, give, complaints } = await visitor(t, {});
  await page.goto(host.url);
  await page.click('#text-view label:nth-of-type(3)');
  assert.equal(await page.$eval(button('new'), (one) => one.textContent), wordsOf('hu')('menuNewGame'));
  await page.click(button('learn'));
  give();
  await leftTitle(page);
  await until(page, (text) => document.querySelector('#text-view h1')?.textContent === text, 10_000, wordsOf('hu')('menuLearn'));
  assert.match(await page.evaluate(() => localStorage['semafor:/:settings']), /^language=hu$/m);
  assert.deepEqual(complaints, []);
});

test('a file dropped before the program is here is imported when it is', async (t) => {
  const { page, host, give } = await visitor(t, {});
  await page.goto(host.url);
  await until(page, () => document.readyState === 'complete', 10_000);
  await dropFiles(page, [fileURLToPath(new URL('../golden/saves/first-journey-2-midway.save', import.meta.url))]);
  give();
  await until(page, (text) => document.body.innerText.includes(text), 20_000, wordsOf('en')('gamesImported', { n: 1 }));
});

test('a download that fails says so on the button, and goes on at the next press', async (t) => {
  const { page, host, give } = await visitor(t, {});
  host.instead = (name, response) => TABLE.test(name) && Boolean(response.destroy());
  give();
  await page.goto(host.url);
  await page.click(button('new'));
  await until(page, (text) => document.querySelector('[data-held]')?.getAttribute('data-held') === text, 15_000, wordsOf('en')('loadFailed'));
  host.instead = () => false;
  await page.click(button('new'));
  await leftTitle(page);
  assert.equal((await headings(page))[0], wordsOf('en')('menuNewGame'));
});

/** A visitor who has played some actions in the text view. @param {import('node:test').TestContext} t @param {string[]} [persons] */
async function player(t, persons) {
  const { context, host, page, complaints, give } = await visitor(t, {});
  give();
  const reader = await Reader.at(page);
  await page.goto(host.url);
  await prepare(reader);
  await begin(reader, { board: 'first-journey', persons, bots: persons ? 0 : 1 });
  if (!persons) await play(page, 'en', 4);
  return { context, host, page, reader, complaints };
}

test('who has games sees them at once; the program changes nothing', async (t) => {
  const { host, page, reader, complaints } = await player(t);
  await reader.button(reader.word('toTitle'));
  const title = () => page.$eval('#text-view', (one) => one.innerHTML.replace(/ (tabindex="-1"|checked="")/g, ''));
  const before = await title();
  const give = host.hold(TABLE);
  await askHost(page);
  await page.goto(`${host.url}?again`);
  assert.equal(await title(), before);
  await page.evaluate(watchTitle);
  give();
  await stands(page);
  assert.deepEqual(await changes(page), []);
  assert.deepEqual(complaints, []);
});

test('a title kept before its games went names none; "Continue" on a game that is gone gets a sentence', async (t) => {
  const { host, page, reader } = await player(t);
  await page.goto('about:blank');
  const give = host.hold(/^page\..*\.js/);
  await askHost(page);
  const going = page.goto(host.url);
  await page.waitForSelector(button('continue'));
  await page.click(button('continue'));
  // Unnoticed by this tab, and in the second copy, too.
  await page.evaluate(async () => {
    Object.keys(localStorage).filter((key) => /:(game2?|since)\//.test(key)).forEach((key) => localStorage.removeItem(key));
    await new Promise((resolve) => (indexedDB.deleteDatabase('semafor:/:').onsuccess = resolve));
  });
  give();
  await going;
  await reader.find('paragraph', reader.word('gameGone'));
  assert.equal(await page.$(button('continue')), null);
  await page.goto('about:blank');
  await page.goto(host.url);
  assert.equal(await page.$(button('continue')), null);
});

test('another tab deletes the games: the waiting title names them no more', async (t) => {
  const { context, host, page, reader } = await player(t);
  await reader.button(reader.word('toTitle'));
  const { page: other } = await openPage(t, /** @type {any} */ (context), SCREEN);
  host.hold(TABLE);
  await askHost(other);
  await other.goto(host.url);
  assert.notEqual(await other.$(button('continue')), null);
  await page.evaluate(() => Object.keys(localStorage).filter((key) => /:(game2?|since)\//.test(key)).forEach((key) => localStorage.removeItem(key)));
  await until(other, (selector) => document.querySelector(selector) === null, 5000, button('continue'));
});

test('a reload comes back to the table', async (t) => {
  const { page, reader, complaints } = await player(t);
  const log = await readLog(reader);
  await page.reload();
  await reader.find('heading', reader.word('log'));
  assert.deepEqual((await readLog(reader)).slice(0, log.length), log);
  await reader.button(reader.word('toTitle'));
  await page.reload();
  await reader.find('button', reader.word('menuNewGame'));
  await stands(page);
  assert.ok(await page.evaluate(isOn, 'title'));
  assert.deepEqual(complaints, []);
});

test('with several persons it comes back to the hand-over', async (t) => {
  const { page, reader } = await player(t, ['Anna', 'Bob']);
  await reader.button(reader.shape('showCards'));
  await play(page, 'en', 1);
  await page.reload();
  await reader.find('button', reader.shape('showCards'));
});

test('a link in the address goes before the table', async (t) => {
  const { host, page, reader } = await player(t);
  await page.evaluate(() => { history.replaceState(null, '', '#do=new'); });
  await page.reload();
  await reader.find('button', reader.word('newStart'));
  assert.equal(page.url(), host.url);
});
