// @ts-check
// Asks the bots' worker. One that fails or doesn't answer is replaced, and chance answers in its place.
import { startWorker } from './worker.js';

const PATIENCE = 6000;

/**
 * @typedef {object} Question
 * @property {number} token comes back with the answer
 * @property {string} map
 * @property {Uint8Array} view what the seat may know
 * @property {number} level
 * @property {number} character
 * @property {number} choices how many legal actions there are
 * @property {number} seed
 * @property {number} beat milliseconds to wait at least
 */

export class Bots {
  /** @param {(token: number, choice: number) => void} answered */
  constructor(answered) {
    this.answered = answered;
    /** @type {Worker | undefined} */
    this.worker = undefined;
  }

  /** @param {Question} question */
  async ask(question) {
    const beat = new Promise((done) => setTimeout(done, question.beat));
    const [choice] = await Promise.all([this.choose(question), beat]);
    this.answered(question.token, choice);
  }

  /** @param {Question} question @returns {Promise<number>} */
  choose(question) {
    return new Promise((resolve) => {
      const worker = (this.worker ??= startWorker('{file:bot.js}'));
      const giveUp = () => {
        clearTimeout(watchdog);
        worker.terminate();
        this.worker = undefined;
        resolve(question.seed % question.choices);
      };
      const watchdog = setTimeout(giveUp, PATIENCE);
      worker.onerror = giveUp;
      worker.onmessage = ({ data }) => {
        if (data.id !== question.token) return;
        clearTimeout(watchdog);
        resolve(data.choice);
      };
      worker.postMessage({ kind: 'choose', id: question.token, ...question });
    });
  }
}
