// @ts-check
// The bots' worker: the engine's own wasm. It answers messages by their kind.
import { compiled } from './wasm.js';

importScripts('{file:bot.glue.js}');

/** Nobody waits longer than this for a move, however slow the device. */
const LONGEST = 1500;
/** How much is thought between two looks at the clock. */
const SLICE = 8;

/** @type {Promise<SemaforBot>} */
const engine = self.SemaforBot({
  instantiateWasm(/** @type {WebAssembly.Imports} */ imports, /** @type {Function} */ done) {
    compiled({ address: '{file:bot.wasm}', bytes: Number('{size:bot.wasm}'), hash: '{sri:bot.wasm}' }, () => {})
      .then(async (module) => done(await WebAssembly.instantiate(module, imports), module))
      // Whoever waits for an answer hears of it at once.
      .catch((error) => setTimeout(() => { throw error; }));
    return {};
  },
});

/** Whether the engine understands the question. @param {SemaforBot} bot @param {import('./bots.js').Question} question */
function begin(bot, { map, view, level, character, choices, seed }) {
  const nameSize = bot.lengthBytesUTF8(map) + 1;
  const name = bot._malloc(nameSize);
  bot.stringToUTF8(map, name, nameSize);
  const bytes = bot._malloc(view.length);
  bot.HEAPU8.set(view, bytes);
  const understood = bot._semaforStart(name, level, character, bytes, view.length, choices, seed);
  bot._free(name);
  bot._free(bytes);
  return understood;
}

/** @param {SemaforBot} bot @param {import('./bots.js').Question} question */
function choose(bot, question) {
  const until = performance.now() + LONGEST;
  if (!begin(bot, question)) throw new Error('a question that makes no sense');
  while (bot._semaforStep(SLICE) && performance.now() < until);
  return { choice: bot._semaforBest() };
}

/** @type {Record<string, (bot: SemaforBot, question: any) => object>} */
const answers = {
  hello: (bot) => ({
    version: bot.UTF8ToString(bot._semaforVersion()),
    fingerprint: bot.UTF8ToString(bot._semaforFingerprint()),
  }),
  choose,
};

self.onmessage = async (event) => {
  const { id, kind } = event.data;
  const answer = answers[kind];
  self.postMessage(answer ? { id, kind, ...answer(await engine, event.data) } : { id, kind, error: 'unknown kind' });
};
