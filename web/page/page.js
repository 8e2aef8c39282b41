// @ts-check
// The page: starts the program, shows its screen on the canvas and in words, and does for it what only a page can do.
import { Bots } from './bots.js';
import { brainInPage, brainInWorker } from './brains.js';
import { alarmClock, focusOnPress, letTabPass, prepareCanvas, sizeCanvas, watchLoss, watchPixels } from './canvas.js';
import { hearChanges } from './changes.js';
import { closeField } from './hands.js';
import { holdTouches, inHalves } from './halves.js';
import { isForeignFrame } from './frame.js';
import { hostOf } from './host.js';
import { acceptFiles, openGames } from './incoming.js';
import { once, openKeep } from './keep.js';
import { Locks, holdBuild } from './locks.js';
import { Mirror } from './mirror.js';
import { Parcels, textsOrEnglish, whenIdle } from './parcels.js';
import { answering, programOf } from './program.js';
import { guarded } from './trap.js';
import { PageEvent } from './wire.js';
import { startService } from './worker.js';

const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const canvas = () => /** @type {HTMLCanvasElement} */ (part('canvas'));
const splash = part('splash');

const FIRST_HALF = { address: '{file:table.wasm}', bytes: Number('{size:table.wasm}'), hash: '{sri:table.wasm}' };
const REST_OF_IT = { address: '{file:rest.wasm}', bytes: Number('{size:rest.wasm}'), hash: '{sri:rest.wasm}' };
/** What the bots and the first sound need: here before the connection goes. */
const OFFLINE = './{file:offline.js}';
const REST = ['{file:bot.js}', '{file:bot.glue.js}', '{file:bot.wasm}', '{file:sound.js}'];
/** When everything is here. @type {InstanceType<Window['SemaforOffline']> | undefined} */
let offline;

/** @typedef {ReturnType<typeof programOf>} Program */
/** What the installed app's shortcuts ask for in their address: a button of the title. @type {Record<string, string>} */
const SHORTCUTS = { '#do=continue': 'continue', '#do=new': 'new' };

/** Announcements, by the names of offline.js and bringAll(). */
const ANNOUNCED = { offline: PageEvent.offline, version: PageEvent.newVersion, frame: PageEvent.foreignFrame };

/** @param {unknown} error */
function fail(error) {
  console.error(error);
  window.semaforBoot.failed();
}

/** What the first picture didn't need. @param {Parcels} parcels @param {(what: 'offline' | 'version' | 'frame') => void} announce */
function bringAll(parcels, announce) {
  if (isForeignFrame() && once('boot-frame')) announce('frame');
  // In the end the service worker finds all of it in the browser's own cache.
  parcels.bringRest(() => void Promise.allSettled(REST.map((address) => fetch(address)))
    .then(() => import(OFFLINE))
    .then(() => (offline = new window.SemaforOffline(announce, startService)).begin())
    .catch(() => {})); // without a connection there is nothing more to be had
}

/** For those who measure: worth less than the start. */
function markFirstPicture() {
  try {
    performance.mark('first-picture');
  } catch {
    // A browser that measures nothing.
  }
}

/** @param {import('./keep.js').Keep} keep @param {SemaforTable} module @param {import('./halves.js').Halves} halves */
function partsOf(keep, module, halves) {
  const table = guarded(module, () => {
    keep.closed = true;
    window.semaforBoot.trapped(locks.game);
  });
  const program = programOf(table);
  /** @type {import('./host.js').SendToProgram} */
  const send = (...message) => change(() => program.send(...message));
  const locks = new Locks((id, granted) => send(PageEvent.lockAnswered, id, '', Number(granted)), (id) => send(PageEvent.lockAnswered, id));
  const bots = new Bots({ inWorker: brainInWorker, inPage: brainInPage },
    (token, choice) => send(PageEvent.botAnswered, String(token), '', choice), (token) => send(PageEvent.botMissing, String(token)));
  window.addEventListener('online', () => bots.again());
  const parcels = new Parcels(
    (name, bytes, awaited) => {
      program.send(PageEvent.pack, name, '', 0, bytes);
      if (!awaited) return;
      parcels.missing.delete(name);
      send(parcels.missing.size > 0 ? PageEvent.packFailed : PageEvent.packCame);
    },
    () => send(PageEvent.packFailed),
  );
  const mirror = new Mirror(part('mirror'), part('news'), part('view'), (id, value) => send(PageEvent.press, id, value));
  mirror.onFocus((id) => void halves.whole.then(() => program.send(PageEvent.focus, id)));
  let shown = false;
  /** What has changed is seen at once, but several changes in one go only once. @param {() => void} act */
  function change(act) {
    if (!halves.isWhole) return void halves.whole.then(() => change(act));
    act();
    table._semaforWake?.();
    if (shown) queueMicrotask(show);
    shown = false;
  }
  function show() {
    shown = true;
    mirror.show(program.document());
  }
  const host = hostOf({
    keep, parcels, bots, locks, canvas, send,
    sendQuietly: program.send,
    alarm: alarmClock(() => table._semaforWake()),
    touched: () => change(() => {}),
    firstPicture() {
      splash.hidden = true;
      window.semaforBoot.started();
      markFirstPicture();
      void halves.whole.then(() => bringAll(parcels, (what) => send(ANNOUNCED[what])));
    },
    takeNewVersion: (goOn) => void quiet(table).then(() => offline?.take(goOn)),
  });
  return { table, host, program, parcels, locks, send, change, show };
}

