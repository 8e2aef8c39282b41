// @ts-check
// The two places where bots think: a worker, and the page itself.
import { engineOf } from './engine.js';
import { Thinker } from './thinking.js';
import { startWorker } from './worker.js';

/**
 * @typedef {object} Brain
 * @property {(question: import('./bots.js').Question) => Promise<number>} think rejects on failure; never settles after stop()
 * @property {() => void} stop drops the question
 * @property {() => void} end
 */

/** @param {Promise<WebAssembly.Module>} program @returns {Promise<Brain>} */
export async function brainInWorker(program) {
  const worker = startWorker('{file:bot.js}');
  /** By token. @type {Map<number, {resolve: (choice: number) => void, reject: (error: unknown) => void}>} */
  const waiting = new Map();
  worker.onmessage = ({ data: { id, choice } }) => {
    waiting.get(id)?.resolve(choice);
    waiting.delete(id);
  };
  /** @type {unknown} */
  let failed;
  worker.onerror = (event) => {
    event.preventDefault(); // reported below
    failed = new Error(event.message || 'the worker failed');
    waiting.forEach(({ reject }) => reject(failed));
  };
  worker.postMessage({ kind: 'program', module: await program });
  return {
    think: (question) =>
      new Promise((resolve, reject) => {
        if (failed) return reject(failed);
        waiting.set(question.token, { resolve, reject });
        worker.postMessage({ kind: 'choose', id: question.token, ...question });
      }),
    stop() {
      waiting.clear();
      worker.postMessage({ kind: 'stop' });
    },
    end: () => worker.terminate(),
  };
}

/** @param {Promise<WebAssembly.Module>} program @returns {Promise<Brain>} */
export async function brainInPage(program) {
  const thinker = new Thinker(await engineOf(await program));
  const stop = () => thinker.stop();
  return {
    think: async (question) => (await thinker.think(question)) ?? new Promise(() => {}),
    stop,
    end: stop,
  };
}
