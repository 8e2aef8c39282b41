// @ts-check
// A trap is final: a program that failed in the middle of a call is never called again, and writes nothing any more. boot.js begins anew.

/** What comes out of the program: its own traps and aborts, and what was thrown through it. @param {unknown} error */
const ofProgram = (error) =>
  error instanceof WebAssembly.RuntimeError || (error instanceof Error && /wasm/.test(error.stack ?? ''));

/** The ways by which people reach SDL, which knows nothing of the end. */
export const WAYS = ['pointerdown', 'mousedown', 'mousemove', 'mouseup', 'wheel', 'touchstart', 'touchmove', 'touchend', 'keydown', 'keyup'];

/**
 * The module with every call watched. `trapped` is called once.
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
    // Emscripten puts another function in its place at the first call: it is looked up each time.
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
