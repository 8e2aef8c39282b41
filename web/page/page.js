// @ts-check
// Main script of the page: starts the program, shows its screen on the canvas and in the text view, and answers its calls.
import { Bots } from './bots.js';
import { brainInPage, brainInWorker } from './brains.js';
import { alarmClock, focusOnPress, letTabPass, prepareCanvas, sizeCanvas, watchLoss, watchPixels } from './canvas.js';
import { hearChanges } from './changes.js';
import { closeField } from './files_and_clipboard.js';
import { isForeignFrame } from './embedding.js';
import { hostOf } from './host.js';
import { acceptFiles, openGames } from './incoming.js';
import { once, openKeep } from './keep.js';
import { keepTable, keepTitle, tableBefore } from './keep_title.js';
import { Locks, holdBuild } from './locks.js';
import { TextView } from './text_view.js';
import { painted } from './painted.js';
import { Packs, textsOrEnglish, whenIdle } from './packs.js';
import { answering, programOf } from './program.js';
import { guarded } from './trap.js';
import { compiled, instantiating, isDamage } from './wasm.js';
import { PageEvent } from './wire.js';
import { startService } from './worker.js';

const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const canvas = () => /** @type {HTMLCanvasElement} */ (part('canvas'));

const PROGRAM = { address: '{file:table.wasm}', bytes: Number('{size:table.wasm}'), hash: '{sri:table.wasm}' };
/** The script for offline use, and the scripts of bots and sound, downloaded early because the connection may be lost. */
const OFFLINE = './{file:offline.js}';
const OFFLINE_FILES = ['{file:bot.js}', '{file:sound.js}'];
/** Set when everything is downloaded. @type {InstanceType<Window['SemaforOffline']> | undefined} */
let offline;

/** How long after the start the GPU has painted everything, in milliseconds. */
const GPU_AT_REST = 1500;

/** @typedef {ReturnType<typeof programOf>} Program */
/** The title's button that each shortcut of the installed app presses, by its address. @type {Record<string, string>} */
const SHORTCUTS = { '#do=continue': 'continue', '#do=new': 'new' };

/** Events of the announcements that offline.js and bringAll() make. */
const ANNOUNCED = { offline: PageEvent.offline, version: PageEvent.newVersion, frame: PageEvent.foreignFrame };

/** @param {unknown} error */
function fail(error) {
  console.error(error);
  window.semaforBoot.failed();
}

/** Downloads what the first frame didn't need. @param {Packs} packs @param {(what: 'offline' | 'version' | 'frame') => void} announce */
function bringAll(packs, announce) {
  if (isForeignFrame() && once('boot-frame')) announce('frame');
  if (SEMAFOR_SINGLE) return; // everything is in the page
  // The service worker then finds all of it in the browser's own cache.
  packs.bringRemaining(() => void Promise.allSettled(OFFLINE_FILES.map((address) => fetch(address)))
    .then(() => import(OFFLINE))
    .then(() => (offline = new window.SemaforOffline(announce, startService)).begin())
    .catch(() => {})); // no connection: nothing more to download
}

/** Sets a mark for the benchmarks; must not stop the start. */
function markFirstPicture() {
  try {
    performance.mark('first-picture');
  } catch {
    // This browser has no performance marks.
  }
}

