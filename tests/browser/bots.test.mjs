// @ts-check
// Bots on the page: their characters in set-up, a bot that stands in for a player until the seat is given back, and a bots' worker that
// can't be started, fails or is late.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openBrowser, openPage, serveSite, settled } from './browser.mjs';
import { Fingers } from './fingers.mjs';
import { Host, copyOfSite, servedName } from './host.mjs';
import { begin, goOn, play, prepare } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';
import { shapesOf } from './texts.mjs';

const SCREEN = { width: 1000, height: 800, ratio: 1 };

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** The number of actions in the log. @param {Reader} reader */
const actions = async (reader) => Number(/\d+/.exec((await reader.names('disclosure', reader.shape('gameActions')))[0])?.[0] ?? 0);

/** @param {() => Promise<boolean>} holds */
async function until(holds) {
  for (const end = Date.now() + 90_000; !(await holds());) {
    assert.ok(Date.now() < end, 'it took too long');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test("the bots' worker answers with the engine's version and the fingerprint of the native engine", async (t) => {
  const { page, complaints } = await openPage(t, browser, SCREEN);
  const reader = await Reader.at(page);
  await page.goto(await serveSite(t, '/any/path/'));
  await begin(reader, { board: 'first-journey', persons: ['Anna'], bots: 1 });
  await play(page, 'en', 1);
  await until(async () => page.workers().some((one) => one.url().includes('/bot.')));
  const worker = page.workers().find((one) => one.url().includes('/bot.'));
  // The worker's other messages still reach the page.
  const ask = (/** @type {string} */ kind) =>
    worker?.evaluate((question) => new Promise((/** @type {(answer: any) => void} */ resolve) => {
      const send = self.postMessage.bind(self);
      self.postMessage = (/** @type {any} */ answer) => (answer.id === 'asked' ? resolve(answer) : send(answer));
      self.onmessage?.(new MessageEvent('message', { data: { id: 'asked', kind: question } }));
    }), kind);
  const native = execFileSync(fileURLToPath(new URL('../../.build/test/engine/semafor', import.meta.url)), ['--version']).toString().trim();
  const { version, fingerprint } = await ask('hello');
  assert.equal(`semafor ${version} ${fingerprint}`, native);
  assert.equal((await ask('nonsense')).error, 'unknown kind');
  assert.deepEqual(complaints, []);
});

test('a bot with a character plays, and one takes over a person\'s seat and gives it back', async (t) => {
  const { page, complaints } = await openPage(t, browser, SCREEN);
  const reader = await Reader.at(page);
  await page.goto(await serveSite(t, '/'));
  await reader.find('heading', 'Semafor');
  const { word } = reader;
  await reader.button(word('menuSettings'));
  await reader.choose(word('pace'), word('paceFast'));
  await reader.button(word('toTitle'));
  await reader.button(word('menuNewGame'));
  await reader.choose(word('newWhoPlays'), word('newBot'), 1);
  await reader.choose(word('newLevel'), word('levelStationmaster'));
  await reader.choose(word('newCharacter'), word('characterBlocker'));
  await reader.button(word('toTitle'));
  await begin(reader, { board: 'first-journey', persons: ['Anna'], bots: 1 });
  await play(page, 'en', 6);

  const before = await actions(reader);
  const giveBack = word('standInStop');
  const standIn = async () => {
    await reader.button(word('standIn', { name: 'Anna' }));
    await reader.find('paragraph', word('standInAsk', { name: 'Anna' }));
    assert.equal(await reader.has('button', giveBack), false, 'it asks first');
    await reader.button(word('standInYes'));
  };
  assert.equal(await reader.has('button', giveBack), false);
  await reader.choose(word('standInLevel'), word('levelApprentice'));
  await standIn();
  await until(async () => (await actions(reader)) > before + 4);
  await reader.find('paragraph', word('standInPlays', { name: 'Anna' }));
  await reader.button(giveBack);
  await until(() => reader.has('button', shapesOf('en')('actionDrawBlind', { open: true })));
  const given = await actions(reader);
  await play(page, 'en', 2);
  assert.ok((await actions(reader)) > given);

  await standIn();
  await reader.find('button', giveBack);
  await page.reload();
  await reader.button(word('toTitle'));
  await prepare(reader);
  await goOn(reader);
  await until(() => reader.has('button', word('playAgain')));
  assert.equal(await reader.has('button', giveBack), false);
  assert.deepEqual(complaints, []);
});

test('a computer that plays for a person at an instant\'s pace is stopped between two of its turns, on the canvas', async (t) => {
  const { page, complaints } = await openPage(t, browser, SCREEN);
  await page.evaluateOnNewDocument(() => void (localStorage[`semafor:${location.pathname}:settings`] ??= 'text=beside\npace=instant\n'));
  const reader = await Reader.at(page);
  await page.goto(await serveSite(t, '/'));
  await settled(page);
  await begin(reader, { board: 'europe', persons: ['Anna'], bots: 1 });
  const fingers = new Fingers(page, 'mouse');
  await fingers.press('menu');
  await fingers.press('stand-in');
  await reader.find('paragraph', reader.word('standInAsk', { name: 'Anna' }));
  const before = await actions(reader);
  await fingers.press('notice/stand-in');
  await until(async () => (await actions(reader)) > before + 3);
  await fingers.press('give-back/0');
  await reader.gone('button', reader.word('standInStop'));
  assert.equal(await reader.has('button', reader.word('playAgain')), false, 'the game is not over');
  await reader.find('button', reader.word('standIn', { name: 'Anna' }));
  assert.deepEqual(complaints, []);
});

/** Kinds of bots' workers. held: messages to them arrive when the test releases them. @typedef {'throws' | 'fails' | 'silent' | 'held' | 'real'} Kind */

/**
 * Runs in the page before its scripts: replaces the bots' workers by that kind. The test decides when time-outs fire, and whether another
 * instance of the program gets memory.
 * @param {Kind} kind
 */
function replaceWorkers(kind) {
  const Real = window.Worker;
  /** @type {any} */
  const seen = { workers: [], ended: 0, held: [], watchdogs: new Map(), instances: 0, full: false };
  Object.assign(window, { seenBots: seen });
  class Fake {
    /** @type {any} */
    onerror = undefined;
    postMessage() {
      if (kind === 'fails') setTimeout(() => this.onerror({ preventDefault() {}, message: 'planted' }));
    }
    terminate() {
      ++seen.ended;
    }
  }
  class Watched extends Real {
    /** @param {any} data */
    postMessage(data) {
      if (kind !== 'held' || data.kind === 'hello' || data.kind === 'program') return super.postMessage(data);
      seen.held.push({ kind: data.kind, go: () => super.postMessage(data) });
    }
    terminate() {
      ++seen.ended;
      super.terminate();
    }
  }
  window.Worker = /** @type {any} */ (function (/** @type {any} */ address) {
    if (!/bot\.[0-9a-f]+\.js/.test(String(address))) return new Real(address);
    if (kind === 'throws') throw new DOMException('planted', 'SecurityError');
    const worker = kind === 'real' || kind === 'held' ? new Watched(address) : new Fake();
    seen.workers.push(worker);
    return worker;
  });
  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const patience = 6000;
  let last = 0;
  window.setTimeout = /** @type {any} */ ((/** @type {any} */ act, /** @type {number} */ ms = 0) => {
    if (ms !== patience) return set(act, ms);
    seen.watchdogs.set(--last, act);
    return last;
  });
  window.clearTimeout = (id) => void (seen.watchdogs.delete(id) || clear(id));
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = /** @type {any} */ ((/** @type {any[]} */ ...all) => {
    if (seen.instances > 0 && seen.full) return Promise.reject(new RangeError('planted: out of memory'));
    ++seen.instances;
    return Reflect.apply(instantiate, WebAssembly, all);
  });
}

/** Fires all pending time-outs. @param {import('puppeteer-core').Page} page */
const bark = (page) => page.evaluate(() => {
  const { watchdogs } = /** @type {any} */ (window).seenBots;
  for (const [id, act] of watchdogs) {
    watchdogs.delete(id);
    act();
  }
});

/** Numbers of workers started and ended, and of program instances that the page itself has for the bots. @param {import('puppeteer-core').Page} page */
const seenBots = (page) =>
  page.evaluate(() => ({
    workers: /** @type {any} */ (window).seenBots.workers.length,
    ended: /** @type {any} */ (window).seenBots.ended,
    inPage: /** @type {any} */ (window).seenBots.instances - 1,
  }));

/** @param {import('node:test').TestContext} t @param {Kind} kind @param {string} [address] */
async function openWith(t, kind, address) {
  const { page, complaints } = await openPage(t, browser, SCREEN);
  const reader = await Reader.at(page);
  await page.evaluateOnNewDocument(replaceWorkers, kind);
  await page.goto(address ?? (await serveSite(t, '/')));
  await prepare(reader);
  return { page, reader, complaints };
}

for (const [kind, expected] of /** @type {[Kind, object][]} */ ([
  ['throws', { workers: 0, ended: 0, inPage: 1 }], ['fails', { workers: 2, ended: 2, inPage: 1 }], ['silent', { workers: 2, ended: 2, inPage: 1 }],
  ['real', { workers: 1, ended: 0, inPage: 0 }]]))
  test(`bots play on where the worker is: ${kind}`, async (t) => {
    const { page, reader, complaints } = await openWith(t, kind);
    await begin(reader, { board: 'europe', persons: ['Anna'], bots: 2 });
    const playing = play(page, 'en', 6);
    for (let i = 0; kind === 'silent' && i < 2; ++i) {
      await until(async () => (await seenBots(page)).workers > i);
      await bark(page);
    }
    assert.equal((await playing).actions.length, 6, 'Anna comes to her turn');
    assert.ok((await actions(reader)) > 10);
    assert.deepEqual(await seenBots(page), expected);
    assert.deepEqual(complaints, [], 'the policies of the page hold');
  });

test('the watchdog of a question that was taken back ends no worker', async (t) => {
  const { page, reader, complaints } = await openWith(t, 'held');
  const { word } = reader;
  await reader.button(word('menuNewGame'));
  await reader.press('checkbox', new RegExp(`^${word('practice')}`));
  await reader.button(word('toTitle'));
  await begin(reader, { board: 'first-journey', bots: 1 });
  const playing = play(page, 'en', 6);
  const asked = () => page.evaluate(() => /** @type {any} */ (window).seenBots.held.filter((/** @type {any} */ one) => one.kind === 'choose').length);
  const letGo = () => page.evaluate(() => /** @type {any} */ (window).seenBots.held.splice(0).forEach((/** @type {any} */ one) => one.go()));
  // If the bot begins, there is nothing to undo yet.
  for (;;) {
    await until(async () => (await asked()) === 1);
    if (await reader.has('button', word('undo'))) break;
    await letGo();
  }
  await page.evaluate((undo) => {
    const seen = /** @type {any} */ (window).seenBots;
    seen.early = [...seen.watchdogs.values()];
    /** @type {any} */ (window).semaforRoles.first('button', { text: undo }).click();
  }, word('undo'));
  await until(async () => (await asked()) === 2); // the player acts again
  await page.evaluate(() => {
    const seen = /** @type {any} */ (window).seenBots;
    seen.early.forEach((/** @type {() => void} */ act) => act());
    seen.held.splice(0).forEach((/** @type {any} */ one) => one.go());
    seen.held = { push: (/** @type {any} */ one) => one.go() };
  });
  assert.equal((await playing).actions.length, 6);
  assert.deepEqual(await seenBots(page), { workers: 1, ended: 0, inPage: 0 });
  assert.deepEqual(complaints, []);
});

/** A copy of the site with slow bots: each step takes 6 ms and reports that more would help. @param {import('node:test').TestContext} t */
function siteOfSlowBots(t) {
  const folder = copyOfSite(t);
  const script = join(folder, servedName(folder, 'bot.js'));
  writeFileSync(script, `{
      const clock = performance.now.bind(performance);
      let now = 0;
      performance.now = () => ++now;
      const slowed = (engine) => {
        const step = engine._semaforStep;
        const slow = (iterations) => {
          step(iterations);
          for (const end = clock() + 6; clock() < end;);
          return 1;
        };
        // Emscripten puts another function in its place at the first call.
        return Object.defineProperty(engine, '_semaforStep', { get: () => slow, set() {} });
      };
      const load = importScripts;
      importScripts = (...scripts) => {
        load(...scripts);
        const make = SemaforTable;
        SemaforTable = (options) => make(options).then(slowed);
      };
    }
    ${readFileSync(script)}`);
  return folder;
}

/** The worker's steps so far; it answers between two slices. @param {import('puppeteer-core').Page} page @returns {Promise<number>} */
const stepsOf = (page) => page.evaluate(() => new Promise((resolve) => {
  const worker = /** @type {any} */ (window).seenBots.workers[0];
  worker.addEventListener('message', function told(/** @type {any} */ { data }) {
    if (data.kind !== 'hello') return;
    worker.removeEventListener('message', told);
    resolve(data.steps);
  });
  worker.postMessage({ kind: 'hello', id: 'test' });
}));

test('what is taken back ends the thinking in the worker, and not only its answer', async (t) => {
  const host = await Host.at(t, siteOfSlowBots(t));
  const { page, reader, complaints } = await openWith(t, 'real', host.url);
  const { word } = reader;
  await reader.button(word('menuNewGame'));
  await reader.press('checkbox', new RegExp(`^${word('practice')}`));
  await reader.button(word('toTitle'));
  await begin(reader, { board: 'europe', bots: 1 });
  await until(() => reader.has('button', reader.shape('actionKeepTickets')));
  await play(page, 'en', 1);
  await until(async () => (await seenBots(page)).workers === 1);
  const [early, later] = [await stepsOf(page), await stepsOf(page)];
  assert.ok(later > early, 'it thinks, and answers meanwhile');
  await reader.button(word('undo'));
  await reader.find('button', reader.shape('actionKeepTickets'));
  const stopped = await stepsOf(page);
  for (let i = 0; i < 20; ++i) assert.equal(await stepsOf(page), stopped, 'it thinks no more');
  await play(page, 'en', 1);
  await until(async () => (await stepsOf(page)) > stopped);
  await reader.button(word('toTitle'));
  await begin(reader, { board: 'europe', bots: 1 });
  await until(() => reader.has('button', reader.shape('actionKeepTickets')));
  const left = await stepsOf(page);
  for (let i = 0; i < 20; ++i) assert.equal(await stepsOf(page), left, 'nor for a game that was left');
  assert.deepEqual(complaints, []);
});

/** Sets whether there is memory for another instance of the program. @param {import('puppeteer-core').Page} page @param {boolean} room */
const giveRoom = (page, room) => page.evaluate((full) => void (/** @type {any} */ (window).seenBots.full = full), !room);

test('bots that have no room anywhere are waited for with a sentence, and play when they have', async (t) => {
  const { page, reader, complaints } = await openWith(t, 'throws');
  await giveRoom(page, false);
  const { word } = reader;
  await begin(reader, { board: 'first-journey', persons: ['Anna'], bots: 1 });
  const missing = reader.shape('botsMissing');
  const playing = play(page, 'en', 4);
  await reader.find('paragraph', missing);
  const before = await actions(reader);
  await reader.button(word('fetchAgain'));
  await reader.find('paragraph', missing);
  assert.equal(await actions(reader), before, 'chance answers nothing');
  await giveRoom(page, true);
  await reader.button(word('fetchAgain'));
  await reader.gone('paragraph', missing);
  await until(async () => (await actions(reader)) > before);
  assert.equal((await playing).actions.length, 4);
  assert.deepEqual(complaints.filter((one) => /policy|foreign/.test(one)), []);
});

test('bots that can\'t be had are asked again when the connection returns, and a person may play in their place', async (t) => {
  const host = await Host.at(t, copyOfSite(t));
  host.wrong = /^bot\.[0-9a-f]+\.js$/;
  const { page, reader } = await openWith(t, 'real', host.url);
  await giveRoom(page, false);
  const { word } = reader;
  await begin(reader, { board: 'first-journey', persons: ['Anna'], bots: 1 });
  let playing = play(page, 'en', 4);
  await reader.find('paragraph', reader.shape('botsMissing'));
  await reader.button(word('playSeat'));
  await reader.find('heading', reader.shape('handOver'));
  await playing;
  assert.equal(await reader.has('paragraph', reader.shape('botsMissing')), false);
  assert.equal(await reader.has('heading', new RegExp(`^${word('hand')}`)), false, 'nobody\'s cards');
  await reader.button(word('showCards'));
  await reader.find('heading', new RegExp(`^${word('hand')}`));
  const before = await actions(reader);
  await play(page, 'en', 4); // to the next hand-over
  await reader.button(word('showCards'));
  await reader.find('heading', new RegExp(`^${word('hand')}`));
  assert.ok((await actions(reader)) > before);

  await reader.button(word('toTitle'));
  await begin(reader, { board: 'first-journey', persons: ['Anna'], bots: 1 });
  playing = play(page, 'en', 4);
  await reader.find('paragraph', reader.shape('botsMissing'));
  host.wrong = undefined;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await reader.gone('paragraph', reader.shape('botsMissing'));
  assert.equal((await playing).actions.length, 4);
});
