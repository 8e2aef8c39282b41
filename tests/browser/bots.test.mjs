// @ts-check
// Bots on the page: their characters in set-up, and one that plays for a person until the seat is given back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, serveSite } from './browser.mjs';
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

/** How many actions the log has, or all when the game is over. @param {Reader} reader */
const actions = async (reader) => Number(/\d+/.exec((await reader.names('disclosure', reader.shape('gameActions')))[0])?.[0]);

/** @param {() => Promise<boolean>} holds */
async function until(holds) {
  for (const end = Date.now() + 90_000; !(await holds());) {
    assert.ok(Date.now() < end, 'it took too long');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

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
  await reader.choose(word('newWhoPlays'), new RegExp(`: ${word('levelStationmaster')}$`), 1);
  await reader.choose(word('newCharacter'), word('characterBlocker'));
  await reader.button(word('toTitle'));
  await begin(reader, { board: 'mapFirstJourney', persons: ['Anna'], bots: 1 });
  await play(page, 'en', 6);

  const before = await actions(reader);
  const giveBack = word('standInGiveBack', { name: 'Anna' });
  assert.equal(await reader.has('button', giveBack), false);
  await reader.choose(word('standInLevel'), word('levelApprentice'));
  await reader.button(word('standIn', { name: 'Anna' }));
  await until(async () => (await actions(reader)) > before + 4);
  await reader.find('paragraph', word('standInPlays', { name: 'Anna' }));
  await reader.button(giveBack);
  await until(() => reader.has('button', shapesOf('en')('actionDrawBlind', { open: true })));
  const given = await actions(reader);
  await play(page, 'en', 2);
  assert.ok((await actions(reader)) > given);

  await reader.button(word('standIn', { name: 'Anna' }));
  await reader.find('button', giveBack);
  await page.reload();
  await reader.find('heading', 'Semafor');
  await prepare(reader);
  await goOn(reader);
  await until(() => reader.has('button', word('playAgain')));
  assert.equal(await reader.has('button', giveBack), false);
  assert.deepEqual(complaints, []);
});
