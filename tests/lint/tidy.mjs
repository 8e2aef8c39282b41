// @ts-check
// Runs clang-tidy on the sources of engine/, shell/ and web/src/. A file that passed is skipped until it, one of our headers that it
// includes, or the set of checks changes. Files with the same compiler flags are checked in groups, as one source that includes them:
// nearly all the time goes into the standard library's headers, which are then parsed once. A group with a finding is halved until a
// single file is left, which is then checked and reported by itself.
//   node tidy.mjs STORE NATIVE-COMPILE-COMMANDS WASM-COMPILE-COMMANDS [CHECKS]   CHECKS: instead of those in .clang-tidy, file by file
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { groupsOf } from '../setup/unity.mjs';

const run = promisify(execFile);
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [store, native, wasm, checks] = process.argv.slice(2);
const BIG = { maxBuffer: 1 << 28 };
const TOGETHER = 24; // most files in a group
/** Flags irrelevant to clang-tidy; ignoring them lets nearly all files share a group. */
const UNSEEN = /^-(O|g\d|W|f(no-)?sanitize|fno-omit-frame-pointer|fno-tree-vectorize|fmacro-prefix-map)/;
const scratch = mkdtempSync(join(tmpdir(), 'semafor-tidy-'));

/** `flags`: compiler flags without input and output. @typedef {{file: string, flags: string[], directory: string}} Command */

/** @type {Map<string, string[]>} a file's #include "…" paths */
const included = new Map();
/** @param {string} file */
function includesOf(file) {
  let names = included.get(file);
  if (!names) {
    names = [...readFileSync(file, 'utf8').matchAll(/^\s*#\s*include\s+"([^"]+)"/gm)].map(([, name]) => name);
    included.set(file, names);
  }
  return names;
}

/** Our own files that `command` may read, found by text search, which is much faster than the preprocessor. @param {Command} command */
function filesOf({ file, flags }) {
  const folders = [...flags.join(' ').matchAll(/-(?:I|isystem)\s*(\S+)/g)].map(([, folder]) => folder).filter((folder) => folder.startsWith(ROOT));
  const found = new Set([file]);
  for (const one of found) {
    const places = [dirname(one), ...folders];
    const named = includesOf(one).flatMap((name) => places.map((folder) => join(folder, name)));
    for (const path of named.filter((place) => existsSync(place))) found.add(path);
  }
  return [...found].sort();
}

/** Cache key: a hash of these files' content and flags, the same in every clone. @param {Command} command @param {string} salt */
function keyOf(command, salt) {
  const hash = createHash('sha256').update(salt).update(command.flags.join(' ').replaceAll(ROOT, ''));
  for (const file of filesOf(command)) hash.update(relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}

/** Runs clang-tidy on a group; returns whether it found nothing, and its output. @param {Command[]} group @returns {Promise<{clean: boolean, said: string}>} */
async function look(group) {
  const [{ flags, directory, file }] = group;
  let source = file;
  if (group.length > 1) {
    source = join(mkdtempSync(join(scratch, 'group-')), 'group.cpp');
    writeFileSync(source, group.map((one) => `#include "${one.file}"  // NOLINT(bugprone-suspicious-include)\n`).join(''));
  }
  const args = ['--quiet', `--config-file=${join(ROOT, '.clang-tidy')}`, '--header-filter=(engine|shell|web)/.*\\.(h|cpp)$', '--extra-arg=-Wno-unknown-warning-option'];
  if (checks) args.push(`--checks=${checks}`);
  try {
    await run('clang-tidy', [...args, source, '--', ...flags], { ...BIG, cwd: directory });
    return { clean: true, said: '' };
  } catch (error) {
    return { clean: false, said: /** @type {{stdout: string}} */ (error).stdout };
  }
}

/** Prints a line for each file, so that tests/run sees progress. @param {Command[]} group @param {string} salt @returns {Promise<boolean>} */
async function tidy(group, salt) {
  const { clean, said } = await look(group);
  if (!clean && group.length > 1) {
    const half = Math.ceil(group.length / 2);
    const first = await tidy(group.slice(0, half), salt);
    return (await tidy(group.slice(half), salt)) && first;
  }
  if (!clean) console.log(said);
  for (const command of group) {
    console.log(`checked ${relative(ROOT, command.file)}`);
    if (clean) writeFileSync(join(store, keyOf(command, salt)), '');
  }
  return clean;
}

/** The sources included by a unity build's file; any other file itself. @param {string} file */
const sourcesOf = (file) => (/\/Unity\/[^/]*_cxx\.cxx$/.test(file) ? [...readFileSync(file, 'utf8').matchAll(/^#include "(.*)"/gm)].map(([, source]) => source) : [file]);

/** The commands for the files that match `ours`, each file once. @param {string} database @param {RegExp} ours @param {string[]} extra flags implied by the compiler @returns {Command[]} */
function commandsOf(database, ours, extra) {
  const all = /** @type {{file: string, command: string, directory: string}[]} */ (JSON.parse(readFileSync(database, 'utf8')));
  const commands = all.flatMap(({ file, command, directory }) => {
    const words = command.replace(/ -o \S+| -c \S+/g, '').split(/\s+/).filter(Boolean).map((word) => word.replaceAll('\\"', '"'));
    const flags = [...extra, ...words.slice(words.findIndex((word) => word.startsWith('-'))).filter((word) => !UNSEEN.test(word))];
    return sourcesOf(file).filter((source) => ours.test(relative(ROOT, source))).map((source) => ({ file: source, flags, directory }));
  });
  return [...new Map(commands.map((command) => [command.file, command])).values()];
}

/** Groups files with the same flags and no clashing names; groups are small enough to keep all cores busy. @param {Command[]} commands */
function grouped(commands) {
  /** @type {Map<string, Command[]>} */
  const alike = new Map();
  for (const command of commands) {
    const key = command.flags.join(' ');
    alike.set(key, [...(alike.get(key) ?? []), command]);
  }
  const most = checks ? 1 : Math.min(TOGETHER, Math.ceil(commands.length / cpus().length));
  return [...alike.values()].flatMap((all) => {
    const of = new Map(all.map((command) => [command.file, command]));
    return groupsOf([...of.keys()], most).map((group) => group.map((file) => /** @type {Command} */ (of.get(file))));
  });
}

// em++ is a wrapper around clang. With a compiler cache, the compiler's path comes before the flags.
const words = (await run('em++', ['--cflags'])).stdout.trim().split(/\s+/);
const flags = words.slice(words.findIndex((word) => word.startsWith('-')));
const commands = [...commandsOf(native, /^(engine|shell)\//, []), ...commandsOf(wasm, /^web\/src\//, flags)];
mkdirSync(store, { recursive: true });
const salt = (await run('clang-tidy', ['--version'])).stdout + (checks ?? readFileSync(join(ROOT, '.clang-tidy'), 'utf8'));

const fresh = commands.filter((command) => !existsSync(join(store, keyOf(command, salt))));
const groups = grouped(fresh).sort((a, b) => a.length - b.length);
console.log(`${commands.length} files, ${fresh.length} to check, in ${groups.length} groups`);
let clean = true;
const worker = async () => {
  for (let group = groups.pop(); group; group = groups.pop()) clean = (await tidy(group, salt)) && clean;
};
await Promise.all(cpus().map(worker));
rmSync(scratch, { recursive: true, force: true });
process.exit(clean ? 0 : 1);
