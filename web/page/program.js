// @ts-check
// Wraps the wasm program in plain functions: dispatches its calls (PageCall) and sends it events (PageEvent).
import { PageCall, PageEvent } from './wire.js';

/** Arguments: two texts, a number and bytes, as web/src/wire.h says for each call. @typedef {(text: string, more: string, number: number, bytes: Uint8Array) => unknown} Answer */
/** @typedef {Record<keyof typeof PageCall, Answer>} Host */
/** Copies a text to the program's memory; the program frees it. @typedef {(text: string) => number} BytesOf */

/** Dispatches the program's calls by their numbers, and returns texts, numbers and booleans to it. @param {Host} host @param {BytesOf} bytesOf */
export function answering(host, bytesOf) {
  const answers = Object.keys(PageCall).map((name) => host[/** @type {keyof typeof PageCall} */ (name)]);
  return (/** @type {[number, string, string, number, Uint8Array]} */ ...[call, text, more, number, bytes]) => {
    const answer = answers[call](text, more, number, bytes);
    if (typeof answer === 'boolean') return bytesOf(String(Number(answer)));
    return typeof answer === 'string' || typeof answer === 'number' ? bytesOf(String(answer)) : 0;
  };
}

/**
 * @param {SemaforTable} table the module; its exports may be added later
 */
export function programOf(table) {
  /** @type {BytesOf} */
  const bytesOf = (text) => {
    const size = table.lengthBytesUTF8(text) + 1;
    const at = table._malloc(size);
    table.stringToUTF8(text, at, size);
    return at;
  };
  /** Copies bytes to the program's memory, which takes ownership. @param {Uint8Array} bytes */
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
    /** Imports files that arrived together. @param {string[]} texts @param {string[]} open the games that any tab has open */
    importFiles(texts, open) {
      texts.forEach((text) => send(PageEvent.importFile, text));
      send(PageEvent.importDone, open.join('\n'));
    },
  };
}
