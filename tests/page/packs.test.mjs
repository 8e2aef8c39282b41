// @ts-check
// Asset packs without a browser: the program hears of every pack that it asked for, whenever its bytes come.
import assert from 'node:assert/strict';
import { test } from 'node:test';

/** How the download of each pack ends, by name. @type {Map<string, (bytes: Uint8Array) => void>} */
const downloads = new Map();
Object.assign(globalThis, {
  window: {
    addEventListener() {},
    semaforBoot: {
      packNames: ['texts-pl', 'art'],
      packOf: (/** @type {string} */ name) => ({ name, bytes: new Promise((resolve) => downloads.set(name, resolve)) }),
    },
  },
});
const { Packs } = await import('../../web/page/packs.js');

const settle = () => new Promise((resolve) => setTimeout(resolve));

function makePacks() {
  /** @type {[string, boolean][]} */
  const came = [];
  downloads.clear();
  return { came, packs: new Packs((name, _, awaited) => came.push([name, awaited]), () => assert.fail('nothing fails here')) };
}

test('a pack that comes by itself is handed over without a word, one that was asked for is announced', async () => {
  const { came, packs } = makePacks();
  void packs.bring('art');
  packs.sendFor('texts-pl');
  await settle();
  for (const [, end] of downloads) end(new Uint8Array(1));
  await settle();
  assert.deepEqual(came, [['art', false], ['texts-pl', true]]);
});

test('a pack whose bytes come right after it was asked for is announced, too', async () => {
  const { came, packs } = makePacks();
  void packs.bring('texts-pl');
  packs.sendFor('texts-pl');
  downloads.get('texts-pl')?.(new Uint8Array(1));
  await settle();
  assert.deepEqual(came, [['texts-pl', true]]);
});
