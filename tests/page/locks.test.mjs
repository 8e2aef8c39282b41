// @ts-check
// The right to write a game (locks.js), with locks that work, are refused, never answer, or answer late.
import assert from 'node:assert/strict';
import { test } from 'node:test';

Object.assign(globalThis, { location: { pathname: '/' } });
const { Locks } = await import('../../web/page/locks.js');

/** @typedef {(lock: object | null) => unknown} Granted */

/**
 * A fake clock in place of setTimeout: time passes only when the test says so. (Node's mock timers differ between versions.)
 * @param {import('node:test').TestContext} t
 */
function stoppedClock(t) {
  const real = { setTimeout, clearTimeout };
  t.after(() => void Object.assign(globalThis, real));
  let now = 0;
  let last = 0;
  /** @type {Map<number, {at: number, act: () => void}>} */
  const waiting = new Map();
  Object.assign(globalThis, {
    setTimeout(/** @type {(...given: unknown[]) => void} */ act, /** @type {number} */ wait = 0, /** @type {unknown[]} */ ...given) {
      waiting.set(++last, { at: now + wait, act: () => act(...given) });
      return last;
    },
    clearTimeout: (/** @type {number} */ id) => void waiting.delete(id),
  });
  return (/** @type {number} */ milliseconds) => {
    const end = now + milliseconds;
    const next = () => [...waiting].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
    for (let due = next(); due; due = next()) {
      waiting.delete(due[0]);
      now = due[1].at;
      due[1].act();
    }
    now = end;
  };
}

/**
 * A page with this lock request function and a fake clock; records answers to the program and the number of requests.
 * @param {import('node:test').TestContext} t @param {((name: string, options: LockOptions, granted: Granted) => Promise<unknown>) | undefined} request
 */
function pageWith(t, request) {
  const tick = stoppedClock(t);
  const page = { asked: 0, told: /** @type {string[]} */ ([]) };
  const ask = (/** @type {Parameters<NonNullable<typeof request>>} */ ...given) => {
    ++page.asked;
    assert.ok(page.asked < 20, 'asked without a pause');
    return request?.(...given);
  };
  Object.defineProperty(globalThis, 'navigator', { value: { locks: request && { request: ask } }, configurable: true });
  const locks = new Locks((id, granted) => page.told.push(`${id} ${granted}`), (id) => page.told.push(`${id} lost`));
  /** Runs everything that is ready to run. */
  const settle = async () => {
    for (let i = 0; i < 20; ++i) await Promise.resolve();
  };
  const pass = async (/** @type {number} */ milliseconds) => {
    tick(milliseconds);
    await settle();
  };
  return { page, locks, settle, pass };
}

const refused = () => Promise.reject(new DOMException('denied', 'SecurityError'));
/** @type {Record<string, Parameters<typeof pageWith>[1]>} */
const NONE = { missing: undefined, refused, 'refused at once': () => { throw new DOMException('denied', 'SecurityError'); } };

for (const [how, request] of Object.entries(NONE))
  for (const takeOver of [false, true])
    test(`locks that are ${how} count as granted, and nobody asks again${takeOver ? ', when a game is taken over' : ''}`, async (t) => {
      const { page, locks, pass } = pageWith(t, request);
      locks.lock('g', takeOver);
      await pass(0);
      assert.deepEqual(page.told, ['g true']);
      await pass(60_000);
      assert.deepEqual(page.told, ['g true']);
      assert.ok(page.asked <= 1, `asked ${page.asked} times`);
    });

/** Fake locks that the test answers. */
function answering() {
  const asked = /** @type {{options: LockOptions, grant: Granted, fail: (error: Error) => void}[]} */ ([]);
  const request = (/** @type {string} */ _, /** @type {LockOptions} */ options, /** @type {Granted} */ granted) =>
    new Promise((resolve, fail) => asked.push({ options, fail, grant: (lock) => resolve(granted(lock)) }));
  return { asked, request };
}

test('locks that say nothing count as granted after a while; a late yes is held, and told no second time', async (t) => {
  const { asked, request } = answering();
  const { page, locks, pass, settle } = pageWith(t, request);
  locks.lock('g', false);
  await pass(999);
  assert.deepEqual(page.told, []);
  await pass(1);
  assert.deepEqual(page.told, ['g true']);
  asked[0].grant({});
  await settle();
  assert.deepEqual(page.told, ['g true']);
  asked[0].fail(new DOMException('stolen', 'AbortError'));
  await pass(60_000);
  assert.equal(asked.length, 1, 'a granted lock is held');
});

test('a late no: the game is another tab’s, until that lets go of it', async (t) => {
  const { asked, request } = answering();
  const { page, locks, pass } = pageWith(t, request);
  locks.lock('g', false);
  await pass(1000);
  asked[0].grant(null);
  await pass(0);
  assert.deepEqual(page.told, ['g true', 'g false']);
  assert.ok(asked[1].options.signal, 'it waits for the other tab');
  await pass(60_000);
  assert.deepEqual(page.told, ['g true', 'g false'], 'a wait lasts as long as it takes');
  asked[1].grant({});
  await pass(0);
  assert.deepEqual(page.told, ['g true', 'g false', 'g true']);
});

test('an answer that comes after the game was left changes nothing', async (t) => {
  const { asked, request } = answering();
  const { page, locks, pass } = pageWith(t, request);
  locks.lock('g', false);
  locks.free();
  await pass(60_000);
  asked[0].grant({});
  await pass(60_000);
  assert.deepEqual(page.told, []);
});

test('a stolen lock is lost once, and waited for; a wait that is refused isn’t tried again', async (t) => {
  let steal = () => {};
  let times = 0;
  const { page, locks, pass } = pageWith(t, (_, options, granted) => {
    if (++times > 1) return refused();
    return new Promise((_resolve, reject) => {
      granted({});
      steal = () => reject(new DOMException('stolen', 'AbortError'));
    });
  });
  locks.lock('g', false);
  await pass(0);
  steal();
  await pass(60_000);
  assert.deepEqual(page.told, ['g true', 'g lost']);
  assert.equal(page.asked, 2);
});
