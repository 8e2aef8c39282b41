// @ts-check
// The page: starts the program, shows its screen on the canvas and in words, and does for it what only a page can do.
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
import { compiled, isDamage } from './wasm.js';
import { PageEvent } from './wire.js';
import { startService } from './worker.js';

const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const canvas = () => /** @type {HTMLCanvasElement} */ (part('canvas'));

const PROGRAM = { address: '{file:table.wasm}', bytes: Number('{size:table.wasm}'), hash: '{sri:table.wasm}' };
/** What the bots and the first sound need: here before the connection goes. */
const OFFLINE = './{file:offline.js}';
const OFFLINE_FILES = ['{file:bot.js}', '{file:sound.js}'];
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

/** What the first picture didn't need. @param {Packs} packs @param {(what: 'offline' | 'version' | 'frame') => void} announce */
function bringAll(packs, announce) {
  if (isForeignFrame() && once('boot-frame')) announce('frame');
  if (SEMAFOR_SINGLE) return; // all of it is here
  // In the end the service worker finds all of it in the browser's own cache.
  packs.bringRemaining(() => void Promise.allSettled(OFFLINE_FILES.map((address) => fetch(address)))
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
  /** Until there is one, the page itself listens to the title. @type {TextView | undefined} */
  let textView;
  function makeTextView() {
    const made = new TextView(part('text-view'), part('news'), part('view'), canvas, (id, value) => send(PageEvent.press, id, value));
    made.onFocus((id) => program.send(PageEvent.focus, id));
    return made;
  }
  let shown = false;
  /** What has changed is seen at once, but several changes in one go only once. @param {() => void} act */
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

/** Until nothing moves on the canvas, or for as long as it is polite to wait. @param {SemaforTable} table */
async function quiet(table) {
  for (let tries = 0, before = -1; tries < 20 && table._semaforFramesDrawn() !== before; ++tries) {
    before = table._semaforFramesDrawn();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** @param {Program} program @param {string} id of a button of the title @returns {boolean} false when it isn't there */
function pressTitle(program, id) {
  const there = program.document().nodes.some((node) => node.id === id); // what isn't on the screen can't be pressed
  if (there) program.send(PageEvent.press, id);
  return there;
}

/** The link in the address is taken out of it at once: a reload must not open it again. @param {Program} program @returns {boolean} whether there was one */
function takeLink(program) {
  const link = location.href;
  const hash = location.hash;
  if (hash.length < 2) return false;
  history.replaceState(null, '', location.pathname + location.search);
  if (SHORTCUTS[hash]) pressTitle(program, SHORTCUTS[hash]);
  else program.send(PageEvent.openLink, link);
  return true;
}

/** Opens the player's first screen: a press on the title goes before all else. @param {Program} program @param {string} back @param {string} table @returns {boolean} whether a mouse or a finger asked for it */
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

/** Keeps the title and the game on the table for the next start. @param {import('./keep.js').Keep} keep @param {Program} program @param {Locks} locks */
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

/** Again and again, at a press or when the connection returns. What came damaged twice doesn't get better. @template T @param {() => Promise<T>} get @returns {Promise<T>} */
async function untilHere(get) {
  for (;;)
    try {
      return await get();
    } catch (error) {
      if (isDamage(error)) throw error;
      await window.semaforTitle.failed();
    }
}

/** The program's download. @returns {Promise<WebAssembly.Module>} */
function programDownload() {
  const told = (/** @type {number} */ bytes, /** @type {number} */ all) => {
    window.semaforBoot.goesOn();
    window.semaforTitle.progress(bytes, all);
  };
  return painted().then(() => untilHere(() => compiled(PROGRAM, told)));
}

/** The page answers to people between the parts of the start; sooner than a timer would. */
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
  const prepared = prepareCanvas(canvas());
  const wasm = programDownload();
  const before = tableBefore();
  if (boot.back || before) window.semaforTitle.opens();
  Object.assign(module, {
    canvas: canvas(),
    sizeCanvas: (/** @type {number} */ width, /** @type {number} */ height) => sizeCanvas(canvas(), width, height),
    instantiateWasm(/** @type {WebAssembly.Imports} */ imports, /** @type {Function} */ done) {
      Promise.all([wasm, prepared]).then(async ([program]) => done(await WebAssembly.instantiate(program, imports), program)).catch(fail);
      return {};
    },
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
  acceptFiles(async (texts) => {
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
  /** For tests, and for people who look inside. */
  window.semafor = {
    framesDrawn: () => table._semaforFramesDrawn(),
    targets: () => table.UTF8ToString(table._semaforTargets()),
  };
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
