// @ts-check
// Groups sources for unity builds: sources of a group are compiled as one, so that their common headers are parsed once.
// Two sources stay apart if a file-local name of one (anonymous namespace, static, macro) occurs in the other.
//   node unity.mjs LIST SCRIPT   from a line "target|source|source…" for each target to a CMake script (tests/setup/unity.cmake)
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Search path of #include "…", after the folder of the file itself. */
const FOLDERS = ['engine', 'shell', 'assets', 'tests', 'tests/engine', 'tests/engine/networks', 'tests/shell'].map((folder) => join(ROOT, folder));
const MOST = 8; // sources per group: twelve would save 3 % of a full build, but a change in one recompiles all
const KEYWORDS = new Set(('alignas auto bool char const consteval constexpr constinit double decltype explicit final float inline int long ' +
  'mutable noexcept operator override requires return short signed sizeof static template typename unsigned void volatile').split(' '));

/** `own`: each file-local name with its declaration. `calls`: words before a parenthesis. @typedef {{words: Set<string>, calls: Set<string>, includes: string[], own: Map<string, string[]>}} Source */

/** The text without comments and literals. @param {string} text */
function bare(text) {
  return text
    .replace(/R"(\w*)\([^]*?\)\1"|\/\*[^]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|(?<!\w)'(?:[^'\\\n]|\\.)*'/g, (found) => (found[0] === '/' ? ' ' : '0'));
}

