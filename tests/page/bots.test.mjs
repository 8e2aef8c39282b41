// @ts-check
// Asking the bots (bots.js), without a browser: brains that fail, are silent or late; and the time-slicing loop, which ends when stopped.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Bots } from '../../web/page/bots.js';
import { Thinker } from '../../web/page/thinking.js';

/** @typedef {import('../../web/page/bots.js').Question} Question */

const question = (/** @type {number} */ token) =>
  /** @type {Question} */ ({ token, bytes: new Uint8Array(3), beat: 0 });
/** Lets everything happen that needs no timer. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A fake clock: timers fire when the test lets time pass. @param {import('node:test').TestContext} t */
function clockOf(t) {
  /** @type {Map<number, {at: number, act: () => void}>} */
  const timers = new Map();
  let [now, last] = [0, 0];
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  t.after(() => Object.assign(globalThis, { setTimeout: set, clearTimeout: clear }));
  Object.assign(globalThis, {
    setTimeout(/** @type {() => void} */ act, /** @type {number} */ wait = 0) {
      timers.set(++last, { at: now + wait, act });
      return last;
    },
    clearTimeout: (/** @type {number} */ id) => timers.delete(id),
  });
  return async function pass(/** @type {number} */ milliseconds) {
    const end = now + milliseconds;
    for (;;) {
      await settle();
      const [id, next] = [...timers].sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
      if (!next || next.at > end) break;
      timers.delete(/** @type {number} */ (id));
      now = next.at;
      next.act();
    }
    now = end;
    await settle();
  };
}

/** A fake place whose brains behave as told, and record what happens. */
class Fake {
  constructor(/** @type {'answers' | 'silent' | 'fails' | 'missing' | 'hangs'} */ how = 'answers') {
    this.how = how;
    this.started = 0;
    this.ended = 0;
    this.stopped = 0;
    /** @type {{token: number, answer: (choice: number) => void}[]} */
    this.asked = [];
  }

  start = async () => {
    ++this.started;
    if (this.how === 'missing') throw new Error('can\'t be had');
    if (this.how === 'hangs') await new Promise(() => {});
    return {
      think: (/** @type {Question} */ { token }) =>
        new Promise((/** @type {(choice: number) => void} */ resolve, reject) => {
          this.asked.push({ token, answer: resolve });
          if (this.how === 'answers') resolve(3);
          if (this.how === 'fails') reject(new Error('failed'));
        }),
      stop: () => void ++this.stopped,
      end: () => void ++this.ended,
    };
  };
}

/** @param {import('node:test').TestContext} t @param {Fake} worker @param {Fake} page */
function botsWith(t, worker, page) {
  t.mock.method(console, 'info', () => {});
  /** @type {[number, number][]} */
  const answers = [];
  /** @type {number[]} */
  const missing = [];
  const bots = new Bots({ inWorker: worker.start, inPage: page.start }, (token, choice) => answers.push([token, choice]), (token) => missing.push(token));
  return { bots, answers, missing, pass: clockOf(t) };
}

test('a worker answers, not before its beat, and thinks for the next question as well', async (t) => {
  const [worker, page] = [new Fake(), new Fake()];
  const { bots, answers, pass } = botsWith(t, worker, page);
  bots.ask({ ...question(1), beat: 900 });
  await pass(899);
  assert.deepEqual(answers, []);
  await pass(1);
  bots.ask(question(2));
  await pass(0);
  assert.deepEqual(answers, [[1, 3], [2, 3]]);
  assert.deepEqual([worker.started, page.started], [1, 0]);
});

for (const how of /** @type {const} */ (['missing', 'fails', 'silent', 'hangs']))
  test(`a worker that ${how === 'missing' ? 'can\'t be made' : how} is replaced by the page`, async (t) => {
    const [worker, page] = [new Fake(how), new Fake()];
    const { bots, answers, missing, pass } = botsWith(t, worker, page);
    for (let token = 1; token <= 4; ++token) {
      bots.ask(question(token));
      await pass(6000);
    }
    assert.deepEqual(answers, [[1, 3], [2, 3], [3, 3], [4, 3]]);
    assert.deepEqual(missing, []);
    assert.equal(worker.started, 2, 'after two failures it is left alone');
    if (how === 'silent' || how === 'fails') assert.equal(worker.ended, 2, 'none is left running');
    assert.equal(page.started, 1);
  });

test('the watchdog of a forgotten question leaves the worker alone', async (t) => {
  const [worker, page] = [new Fake('silent'), new Fake()];
  const { bots, answers, pass } = botsWith(t, worker, page);
  bots.ask(question(1));
  await pass(1000);
  bots.forget();
  assert.equal(worker.stopped, 0, 'it is told in its turn');
  await settle();
  assert.equal(worker.stopped, 1);
  await pass(4000);
  bots.ask(question(2)); // just before the first one's time-out
  await pass(1400);
  assert.equal(worker.ended, 0);
  worker.asked[1].answer(5);
  worker.asked[0].answer(4);
  await pass(10_000);
  assert.deepEqual(answers, [[2, 5]]);
  assert.deepEqual([worker.started, worker.ended, page.started], [1, 0, 0]);
});

