// @ts-check
// Output of the page's benchmarks: figures beside their goals.

/** @param {number[]} values @param {number} part 0.5 is the median */
export const quantile = (values, part) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

/** @param {string} name @param {number} value @param {string} unit @param {string} verdict */
const line = (name, value, unit, verdict) => console.log(`${name.padEnd(52)} ${value.toFixed(2).padStart(9)} ${unit}${verdict}`);

/** @param {string} name @param {number} value @param {string} unit @param {number} [goal] greatest value allowed @returns {boolean} whether it is met */
export function print(name, value, unit, goal) {
  const met = goal === undefined || value <= goal;
  line(name, value, unit, goal === undefined ? '' : `  ${met ? '<=' : 'ABOVE'} ${goal}`);
  return met;
}

/** @param {string} name @param {number} value @param {string} unit @param {number} goal least value allowed @returns {boolean} whether it is met */
export function printAtLeast(name, value, unit, goal) {
  const met = value >= goal;
  line(name, value, unit, `  ${met ? '>=' : 'BELOW'} ${goal}`);
  return met;
}
