// @ts-check
// The slicing loop of the bots' engine, the same in the bots' worker and in the page: it thinks for some milliseconds, then lets
// messages, input and frames in. It ends as soon as nobody waits for the answer.

/** Nobody waits longer than this for a move, in milliseconds, however slow the device. */
const LONGEST = 1500;
/** Milliseconds of thinking at a stretch. */
const SLICE = 8;

/** A task of its own, sooner than a timer would be. @returns {Promise<void>} */
const breath = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage('');
  });

export class Thinker {
  /** @param {SemaforEngine} engine @param {() => number} now milliseconds */
  constructor(engine, now = () => performance.now()) {
    this.engine = engine;
    this.now = now;
    /** Counts what was asked and stopped: what is thought about is the newest. */
    this.turn = 0;
    /** How much was thought so far; for tests. */
    this.steps = 0;
  }

  /** What is thought about now needs no answer. */
  stop() {
    ++this.turn;
  }

  /**
   * @param {import('./bots.js').Question} question
   * @returns {Promise<number | undefined>} the best choice found in time; nothing when it was stopped, or another question came
   */
  async think(question) {
    const turn = ++this.turn;
    const until = this.now() + LONGEST;
    this.begin(question);
    while (this.slice() && this.now() < until) {
      await breath();
      if (turn !== this.turn) return undefined;
    }
    return this.engine._semaforBest();
  }

  /** @param {import('./bots.js').Question} question */
  begin({ bytes }) {
    const { engine } = this;
    const at = engine._malloc(bytes.length);
    engine.HEAPU8.set(bytes, at);
    const understood = engine._semaforStart(at, bytes.length);
    engine._free(at);
    if (!understood) throw new Error('a question that makes no sense');
  }

  /** Thinks on; false when more would add nothing. */
  slice() {
    const until = this.now() + SLICE;
    do {
      ++this.steps;
      if (!this.engine._semaforStep(1)) return false;
    } while (this.now() < until);
    return true;
  }
}
