// @ts-check
// Compares image and text of every screen in sights.mjs between two programs, by fingerprints.
//   node same.mjs BASE-TABLE TABLE FOLDER [SIGHT…]
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, SIGHTS, SIZES } from './sights.mjs';

/** A shot's name, and its line for `semafor-table --list`. @typedef {{name: string, line: string}} Shot */

/**
 * Each sight by day in every language and size. Night changes only colours, so by night each is shown in every size but one language,
 * which varies from sight to sight.
 * @param {string[]} asked names of sights; empty: all
 * @returns {Shot[]}
 */
export function shotsOf(asked) {
  const names = Object.keys(SIGHTS).filter((name) => asked.length === 0 || asked.includes(name));
  return names.flatMap((sight, i) => SIZES.flatMap(([width, height, ratio], s) => {
    const shot = (/** @type {string} */ language, /** @type {string[]} */ night) => {
      const name = [sight, language, width, ...(night.length > 0 ? ['night'] : [])].join('-');
      return { name, line: [name, width, height, ratio, ...SIGHTS[sight], '--language', language, ...night].join('\t') };
    };
    return [...LANGUAGES.map((language) => shot(language, [])), shot(LANGUAGES[(i + s) % LANGUAGES.length], ['--night'])];
  }));
}

/** Parses the output of `--list`: fingerprints of image and text by the name of the shot. @param {string} printed */
export function fingerprintsOf(printed) {
  const cells = printed.split('\n').filter(Boolean).map((line) => line.split('\t'));
  return new Map(cells.map(([name, picture, words]) => [name, { picture, words }]));
}

/**
 * A sentence for each shot that differs, or that a program can't show.
 * @param {string[]} names @param {ReturnType<typeof fingerprintsOf>} base @param {ReturnType<typeof fingerprintsOf>} now
 */
export function differences(names, base, now) {
  return names.flatMap((name) => {
    const [before, after] = [base.get(name), now.get(name)];
    const missing = [before, after].flatMap((seen, i) => (!seen || seen.picture === '-' ? [['the base', 'the tree'][i]] : []));
    if (missing.length > 0 || !before || !after) return [{ name, what: `not shown by ${missing.join(' and ')}` }];
    const what = [before.picture !== after.picture && 'picture', before.words !== after.words && 'words'].filter(Boolean);
    return what.length > 0 ? [{ name, what: what.join(' and ') }] : [];
  });
}

/** The program's output for that list. @param {string} table @param {string} list @param {string[]} folder for images and texts */
function run(table, list, folder) {
  return new Promise((resolve, reject) => {
    const program = spawn(table, ['--list', list, ...folder], { stdio: ['ignore', 'pipe', 'ignore'] });
    let printed = '';
    program.stdout.setEncoding('utf8').on('data', (text) => { printed += text; });
    program.on('error', reject);
    program.on('close', () => resolve(printed));
  });
}

/** The same with one process per CPU. @param {string} table @param {Shot[]} shots @param {string} folder @param {string[]} keep */
async function show(table, shots, folder, keep = []) {
  const parts = Array.from({ length: cpus().length }, (_, n) => shots.filter((_shot, i) => i % cpus().length === n));
  const printed = await Promise.all(parts.map((part, n) => {
    const list = join(folder, `list-${n}.tsv`);
    writeFileSync(list, part.map(({ line }) => `${line}\n`).join(''));
    return run(table, list, keep);
  }));
  return fingerprintsOf(printed.join(''));
}

/** The result of differences(); writes differing shots to FOLDER/base and FOLDER/now. @param {string[]} tables @param {string} folder @param {Shot[]} shots */
export async function compare(tables, folder, shots) {
  mkdirSync(folder, { recursive: true });
  const [base, now] = [await show(tables[0], shots, folder), await show(tables[1], shots, folder)];
  const found = differences(shots.map(({ name }) => name), base, now);
  const other = shots.filter(({ name }) => found.some((difference) => difference.name === name));
  for (const [i, side] of ['base', 'now'].entries()) {
    const keep = join(folder, side);
    rmSync(keep, { recursive: true, force: true });
    mkdirSync(keep);
    if (other.length > 0) await show(tables[i], other, folder, [keep]);
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [base, table, folder, ...asked] = process.argv.slice(2);
  const shots = shotsOf(asked);
  const found = await compare([base, table], folder, shots);
  for (const { name, what } of found) console.log(`${name}: ${what}`);
  console.log(found.length > 0 ? `${found.length} of ${shots.length} differ; see ${folder}/base and ${folder}/now` : `${shots.length} sights are the same`);
  process.exit(found.length > 0 || shots.length === 0 ? 1 : 0);
}
