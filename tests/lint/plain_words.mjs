// @ts-check
// Checks the language of comments and names: a sentence begins with its subject, and words that were given up don't come back.
//   node plain_words.mjs ROOT
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file whose comments are checked. The frozen build is kept as it was; wire.js is generated. */
const CHECKED = /^(?!tests\/frozen_|web\/page\/wire\.js$).*(\.(cpp|h|h\.in|js|mjs|d\.ts|css|cmake|sh)|CMakeLists\.txt)$/;
const HASHES = /(\.(cmake|sh)|CMakeLists\.txt)$/;
/** Words that no sentence of a comment begins with: its subject does. */
const FIRST = /^(?:What|Whose|Of|Those|Which|Such|Nobody|None|So many|That one|Who)\b(?!.*\?$)/;

/** Names that were given up, with the words that took their place. A sentence may still use the words in their plain meaning: these are identifiers. */
const GIVEN_UP = /** @type {[RegExp, string][]} */ ([
  [/\bparcels?\b|Parcel/, 'asset pack'],
  [/\b(?:class|struct) Ring\b|\bRing\(/, 'SaveSlots'],
  [/\bMirror\b|\bmirror_?(?=[.(;])/, 'TextView'],
  [/\bErrands?\b|\berrands?Of\b/, 'TicketGoal'],
  [/\b(?:class|struct) Mind\b/, 'PlanCache'],
  [/\beyesOf\b/, 'knowledgeOf, shownSeat'],
  [/\bLoneHost\b/, 'OfflineHost'],
  [/\bmurmur\(/, 'ambience'],
  [/\bsitDown\b/, 'openGame'],
  [/\bcomesAfter\b/, 'continueFrom'],
  [/\bhush\b/, 'forgetNews'],
  [/\bPaperState\b|\bpaperSheet\b/, 'DocumentState, paintPanel'],
  [/\bpurse\b/, 'payment_choice'],
  [/\bstruct Frame\b|\bFrame& frame\b/, 'PaintContext'],
  [/\bToldShuffles\b|\bTeller\b|\bplay\.tell\b/, 'GivenShuffles, MotionMaker, emit'],
  [/\bvoid draw[A-Z]\w*\((?:PaintContext|Ui)&/, 'paint…'],
  [/\b(?:ears|hands|frame)\.m?js\b/, 'sound_loader.js, triangulate.mjs, files_and_clipboard.js, embedding.js'],
  [/\btrace\(\)/, 'changes()'],
  [/\bjokers?\b|\bwild cards?\b/i, 'locomotive'],
  [/\bdestination (?:cards?|tickets?)\b/i, 'ticket'],
  [/\btrain cars?\b/i, 'wagon'],
]);

/** A line that is a comment, and a comment behind code. */
const MARKS = {
  hashes: { mark: /^\s*#(?!!)\s?(.*)$/, after: /(?!)/ },
  slashes: { mark: /^\s*(?:\/\/|\/\*\*?|\*(?!\/))\s?(.*?)\s*(?:\*\/)?$/, after: /\S.*[;,{}()]\s*\/\/ (.*)$/ },
};

/** Comments of a file as blocks: lines that follow each other are one. @param {string} file @param {string} text @returns {{line: number, text: string}[]} */
export function commentsIn(file, text) {
  const { mark, after } = HASHES.test(file) ? MARKS.hashes : MARKS.slashes;
  /** @type {{line: number, text: string}[]} */
  const found = [];
  let open = false;
  text.split('\n').forEach((line, i) => {
    const [whole] = mark.exec(line)?.slice(1) ?? [];
    const beside = whole === undefined ? after.exec(line)?.[1] : undefined;
    const comment = whole ?? beside;
    const goesOn = open && whole !== undefined && !/^\s*\/\*\*?/.test(line) && !whole.startsWith('@');
    if (goesOn) found[found.length - 1].text += ` ${whole}`;
    else if (comment !== undefined) found.push({ line: i + 1, text: comment });
    open = whole !== undefined;
  });
  return found;
}

/** @param {string} comment @returns {string[]} */
const sentencesOf = (comment) => comment.replace(/@\w+ (?:\{.*?\} ?)?/g, '. ').split(/(?<=[.!?])\s+(?=[A-Z"])/).map((one) => one.trim());

/** @param {string} file path from the root @param {string} text @returns {string[]} one line for each finding */
export function oddWords(file, text) {
  if (!CHECKED.test(file)) return [];
  const firsts = commentsIn(file, text).flatMap(({ line, text: comment }) =>
    sentencesOf(comment).filter((sentence) => FIRST.test(sentence)).map((sentence) => `${file}:${line}: begin with the subject: "${sentence.slice(0, 60)}"`));
  const names = GIVEN_UP.flatMap(([name, better]) =>
    text.split('\n').flatMap((line, i) => (name.test(line) ? [`${file}:${i + 1}: ${name.exec(line)?.[0]} was given up: write ${better}`] : [])));
  return [...firsts, ...names];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2];
  const files = execFileSync('git', ['-C', root, 'ls-files', '-z', 'engine', 'shell', 'web', 'assets', 'tests', 'CMakeLists.txt']).toString().split('\0')
    .filter((file) => file && file !== 'tests/lint/plain_words.mjs' && file !== 'tests/page/arrows.test.mjs');
  const found = files.flatMap((file) => (CHECKED.test(file) ? oddWords(file, readFileSync(join(root, file), 'utf8')) : []));
  found.forEach((line) => console.log(line));
  process.exit(found.length > 0 ? 1 : 0);
}
