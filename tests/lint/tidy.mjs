// @ts-check
// clang-tidy on the sources of engine/ and shell/. A file that passed is not looked at again until it, a header of
// ours that it includes, or the set of checks changes.
//   node tidy.mjs COMPILE_COMMANDS STORE
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const OURS = /^(engine|shell)\//;
const [database, store] = process.argv.slice(2);
const BIG = { maxBuffer: 1 << 28 };

/** @typedef {{file: string, command: string, directory: string}} Command */

/** The text of our own files that `command` reads, in one key. @param {Command} command @param {string} salt */
async function keyOf(command, salt) {
  const listing = command.command.replace(/ -o \S+/, '').replace(' -c ', ' -MM ');
  const { stdout } = await run('sh', ['-c', listing], { cwd: command.directory, ...BIG });
  const hash = createHash('sha256').update(salt);
  for (const name of stdout.replace(/\\\n/g, ' ').split(/\s+/).slice(1).filter(Boolean).sort()) {
    const file = join(name.startsWith('/') ? '/' : command.directory, name);
    const place = relative(ROOT, file);
    if (OURS.test(place)) hash.update(place).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 32);
}

/** @param {Command} command @param {string} salt @returns {Promise<boolean>} */
async function tidy(command, salt) {
  const stamp = join(store, await keyOf(command, salt));
  if (existsSync(stamp)) return true;
  try {
    await run('clang-tidy', ['-p', dirname(database), '--quiet', '--extra-arg=-Wno-unknown-warning-option', command.file], BIG);
  } catch (error) {
    console.log(/** @type {{stdout: string}} */ (error).stdout);
    return false;
  }
  writeFileSync(stamp, '');
  return true;
}

const commands = /** @type {Command[]} */ (JSON.parse(readFileSync(database, 'utf8')))
  .filter(({ file }) => OURS.test(relative(ROOT, file)));
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
