// @ts-check
// What the benchmarks of the page print: figures beside their goals.

/** @param {number[]} values @param {number} part 0.5 is the median */
export const quantile = (values, part) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

/** @param {string} name @param {number} value @param {string} unit @param {number} [goal] the largest that is wanted @returns {boolean} whether it is met */
export function print(name, value, unit, goal) {
  const met = goal === undefined || value <= goal;
  const verdict = goal === undefined ? '' : `  ${met ? '<=' : 'ABOVE'} ${goal}`;
  console.log(`${name.padEnd(52)} ${value.toFixed(2).padStart(9)} ${unit}${verdict}`);
  return met;
}
