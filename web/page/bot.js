// @ts-check
// The bots' worker: answers messages by their kind, with its own instance of the table's program.
import { engineOf } from './engine.js';
import { Thinker } from './thinking.js';

/** Throws outside of any promise, so that the page's worker.onerror is called at once. @param {unknown} error */
const fail = (error) => void setTimeout(() => { throw error; });

/** @type {Record<string, (thinker: Thinker, question: any) => object | void | Promise<object | void>>} */
const answers = {
  hello: ({ engine, steps }) => ({
    version: engine.UTF8ToString(engine._semaforVersion()),
    fingerprint: engine.UTF8ToString(engine._semaforFingerprint()),
    steps,
  }),
  async choose(thinker, question) {
    const choice = await thinker.think(question);
    return choice === undefined ? undefined : { choice };
  },
  stop: (thinker) => thinker.stop(),
};

importScripts('{file:table.glue.js}');
/** Takes the program, which is the first message. @type {(module: WebAssembly.Module) => void} */
let begin;
const thinker = new Promise((/** @type {(module: WebAssembly.Module) => void} */ resolve) => (begin = resolve)).then(engineOf).then((engine) => new Thinker(engine));
thinker.catch(fail);
self.onmessage = async ({ data: { id, kind, ...question } }) => {
  if (kind === 'program') return begin(question.module);
  try {
    const answer = answers[kind] ? await answers[kind](await thinker, question) : { error: 'unknown kind' };
    if (answer) self.postMessage({ id, kind, ...answer });
  } catch (error) {
    fail(error);
  }
};