test('a question takes the place of the one before', async (t) => {
  const [worker, page] = [new Fake('silent'), new Fake()];
  const { bots, answers, pass } = botsWith(t, worker, page);
  bots.ask(question(1));
  await settle();
  bots.ask(question(2));
  await settle();
  assert.equal(worker.stopped, 1);
  worker.asked[0].answer(4);
  await pass(0);
  assert.deepEqual(answers, []);
  worker.asked[1].answer(5);
  await pass(0);
  assert.deepEqual(answers, [[2, 5]]);
});

test('where nothing can be had the question waits, with growing pauses, and is asked at once when it should be', async (t) => {
  const [worker, page] = [new Fake('missing'), new Fake('missing')];
  const { bots, answers, missing, pass } = botsWith(t, worker, page);
  bots.ask(question(1));
  await pass(0);
  assert.deepEqual([missing.length, page.started], [1, 1]);
  for (const [pause, tries] of [[2000, 2], [4000, 3], [8000, 4], [16_000, 5], [32_000, 6], [60_000, 7], [60_000, 8]]) {
    await pass(pause - 1);
    assert.equal(page.started, tries - 1, 'not sooner');
    await pass(1);
    assert.equal(page.started, tries);
    assert.deepEqual(missing, Array(tries).fill(1));
  }
  bots.again();
  await pass(0);
  assert.equal(page.started, 9, 'at once');
  assert.equal(worker.started, 9, 'it isn\'t the worker\'s fault');
  worker.how = 'answers';
  bots.again();
  await pass(0);
  assert.deepEqual(answers, [[1, 3]], 'an answer of a bot, and no other');
  bots.again();
  await pass(100_000);
  assert.equal(worker.started, 10, 'nothing is waited for');
});

test('a forgotten question is not tried again', async (t) => {
  const [worker, page] = [new Fake('missing'), new Fake('missing')];
  const { bots, missing, pass } = botsWith(t, worker, page);
  bots.ask(question(1));
  await pass(0);
  bots.forget();
  bots.again();
  await pass(100_000);
  assert.deepEqual([missing.length, worker.started, page.started], [1, 1, 1]);
});

test('a page that takes long to fetch them is told of, waited for, and begun anew when the player says so', async (t) => {
  const [worker, page] = [new Fake('missing'), new Fake('hangs')];
  const { bots, answers, missing, pass } = botsWith(t, worker, page);
  bots.ask(question(1));
  await pass(5999);
  assert.deepEqual(missing, []);
  await pass(1);
  assert.deepEqual([missing.length, page.started], [1, 1]);
  page.how = 'answers';
  bots.again();
  await pass(0);
  assert.deepEqual(answers, [[1, 3]]);
  assert.equal(page.started, 2);
});

/** A fake bots' engine for the loop: each step takes `milliseconds`, and it is done after `longest` steps. */
function fakeEngine(/** @type {number} */ longest, /** @type {number} */ milliseconds) {
  let [now, left] = [0, 0];
  const engine = {
    steps: 0,
    HEAPU8: new Uint8Array(16),
    _malloc: () => 0,
    _free: () => {},
    _semaforStart(/** @type {number} */ _at, /** @type {number} */ size) {
      left = longest;
      return size > 0 ? 1 : 0;
    },
    _semaforStep() {
      ++engine.steps;
      now += milliseconds;
      return --left > 0 ? 1 : 0;
    },
    _semaforBest: () => 8,
    _semaforVersion: () => 0,
    _semaforFingerprint: () => 0,
    UTF8ToString: () => '',
  };
  return { engine, now: () => now };
}

test('thinking is cut into slices of 8 ms, between which everything else has its turn', async () => {
  const { engine, now } = fakeEngine(100, 1);
  const thinker = new Thinker(engine, now);
  const seen = /** @type {number[]} */ ([]);
  let over = false;
  const look = () => {
    seen.push(engine.steps);
    if (!over) setImmediate(look);
  };
  look();
  assert.equal(await thinker.think(question(1)), 8);
  over = true;
  assert.equal(engine.steps, 100);
  // The platform decides how often other tasks run; the loop must yield after each slice.
  assert.ok(seen.every((steps) => steps % 8 === 0 || steps === 100), `only between slices: ${seen}`);
  assert.ok(new Set(seen).size > 4, `several times: ${seen}`);
});

test('nobody waits longer than 1.5 s, however slow the device', async () => {
  const { engine, now } = fakeEngine(1e9, 3);
  assert.equal(await new Thinker(engine, now).think(question(1)), 8);
  assert.equal(engine.steps, 501, '1,500 ms of 3 ms each, to the end of a slice');
});

test('a question that makes no sense is refused', async () => {
  const { engine, now } = fakeEngine(1, 1);
  await assert.rejects(new Thinker(engine, now).think({ ...question(1), bytes: new Uint8Array(0) }));
});

test('stopped thinking ends: not one step more', async () => {
  const { engine, now } = fakeEngine(1e9, 0.1);
  const thinker = new Thinker(engine, now);
  const answer = thinker.think(question(1));
  await settle();
  const before = engine.steps;
  assert.ok(before > 0);
  thinker.stop();
  assert.equal(await answer, undefined);
  for (let i = 0; i < 20; ++i) await settle();
  assert.equal(engine.steps, before);

  const first = thinker.think(question(2));
  const { steps } = engine;
  const second = thinker.think(question(3));
  assert.equal(await first, undefined, 'another question came');
  assert.ok(engine.steps > steps);
  assert.equal(await second, 8);
});
