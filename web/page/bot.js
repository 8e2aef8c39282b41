// @ts-check
// The bots' worker: the engine's own wasm. It answers messages by their kind.

importScripts('{file:bot.glue.js}');

/** @type {Promise<SemaforBot>} */
const engine = self.SemaforBot({ locateFile: () => '{file:bot.wasm}' });

/** @type {Record<string, (bot: SemaforBot, question: any) => object>} */
const answers = {
  hello: (bot) => ({
    version: bot.UTF8ToString(bot._semaforVersion()),
    fingerprint: bot.UTF8ToString(bot._semaforFingerprint()),
  }),
  choose: (bot, { choices, seed }) => ({ choice: bot._semaforChoose(choices, seed) }),
};

self.onmessage = async (event) => {
  const { id, kind } = event.data;
  const answer = answers[kind];
  self.postMessage(answer ? { id, kind, ...answer(await engine, event.data) } : { id, kind, error: 'unknown kind' });
};
