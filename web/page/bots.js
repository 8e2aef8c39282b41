// @ts-check
// Asks the bots: in a worker, or, where that can't be made or fails, in the page. When neither can be had the question waits, and is
// asked again after a while.

/** Milliseconds until a worker that says nothing counts as failed, and until the player is told. */
const PATIENCE = 6000;
/** Milliseconds until the page's own attempt counts as failed: a slow connection may take long. */
const LONGEST = 30_000;
/** Before the next attempt, in milliseconds: twice as long each time. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [2000, 60_000];
/** A worker that failed so often where the page did not isn't started any more. */
const MOST_FAILURES = 2;

/**
 * @typedef {object} Question
 * @property {number} token comes back with the answer
 * @property {Uint8Array} bytes what is asked, as the bots' engine reads it (engine/codec/question.h)
 * @property {number} beat milliseconds to wait at least
 */

/** @typedef {import('./brains.js').Brain} Brain */

/** A brain that is started when it is first needed. */
class Place {
  /** @param {() => Promise<Brain>} start @param {number} patience milliseconds for an answer */
  constructor(start, patience) {
    this.start = start;
    this.patience = patience;
    /** @type {Promise<Brain> | undefined} */
    this.brain = undefined;
    this.failures = 0;
  }

  /** Refused when it fails, or says nothing. @param {Question} question @returns {Promise<number>} */
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

  /** The next question finds another. */
  drop() {
    this.brain?.then((one) => one.end(), () => {});
    this.brain = undefined;
  }
}

export class Bots {
  /**
   * @param {{inWorker: () => Promise<Brain>, inPage: () => Promise<Brain>}} brains
   * @param {(token: number, choice: number) => void} answered
   * @param {(token: number) => void} missing nothing can answer that question now; it is tried again
   */
  constructor({ inWorker, inPage }, answered, missing) {
    this.worker = new Place(inWorker, PATIENCE);
    this.page = new Place(inPage, LONGEST);
    this.answered = answered;
    this.missing = missing;
    /** The only one that is waited for. @type {{question: Question, beat: Promise<void>, told: boolean} | undefined} */
    this.open = undefined;
    this.pause = FIRST_PAUSE;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.retry = undefined;
  }

  /** It takes the place of the one before. @param {Question} question */
  ask(question) {
    this.forget();
    this.open = { question, beat: new Promise((done) => setTimeout(done, question.beat)), told: false };
    void this.attempt();
  }

  /** Nobody waits for an answer any more: thinking ends. */
  forget() {
    clearTimeout(this.retry);
    if (!this.open) return;
    this.open = undefined;
    this.worker.stop();
    this.page.stop();
  }

  /** What can't be had is tried once more, now. */
  again() {
    if (!this.open?.told) return;
    clearTimeout(this.retry);
    this.page.drop();
    this.open = { ...this.open, told: false };
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
    // Where nothing can be had it isn't the worker's fault.
    this.worker.failures = 0;
    this.tell();
    this.retry = setTimeout(() => this.again(), this.pause);
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  /** What that place chooses; nothing when it fails. @param {Place} place @returns {Promise<number | undefined>} */
  async thought(place) {
    const open = /** @type {NonNullable<typeof this.open>} */ (this.open);
    const tooLong = setTimeout(() => open === this.open && place === this.page && this.tell(), PATIENCE);
    try {
      return await place.think(open.question);
    } catch (error) {
      // A question that was forgotten says nothing about the place.
      if (open !== this.open) return undefined;
      console.info(error);
      ++place.failures;
      place.drop();
      return undefined;
    } finally {
      clearTimeout(tooLong);
    }
  }

  /** The player learns what is waited for. */
  tell() {
    if (!this.open || this.open.told) return;
    this.open.told = true;
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
