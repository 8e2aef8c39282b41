// @ts-check
// Boot script and crash recovery: runs first, without the program. Counts starts that never drew a frame, and programs that failed later.
// After two failures, when a script can't be loaded, or in a browser that can't run the program, it shows the safe page: export all games,
// start without the last game, take a newer version, or download the program again. Must run in browsers much older than those that can
// play: web/pack/bundle.mjs compiles it for them.
import { giveFile } from './files_and_clipboard.js';
import { HERE, inTime, savedTexts, usableStorage } from './keep.js';
import { playersLanguage } from './language.js';
import { keepTable } from './keep_title.js';
import { checkHost, forgetProgram, ownRegistration } from './kept_program.js';
import { PACK_NAMES, packOf } from './pack.js';
import { TEXTS } from 'semafor-texts';

const STARTS = `${HERE}boot-starts`;
const HIDDEN = `${HERE}boot-hidden`;
/** Key: how many programs failed in a row after their first frame. */
const TRAPS = `${HERE}boot-traps`;
/** Key: the game that the next start opens. */
const BACK = `${HERE}boot-back`;
const GIVE_UP_AFTER = 2;
/** A program that runs this long after its start, or after an action, has run well; in milliseconds. */
const WELL = 30_000;
const WELL_ACTED = 1500;
/** Seconds without progress after which a start offers the safe page, and after which it counts as failed if the page is left. */
const STANDS_STILL = 30;
const LEFT_IN_TIME = 5;
/** Time-outs for the host to send all files again, and for the browser to delete its copies of them; in milliseconds. */
const HOST_PATIENCE = 90_000;
const COPY_PATIENCE = 5000;

/** The manifest for each language, so that the installed app uses the player's. */
const MANIFESTS = { en: '{file:manifest-en.webmanifest}', pl: '{file:manifest-pl.webmanifest}', hu: '{file:manifest-hu.webmanifest}' };

const storage = usableStorage();
const language = playersLanguage();
/** @param {keyof typeof TEXTS} key */
const word = (key) => /** @type {string} */ (TEXTS[key][language]);

const failedStarts = Number(storage?.getItem(STARTS) ?? 0);
/** The page was opened from a folder on disk, where browsers don't let it load its other files. */
const fromFolder = !SEMAFOR_SINGLE && location.protocol === 'file:';
const hasWasm = typeof WebAssembly === 'object';
/** Browsers with Promise.any understand the other scripts, too: both came with ECMAScript 2021. */
const works = hasWasm && typeof Promise.any === 'function' && !fromFolder;
/** Why the safe page is shown instead of the game. */
const reason = () => {
  if (fromFolder) return word('fromFile');
  return word(works ? 'safeIntro' : hasWasm ? 'oldBrowser' : 'noWasm');
};

/** @param {string} key @param {string | undefined} text */
function remember(key, text) {
  try {
    if (text === undefined) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    // Starting matters more than counting.
  }
}

/** Exports every text of every game, readable or not, one per line: on import the program takes the newest that it can read. */
async function exportAll() {
  const lines = (await savedTexts()).filter((text) => /^[\w-]+$/.test(text));
  giveFile('semafor-games.semafor', ['SEMAFOR-GAMES 1', ...lines, ''].join('\n'));
}

/** Leaves the game that was written last out of the next start; it stays in the store. */
function startWithoutLast() {
  remember(HIDDEN, storage?.getItem(`${HERE}boot-last`) ?? '');
  startAgain();
}

/** Deletes the cached program once the host has sent all of it again; games stay. */
async function resetProgram() {
  say(word('loading'));
  const given = await inTime(checkHost().then(() => true), HOST_PATIENCE);
  if (!given) return say(word('safeResetOffline'));
  await inTime(ownRegistration().then(forgetProgram), COPY_PATIENCE);
  return startAgain();
}

/** The failure may be fixed in a newer version: if there is one, offers it first. */
async function offerNewVersion() {
  const registration = await ownRegistration();
  const service = registration && (await registration.update().catch(() => registration)) && (registration.installing || registration.waiting);
  if (!service) return;
  const offer = () => {
    if (service.state !== 'installed' || document.getElementById('newer')) return;
    const button = buttonFor(word('safeNewVersion'), () => {
      navigator.serviceWorker.addEventListener('controllerchange', startAgain);
      service.postMessage({ kind: 'take' });
    });
    button.id = 'newer';
    document.querySelector('#safe button')?.before(button);
  };
  service.addEventListener('statechange', offer);
  offer();
}

function startAgain() {
  remember(STARTS, undefined);
  remember(TRAPS, undefined);
  keepTable('');
  location.reload();
}

