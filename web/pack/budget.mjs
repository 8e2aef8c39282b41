// @ts-check
// What each file may weigh: printed at every bundle, and a failure when one grows beyond it.
import { readFileSync } from 'node:fs';

/** @typedef {{name: string, raw: number, gzip: number, brotli: number}} Weight in bytes */

/** @type {{floor: number, total: number, files: Record<string, number>}} in KB with brotli */
const budget = JSON.parse(readFileSync(new URL('./budget.json', import.meta.url), 'utf8'));
const KB = 1000;

/** @param {Weight[]} weights */
const total = (weights) =>
  weights.reduce((sum, w) => ({ name: 'total', raw: sum.raw + w.raw, gzip: sum.gzip + w.gzip, brotli: sum.brotli + w.brotli }), {
    name: 'total', raw: 0, gzip: 0, brotli: 0,
  });

/** @param {Weight[]} weights */
export function printSizes(weights) {
  const row = (/** @type {(string | number)[]} */ cells) =>
    console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(24) : String(cell).padStart(9))).join(''));
  const kb = (/** @type {number} */ bytes) => (bytes / KB).toFixed(1);
  row(['size in KB', 'raw', 'gzip', 'brotli', 'budget']);
  for (const w of weights) row([w.name, kb(w.raw), kb(w.gzip), kb(w.brotli), budget.files[w.name] ?? '-']);
  const sum = total(weights);
  row(['total', kb(sum.raw), kb(sum.gzip), kb(sum.brotli), budget.total]);
  console.log(`floor: a minimal page of the same parts has ${budget.floor} KB with brotli`);
}

/** @param {Weight[]} weights @returns {string[]} names of what weighs too much, or has no budget */
export function overBudget(weights) {
  const allowed = (/** @type {string} */ name) => (name === 'total' ? budget.total : budget.files[name] ?? 0) * KB;
  return [...weights, total(weights)].filter((w) => w.brotli > allowed(w.name)).map((w) => w.name);
}
