// @ts-check
// The engine of the bots: the worker's script, which answers messages by their kind. Where no worker can be had the page runs the
// same script, and calls semaforThinker.
import { Thinker } from './thinking.js';
import { compiled } from './wasm.js';

const PROGRAM = { address: '{file:bot.wasm}', bytes: Number('{size:bot.wasm}'), hash: '{sri:bot.wasm}' };

/** @returns {Promise<Thinker>} refused when the program can't be had */
const thinker = () =>
  new Promise((resolve, reject) => {
    void self.SemaforBot({
      instantiateWasm(/** @type {WebAssembly.Imports} */ imports, /** @type {Function} */ done) {
        compiled(PROGRAM, () => {})
          .then(async (module) => done(await WebAssembly.instantiate(module, imports), module))
          .catch(reject);
        return {};
      },
    }).then((bot) => resolve(new Thinker(bot)), reject);
  });

/** A failure that no message tells: whoever waits for an answer hears of it at once. @param {unknown} error */
const fail = (error) => void setTimeout(() => { throw error; });

/** @type {Record<string, (thinker: Thinker, question: any) => object | void | Promise<object | void>>} */
const answers = {
  hello: ({ bot, steps }) => ({
    version: bot.UTF8ToString(bot._semaforVersion()),
    fingerprint: bot.UTF8ToString(bot._semaforFingerprint()),
    steps,
  }),
  async choose(engine, question) {
    const choice = await engine.think(question);
    return choice === undefined ? undefined : { choice };
  },
  stop: (engine) => engine.stop(),
};

function serve() {
  importScripts('{file:bot.glue.js}');
  const engine = thinker();
  engine.catch(fail);
  self.onmessage = async ({ data: { id, kind, ...question } }) => {
    try {
      const answer = answers[kind] ? await answers[kind](await engine, question) : { error: 'unknown kind' };
      if (answer) self.postMessage({ id, kind, ...answer });
    } catch (error) {
      fail(error);
    }
  };
}

if (typeof importScripts === 'function') serve();
else window.semaforThinker = thinker;
