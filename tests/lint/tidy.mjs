// @ts-check
// clang-tidy on the sources of engine/, shell/ and web/src/. A file that passed is not looked at again until it, a header of
// ours that it includes, or the set of checks changes.
//   node tidy.mjs STORE NATIVE-COMPILE-COMMANDS WASM-COMPILE-COMMANDS
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [store, native, wasm] = process.argv.slice(2);
const BIG = { maxBuffer: 1 << 28 };

/** `extra`: what the compiler adds to the command by itself. @typedef {{file: string, command: string, directory: string, database: string, extra: string[]}} Command */

/** @type {Map<string, string[]>} the paths in quotes that a file includes */
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

/** Our own files that `command` may read: by their text, which is much quicker than the preprocessor. @param {Command} command */
function filesOf({ file, command }) {
  const folders = [...command.matchAll(/-(?:I|isystem)\s*(\S+)/g)].map(([, folder]) => folder).filter((folder) => folder.startsWith(ROOT));
  const found = new Set([file]);
  for (const one of found) {
    const places = [dirname(one), ...folders];
    const named = includesOf(one).flatMap((name) => places.map((folder) => join(folder, name)));
    for (const path of named.filter((place) => existsSync(place))) found.add(path);
  }
  return [...found].sort();
}

/** The text of those files and how they are compiled, in one key, the same in every clone. @param {Command} command @param {string} salt */
function keyOf(command, salt) {
  const hash = createHash('sha256').update(salt).update(command.command.replace(/ -o .*/, '').replaceAll(ROOT, '')).update(command.extra.join(' '));
  for (const file of filesOf(command)) hash.update(relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}

/** Prints a line for each file, so that tests/run sees progress. @param {Command} command @param {string} salt @returns {Promise<boolean>} */
async function tidy(command, salt) {
  const stamp = join(store, keyOf(command, salt));
  const place = relative(ROOT, command.file);
  if (existsSync(stamp)) {
    console.log(`checked ${place} before`);
    return true;
  }
  try {
    await run('clang-tidy', ['-p', dirname(command.database), '--quiet', '--extra-arg=-Wno-unknown-warning-option', ...command.extra, command.file], BIG);
  } catch (error) {
    console.log(/** @type {{stdout: string}} */ (error).stdout);
    return false;
  } finally {
    console.log(`checked ${place}`);
  }
  writeFileSync(stamp, '');
  return true;
}

/** The commands for the files below those folders, each file once. @param {string} database @param {RegExp} ours @param {string[]} extra */
function commandsOf(database, ours, extra) {
  const all = /** @type {Command[]} */ (JSON.parse(readFileSync(database, 'utf8'))).filter(({ file }) => ours.test(relative(ROOT, file)));
  return [...new Map(all.map((command) => [command.file, { ...command, database, extra }])).values()];
}

// em++ is a script around clang. Where its calls go through a compiler cache, the compiler stands before the flags.
const words = (await run('em++', ['--cflags'])).stdout.trim().split(/\s+/);
const flags = words.slice(words.findIndex((word) => word.startsWith('-')));
const commands = [...commandsOf(native, /^(engine|shell)\//, []), ...commandsOf(wasm, /^web\/src\//, flags.map((flag) => `--extra-arg-before=${flag}`))];
mkdirSync(store, { recursive: true });
const version = (await run('clang-tidy', ['--version'])).stdout;
const salt = version + readFileSync(join(ROOT, '.clang-tidy'), 'utf8');

let clean = true;
const worker = async () => {
  for (let command = commands.pop(); command; command = commands.pop()) clean = (await tidy(command, salt)) && clean;
};
console.log(`${commands.length} files`);
await Promise.all(cpus().map(worker));
process.exit(clean ? 0 : 1);
