// @ts-check
// Asks the bots for their moves: in a worker, or in the page if the worker can't be started or fails. If both fail, the question waits
// for a retry.

/** Milliseconds until a silent worker counts as failed, and until the player is told of a delay. */
const PATIENCE = 6000;
/** Time-out of the attempt in the page, in milliseconds: a slow connection may take long. */
const LONGEST = 30_000;
/** Pause before a retry, in milliseconds: doubles each time. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [2000, 60_000];
/** After this many failures while the page succeeded, the worker isn't used any more. */
const MOST_FAILURES = 2;

/**
 * @typedef {object} Question
 * @property {number} token comes back with the answer
 * @property {Uint8Array} bytes the question in the engine's format (engine/codec/question.h)
 * @property {number} beat least milliseconds until the answer
 */

/** @typedef {import('./brains.js').Brain} Brain */

/** Starts a brain at its first question. */
class Place {
  /** @param {() => Promise<Brain>} start @param {number} patience time-out of an answer, in milliseconds */
  constructor(start, patience) {
    this.start = start;
    this.patience = patience;
    /** @type {Promise<Brain> | undefined} */
    this.brain = undefined;
    this.failures = 0;
  }

  /** Rejects if the brain fails or doesn't answer in time. @param {Question} question @returns {Promise<number>} */
  think(question) {
    const brain = (this.brain ??= this.start());
    return new Promise((resolve, reject) => {
      const watchdog = setTimeout(() => reject(new Error('no answer')), this.patience);
      brain.then((one) => one.think(question)).then(resolve, reject).finally(() => clearTimeout(watchdog));
    });
  }

  stop() {
    this.brain?.then((one) => one.stop(), () => {});
  }

  /** Ends the brain; the next question starts another. */
  drop() {
    this.brain?.then((one) => one.end(), () => {});
    this.brain = undefined;
  }
}

export class Bots {
  /**
   * @param {{inWorker: () => Promise<Brain>, inPage: () => Promise<Brain>}} brains
   * @param {(token: number, choice: number) => void} answered
   * @param {(token: number) => void} missing that question can't be answered at present; it will be retried
   */
  constructor({ inWorker, inPage }, answered, missing) {
    this.worker = new Place(inWorker, PATIENCE);
    this.page = new Place(inPage, LONGEST);
    this.answered = answered;
    this.missing = missing;
    /** The question waiting for an answer. @type {{question: Question, beat: Promise<void>, reported: boolean} | undefined} */
    this.open = undefined;
    this.pause = FIRST_PAUSE;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.retry = undefined;
  }

  /** Asks a question in place of the previous one. @param {Question} question */
  ask(question) {
    this.forget();
    this.open = { question, beat: new Promise((done) => setTimeout(done, question.beat)), reported: false };
    void this.attempt();
  }

  /** Drops the open question: thinking ends. */
  forget() {
    clearTimeout(this.retry);
    if (!this.open) return;
    this.open = undefined;
    this.worker.stop();
    this.page.stop();
  }

  /** Retries at once if the player has been told of a delay. */
  again() {
    if (!this.open?.reported) return;
    clearTimeout(this.retry);
    this.page.drop();
    this.open = { ...this.open, reported: false };
    void this.attempt();
  }

  async attempt() {
    const { open } = this;
    const places = this.worker.failures < MOST_FAILURES ? [this.worker, this.page] : [this.page];
    for (const place of places) {
      const choice = await this.thought(place);
      if (open !== this.open) return;
      if (choice !== undefined) return this.answer(choice, place);
    }
    // The page failed as well, so it isn't the worker's fault.
    this.worker.failures = 0;
    this.report();
    this.retry = setTimeout(() => this.again(), this.pause);
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  /** The choice of that place; undefined if it fails. @param {Place} place @returns {Promise<number | undefined>} */
  async thought(place) {
    const open = /** @type {NonNullable<typeof this.open>} */ (this.open);
    const tooLong = setTimeout(() => open === this.open && place === this.page && this.report(), PATIENCE);
    try {
      return await place.think(open.question);
    } catch (error) {
      // A dropped question says nothing about the place.
      if (open !== this.open) return undefined;
      console.info(error);
      ++place.failures;
      place.drop();
      return undefined;
    } finally {
      clearTimeout(tooLong);
    }
  }

  /** Reports the delay to the player, once. */
  report() {
    if (!this.open || this.open.reported) return;
    this.open.reported = true;
    this.missing(this.open.question.token);
  }

  /** @param {number} choice @param {Place} place */
  async answer(choice, place) {
    const { open } = this;
    if (!open) return;
    place.failures = 0;
    this.pause = FIRST_PAUSE;
    await open.beat;
    if (open !== this.open) return;
    this.open = undefined;
    this.answered(open.question.token, choice);
  }
}
