// @ts-check
// Answers the program's calls: one function for each PageCall of web/src/wire.h, with the same name.
import * as sounds from './sound_loader.js';
import { openOwnWindow } from './embedding.js';
import { copyText, giveFile, givePicture, openField, share } from './files_and_clipboard.js';
import { fileInput } from './incoming.js';
import { gameOf } from './keep.js';
import { storeRisk } from './store_risk.js';
import { PageEvent } from './wire.js';

/** The store. @param {import('./keep.js').Keep} keep */
function storeOf(keep) {
  const second = keep.copy.texts;
  return {
    keys: (/** @type {string} */ _text, /** @type {string} */ _more, /** @type {number} */ copy) => (copy ? [...second.keys()].filter((key) => keep.shown(key)) : keep.keys()).join('\n'),
    read: (/** @type {string} */ key, /** @type {string} */ _more, /** @type {number} */ copy) => (copy ? second.get(key) : keep.read(key)),
    write(/** @type {string} */ key, /** @type {string} */ text) {
      if (gameOf(key)) window.semaforBoot.acted();
      return keep.write(key, text);
    },
    remove: (/** @type {string} */ key) => keep.remove(key),
  };
}

/** Sixteen random hexadecimal digits; falls back to Math.random. */
function random() {
  const numbers = new Uint32Array(2);
  try {
    crypto.getRandomValues(numbers);
  } catch {
    numbers.forEach((_, i) => (numbers[i] = Math.random() * 4294967296));
  }
  return [...numbers].map((number) => number.toString(16).padStart(8, '0')).join('');
}

/** Facts about the system. */
const system = {
  now: () => Math.floor(Date.now() / 1000),
  utcOffset: () => -60 * new Date().getTimezoneOffset(),
  random,
  address: () => location.href.replace(/#.*/, ''),
  surroundings: () => navigator.userAgent,
  language: () => navigator.language,
  calm: () => Boolean(window.matchMedia?.('(prefers-reduced-motion: reduce)').matches),
  storeRisk: () => storeRisk(navigator.userAgent, navigator.maxTouchPoints, SEMAFOR_SINGLE && location.protocol === 'file:'),
  openOwnWindow,
};

/** Asks the browser not to evict the store when space runs out. */
async function persisted() {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}

/** @typedef {(what: number, text?: string, more?: string, number?: number) => void} SendToProgram */

/** Files, links, sounds and fields for the player. @param {() => HTMLElement} canvas @param {SendToProgram} send @param {SendToProgram} sendQuietly the program shows the change */
const playersCalls = (canvas, send, sendQuietly) => ({
  giveFile,
  givePicture: (/** @type {string} */ name, /** @type {string} */ _more, /** @type {number} */ width, /** @type {Uint8Array} */ pixels) =>
    void givePicture(name, new Uint8ClampedArray(pixels.buffer), width),
  copy: (/** @type {string} */ text) => void copyText(text).then((how) => send(PageEvent.handed, '', '', how)),
  share: (/** @type {string} */ text, /** @type {string} */ url) => void share(text, url).then((how) => send(PageEvent.handed, '', '', how)),
  pickFile: () => fileInput().click(),
  openField(/** @type {string} */ id, /** @type {string} */ more) {
    const [numbers, label, ...lines] = more.split('\n');
    const [left, top, width, height, longest, live] = numbers.split(' ').map(Number);
    openField(canvas(), { place: [left, top, width, height], value: lines.join('\n'), label, longest, live: live === 1 }, (typed) => sendQuietly(PageEvent.fieldTyped, id, typed));
  },
  keepStore: () => void persisted().then((kept) => send(PageEvent.storeKept, '', '', Number(kept))),
  sound: (/** @type {string} */ loudness, /** @type {string} */ _more, /** @type {number} */ cue) => sounds.sound(cue, Number(loudness)),
  ambience: (/** @type {string} */ _text, /** @type {string} */ _more, /** @type {number} */ loudness) => sounds.ambience(loudness),
});

/**
 * Downloads and bots.
 * @param {import('./packs.js').Packs} packs @param {import('./bots.js').Bots} bots
 */
const downloadCalls = (packs, bots) => ({
  sendFor: (/** @type {string} */ name) => packs.sendFor(name),
  fetchAgain() {
    packs.again();
    bots.again();
  },
  askBot: (/** @type {string} */ _text, /** @type {string} */ beat, /** @type {number} */ token, /** @type {Uint8Array} */ bytes) =>
    bots.ask({ token, bytes, beat: Number(beat) }),
  forgetBot: () => bots.forget(),
});

/**
 * @typedef {object} Parts of the page
 * @property {import('./keep.js').Keep} keep
 * @property {import('./packs.js').Packs} packs
 * @property {import('./bots.js').Bots} bots
 * @property {import('./locks.js').Locks} locks
 * @property {() => HTMLElement} canvas
 * @property {SendToProgram} send also updates the screen
 * @property {SendToProgram} sendQuietly
 * @property {(milliseconds: number) => void} alarm
 * @property {() => void} touched
 * @property {() => void} firstPicture
 * @property {() => void} mapStands
 * @property {(goOn: boolean) => void} takeNewVersion
 */

/** @param {Parts} parts @returns {import('./program.js').Host} */
export const hostOf = ({ keep, packs, bots, locks, canvas, send, sendQuietly, alarm, touched, firstPicture, mapStands, takeNewVersion }) => ({
  firstPicture,
  mapStands,
  touched,
  alarm: (_text, _more, milliseconds) => alarm(milliseconds),
  lock: (id, _more, takeOver) => void setTimeout(() => locks.lock(id, takeOver === 1)),
  free: () => locks.free(),
  takeNewVersion: (_text, _more, goOn) => takeNewVersion(goOn === 1),
  ...system,
  ...storeOf(keep),
  ...playersCalls(canvas, send, sendQuietly),
  ...downloadCalls(packs, bots),
});
