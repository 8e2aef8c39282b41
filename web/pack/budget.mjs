// @ts-check
// Sizes of the bundle: printed for each file, and held to its goal for each group of files that somebody waits for.
import { readFileSync } from 'node:fs';

/** @typedef {{name: string, raw: number, gzip: number, brotli: number}} Weight in bytes */
/** @typedef {{goal: number, missed?: boolean, after?: string, files?: string[]}} Group without files: everything */
/** @typedef {{floor: number, groups: Record<string, Group>}} Budget in KB with brotli */

/** @type {Budget} */
const shipped = JSON.parse(readFileSync(new URL('./budget.json', import.meta.url), 'utf8'));
const KB = 1000;

/** @param {string} name @param {Weight[]} weights @returns {Weight} */
const sumOf = (name, weights) =>
  weights.reduce((sum, w) => ({ name, raw: sum.raw + w.raw, gzip: sum.gzip + w.gzip, brotli: sum.brotli + w.brotli }), {
    name, raw: 0, gzip: 0, brotli: 0,
  });

/** @param {Budget} budget @param {string} name @returns {string[] | undefined} the files of a group; undefined: all of them */
function filesOf(budget, name) {
  const { after, files } = budget.groups[name];
  return files && [...(after ? filesOf(budget, after) ?? [] : []), ...files];
}

/** A name with * stands for the heaviest of the files that it fits. @param {string} name @param {Weight[]} weights */
function weightOf(name, weights) {
  const [before, after] = name.split('*');
  const fits = weights.filter((w) => (after === undefined ? w.name === name : w.name.startsWith(before) && w.name.endsWith(after)));
  return fits.sort((a, b) => b.brotli - a.brotli)[0];
}

/** @param {Budget} budget @param {Weight[]} weights @returns {Weight[]} of the groups */
function groupsOf(budget, weights) {
  return Object.keys(budget.groups).map((name) => {
    const files = filesOf(budget, name);
    return sumOf(name, files ? files.flatMap((file) => weightOf(file, weights) ?? []) : weights);
  });
}

/** @param {Budget} budget @param {Weight[]} weights @returns {string[]} files that a group names, and nobody packs */
const unknownFiles = (budget, weights) =>
  Object.keys(budget.groups).flatMap((name) => filesOf(budget, name) ?? []).filter((file) => !weightOf(file, weights));

/** @param {Weight[]} weights */
export function printSizes(weights) {
  const row = (/** @type {(string | number)[]} */ cells) =>
    console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(24) : String(cell).padStart(9))).join(''));
  const kb = (/** @type {number} */ bytes) => (bytes / KB).toFixed(1);
  const print = (/** @type {Weight} */ w, /** @type {(string | number)[]} */ ...more) => row([w.name, kb(w.raw), kb(w.gzip), kb(w.brotli), ...more]);
  row(['size in KB', 'raw', 'gzip', 'brotli', 'goal']);
  for (const w of weights) print(w);
  for (const group of groupsOf(shipped, weights)) {
    const { goal } = shipped.groups[group.name];
    print(group, goal, group.brotli > goal * KB ? 'missed' : '');
  }
  console.log(`floor: a minimal page of the same parts has ${shipped.floor} KB with brotli`);
}

/**
 * @param {Weight[]} weights
 * @param {Budget} [budget]
 * @returns {string[]} names of groups beyond their goal, of groups that wrongly count as missed, and of files that a group lacks
 */
export function offBudget(weights, budget = shipped) {
  const groups = groupsOf(budget, weights).filter(({ name, brotli }) => brotli > budget.groups[name].goal * KB !== (budget.groups[name].missed ?? false));
  return [...groups.map((w) => w.name), ...unknownFiles(budget, weights)];
}