/** The name of a declaration, given up to its `{` or `;`. @param {string[]} all */
function nameOf(all) {
  const tokens = [];
  let depth = 0;
  for (const token of all.filter((one) => one !== 'template')) {
    if (token === '>') --depth;
    if (depth === 0 && token !== '>') tokens.push(token);
    if (token === '<') ++depth;
  }
  const kind = tokens.findIndex((token) => /^(struct|class|enum|union|using)$/.test(token));
  if (kind === 0 && tokens[0] === 'using') return tokens[tokens.indexOf('=') - 1] ?? tokens[tokens.length - 1];
  if (kind >= 0 && !tokens.includes('(')) return tokens.slice(kind + 1).find((token) => /^\w+$/.test(token) && token !== 'class');
  const end = tokens.findIndex((token) => /^[(=[]$/.test(token));
  return tokens[(end < 0 ? tokens.length : end) - 1];
}

/** @param {string[]} declaration */
const isFunction = (declaration) => /^[^=]*\(/.test(declaration.join(' '));

/** @param {string[]} declaration @param {boolean} inside an anonymous namespace */
function ownName(declaration, inside) {
  if (!inside && !(declaration[0] === 'static' || (!isFunction(declaration) && /^(const|constexpr|using)$/.test(declaration[0])))) return undefined;
  const name = nameOf(declaration);
  return name && /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name) ? name : undefined;
}

/** An open brace: of a named namespace, of an anonymous one and all inside it, or of something else. @typedef {'named' | 'own' | 'other'} Brace */

/** @param {string[]} declaration before the brace @param {Brace} inside @returns {Brace} */
function braceOf(declaration, inside) {
  const space = inside === 'other' ? -1 : declaration.indexOf('namespace');
  if (space < 0) return 'other';
  return inside === 'own' || space === declaration.length - 1 ? 'own' : 'named';
}

/** Collects the file-local names of a source. @param {string[]} tokens @param {Source['own']} own */
function addOwnNames(tokens, own) {
  /** @type {Brace[]} */
  const open = [];
  /** @type {string[]} */
  let declaration = [];
  for (const token of tokens) {
    const inside = open[open.length - 1] ?? 'named';
    if (token === '}') open.pop();
    if (token === '{') open.push(braceOf(declaration, inside));
    if (inside === 'other' || token === '}') continue;
    if (token !== '{' && token !== ';') {
      declaration.push(token);
      continue;
    }
    const name = declaration.includes('namespace') ? undefined : ownName(declaration, inside === 'own');
    // Test names are unique, and the macros that declare tests are no names of the source.
    if (name && !/^(TEST(_[FP])?|INSTANTIATE\w+|static_assert)$/.test(name)) own.set(name, declaration);
    declaration = [];
  }
}

/** @param {string} text @returns {Source} */
function readSource(text) {
  const includes = [...text.matchAll(/^\s*#\s*include\s+"([^"]+)"/gm)].map(([, name]) => name);
  /** @type {Source['own']} */
  const own = new Map([...text.matchAll(/^\s*#\s*define\s+(\w+)/gm)].map(([, name]) => [name, []]));
  const tokens = bare(text).replace(/^\s*#(?:[^\n]*\\\n)*[^\n]*/gm, '').match(/\w+|::|->|\S/g) ?? [];
  addOwnNames(tokens, own);
  // A name after a dot, an arrow or a namespace is looked up elsewhere.
  const places = tokens.flatMap((token, at) => (/^[A-Za-z_]/.test(token) && !/^(\.|::|->)$/.test(tokens[at - 1]) ? [at] : []));
  const calls = places.filter((at) => tokens[at + 1] === '(');
  return { words: new Set(places.map((at) => tokens[at])), calls: new Set(calls.map((at) => tokens[at])), includes, own };
}

/** @type {Map<string, Source>} */
const read = new Map();
/** @param {string} file */
function sourceOf(file) {
  let source = read.get(file);
  if (!source) read.set(file, (source = readSource(readFileSync(file, 'utf8'))));
  return source;
}

/** @type {Map<string, string[]>} */
const included = new Map();
/** Our files that a file includes directly. @param {string} file */
function includesOf(file) {
  let found = included.get(file);
  if (!found) {
    const { includes } = sourceOf(file);
    included.set(file, (found = includes.flatMap((name) => [dirname(file), ...FOLDERS].map((folder) => join(folder, name))).filter((path) => existsSync(path))));
  }
  return found;
}

/** The file and all of our files that it includes, directly or indirectly. @param {string} file */
function closureOf(file) {
  const found = new Set([file]);
  for (const one of found) for (const path of includesOf(one)) found.add(path);
  return found;
}

/** Whether a file-local name of one source could change its meaning in the other. @param {Source} one @param {Set<string>} known @param {Source} other @param {Set<string>} closure */
function disturbs(one, known, other, closure) {
  const strange = [...closure].filter((file) => !known.has(file)).map(sourceOf);
  return [...one.own].some(([name, declared]) => {
    // A variable may have the name of a function elsewhere; an identical `using` doesn't clash.
    const words = isFunction(declared) ? 'calls' : 'words';
    const shared = declared[0] === 'using' && other.own.get(name)?.join(' ') === declared.join(' ');
    return strange.some((source) => source[words].has(name) && !(source === other && shared));
  });
}

/** Puts each source into the first group with room and without a clash. @param {string[]} files @param {number} [most] @returns {string[][]} */
export function groupsOf(files, most = MOST) {
  /** @type {{file: string, closure: Set<string>}[][]} */
  const groups = [];
  for (const file of files) {
    const closure = closureOf(file);
    const fits = groups.find((group) => group.length < most && group.every((one) =>
      !disturbs(sourceOf(file), closure, sourceOf(one.file), one.closure) && !disturbs(sourceOf(one.file), one.closure, sourceOf(file), closure)));
    if (fits) fits.push({ file, closure });
    else groups.push([{ file, closure }]);
  }
  return groups.map((group) => group.map(({ file }) => file));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [list, script] = process.argv.slice(2);
  const lines = readFileSync(list, 'utf8').split('\n').filter(Boolean).flatMap((line) => {
    const [target, ...files] = line.split('|');
    return groupsOf(files).map((group, at) =>
      `set_source_files_properties(${group.map((file) => `"${file}"`).join(' ')} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${target}_${at})`);
  });
  writeFileSync(script, `${lines.join('\n')}\n`);
}
