// @ts-check
// The page: starts the table on the canvas, and the bots' worker beside it.
import { watchPixels } from './canvas.js';
import { instantiate } from './wasm.js';
import { startWorker } from './worker.js';

const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
const splash = /** @type {HTMLElement} */ (document.getElementById('splash'));
const progress = /** @type {HTMLElement} */ (document.getElementById('progress'));

/** The table after its start. @type {SemaforTable | undefined} */
let table;

/** What the table may ask of the page. */
const host = {
  firstPicture() {
    splash.hidden = true;
    performance.mark('first-picture');
  },
};

/** @param {number} share of the download, 0 to 1 */
function showProgress(share) {
  progress.textContent = `${Math.round(share * 100)} %`;
}

/** @param {unknown} error */
function fail(error) {
  console.error(error);
  splash.hidden = false;
  progress.textContent =
    'Semafor could not start here. · Semafor nie mógł się uruchomić. · A Semafor nem tudott elindulni.';
}

async function start() {
  const started = await window.SemaforTable({
    canvas,
    host,
    instantiateWasm(/** @type {WebAssembly.Imports} */ imports, /** @type {Function} */ done) {
      instantiate('{file:table.wasm}', Number('{size:table.wasm}'), imports, showProgress)
        .then(({ instance, module }) => done(instance, module))
        .catch(fail);
      return {};
    },
  });
  table = started;
  watchPixels(canvas, (size) => started._semaforResize(size.width, size.height, size.ratio));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) started._semaforWake();
  });
  canvas.focus({ preventScroll: true });
}

/** For tests, and for people who look inside. */
window.semafor = {
  framesDrawn: () => table?._semaforFramesDrawn() ?? 0,
  startBot: () => startWorker('{file:bot.js}'),
};

start().catch(fail);
