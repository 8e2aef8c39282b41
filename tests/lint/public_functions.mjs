// @ts-check
// Limits the number of public member functions of a class. Constructors, destructors and operators don't count.
//   node public_functions.mjs ROOT [--all]
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourcesIn } from './arrows.mjs';

export const MOST = 25;

/** Replaces comments, literals and directives by spaces. @param {string} text */
const codeOf = (text) => text
  .replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|R"\((?:[\s\S]*?)\)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'/g, ' ')
  .replace(/^\s*#(?:[^\n]*\\\n)*[^\n]*/gm, ' ');

/** Removes everything in angle brackets, including nested ones. @param {string} text */
function withoutArguments(text) {
  const plain = text.replace(/operator\s*[<>]=?>?/g, 'operator@').replace(/->/g, ' ');
  let shorter = plain.replace(/<[^<>]*>/g, ' ');
  for (let before = plain; shorter !== before;) [before, shorter] = [shorter, shorter.replace(/<[^<>]*>/g, ' ')];
  return shorter;
}

/** Whether a member's declaration, up to its body or its end, declares a function that counts. @param {string} declaration @param {string} name the class */
function counts(declaration, name) {
  const plain = withoutArguments(declaration.replace(/\[\[[^\]]*\]\]/g, ' '));
  if (/^\s*(using|typedef|friend|static_assert|enum)\b/.test(plain)) return false;
  const called = /^([^=]*?)(~?\w+)\s*\(/.exec(plain);
  return called !== null && !/\boperator\b|~/.test(called[1] + called[2]) && called[2] !== name && !/\boperator\b/.test(plain.split('(')[0]);
}

/** @typedef {{name: string, open: boolean, functions: number}} Scope `open`: current declarations are public; an empty name: not a class */

/** @param {string} head text before a brace @returns {Scope} */
function scopeOf(head) {
  const plain = withoutArguments(head);
  const [, kind, name] = /(?:^|[;\s])(class|struct|union)\s+(?:\w+\s*::\s*)*(\w+)(?:\s+final)?\s*(?::[^:][\s\S]*)?$/.exec(plain) ?? [];
  return { name: /\benum\b/.test(plain) ? '' : name ?? '', open: kind !== 'class', functions: 0 };
}

/** The classes of a file with the numbers of their public member functions. @param {string} text @returns {Scope[]} */
export function classesIn(text) {
  const found = /** @type {Scope[]} */ ([]);
  const scopes = /** @type {Scope[]} */ ([{ name: '', open: false, functions: 0 }]);
  let head = '';
  const declare = () => {
    const scope = scopes[scopes.length - 1];
    if (scope.name && scope.open && counts(head, scope.name)) ++scope.functions;
    head = '';
  };
  for (const [part] of codeOf(text).matchAll(/\b(?:public|private|protected)\s*:(?!:)|[{};]|[^{};p]+|p/g)) {
    const scope = scopes[scopes.length - 1];
    if (/^(public|private|protected)\s*:/.test(part)) [scope.open, head] = [part.startsWith('public'), ''];
    else if (part === ';') declare();
    else if (part === '{') {
      const inner = scopeOf(head);
      if (inner.name) [found, scopes].forEach((list) => list.push(inner));
      else {
        declare();
        scopes.push(inner);
      }
      head = '';
    } else if (part === '}') {
      scopes.pop();
      head = '';
    } else head += part;
  }
  return found;
}

/** A sentence for each class that exceeds the limit. @param {Map<string, number>} classes */
export function tooMany(classes) {
  return [...classes].filter(([, n]) => n > MOST).map(([name, n]) => `${name}: ${n} public functions; at most ${MOST}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2];
  const classes = new Map(['engine', 'shell', 'web/src'].flatMap((folder) => sourcesIn(join(root, folder))).flatMap((file) =>
    classesIn(readFileSync(file, 'utf8')).map(({ name, functions }) => /** @type {[string, number]} */ ([`${relative(root, file)} ${name}`, functions]))));
  const shown = [...classes].filter(([, n]) => n > MOST - 10 || process.argv[3] === '--all').sort((a, b) => b[1] - a[1]);
  shown.forEach(([name, n]) => console.log(`${String(n).padStart(4)} ${name}`));
  const found = tooMany(classes);
  found.forEach((line) => console.log(line));
  process.exit(found.length > 0 ? 1 : 0);
}
