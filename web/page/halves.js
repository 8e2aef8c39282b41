// @ts-check
// The table's program in two halves (web/pack/halves.mjs). The first is enough for the title of somebody who was never here, whom nothing
// keeps waiting for the second; who touches that title too early is heard when all of it is here.
import { hasService } from './kept_program.js';
import { WAYS } from './trap.js';
import { compiled } from './wasm.js';

/** @typedef {import('./wasm.js').Program} Program */

/** What the first half calls of the second while that isn't here: the page begins anew then, and waits for both. @param {string} number */
const tooEarly = (number) => () => {
  throw new Error(`function ${number} of the wasm program is not here yet`);
};

/** @typedef {{whole: Promise<void>, isWhole: boolean}} Halves */

/**
 * How Emscripten gets the program, and when that is whole.
 * @param {Program} first @param {Program} rest @param {Promise<unknown>} prepared what it draws on: not begun before
 * @param {(bytes: number, all: number) => void} progress @param {(error: unknown) => void} failed
 */
export function inHalves(first, rest, prepared, progress, failed) {
  /** @type {() => void} */
  let complete;
  const whole = new Promise((/** @type {(value: void) => void} */ resolve) => (complete = resolve));
  const begin = async (/** @type {WebAssembly.Imports} */ imports, /** @type {Function} */ done) => {
    // What is kept on the device needn't queue for the line.
    const isKept = hasService();
    const kept = isKept && compiled(rest, () => {});
    if (kept) kept.catch(() => {});
    const [module] = await Promise.all([compiled(first, progress), prepared]);
    const second = kept || compiled(rest, () => {});
    second.catch(() => {}); // whoever waits for it is told
    const instance = await WebAssembly.instantiate(module, { ...imports, placeholder: new Proxy({}, { get: (_, number) => tooEarly(String(number)) }) });
    done(instance, module);
    await WebAssembly.instantiate(await second, { primary: instance.exports });
    complete();
  };
  const halves = { whole, isWhole: false };
  void whole.then(() => (halves.isWhole = true));
  return {
    halves,
    instantiateWasm(/** @type {WebAssembly.Imports} */ imports, /** @type {Function} */ done) {
      begin(imports, done).catch(failed);
      return {};
    },
  };
}

/** What people do to the canvas before the program is whole is done to it again afterwards. @param {Promise<void>} whole */
export function holdTouches(whole) {
  /** @type {Event[]} */
  const held = [];
  const hold = (/** @type {Event} */ event) => {
    if (!(event.target instanceof HTMLCanvasElement)) return;
    event.stopImmediatePropagation();
    held.push(event);
  };
  for (const way of WAYS) window.addEventListener(way, hold, true);
  void whole.then(() => {
    for (const way of WAYS) window.removeEventListener(way, hold, true);
    for (const event of held) {
      const Kind = /** @type {typeof Event} */ (event.constructor);
      event.target?.dispatchEvent(new Kind(event.type, event));
    }
  });
}
