// @ts-check
// The time-slicing loop of the bots' engine, in the bots' worker and in the page: it thinks for some milliseconds, then lets messages,
// input and frames through. It ends as soon as the answer is no longer wanted.

/** Longest thinking time for a move, in milliseconds, however slow the device. */
const LONGEST = 1500;
/** Milliseconds of thinking in one slice. */
const SLICE = 8;

/** Yields to the event loop; returns sooner than a timer would. @returns {Promise<void>} */
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
    /** Counts questions and stops: only the newest question is thought about. */
    this.turn = 0;
    /** Engine steps so far; for tests. */
    this.steps = 0;
  }

  /** Drops the current question. */
  stop() {
    ++this.turn;
  }

  /**
   * @param {import('./bots.js').Question} question
   * @returns {Promise<number | undefined>} the best choice found in time; undefined if it was stopped or another question came
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

  /** Thinks for one slice; false when more would add nothing. */
  slice() {
    const until = this.now() + SLICE;
    do {
      ++this.steps;
      if (!this.engine._semaforStep(1)) return false;
    } while (this.now() < until);
    return true;
  }
}
