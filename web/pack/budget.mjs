// @ts-check
// Size budget of the bundle: prints the size of each file, and checks each group of files that players wait for against its goal.
import { readFileSync } from 'node:fs';

/** @typedef {{name: string, raw: number, gzip: number, brotli: number}} Weight in bytes */
/**
 * @typedef {{goal: number, missed?: boolean, later?: Record<string, number>, files?: string[]}} Group later: allowances by feature, added to
 * the goal; without `files`: all files
 */
/** @typedef {{floor: number, built?: string[], groups: Record<string, Group>}} Budget in KB with brotli; built: features that use their allowance */

/** @type {Budget} */
const shipped = JSON.parse(readFileSync(new URL('./budget.json', import.meta.url), 'utf8'));
const KB = 1000;

/** @param {string} name @param {Weight[]} weights @returns {Weight} */
const sumOf = (name, weights) =>
  weights.reduce((sum, w) => ({ name, raw: sum.raw + w.raw, gzip: sum.gzip + w.gzip, brotli: sum.brotli + w.brotli }), {
    name, raw: 0, gzip: 0, brotli: 0,
  });

/** A name with * stands for the largest of the files that match it. @param {string} name @param {Weight[]} weights */
function weightOf(name, weights) {
  const [before, after] = name.split('*');
  const fits = weights.filter((w) => (after === undefined ? w.name === name : w.name.startsWith(before) && w.name.endsWith(after)));
  return fits.sort((a, b) => b.brotli - a.brotli)[0];
}

/** @param {Budget} budget @param {Weight[]} weights @returns {Weight[]} the total of each group */
function groupsOf(budget, weights) {
  return Object.keys(budget.groups).map((name) => {
    const { files } = budget.groups[name];
    return sumOf(name, files ? files.flatMap((file) => weightOf(file, weights) ?? []) : weights);
  });
}

/** @param {Budget} budget @param {Weight[]} weights @returns {string[]} files that a group names but the bundle lacks */
const unknownFiles = (budget, weights) =>
  Object.values(budget.groups).flatMap(({ files }) => files ?? []).filter((file) => !weightOf(file, weights));

/** The goal of a group, plus the allowances of the features built so far. @param {Budget} budget @param {string} name */
const goalOf = ({ groups, built = [] }, name) => built.reduce((sum, feature) => sum + (groups[name].later?.[feature] ?? 0), groups[name].goal);

const red = (/** @type {string} */ line) => (process.stdout.isTTY ? `\x1b[31m${line}\x1b[0m` : line);

/** Bytes of each group at a commit, and at the previous one. @typedef {{commit: string, groups: Record<string, number>, before: Record<string, number>}} Sizes */

/**
 * Compares the sizes of the groups with the previous commit.
 * @param {Weight[]} weights @param {Sizes | undefined} last @param {string} commit @param {Budget} [budget]
 * @returns {{sizes: Sizes, grown: string[]}} grown: a sentence for each group that has grown by more than 1 KB
 */
export function growth(weights, last, commit, budget = shipped) {
  const groups = Object.fromEntries(groupsOf(budget, weights).map(({ name, brotli }) => [name, brotli]));
  const before = (last && (last.commit === commit ? last.before : last.groups)) ?? {};
  const grown = Object.keys(groups).filter((name) => groups[name] > (before[name] ?? Infinity) + KB)
    .map((name) => `${name} has grown by ${((groups[name] - before[name]) / KB).toFixed(1)} KB since the commit before`);
  return { sizes: { commit, groups, before }, grown };
}

/** @param {Weight[]} weights */
export function printSizes(weights) {
  const row = (/** @type {(string | number)[]} */ cells) =>
    console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(24) : String(cell).padStart(9))).join(''));
  const kb = (/** @type {number} */ bytes) => (bytes / KB).toFixed(1);
  const print = (/** @type {Weight} */ w, /** @type {(string | number)[]} */ ...more) => row([w.name, kb(w.raw), kb(w.gzip), kb(w.brotli), ...more]);
  row(['size in KB', 'raw', 'gzip', 'brotli', 'goal']);
  for (const w of weights) print(w);
  const groups = groupsOf(shipped, weights);
  for (const group of groups) print(group, goalOf(shipped, group.name));
  for (const { name, brotli } of groups)
    if (brotli > goalOf(shipped, name) * KB) console.log(red(`missed: ${name} is ${kb(brotli)} KB, the goal ${goalOf(shipped, name)}`));
  console.log(`floor: a minimal page of the same parts has ${shipped.floor} KB with brotli`);
}

/**
 * @param {Weight[]} weights
 * @param {Budget} [budget]
 * @returns {string[]} names of groups over their goal, of groups wrongly marked as missed, and of files missing from a group
 */
export function offBudget(weights, budget = shipped) {
  const groups = groupsOf(budget, weights).filter(({ name, brotli }) => brotli > goalOf(budget, name) * KB !== (budget.groups[name].missed ?? false));
  return [...groups.map((w) => w.name), ...unknownFiles(budget, weights)];
}
