// @ts-check
// Records the browser stores that the bundle in .build/site leaves, as tests/golden/stores/NAME.json: every later build must open them.
//   node tests/browser/make_stores.mjs NAME      (NAME: the commit of that bundle)
import { readFileSync, writeFileSync } from 'node:fs';
import { openBrowser, openPage, serveSite } from './browser.mjs';
import { downloadsOf } from './files.mjs';
import { begin, play, prepare } from './player.mjs';
import { ROLES_FLAG, Reader } from './roles.mjs';
import { readKept } from './stores.mjs';

const SCREEN = { width: 1000, height: 800, ratio: 1 };
const [name] = process.argv.slice(2);

/** The part of a TestContext that the helpers use. */
class Session {
  /** @type {(() => unknown)[]} */
  ends = [];

  /** @param {() => unknown} end */
  after(end) {
    this.ends.unshift(end);
  }
}

const session = new Session();
const t = /** @type {import('node:test').TestContext} */ (/** @type {unknown} */ (session));
const browser = await openBrowser([ROLES_FLAG]);
const { page } = await openPage(t, browser, SCREEN);
const reader = await Reader.at(page);
const { word } = reader;
await page.goto(await serveSite(t, '/'));
const toTitle = () => reader.button(word('toTitle'));
const lastGame = () => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(':boot-last'))?.[1] ?? '');

await prepare(reader);
// A finished game.
await begin(reader, { board: 'first-journey' });
while (!(await play(page, 'en', 200)).over);
await toTitle();
// Two named players, in the middle of a turn.
await begin(reader, { board: 'europe', persons: ['Zofia', 'Győző'], bots: 1 });
await reader.button(reader.shape('showCards'));
await play(page, 'en', 1);
await reader.button(reader.shape('showCards'));
await play(page, 'en', 1);
await page.reload();
// Five seats.
await begin(reader, { board: 'germany', persons: ['Łucja'], bots: 4 });
await play(page, 'en', 8);
await toTitle();
// A game that was given a name.
await begin(reader, { board: 'europe' });
await play(page, 'en', 12);
await toTitle();
await reader.button(word('menuGames'));
await reader.unfold(word('moreChoices'));
await reader.type(word('newGameName'), 'Piątek wieczorem');
await toTitle();
// A bot stands in for the player, slowly, so that the game is still running.
await page.reload();
await reader.button(word('menuSettings'));
await reader.choose(word('pace'), word('paceNatural'));
await toTitle();
await begin(reader, { board: 'europe', persons: ['Ágnes'], bots: 1 });
await play(page, 'en', 2);
await reader.button(word('standIn', { name: 'Ágnes' }));
await toTitle();
// A damaged save, which goes to quarantine at the next start.
await begin(reader, { board: 'first-journey' });
await play(page, 'en', 3);
await toTitle();
const damagedGame = await lastGame();
await page.evaluate(async (id) => {
  const here = `semafor:${location.pathname.replace(/[^/]*$/, '')}:`;
  const key = `game/${id}/1`;
  const text = (localStorage.getItem(here + key) ?? '').replace(/.{5}$/, 'AAAAA');
  localStorage.setItem(here + key, text);
  await new Promise((resolve) => {
    const opening = indexedDB.open(here, 1);
    opening.onsuccess = () => {
      const change = opening.result.transaction('texts', 'readwrite');
      change.objectStore('texts').put(text, key);
      change.oncomplete = resolve;
    };
  });
}, damagedGame);
await page.reload();
// Non-default settings.
await reader.button(word('menuSettings'));
await reader.choose(word('pace'), word('paceInstant'));
await reader.press('checkbox', word('nightTrain'));
await toTitle();

const kept = await readKept(page);
const downloads = await downloadsOf(t, page);
await reader.button(word('menuGames'));
await reader.button(word('gameExportAll'));
const exported = readFileSync(await downloads.next(), 'utf8').split('\n').filter((line) => /^[\w-]+$/.test(line));
writeFileSync(new URL(`../golden/stores/${name}.json`, import.meta.url), `${JSON.stringify({ ...kept, exported }, null, 1)}\n`);
console.log(Object.keys(kept.localStorage).join('\n'));
for (const end of session.ends) await end();
await browser.close();
