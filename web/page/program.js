// @ts-check
// The wasm program behind plain functions: texts go in and come out as strings.

/**
 * @param {SemaforTable} table the module, its exports there or still to come
 */
export function programOf(table) {
  /** A text as bytes in the program's memory, which the program frees. @param {string | null | undefined} text none: 0 */
  const bytesOf = (text) => {
    if (typeof text !== 'string') return 0;
    const size = table.lengthBytesUTF8(text) + 1;
    const at = table._malloc(size);
    table.stringToUTF8(text, at, size);
    return at;
  };
  /** Calls with texts that are freed afterwards. @param {(...at: number[]) => void} call @param {string[]} texts */
  const withTexts = (call, ...texts) => {
    const places = texts.map(bytesOf);
    call(...places);
    places.forEach((at) => table._free(at));
  };
  return {
    bytesOf,
    /** It keeps the bytes for good. @param {string} name @param {Uint8Array} bytes */
    takeParcel(name, bytes) {
      const at = table._malloc(bytes.length);
      table.HEAPU8.set(bytes, at);
      withTexts((text) => table._semaforTakeParcel(text, at, bytes.length), name);
    },
    parcelCame: () => table._semaforParcelCame(),
    parcelFailed: () => table._semaforParcelFailed(),
    announce: (/** @type {'offline' | 'version' | 'frame'} */ what) => withTexts(table._semaforAnnounce, what),
    begin: () => table._semaforBegin(),
    comeBack: (/** @type {string} */ id) => withTexts(table._semaforComeBack, id),
    /** @returns {import('./mirror.js').Doc} */
    document: () => JSON.parse(table.UTF8ToString(table._semaforDocument())),
    press: (/** @type {string} */ id, /** @type {string} */ value) => withTexts(table._semaforPress, id, value),
    /** Of files that came together. @param {string[]} texts @param {string[]} open the games that any tab has open */
    importFiles(texts, open) {
      texts.forEach((text) => withTexts(table._semaforImportFile, text));
      withTexts(table._semaforImportDone, open.join('\n'));
    },
    openLink: (/** @type {string} */ text) => withTexts(table._semaforOpenLink, text),
    storeChanged: (/** @type {string} */ key) => withTexts(table._semaforStoreChanged, key),
    lockAnswered: (/** @type {string} */ id, /** @type {boolean} */ granted) =>
      withTexts((at) => table._semaforLockAnswered(at, granted ? 1 : 0), id),
    lockLost: (/** @type {string} */ id) => withTexts(table._semaforLockLost, id),
    handed: (/** @type {number} */ how) => table._semaforHanded(how),
    storeKept: (/** @type {boolean} */ kept) => table._semaforStoreKept(kept ? 1 : 0),
    fieldTyped: (/** @type {string} */ id, /** @type {string} */ value) => withTexts(table._semaforFieldTyped, id, value),
    escape: () => table._semaforEscape(),
    focus: (/** @type {string} */ control) => withTexts(table._semaforFocus, control),
    botAnswered: (/** @type {number} */ token, /** @type {number} */ choice) => table._semaforBotAnswered(token, choice),
    botMissing: (/** @type {number} */ token) => table._semaforBotMissing(token),
  };
}
