// @ts-check
// The text view: a whole game on each board, play by keyboard only, and the secrets of a hot-seat game.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, serveSite } from './browser.mjs';
import { begin, play, prepare, readLog } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';
import { cardsOf, shapesOf } from './texts.mjs';

const SCREEN = { width: 1000, height: 800, ratio: 1 };

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** Opens the title. @param {import('node:test').TestContext} t */
async function open(t) {
  const { page, complaints } = await openPage(t, browser, SCREEN);
  const reader = await Reader.at(page);
  await page.goto(await serveSite(t, '/'));
  await reader.find('heading', 'Semafor');
  return { page, reader, complaints };
}

const GAMES = /** @type {const} */ ([['europe', 'en'], ['germany', 'pl'], ['first-journey', 'hu']]);

for (const [board, language] of GAMES)
  test(`a whole game in words: ${board} in ${language}`, async (t) => {
    const { page, reader, complaints } = await open(t);
    await prepare(reader, language);
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    await begin(reader, { board });
    const played = await play(page, language, 10_000);
    assert.ok(played.over, `not over after ${played.actions.length} actions: ${played.actions.slice(-5).join(' | ')}`);
    assert.equal(played.lost, 0, 'the focus was lost');

    const shape = shapesOf(language);
    const [headings, tables] = [await reader.names('heading'), await reader.names('table')];
    assert.ok(headings.some((name) => ['winner', 'winnerYou', 'winnersShared'].some((key) => shape(key).test(name))), headings.join(' | '));
    assert.ok(tables.includes(reader.word('result')), tables.join(' | '));
    await reader.find('columnheader', reader.word(board === 'first-journey' ? 'scoreCompleted' : 'scoreTotal'));
    await reader.find('columnheader', reader.word('you'));
    if (board !== 'first-journey') {
      await reader.unfold(reader.word('finalCount'));
      const counted = await page.evaluate((label) => [...document.querySelectorAll('summary')].find((one) => one.textContent === label)?.parentElement?.querySelectorAll('li').length, reader.word('finalCount'));
      assert.ok((counted ?? 0) >= 6, `${counted} steps of the final count`);
    }
    const log = await readLog(reader);
    const claims = ['eventRouteClaimed', 'eventRouteClaimedFor', 'ownRouteClaimed', 'ownRouteClaimedFor'].map((key) => shape(key));
    const routes = log.filter((line) => claims.some((claim) => claim.test(line)));
    assert.ok(routes.length >= 10, `${routes.length} claims among ${log.length} lines`);
    assert.ok(log.some((line) => shape('eventCardDrawnHidden').test(line) || shape('eventMarketTaken').test(line)), 'no card drawn by the other');
    assert.deepEqual(complaints, []);
  });

/** The focused element's role and name. @param {import('puppeteer-core').Page} page */
const focused = (page) =>
  page.evaluate(() => {
    const element = /** @type {any} */ (document.activeElement);
    return { body: element === document.body, role: element.computedRole, name: element.computedName.trim() };
  });

