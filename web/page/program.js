// @ts-check
// The wasm program behind plain functions, and the wire to it: its calls (PageCall) and its events (PageEvent).
import { PageCall, PageEvent } from './wire.js';

/** Arguments are a text, a second one, a number and bytes, as web/src/wire.h says for each. @typedef {(text: string, more: string, number: number, bytes: Uint8Array) => unknown} Answer */
/** @typedef {Record<keyof typeof PageCall, Answer>} Host */
/** A text as bytes in the program's memory, which the program frees. @typedef {(text: string) => number} BytesOf */

/** The program's calls by their numbers. Texts, numbers and yes or no go back to it. @param {Host} host @param {BytesOf} bytesOf */
export function answering(host, bytesOf) {
  const answers = Object.keys(PageCall).map((name) => host[/** @type {keyof typeof PageCall} */ (name)]);
  return (/** @type {[number, string, string, number, Uint8Array]} */ ...[call, text, more, number, bytes]) => {
    const answer = answers[call](text, more, number, bytes);
    if (typeof answer === 'boolean') return bytesOf(String(Number(answer)));
    return typeof answer === 'string' || typeof answer === 'number' ? bytesOf(String(answer)) : 0;
  };
}

/**
 * @param {SemaforTable} table the module, its exports there or still to come
 */
export function programOf(table) {
  /** @type {BytesOf} */
  const bytesOf = (text) => {
    const size = table.lengthBytesUTF8(text) + 1;
    const at = table._malloc(size);
    table.stringToUTF8(text, at, size);
    return at;
  };
  /** It keeps the bytes for good. @param {Uint8Array} bytes */
  const given = (bytes) => {
    const at = table._malloc(bytes.length);
    table.HEAPU8.set(bytes, at);
    return at;
  };
  /** @param {number} what a PageEvent @param {string} text @param {string} more @param {number} number @param {Uint8Array} [bytes] */
  function send(what, text = '', more = '', number = 0, bytes) {
    const texts = [bytesOf(text), bytesOf(more)];
    table._semaforSend(what, texts[0], texts[1], number, bytes ? given(bytes) : 0, bytes?.length ?? 0);
    texts.forEach((at) => table._free(at));
  }
  return {
    bytesOf,
    send,
    /** @returns {import('./text_view.js').Doc} */
    document: () => JSON.parse(table.UTF8ToString(table._semaforDocument())),
    /** @returns {import('./text_view.js').Doc} */
    title: () => JSON.parse(table.UTF8ToString(table._semaforTitle())),
    /** Of files that came together. @param {string[]} texts @param {string[]} open the games that any tab has open */
    importFiles(texts, open) {
      texts.forEach((text) => send(PageEvent.importFile, text));
      send(PageEvent.importDone, open.join('\n'));
    },
  };
}