/** @param {import('./keep.js').Keep} keep @param {SemaforTable} module @param {Promise<WebAssembly.Module>} wasm */
function partsOf(keep, module, wasm) {
  const table = guarded(module, () => {
    keep.closed = true;
    window.semaforBoot.trapped(locks.game);
  });
  const program = programOf(table);
  /** @type {import('./host.js').SendToProgram} */
  const send = (...message) => change(() => program.send(...message));
  const locks = new Locks((id, granted) => send(PageEvent.lockAnswered, id, '', Number(granted)), (id) => send(PageEvent.lockAnswered, id));
  const bots = new Bots({ inWorker: () => brainInWorker(wasm), inPage: () => brainInPage(wasm) },
    (token, choice) => send(PageEvent.botAnswered, String(token), '', choice), (token) => send(PageEvent.botMissing, String(token)));
  window.addEventListener('online', () => bots.again());
  const packs = new Packs(
    (name, bytes, awaited) => {
      program.send(PageEvent.pack, name, '', 0, bytes);
      if (!awaited) return;
      packs.missing.delete(name);
      send(packs.missing.size > 0 ? PageEvent.packFailed : PageEvent.packCame);
    },
    () => send(PageEvent.packFailed),
  );
  /** Undefined until the first show(): title.js handles the title until then. @type {TextView | undefined} */
  let textView;
  function makeTextView() {
    const made = new TextView(part('text-view'), part('news'), part('view'), canvas, (id, value) => send(PageEvent.press, id, value));
    made.onFocus((id) => program.send(PageEvent.focus, id));
    return made;
  }
  let shown = false;
  /** Runs `act` and updates the screen, once for several changes in a row. @param {() => void} act */
  function change(act) {
    act();
    table._semaforWake?.();
    if (shown) queueMicrotask(() => show());
    shown = false;
  }
  /** @param {boolean} [pointed] whether a mouse or a finger asked for it */
  function show(pointed) {
    shown = true;
    textView ??= makeTextView();
    textView.byPointer = pointed ?? textView.byPointer;
    const doc = program.document();
    textView.show(doc);
    if (doc.screen === 'title') keepTitle(keep.storage, doc);
  }
  const host = hostOf({
    keep, packs, bots, locks, canvas, send,
    sendQuietly: program.send,
    alarm: alarmClock(() => table._semaforWake()),
    touched: () => change(() => {}),
    firstPicture() {
      window.semaforBoot.started();
      markFirstPicture();
      bringAll(packs, (what) => send(ANNOUNCED[what]));
    },
    mapStands: () => document.body.toggleAttribute('data-map', true),
    takeNewVersion: (goOn) => void quiet(table).then(() => offline?.take(goOn)),
  });
  return { table, host, program, packs, locks, send, change, show };
}