/** Presses Tab until an element with that name has the focus. @param {import('puppeteer-core').Page} page @param {RegExp} name */
async function tabTo(page, name) {
  const way = [];
  for (let i = 0; i < 150; ++i) {
    const now = await focused(page);
    if (name.test(now.name)) return;
    way.push(`${now.role}: ${now.name}`);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}, but to\n${way.join('\n')}`);
}

test('the keyboard alone: Tab and Enter, and the focus is never lost', async (t) => {
  const { page, reader, complaints } = await open(t);
  await prepare(reader);
  const enter = async (/** @type {RegExp} */ name) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement !== document.body, { timeout: 5000 });
  };
  const shape = shapesOf('en');
  await enter(shape('menuNewGame'));
  await enter(shape('newStart'));
  await enter(shape('actionKeepTickets'));
  const turn = shape('stepTakeTurn');
  for (let i = 0; i < 3; ++i) {
    await reader.find('heading', turn);
    await enter(shape('actionDrawBlind'));
    await reader.find('heading', shape('stepSecondCard'));
    await enter(shape('actionDrawBlind'));
    assert.equal((await focused(page)).body, false);
  }
  await reader.find('heading', turn);
  const drawn = (await readLog(reader)).filter((line) => shape('ownCardDrawn').test(line));
  assert.ok(drawn.length >= 6, drawn.join(' | '));
  assert.deepEqual(complaints, []);
});

test('a notice that goes away leaves the focus where it is', async (t) => {
  const { page, reader, complaints } = await open(t);
  await reader.button(reader.word('menuNewGame'));
  const label = new RegExp(`^${reader.word('dealCode')}`);
  await reader.type(label, 'abc');
  await reader.find('paragraph', reader.word('dealCodeWrong'));
  await reader.type(label, '0000000000007');
  await reader.gone('paragraph', reader.word('dealCodeWrong'));
  const now = await focused(page);
  assert.equal(now.role, 'textbox');
  assert.match(now.name, label);
  assert.deepEqual(complaints, []);
});

/** All text in the page, visible or not: texts, attributes, values of fields, the title. @param {import('puppeteer-core').Page} page */
const wordsIn = (page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input,select,textarea')].map((field) => /** @type {HTMLInputElement} */ (field).value);
    const body = /** @type {Element} */ (document.body.cloneNode(true));
    return [document.title, body.outerHTML, ...fields].join('\n');
  });

/** Names of cities in a list of tickets: "Lisbon – Gdańsk, 20 points; Edinburgh – Paris, 7 points". @param {string} text */
const citiesOf = (text) => text.split(/;\s*/).flatMap((ticket) => (/^(.+?) – (.+?),/.exec(ticket) ?? []).slice(1));

/**
 * Goes from the hand-over screen to sharing and settings and back; the page must hold no secret on the way.
 * @param {import('puppeteer-core').Page} page @param {Reader} reader @param {string[]} secrets
 */
async function sendFromHandOver(page, reader, secrets) {
  const ways = /** @type {const} */ ([['shareGame', 'share'], ['menuSettings', 'menuSettings']]);
  for (const [way, heading] of ways) {
    await reader.button(reader.word(way));
    await reader.find('heading', reader.word(heading));
    const held = await wordsIn(page);
    for (const secret of secrets)
      assert.doesNotMatch(held, new RegExp(`(?<![\\p{L}-])${secret}(?![\\p{L}-])`, 'iu'), `${way}: ${secret}`);
    assert.equal(held.includes(reader.word('openHands')), false, 'nobody may agree to open hands');
    await reader.button(reader.word('menuToTable'));
  }
}

test('a hot seat: while the device goes on, the page holds nothing of a hand', async (t) => {
  const { page, reader, complaints } = await open(t);
  await prepare(reader);
  await begin(reader, { board: 'europe', persons: ['Anna', 'Jan'], bots: 0 });
  const shape = shapesOf('en');
  const cards = cardsOf('en');
  /** @type {Set<string>} */
  const secrets = new Set();
  for (let turn = 0; turn < 8; ++turn) {
    await reader.find('heading', reader.word('handOver', { name: turn % 2 === 0 ? 'Anna' : 'Jan' }));
    const held = await wordsIn(page);
    for (const secret of [...secrets, ...cards])
      assert.doesNotMatch(held, new RegExp(`(?<![\\p{L}-])${secret}(?![\\p{L}-])`, 'iu'), `turn ${turn}: ${secret}`);
    assert.deepEqual(await page.evaluate(() => document.getElementById('news')?.textContent), '');
    if (turn > 5) await sendFromHandOver(page, reader, [...secrets, ...cards]);

    await reader.button(reader.word('showCards'));
    const hand = await reader.under(shape('hand', { open: true }), 'listitem');
    assert.ok((turn > 1 || hand.length > 0) && hand.every((card) => cards.some((name) => card.includes(name))), hand.join(' | '));
    const tickets = await reader.under(reader.word('ownTickets'), 'listitem');
    const offers = (await reader.names('button', shape('actionKeepTickets'))).map((name) => name.replace(/^.*?: /, ''));
    for (const city of [...tickets, ...offers].flatMap(citiesOf)) secrets.add(city);
    assert.ok(secrets.size > 2, 'no ticket was seen');
    await play(page, 'en', 5);
  }
  assert.deepEqual(complaints, []);
});
