// @ts-check
// Runs first, without the program: counts the starts that never came to a picture, and the programs that failed later. After two of them,
// when a script can't be loaded, or in a browser that can't run the program, it shows the safe page: export all games, start without the
// last game, take a newer version, or download the program again. Written for browsers much older than those that can play:
// web/pack/bundle.mjs compiles it for them.
import { giveFile } from './files_and_clipboard.js';
import { HERE, inTime, savedTexts, usableStorage } from './keep.js';
import { playersLanguage } from './language.js';
import { keepTable } from './keep_title.js';
import { checkHost, forgetProgram, ownRegistration } from './kept_program.js';
import { PACK_NAMES, packOf } from './pack.js';
import { TEXTS } from 'semafor-texts';

const STARTS = `${HERE}boot-starts`;
const HIDDEN = `${HERE}boot-hidden`;
/** How many programs failed in a row after their first picture. */
const TRAPS = `${HERE}boot-traps`;
/** The game that the next start goes back to. */
const BACK = `${HERE}boot-back`;
const GIVE_UP_AFTER = 2;
/** So long a program runs after its start, or after an action, and has run well; in milliseconds. */
const WELL = 30_000;
const WELL_ACTED = 1500;
/** A start that gets no further for so many seconds offers the safe page; one that is left after so many counts as failed. */
const STANDS_STILL = 30;
const LEFT_IN_TIME = 5;
/** How long the host has to give all files again, and the browser to delete its copies of them; in milliseconds. */
const HOST_PATIENCE = 90_000;
const COPY_PATIENCE = 5000;

/** An installed app speaks the player's language, too. */
const MANIFESTS = { en: '{file:manifest-en.webmanifest}', pl: '{file:manifest-pl.webmanifest}', hu: '{file:manifest-hu.webmanifest}' };

const storage = usableStorage();
const language = playersLanguage();
/** @param {keyof typeof TEXTS} key */
const word = (key) => /** @type {string} */ (TEXTS[key][language]);

const failedStarts = Number(storage?.getItem(STARTS) ?? 0);
/** One of many files on the disk, which browsers keep from the others. */
const fromFolder = !SEMAFOR_SINGLE && location.protocol === 'file:';
const hasWasm = typeof WebAssembly === 'object';
/** Browsers that know Promise.any understand the other scripts, too: both came with ECMAScript 2021. */
const works = hasWasm && typeof Promise.any === 'function' && !fromFolder;
/** Why this start isn't one. */
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
    // Counting is worth less than starting.
  }
}

/** Every text of every game, readable or not, a line each: the program takes the newest that it can read. */
async function exportAll() {
  const lines = (await savedTexts()).filter((text) => /^[\w-]+$/.test(text));
  giveFile('semafor-games.semafor', ['SEMAFOR-GAMES 1', ...lines, ''].join('\n'));
}

/** The game that was written last is left out of the next start; it stays in the store. */
function startWithoutLast() {
  remember(HIDDEN, storage?.getItem(`${HERE}boot-last`) ?? '');
  startAgain();
}

/** The kept copy of the program is deleted once the host has given all of it again; games stay. */
async function resetProgram() {
  say(word('loading'));
  const given = await inTime(checkHost().then(() => true), HOST_PATIENCE);
  if (!given) return say(word('safeResetOffline'));
  await inTime(ownRegistration().then(forgetProgram), COPY_PATIENCE);
  return startAgain();
}

/** A program that doesn't start may have been put right since: if so, that is offered first. */
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

/** The safe page is shown, or the page begins anew. */
let over = false;
/** This start has come to a picture, or has failed: it won't be counted any more. */
let decided = false;
/** This start is among the failed ones, until its first picture. */
let counted = false;
/** Seconds for which this start got no further while somebody looked. */
let still = 0;

const isSeen = () => !document.hidden && !(/** @type {any} */ (document).prerendering);

/** A start counts as failed while it is seen: not in the background, not prerendered, and not when it is left in time. @param {boolean} seen */
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
  // A script of the start that can't be loaded, or isn't as published. Scripts that browser extensions put into the page have no
  // integrity; those that the page loads later (the bots') are tried again by whoever needs them.
  window.addEventListener('error', ({ target }) => !decided && target instanceof HTMLScriptElement && target.integrity && failed('loadFailed'), true);
  const clock = setInterval(() => {
    if (decided) clearInterval(clock);
    else if (isSeen() && ++still === STANDS_STILL) offerHelp();
  }, 1000);
}

/** The title would hold a press that nobody answers: it makes room until the start goes on. */
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

/** Failures up to now don't count any more if none follows for so long. @param {number} time */
const runsWell = (time) => setTimeout(() => over || remember(TRAPS, undefined), time);

/** The program failed: it begins anew by itself, unless that came to nothing twice or can't be counted. @param {string} game that was on the table */
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
  // A file among others has no games and no program to be had.
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

/** What the page asks of it. */
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
