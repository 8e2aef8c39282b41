// @ts-check
// Browser APIs that are missing, refuse, or never answer (refusals.mjs): the page starts, a game begins, and nothing freezes.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it, test } from 'node:test';
import { openBrowser, openPage, serveSite } from './browser.mjs';
import { profileFor } from './host.mjs';
import { begin, play } from './player.mjs';
import { REFUSALS } from './refusals.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';

const SCREEN = { width: 1000, height: 800, ratio: 1 };
/** A step that takes longer counts as frozen; in milliseconds. */
const FROZEN = 20_000;

/** @type {import('puppeteer-core').Browser} */
let browser;
before(async () => {
  browser = await openBrowser([ROLES_FLAG]);
});
after(() => browser.close());

/** @template T @param {string} step @param {Promise<T>} work @returns {Promise<T>} */
async function unfrozen(step, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const frozen = new Promise((_, reject) => (timer = setTimeout(() => reject(new Error(`frozen: ${step}`)), FROZEN)));
  work.catch(() => {});
  return /** @type {Promise<T>} */ (Promise.race([work, frozen])).finally(() => clearTimeout(timer));
}

/** Runs in the page: waits for 50 turns of its event loop. */
const turns = () =>
  new Promise((resolve) => {
    let left = 50;
    const turn = () => (--left > 0 ? setTimeout(turn) : resolve(true));
    turn();
  });

/**
 * Begins a game, performs one action and returns to the title; the page must respond throughout.
 * @param {import('puppeteer-core').Page} page @param {Reader} reader @param {{bots: number, persons?: string[]}} who
 */
async function playOne(page, reader, who = { bots: 1 }) {
  const { word } = reader;
  await unfrozen('the title', reader.find('heading', 'Semafor'));
  await unfrozen('a new game', begin(reader, { board: 'first-journey', ...who }));
  const takeDevice = () => unfrozen('the hand-over', reader.button(word('showCards')));
  if (who.persons) await takeDevice();
  const { actions } = await unfrozen('the first action', play(page, 'en', 1));
  assert.equal(actions.length, 1);
  assert.ok(await unfrozen('afterwards', page.evaluate(turns)));
  if (who.persons) await takeDevice();
  await unfrozen('the way out', reader.button(word('toTitle')));
  await unfrozen('the title again', reader.find('button', word('menuNewGame')));
  assert.equal(await page.$('#safe'), null);
}

describe('a game begins in a browser', { concurrency: 2 }, () => {
  for (const { name, plant, first, then, persons } of REFUSALS)
    it(name, async (t) => {
      const context = await browser.createBrowserContext();
      t.after(() => context.close());
      const { page } = await openPage(t, /** @type {any} */ (context), SCREEN);
      const reader = await Reader.at(page);
      const url = await serveSite(t, '/');
      if (first) {
        await page.goto(`${url}manifest.json`);
        await page.evaluate(first);
      }
      await page.evaluateOnNewDocument(plant);
      await page.goto(url);
      await playOne(page, reader, persons ? { bots: 0, persons: ['Ann', 'Ben'] } : undefined);
      if (then) assert.ok(await page.evaluate(then));
    });
});

test('a game begins in a browser that is set to block all data of sites', async (t) => {
  const launch = profileFor(t, (folder) => {
    mkdirSync(join(folder, 'Default'), { recursive: true });
    writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }));
    return openBrowser([ROLES_FLAG, `--user-data-dir=${folder}`]);
  });
  const { page } = await openPage(t, await launch(), SCREEN);
  const reader = await Reader.at(page);
  await page.goto(await serveSite(t, '/'));
  assert.ok(await page.evaluate(() => navigator.locks.request('any', () => false).catch(({ name }) => name === 'SecurityError')), 'the setting holds');
  assert.equal(await page.evaluate(() => { try { return typeof localStorage; } catch (error) { return /** @type {Error} */ (error).name; } }), 'SecurityError');
  await playOne(page, reader);
});
