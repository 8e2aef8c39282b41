// @ts-check
// Firefox: after one visit the game runs offline, even without WebGL. SEMAFOR_GAMES: number of cold starts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openFirefox, openPage, SITE, settled, until } from './browser.mjs';
import { buildOf, Host, profileFor, seenBuild } from './host.mjs';
import { wordsOf } from './texts.mjs';

const SCREEN = { width: 1000, height: 800 };
const STARTS = Number(process.env.SEMAFOR_GAMES ?? 1);
const word = wordsOf('en');

/** Runs in the page. @param {string} name */
const press = (name) => {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name));
  button?.click();
  return button !== undefined;
};

for (let i = 0; i < STARTS; ++i)
  test(`a cold start of Firefox without a host after one visit (${i + 1})`, async (t) => {
    const launch = profileFor(t, (userDataDir) => openFirefox(SCREEN, { userDataDir }));
    const host = await Host.at(t, SITE, ['/any/path/', '/'][i % 2]);
    const first = await launch();
    const visit = await openPage(t, first, null, { offlineKnown: false });
    await visit.page.goto(host.url);
    await until(visit.page, (text) => document.querySelector('#text-view .notice')?.textContent === text, 40_000, word('offlineReady'));
    assert.deepEqual(host.asked.filter((name, n) => name.endsWith('.wasm') && host.asked.indexOf(name) < n), [], 'fetched twice');
    await first.close();
    host.stop();

    const { page, complaints } = await openPage(t, await launch(), null, { offlineKnown: false });
    await page.goto(host.url);
    await settled(page);
    assert.equal((await seenBuild(page)).build, buildOf(SITE));
    for (const name of [word('menuNewGame'), word('newStart')]) await until(page, press, 15_000, name);
    await until(page, (name) => [...document.querySelectorAll('h2')].some((one) => one.textContent === name), 20_000, word('log'));
    assert.deepEqual(complaints, []);
  });