/** The safe page is shown, or the page is reloading. */
let over = false;
/** This start has drawn its first frame or has failed: its count no longer changes. */
let decided = false;
/** This start is counted as failed, until its first frame. */
let counted = false;
/** Seconds without progress while the page was visible. */
let still = 0;

const isSeen = () => !document.hidden && !(/** @type {any} */ (document).prerendering);

/** Counts a start as failed while it is visible: not in the background, not prerendered, not if left in time. @param {boolean} seen */
function count(seen) {
  if (decided || seen === counted || (counted && still > LEFT_IN_TIME)) return;
  counted = seen;
  remember(STARTS, String(Math.max(0, Number(storage?.getItem(STARTS) ?? 0) + (seen ? 1 : -1))));
}

function watchStart() {
  const look = () => count(isSeen());
  look();
  for (const event of ['visibilitychange', 'prerenderingchange']) document.addEventListener(event, look);
  window.addEventListener('pagehide', () => count(false));
  // A script of the start failed to load or doesn't match its hash. Scripts inserted by browser extensions have no integrity
  // attribute; scripts loaded later (the bots') are retried by their callers.
  window.addEventListener('error', ({ target }) => !decided && target instanceof HTMLScriptElement && target.integrity && failed('loadFailed'), true);
  const clock = setInterval(() => {
    if (decided) clearInterval(clock);
    else if (isSeen() && ++still === STANDS_STILL) offerHelp();
  }, 1000);
}

/** Shows the safe page instead of the title, which can't answer a press, until the start succeeds. */
function offerHelp() {
  document.getElementById('text-view')?.setAttribute('hidden', '');
  document.body.append(safePage(word('startSlow')));
}

/** @param {keyof typeof TEXTS} why */
function failed(why) {
  if (over) return;
  over = decided = true;
  showSafePage(word(why));
}

/** Forgets the failures so far if no other follows within `time`. @param {number} time */
const runsWell = (time) => setTimeout(() => over || remember(TRAPS, undefined), time);

/** Restarts after the program failed, unless that failed twice before or can't be counted. @param {string} game that was on the table */
function beginAnew(game) {
  if (over) return;
  over = decided = true;
  const traps = String(Number(storage?.getItem(TRAPS) ?? 0) + 1);
  remember(TRAPS, traps);
  if (storage?.getItem(TRAPS) !== traps || Number(traps) > GIVE_UP_AFTER) return showSafePage(word('crashed'));
  remember(BACK, game || '-');
  location.reload();
}

/** @param {string} label @param {() => void} press */
function buttonFor(label, press) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', press);
  return button;
}

/** @param {string} text on the safe page */
function say(text) {
  const line = document.querySelector('#safe [role=status]');
  if (line) line.textContent = text;
}

/** @param {string} why */
function safePage(why) {
  const page = document.createElement('main');
  page.id = 'safe';
  const heading = document.createElement('h1');
  heading.textContent = 'Semafor';
  const text = document.createElement('p');
  text.textContent = why;
  page.append(heading, text);
  const offers = /** @type {[keyof typeof TEXTS, () => void][]} */ ([['safeExportAll', exportAll], ['safeTryAgain', startAgain], ['safeWithoutGame', startWithoutLast]]);
  if (!SEMAFOR_SINGLE) offers.push(['safeReset', resetProgram]);
  // A page opened from a folder can reach neither games nor program.
  if (!fromFolder) for (const [label, press] of offers) page.append(buttonFor(word(label), press));
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  page.append(status);
  return page;
}

/** @param {string} why */
function showSafePage(why) {
  document.body.textContent = '';
  document.body.append(safePage(why));
  void offerNewVersion().catch(() => {});
}

/** The interface for page.js. */
const safe = !works || failedStarts >= GIVE_UP_AFTER;
window.semaforBoot = {
  safe,
  ownTexts: safe ? undefined : packOf(`texts-${language}`),
  packNames: PACK_NAMES,
  packOf,
  hidden: storage?.getItem(HIDDEN) ?? '',
  goesOn: () => void (still = 0),
  back: storage?.getItem(BACK) ?? '',
  started() {
    if (over) return;
    decided = true;
    document.getElementById('safe')?.remove();
    document.getElementById('text-view')?.removeAttribute('hidden');
    remember(STARTS, undefined);
    runsWell(WELL);
  },
  acted: () => runsWell(WELL_ACTED),
  failed: () => failed('startFailed'),
  trapped: beginAnew,
};

document.documentElement.lang = language;
document.querySelector('link[rel="manifest"]')?.setAttribute('href', MANIFESTS[language]);
document.querySelector('#stuck')?.remove();
if (safe) {
  showSafePage(reason());
} else {
  watchStart();
  remember(HIDDEN, undefined);
  remember(BACK, undefined);
}
