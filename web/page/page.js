// @ts-check
// The page: starts the program, shows its screen on the canvas and in words, and does for it what only a page can do.
import { Bots } from './bots.js';
import { brainInPage, brainInWorker } from './brains.js';
import { alarmClock, focusOnPress, letTabPass, prepareCanvas, sizeCanvas, watchLoss, watchPixels } from './canvas.js';
import * as ears from './ears.js';
import { hearChanges } from './changes.js';
import { closeField, copyText, giveFile, givePicture, openField, share } from './hands.js';
import { holdTouches, inHalves } from './halves.js';
import { isForeignFrame, openOwnWindow } from './frame.js';
import { acceptFiles, fileInput, openGames } from './incoming.js';
import { gameOf, once, openKeep } from './keep.js';
import { Locks, holdBuild } from './locks.js';
import { Mirror } from './mirror.js';
import { Parcels, textsOrEnglish } from './parcels.js';
import { programOf } from './program.js';
import { storeRisk } from './store_risk.js';
import { guarded } from './trap.js';
import { startService, startWorker } from './worker.js';

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

/** @param {unknown} error */
function fail(error) {
  console.error(error);
  window.semaforBoot.failed();
}

/** What the program asks of the system. */
const system = {
  openOwnWindow,
  address: () => location.href.replace(/#.*/, ''),
  storeRisk: () => storeRisk(navigator.userAgent, navigator.maxTouchPoints),
  calm: () => Boolean(window.matchMedia?.('(prefers-reduced-motion: reduce)').matches),
};

/** What is kept, as the program asks for it. @param {import('./keep.js').Keep} keep */
function storeOf(keep) {
  const second = keep.copy.texts;
  return {
    keys: (/** @type {boolean} */ copy) => (copy ? [...second.keys()].filter((key) => keep.shown(key)) : keep.keys()).join('\n'),
    read: (/** @type {boolean} */ copy, /** @type {string} */ key) => (copy ? second.get(key) ?? null : keep.read(key)),
    write(/** @type {string} */ key, /** @type {string} */ text) {
      if (gameOf(key)) window.semaforBoot.acted();
      return keep.write(key, text);
    },
    remove: (/** @type {string} */ key) => keep.remove(key),
  };
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

/** What the program sends for. A fetch takes its time: not in the middle of a picture. @param {Parcels} parcels @param {Bots} bots */
const errandsOf = (parcels, bots) => ({
  sendFor: (/** @type {string} */ name) => void setTimeout(() => parcels.sendFor(name)),
  fetchAgain() {
    parcels.again();
    bots.again();
  },
  askBot: (/** @type {[number, string, Uint8Array, number, number, number, number, number]} */ ...[token, map, view, level, character, choices, seed, beat]) =>
    bots.ask({ token, map, view, level, character, choices, seed: seed >>> 0, beat }),
  forgetBot: () => bots.forget(),
});

/** What the program hands to the player. @param {(how: number) => void} handed */
const handsOf = (handed) => ({
  giveFile,
  givePicture: (/** @type {[string, Uint8ClampedArray, number, number]} */ ...picture) => void givePicture(...picture),
  copy: (/** @type {string} */ text) => void copyText(text).then(handed),
  share: (/** @type {string} */ text, /** @type {string} */ url) => void share(text, url).then(handed),
});

/** @param {import('./keep.js').Keep} keep @param {SemaforTable} module @param {import('./halves.js').Halves} halves */
function hostOf(keep, module, halves) {
  const table = guarded(module, () => {
    keep.closed = true;
    window.semaforBoot.trapped(locks.game);
  });
  const program = programOf(table);
  const locks = new Locks(
    (id, granted) => change(() => program.lockAnswered(id, granted)),
    (id) => change(() => program.lockLost(id)),
  );
  const bots = new Bots({ inWorker: brainInWorker, inPage: brainInPage },
    (token, choice) => change(() => program.botAnswered(token, choice)), (token) => change(() => program.botMissing(token)));
  window.addEventListener('online', () => bots.again());
  const parcels = new Parcels(
    (name, bytes, awaited) => {
      program.takeParcel(name, bytes);
      if (!awaited) return;
      parcels.missing.delete(name);
      change(() => (parcels.missing.size > 0 ? program.parcelFailed() : program.parcelCame()));
    },
    () => change(() => program.parcelFailed()),
  );
  const mirror = new Mirror(part('mirror'), part('news'), part('view'), (id, value) => change(() => program.press(id, value)));
  mirror.onFocus((id) => void halves.whole.then(() => program.focus(id)));
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
  const host = {
    firstPicture() {
      splash.hidden = true;
      window.semaforBoot.started();
      markFirstPicture();
      void halves.whole.then(() => bringAll(parcels, (what) => change(() => program.announce(what))));
    },
    alarm: alarmClock(() => table._semaforWake()),
    touched: () => change(() => {}),
    openField: (/** @type {[string, number[], string, string, number, boolean]} */ ...[id, place, value, label, longest, live]) =>
      openField(canvas(), { place, value, label, longest, live }, (typed) => program.fieldTyped(id, typed)),
    pickFile: () => fileInput().click(),
    ...storeOf(keep),
    lock: (/** @type {string} */ id, /** @type {boolean} */ takeOver) => setTimeout(() => locks.lock(id, takeOver)),
    free: () => locks.free(),
    ...handsOf((how) => change(() => program.handed(how))),
    keepStore: () => void persisted().then((kept) => change(() => program.storeKept(kept))),
    ...ears,
    ...errandsOf(parcels, bots),
    takeNewVersion: (/** @type {boolean} */ goOn) => void quiet(table).then(() => offline?.take(goOn)),
    ...system,
  };
  return { table, host, program, parcels, locks, change, show };
}

/** Asks the browser not to empty the store when room is short. */
async function persisted() {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
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
  if (!SHORTCUTS[hash]) return program.openLink(link);
  program.document(); // of this moment: what isn't on the screen can't be pressed
  program.press(SHORTCUTS[hash], '');
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
  const { halves, instantiateWasm } = inHalves(FIRST_HALF, REST_OF_IT, prepareCanvas(canvas()), window.semaforBoot.downloaded, fail);
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
  const { table, host, program, parcels, locks, change, show } = hostOf(keep, module, halves);
  Object.assign(module, { host, bytesOf: program.bytesOf });
  parcels.take(texts.name, texts.bytes);
  program.begin();
  if (boot.back) program.comeBack(boot.back);
  takeLink(program);
  window.addEventListener('hashchange', () => change(() => takeLink(program)));
  hearChanges((keys) => change(() => keys.forEach(program.storeChanged)), () => locks.game);
  acceptFiles(async (texts) => {
    const open = await openGames();
    change(() => program.importFiles(texts, open));
  });
  await breath();
  show();
  await breath();
  if (!table._semaforDraws()) {
    document.body.dataset.canvas = 'none';
    host.firstPicture();
  }
  letGoBack(() => table._semaforDraws() && table._semaforBack(), () => change(() => {}));
  letTabPass();
  focusOnPress();
  listenForEscape(() => change(program.escape));
  const measure = watchPixels(canvas(), (size) => table._semaforResize(size.width, size.height, size.ratio));
  watchLoss(canvas(), () => table._semaforLosePicture(), (taken, software) => {
    module.canvas = taken;
    if (!table._semaforTakeCanvas(software ? 1 : 0)) document.body.dataset.canvas = 'none';
    measure(taken);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) table._semaforWake();
  });
  part('view').addEventListener('click', () => change(() => program.press('view/next', '')));
  /** For tests, and for people who look inside. */
  window.semafor = {
    framesDrawn: () => table._semaforFramesDrawn(),
    targets: () => table.UTF8ToString(table._semaforTargets()),
    startBot: () => startWorker('{file:bot.js}'),
    fail(when) {
      // A size that can't be, or a memory in which nothing makes sense any more.
      if (when === 'call') return table._semaforResize(0, 0, 0);
      table._semaforWake();
      module.HEAPU8.fill(0xff);
    },
  };
  while (table._semaforPrepare()) await breath();
}

const boot = window.semaforBoot;
if (boot?.ownTexts) {
  void holdBuild();
  start({ texts: boot.ownTexts, back: boot.back }).catch(fail);
}
// boot.js couldn't be loaded. This is no file on the disk: from there no script would have been loaded.
if (!boot) for (const words of part('stuck').children) words.toggleAttribute('hidden');