/** Until nothing moves on the canvas, or for as long as it is polite to wait. @param {SemaforTable} table */
async function quiet(table) {
  for (let tries = 0, before = -1; tries < 20 && table._semaforFramesDrawn() !== before; ++tries) {
    before = table._semaforFramesDrawn();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** The link in the address is taken out of it at once: a reload must not open it again. @param {Program} program */
function takeLink(program) {
  const link = location.href;
  const hash = location.hash;
  if (hash.length < 2) return;
  history.replaceState(null, '', location.pathname + location.search);
  if (!SHORTCUTS[hash]) return program.send(PageEvent.openLink, link);
  program.document(); // of this moment: what isn't on the screen can't be pressed
  program.send(PageEvent.press, SHORTCUTS[hash]);
}

/**
 * The browser's way back closes what is open, and leaves the page from the title alone.
 * @param {() => unknown} back false when nothing is open @param {() => void} changed
 */
function letGoBack(back, changed) {
  const stay = () => history.pushState({ semafor: 1 }, '');
  try {
    stay();
  } catch {
    return; // a page without a history of its own
  }
  window.addEventListener('popstate', () => {
    if (location.hash.length > 1) return; // a link came in: that is no way back
    closeField();
    if (!back()) return history.back();
    stay();
    changed();
  });
}

/**
 * The Escape key where the canvas doesn't have the keyboard: in the text view, or nowhere. A field that holds something keeps it.
 * @param {() => void} escape
 */
function listenForEscape(escape) {
  window.addEventListener('keydown', ({ key, target, isComposing }) => {
    const typing = target instanceof HTMLInputElement && target.type !== 'range' && target.value !== '';
    if (key === 'Escape' && !isComposing && !typing && !(target instanceof HTMLCanvasElement)) escape();
  });
}

/** Somebody who was never here and brings nothing along: there is only the title to be shown. @param {import('./keep.js').Keep} keep */
const isNew = (keep) =>
  location.hash.length < 2 && !window.semaforBoot.back && keep.copy.texts.size === 0 && keep.keys().every((key) => key.startsWith('boot-'));

/** The page answers to people between the parts of the start; sooner than a timer would. */
const breath = () =>
  new Promise((resolve) => {
    if (!window.MessageChannel) return void setTimeout(resolve);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage('');
  });

/** @param {{texts: import('./parcel.js').Parcel, back: string}} boot */
async function start(boot) {
  const module = /** @type {SemaforTable} */ (/** @type {unknown} */ ({}));
  const prepared = prepareCanvas(canvas());
  const { halves, instantiateWasm } = inHalves(FIRST_HALF, REST_OF_IT, prepared, window.semaforBoot.downloaded, fail);
  Object.assign(module, {
    canvas: canvas(),
    sizeCanvas: (/** @type {number} */ width, /** @type {number} */ height) => sizeCanvas(canvas(), width, height),
    instantiateWasm,
  });
  const [keep, texts] = await Promise.all([
    openKeep(new Set(window.semaforBoot.hidden.split(' ').filter(Boolean))), textsOrEnglish(boot.texts), window.SemaforTable(module),
  ]);
  await breath();
  if (isNew(keep)) holdTouches(halves.whole);
  else await halves.whole;
  const { table, host, program, parcels, locks, send, change, show } = partsOf(keep, module, halves);
  Object.assign(module, { answer: answering(host, program.bytesOf) });
  parcels.take(texts.name, texts.bytes);
  program.send(PageEvent.begin);
  if (boot.back) program.send(PageEvent.comeBack, boot.back);
  takeLink(program);
  window.addEventListener('hashchange', () => change(() => takeLink(program)));
  hearChanges((keys) => change(() => keys.forEach((key) => program.send(PageEvent.storeChanged, key))), () => locks.game);
  acceptFiles(async (texts) => {
    const open = await openGames();
    change(() => program.importFiles(texts, open));
  });
  await breath();
  show();
  await breath();
  if (!table._semaforDraws()) {
    document.body.dataset.canvas = 'none';
    host.firstPicture('', '', 0, new Uint8Array());
  }
  letGoBack(() => table._semaforDraws() && table._semaforBack(), () => change(() => {}));
  letTabPass();
  focusOnPress();
  listenForEscape(() => send(PageEvent.escape));
  const measure = watchPixels(canvas(), (size) => table._semaforResize(size.width, size.height, size.ratio));
  const giveUpIfBroken = watchLoss(canvas(), () => table._semaforLosePicture(), (taken, software) => {
    module.canvas = taken;
    if (!table._semaforTakeCanvas(software ? 1 : 0)) document.body.dataset.canvas = 'none';
    measure(taken);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) table._semaforWake();
  });
  part('view').addEventListener('click', () => send(PageEvent.press, 'view/next'));
  /** For tests, and for people who look inside. */
  window.semafor = {
    framesDrawn: () => table._semaforFramesDrawn(),
    targets: () => table.UTF8ToString(table._semaforTargets()),
  };
  while (table._semaforPrepare()) await breath();
  const shaders = await prepared;
  whenIdle(() => giveUpIfBroken(shaders));
}

const boot = window.semaforBoot;
if (boot?.ownTexts) {
  void holdBuild();
  start({ texts: boot.ownTexts, back: boot.back }).catch(fail);
}
// boot.js couldn't be loaded. This is no file on the disk: from there no script would have been loaded.
if (!boot) for (const words of part('stuck').children) words.toggleAttribute('hidden');
