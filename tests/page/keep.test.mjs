// @ts-check
// Storage keys of games in both formats, as keep.js handles them.
import assert from 'node:assert/strict';
import { test } from 'node:test';

/** A fake localStorage with what keep.js uses. */
class MemoryStorage {
  /** @type {Map<string, string>} */
  texts = new Map();
  get length() {
    return this.texts.size;
  }
  /** @param {number} n */
  key = (n) => [...this.texts.keys()][n] ?? null;
  /** @param {string} key */
  getItem = (key) => this.texts.get(key) ?? null;
  setItem = (/** @type {string} */ key, /** @type {string} */ text) => void this.texts.set(key, text);
  removeItem = (/** @type {string} */ key) => void this.texts.delete(key);
}

const localStorage = new MemoryStorage();
Object.assign(globalThis, { location: { pathname: '/' }, window: { localStorage } });
const { HERE, Keep, gameOf, savedTexts } = await import('../../web/page/keep.js');

const ID = '0123456789abcdef';

test('keys of both formats are those of their game, others of none', () => {
  assert.equal(gameOf(`game/${ID}/0`), ID);
  assert.equal(gameOf(`game2/${ID}/3`), ID);
  for (const key of [`lost/${ID}/0`, `since/${ID}`, `marks/${ID}`, 'settings', 'recent', 'games', 'game3/x/0', 'a game/x']) assert.equal(gameOf(key), '', key);
});

test('every text of every game is in the file of the safe page, whatever its format', async () => {
  const kept = { [`game/${ID}/0`]: 'one', [`game2/${ID}/0`]: 'two', [`lost/${ID}/0`]: 'lost', [`since/${ID}`]: '0000000000000001', [`marks/${ID}`]: '0 a-b', settings: 'night=yes' };
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(HERE + key, text);
  assert.deepEqual(await savedTexts(), ['one', 'two', 'lost']);
  localStorage.texts.clear();
});

test('a game in either format is remembered as the last one, and left out whole', () => {
  for (const kind of ['game', 'game2']) {
    localStorage.texts.clear();
    const copy = /** @type {any} */ ({ texts: new Map(), put() {} });
    const keep = new Keep(/** @type {any} */ (localStorage), copy, new Set([ID]));
    assert.equal(keep.write(`${kind}/${ID}/0`, 'text'), undefined);
    keep.write(`since/${ID}`, '0000000000000001');
    assert.equal(localStorage.getItem(`${HERE}boot-last`), ID, kind);
    assert.deepEqual(keep.keys(), ['boot-last'], kind);
  }
});
