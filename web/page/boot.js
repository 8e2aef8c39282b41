// @ts-check
// Runs first, without the program: counts the starts that never came to a picture, and the programs that failed later. After two of them,
// or in a browser that can't run the program, it offers what is needed then: the games as a file, a start without the last game, and a
// fresh copy of the program.
import { giveFile } from './hands.js';
import { HERE, textsUnder, usableStorage } from './keep.js';
import { parcelOf } from './parcels.js';
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

const storage = usableStorage();
/** As the settings say, else as the browser. */
const wanted = /^language=(\w+)$/m.exec(storage?.getItem(`${HERE}settings`) ?? '')?.[1] ?? navigator.language.split(/[-_]/)[0];
const language = /** @type {'en' | 'pl' | 'hu'} */ (['pl', 'hu'].find((code) => code === wanted) ?? 'en');
/** @param {keyof typeof TEXTS} key */
const word = (key) => /** @type {string} */ (TEXTS[key][language]);

const failedStarts = Number(storage?.getItem(STARTS) ?? 0);
const works = typeof WebAssembly === 'object' && typeof Promise.prototype.finally === 'function';

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
  const lines = (await textsUnder(/^(game|lost)\//)).filter((text) => /^[\w-]+$/.test(text));
  giveFile('semafor-games.semafor', ['SEMAFOR-GAMES 1', ...lines, ''].join('\n'));
}

/** The game that was written last is left out of the next start; it stays in the store. */
function startWithoutLast() {
  remember(HIDDEN, storage?.getItem(`${HERE}boot-last`) ?? '');
  startAgain();
}

/** The kept copy of the program goes; games never do. */
async function resetProgram() {
  if (window.caches) for (const name of await caches.keys()) if (name.startsWith('semafor')) await caches.delete(name);
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.unregister();
  startAgain();
}

function startAgain() {
  remember(STARTS, undefined);
  remember(TRAPS, undefined);
  location.reload();
}

let over = false;

/** Failures up to now don't count any more if none follows for so long. @param {number} time */
const runsWell = (time) => setTimeout(() => over || remember(TRAPS, undefined), time);

/** The program failed: it begins anew by itself, unless that came to nothing twice or can't be counted. @param {string} game that was on the table */
function beginAnew(game) {
  over = true;
  const traps = String(Number(storage?.getItem(TRAPS) ?? 0) + 1);
  remember(TRAPS, traps);
  if (storage?.getItem(TRAPS) !== traps || Number(traps) > GIVE_UP_AFTER) return showSafePage(word('crashed'));
  remember(BACK, game || '-');
  location.reload();
}

/** @param {string} why */
function showSafePage(why) {
  const page = document.createElement('main');
  page.id = 'safe';
  document.documentElement.lang = language;
  const heading = document.createElement('h1');
  heading.textContent = 'Semafor';
  const text = document.createElement('p');
  text.textContent = why;
  page.append(heading, text);
  const offers = /** @type {const} */ ([['safeExportAll', exportAll], ['safeTryAgain', startAgain], ['safeWithoutGame', startWithoutLast], ['safeReset', resetProgram]]);
  for (const [label, press] of offers) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = word(label);
    button.addEventListener('click', press);
    page.append(button);
  }
  document.body.replaceChildren(page);
}

/** What the page asks of it. */
const safe = !works || failedStarts >= GIVE_UP_AFTER;
window.semaforBoot = {
  safe,
  texts: safe ? undefined : parcelOf(`texts-${language}`),
  hidden: storage?.getItem(HIDDEN) ?? '',
  back: storage?.getItem(BACK) ?? '',
  started() {
    remember(STARTS, undefined);
    runsWell(WELL);
  },
  acted: () => runsWell(WELL_ACTED),
  failed: () => over || showSafePage(word('startFailed')),
  trapped: beginAnew,
};

if (safe) {
  document.addEventListener('DOMContentLoaded', () => showSafePage(word(works ? 'safeIntro' : 'noWasm')));
} else {
  remember(STARTS, String(failedStarts + 1));
  remember(HIDDEN, undefined);
  remember(BACK, undefined);
}
