// @ts-check
// The title screen until the program has loaded: an inline script that runs before the first paint. Shows the title as the player last
// saw it, in their language, and holds a press until the program takes over. Like boot.js, it must run in browsers too old for the game.
import { WORDS } from 'semafor-title';
import { gamesIn } from './keep.js';
import { playersLanguage, read, setting } from './language.js';
import { painted } from './painted.js';
import { TITLE_KINDS, byPointer, controlOf, place } from './parts.js';

/** @typedef {import('./parts.js').Node} Node */
/** @typedef {import('./language.js').Language} Language */
/** The title as keep_title.js wrote it. @typedef {{language: string, games: string, nodes: Node[]}} Kept */

const root = /** @type {HTMLElement} */ (document.getElementById('text-view'));
const status = /** @type {HTMLElement} */ (document.getElementById('progress'));
const languages = /** @type {Language[]} */ (Object.keys(WORDS));

/** The title of a player without games. @param {Language} language @returns {Node[]} */
function plainTitle(language) {
  const words = WORDS[language];
  const buttons = words.buttons.map(([id, text]) => ({ part: 'button', id, text }));
  return [
    { part: 'heading', text: 'Semafor', number: 1 }, { part: 'text', text: words.tagline }, ...buttons,
    { part: 'segments', id: 'language', text: words.language, value: language, options: languages.map((code) => [code, WORDS[code].name]) },
    { part: 'text', text: '{version}' },
  ];
}

/** @returns {Node[] | undefined} */
function keptTitle() {
  try {
    const kept = /** @type {Kept} */ (JSON.parse(read('boot-title')));
    return kept.language === language && kept.games === gamesIn(localStorage) ? kept.nodes : undefined;
  } catch {
    return undefined; // no title was kept, or there is no store
  }
}

/** @param {Node[]} nodes */
function fill(nodes) {
  place(root, nodes, (node, old) => {
    const kind = TITLE_KINDS[node.part];
    const made = old || kind.make(node.id || '');
    kind.fill(made, node);
    return made;
  });
}

let language = playersLanguage();

/** The id of the button pressed last; the program handles the press once it has loaded. Empty if there is none. */
let held = '';
/** Whether that press came from a mouse or a finger. */
let pointed = false;
/** Whether the page is about to open a link, or the game that was on the table before a reload; it then shows its progress. */
let opens = location.hash.length > 1;
/** The download's progress, or why it has stopped, in the given language. @type {(words: typeof WORDS.en) => string} */
let tell = () => '…';
/** Bytes that had arrived when the progress was last shown. */
let shown = 0;
/** Retries the failed downloads. @type {(() => void) | undefined} */
let goOn;
/** Resolves when the failed downloads are to be retried. @type {Promise<void> | undefined} */
let again;

/** Bytes as a number of kilobytes (1000 bytes each). @param {number} bytes */
const kilo = (bytes) => String(Math.round(bytes / 1000));

function mark() {
  const label = tell(WORDS[language]);
  for (const button of root.querySelectorAll('button')) {
    if (held !== '' && controlOf(button) === held) button.dataset.held = label;
    else delete button.dataset.held;
  }
  status.textContent = opens || held ? label : '';
  status.classList.toggle('seen', opens);
}

/** @param {string} id */
function hold(id) {
  held = id;
  mark();
  if (goOn) goOn();
}

const listeners = /** @type {[EventTarget, string, (event: any) => void][]} */ ([
  [root, 'click', (event) => {
    const button = event.target.closest('button');
    pointed = byPointer(event);
    if (button) hold(controlOf(button));
  }],
  [root, 'change', ({ target }) => {
    language = target.value;
    document.documentElement.lang = language;
    fill(plainTitle(language));
    mark();
  }],
  [document, 'keydown', ({ key }) => key === 'Escape' && hold('')],
  // Another tab has played: the kept title may be out of date.
  [window, 'storage', ({ key }) => /:(game2?|since)\//.test(key || '') && fill(plainTitle(language))],
  [window, 'online', () => goOn && goOn()],
]);
for (const [target, kind, listen] of listeners) target.addEventListener(kind, listen);

/** Preloads the program after the first paint, so that it doesn't compete with the title for bandwidth. */
function sendForProgram() {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', type: 'application/wasm', crossOrigin: 'anonymous', href: '{file:table.wasm}' });
  document.head.append(link);
}
if (!SEMAFOR_SINGLE) void painted().then(sendForProgram);

const asBefore = keptTitle();
const begun = language;
document.documentElement.lang = language;
document.documentElement.style.fontSize = `${setting('scale') || 100}%`;
if (setting('night') === 'yes') document.body.dataset.night = '';
if (asBefore || language !== 'en') fill(asBefore || plainTitle(language));
mark();

window.semaforTitle = {
  opens() {
    opens = true;
    mark();
  },
  progress(bytes, all) {
    // Updated often enough to show progress, and rarely enough for a screen reader.
    if (bytes < all && bytes - shown < all / 12 && bytes >= shown) return;
    shown = bytes;
    tell = ({ downloaded }) => downloaded.replace('{done}', kilo(bytes)).replace('{all}', kilo(all));
    mark();
  },
  failed() {
    tell = ({ failed }) => failed;
    mark();
    if (!again)
      again = new Promise((/** @type {(value: void) => void} */ resolve) => {
        goOn = () => {
          goOn = again = undefined;
          resolve();
        };
      });
    return again;
  },
  take() {
    for (const [target, kind, listen] of listeners) target.removeEventListener(kind, listen);
    const taken = { press: held, pointed, language: language === begun ? '' : language };
    held = '';
    opens = false;
    mark();
    return taken;
  },
};