/** Resolves when nothing moves on the canvas, after five seconds at most. @param {SemaforTable} table */
async function quiet(table) {
  for (let tries = 0, before = -1; tries < 20 && table._semaforFramesDrawn() !== before; ++tries) {
    before = table._semaforFramesDrawn();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** @param {Program} program @param {string} id of a button of the title @returns {boolean} false when it isn't there */
function pressTitle(program, id) {
  const there = program.document().nodes.some((node) => node.id === id); // only controls on the screen can be pressed
  if (there) program.send(PageEvent.press, id);
  return there;
}

/** Opens the link in the address and removes it there: a reload must not open it again. @param {Program} program @returns {boolean} whether there was one */
function takeLink(program) {
  const link = location.href;
  const hash = location.hash;
  if (hash.length < 2) return false;
  history.replaceState(null, '', location.pathname + location.search);
  if (SHORTCUTS[hash]) pressTitle(program, SHORTCUTS[hash]);
  else program.send(PageEvent.openLink, link);
  return true;
}

/** Opens the player's first screen: a press on the title takes precedence. @param {Program} program @param {string} back @param {string} table @returns {boolean} whether a mouse or a finger asked for it */
function openFirst(program, back, table) {
  const { press, pointed, language } = window.semaforTitle.take();
  if (language) {
    program.document(); // a control must be on the screen
    program.send(PageEvent.press, 'language', language);
  }
  const opened = takeLink(program);
  if (back) program.send(PageEvent.comeBack, back);
  else if (table && !opened) program.send(PageEvent.goOn, table);
  // The game that the title offered may be gone by now.
  if (press && !pressTitle(program, press) && press === 'continue') program.send(PageEvent.goOn);
  return pointed;
}

/** Saves title and open game for the next start when the page is left. @param {import('./keep.js').Keep} keep @param {Program} program @param {Locks} locks */
function keepWhenLeft(keep, program, locks) {
  const leave = () => {
    if (keep.closed) return; // the program has failed
    if (document.body.dataset.screen !== 'title') keepTitle(keep.storage, program.title());
    keepTable(document.body.dataset.screen === 'table' ? locks.game : '');
  };
  document.addEventListener('visibilitychange', () => document.hidden && leave());
  window.addEventListener('pagehide', leave);
}

/**
 * The browser's back button closes what is open; only on the title does it leave the page.
 * @param {() => unknown} back false if nothing is open @param {() => void} changed
 */
function letGoBack(back, changed) {
  const stay = () => history.pushState({ semafor: 1 }, '');
  try {
    stay();
  } catch {
    return; // the page can't add to the history
  }
  window.addEventListener('popstate', () => {
    if (location.hash.length > 1) return; // a link was opened; the player didn't go back
    closeField();
    if (!back()) return history.back();
    stay();
    changed();
  });
}

/**
 * Handles the Escape key when the focus is in the text view or nowhere. A field that isn't empty keeps the key.
 * @param {() => void} escape
 */
function listenForEscape(escape) {
  window.addEventListener('keydown', ({ key, target, isComposing }) => {
    const typing = target instanceof HTMLInputElement && target.type !== 'range' && target.value !== '';
    if (key === 'Escape' && !isComposing && !typing && !(target instanceof HTMLCanvasElement)) escape();
  });
}

/** Retries at a press or when the connection returns. Gives up if the download was damaged twice. @template T @param {() => Promise<T>} get @returns {Promise<T>} */
async function untilHere(get) {
  for (;;)
    try {
      return await get();
    } catch (error) {
      if (isDamage(error)) throw error;
      await window.semaforTitle.failed();
    }
}

/** Downloads and compiles the program. @returns {Promise<WebAssembly.Module>} */
function programDownload() {
  const progress = (/** @type {number} */ bytes, /** @type {number} */ all) => {
    window.semaforBoot.goesOn();
    window.semaforTitle.progress(bytes, all);
  };
  return painted().then(() => untilHere(() => compiled(PROGRAM, progress)));
}

/** Lets the page handle input between the parts of the start; sooner than a timer would. */
const breath = () =>
  new Promise((resolve) => {
    if (!window.MessageChannel) return void setTimeout(resolve);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage('');
  });

/** @param {{texts: import('./pack.js').Pack, back: string}} boot */
async function start(boot) {
  const module = /** @type {SemaforTable} */ (/** @type {unknown} */ ({}));
  /** @type {(importFiles: (texts: string[]) => void) => void} */
  let takeFilesBy = () => {};
  acceptFiles(new Promise((resolve) => (takeFilesBy = resolve)));
  const prepared = prepareCanvas(canvas());
  const wasm = programDownload();
  const before = tableBefore();
  if (boot.back || before) window.semaforTitle.opens();
  Object.assign(module, {
    canvas: canvas(),
    sizeCanvas: (/** @type {number} */ width, /** @type {number} */ height) => sizeCanvas(canvas(), width, height),
    instantiateWasm: instantiating(Promise.all([wasm, prepared]).then(([program]) => program), fail),
  });
  const [keep, texts] = await Promise.all([
    openKeep(new Set(window.semaforBoot.hidden.split(' ').filter(Boolean))), untilHere(() => textsOrEnglish(boot.texts)), window.SemaforTable(module),
  ]);
  await breath();
  const { table, host, program, packs, locks, send, change, show } = partsOf(keep, module, wasm);
  Object.assign(module, { answer: answering(host, program.bytesOf) });
  packs.take(texts.name, texts.bytes);
  program.send(PageEvent.begin);
  await breath();
  show(openFirst(program, boot.back, before));
  await breath();
  window.addEventListener('hashchange', () => change(() => takeLink(program)));
  hearChanges((keys) => change(() => keys.forEach((key) => program.send(PageEvent.storeChanged, key))), () => locks.game);
  takeFilesBy(async (texts) => {
    const open = await openGames();
    change(() => program.importFiles(texts, open));
  });
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
  keepWhenLeft(keep, program, locks);
  part('view').addEventListener('click', () => send(PageEvent.press, 'view/next'));
  /** For tests and debugging. */
  window.semafor = {
    framesDrawn: () => table._semaforFramesDrawn(),
    targets: () => table.UTF8ToString(table._semaforTargets()),
  };
  const shaders = await prepared;
  // The question waits for all work of the GPU: asked while the first board is painted, it was a task of 110 ms.
  setTimeout(() => whenIdle(() => giveUpIfBroken(shaders)), GPU_AT_REST);
}

const boot = window.semaforBoot;
if (boot?.ownTexts) {
  void holdBuild();
  start({ texts: boot.ownTexts, back: boot.back }).catch(fail);
}
// boot.js couldn't be loaded. The page wasn't opened from disk: then this script wouldn't have been loaded either.
if (!boot) for (const words of part('stuck').children) words.toggleAttribute('hidden');
