// @ts-check
// The bots' worker: the engine's own wasm. It answers messages by their kind.

importScripts('{file:bot.glue.js}');

/** @type {Promise<SemaforBot>} */
const engine = self.SemaforBot({ locateFile: () => '{file:bot.wasm}' });

/** @type {Record<string, (bot: SemaforBot) => object>} */
const answers = {
  hello: (bot) => ({
    version: bot.UTF8ToString(bot._semaforVersion()),
    fingerprint: bot.UTF8ToString(bot._semaforFingerprint()),
  }),
};

self.onmessage = async (event) => {
  const { id, kind } = event.data;
  const answer = answers[kind];
  self.postMessage(answer ? { id, kind, ...answer(await engine) } : { id, kind, error: 'unknown kind' });
};
