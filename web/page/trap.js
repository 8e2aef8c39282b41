// @ts-check
// Watches for traps of the wasm program: after one it is never called again and writes nothing; boot.js restarts the page.

/** Whether an error comes from the program: a trap, an abort, or an error thrown through it. @param {unknown} error */
const ofProgram = (error) =>
  error instanceof WebAssembly.RuntimeError || (error instanceof Error && /wasm/.test(error.stack ?? ''));

/** The input events that SDL listens to; it doesn't know that the program has ended. */
export const WAYS = ['pointerdown', 'mousedown', 'mousemove', 'mouseup', 'wheel', 'touchstart', 'touchmove', 'touchend', 'keydown', 'keyup'];

/**
 * Wraps the module so that every call is watched. `trapped` is called once.
 * @param {SemaforTable} table @param {() => void} trapped @returns {SemaforTable}
 */
export function guarded(table, trapped) {
  let over = false;
  const end = (/** @type {unknown} */ error) => {
    if (over) return;
    over = true;
    console.error(error);
    table.pauseMainLoop?.();
    for (const way of WAYS) window.addEventListener(way, (event) => event.stopImmediatePropagation(), true);
    trapped();
  };
  window.addEventListener('error', ({ error }) => ofProgram(error) && end(error));
  window.addEventListener('unhandledrejection', ({ reason }) => ofProgram(reason) && end(reason));
  const watched = Object.create(table);
  const calls = /** @type {Record<string, Function>} */ (/** @type {unknown} */ (table));
  for (const name of Object.keys(table).filter((key) => key.startsWith('_')))
    // Looked up each time, because Emscripten replaces the function at its first call.
    watched[name] = (/** @type {unknown[]} */ ...given) => {
      if (over) throw new Error('the program has ended');
      try {
        return calls[name](...given);
      } catch (error) {
        end(error);
        throw error;
      }
    };
  return watched;
}
