// @ts-check
// Asks the bots' worker. One that doesn't answer is replaced, and chance answers in its place.
import { startWorker } from './worker.js';

const PATIENCE = 5000;

/** @typedef {{token: number, choices: number, seed: number, beat: number}} Question */

export class Bots {
  /** @param {(token: number, choice: number) => void} answered */
  constructor(answered) {
    this.answered = answered;
    /** @type {Worker | undefined} */
    this.worker = undefined;
  }

  /** @param {Question} question */
  async ask({ token, choices, seed, beat }) {
    const [choice] = await Promise.all([this.choose(choices, seed), new Promise((done) => setTimeout(done, beat))]);
    this.answered(token, choice);
  }

  /** @param {number} choices @param {number} seed @returns {Promise<number>} */
  choose(choices, seed) {
    return new Promise((resolve) => {
      const worker = (this.worker ??= startWorker('{file:bot.js}'));
      const giveUp = () => {
        worker.terminate();
        this.worker = undefined;
        resolve(seed % choices);
      };
      const watchdog = setTimeout(giveUp, PATIENCE);
      worker.onerror = giveUp;
      worker.onmessage = ({ data }) => {
        clearTimeout(watchdog);
        resolve(data.choice);
      };
      worker.postMessage({ kind: 'choose', choices, seed });
    });
  }
}
