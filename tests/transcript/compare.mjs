// @ts-check
// Compares a transcript with the state that the rules require; throws the first difference.

/** A violation of the rules in a transcript: its line, the field, the expected and the found value. */
export class Difference extends Error {
  /** @param {number} line @param {string} field @param {unknown} expected @param {unknown} found */
  constructor(line, field, expected, found) {
    super(`line ${line}: ${field}: expected ${show(expected)}, found ${show(found)}`);
    this.line = line;
    this.field = field;
    this.expected = expected;
    this.found = found;
  }
}

/** Stands for a missing value, expected or found; never equal to a JSON value. */
export const NOTHING = Symbol('nothing');

const SHOWN_AT_MOST = 300;

/** @param {unknown} value */
function show(value) {
  const text = value === NOTHING ? 'nothing' : JSON.stringify(value) ?? String(value);
  return text.length <= SHOWN_AT_MOST ? text : `${text.slice(0, SHOWN_AT_MOST)}…`;
}

/** @param {unknown} value @returns {'array' | 'object' | 'value'} */
function kindOf(value) {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'object' && value !== null ? 'object' : 'value';
}

/**
 * Requires deep equality: every key and index, nothing missing and nothing extra.
 * @param {number} line @param {string} field @param {any} expected @param {any} found
 */
export function same(line, field, expected, found) {
  const kind = kindOf(expected);
  if (kind !== kindOf(found)) throw new Difference(line, field, expected, found);
  if (kind === 'value') {
    if (expected !== found) throw new Difference(line, field, expected, found);
    return;
  }
  if (kind === 'array' && expected.length !== found.length) throw new Difference(line, field, expected, found);
  for (const key of Object.keys(expected)) {
    const place = kind === 'array' ? `${field}[${key}]` : `${field}.${key}`;
    if (!Object.hasOwn(found, key)) throw new Difference(line, place, expected[key], NOTHING);
    same(line, place, expected[key], found[key]);
  }
  const foreign = Object.keys(found).find((key) => !Object.hasOwn(expected, key));
  if (foreign !== undefined) throw new Difference(line, `${field}.${foreign}`, NOTHING, found[foreign]);
}

/**
 * Requires that the object has exactly these keys.
 * @param {number} line @param {string} field @param {any} found @param {string[]} keys
 */
export function sameKeys(line, field, found, keys) {
  if (kindOf(found) !== 'object') throw new Difference(line, field, `an object with ${keys.join(', ')}`, found);
  same(line, `${field} keys`, [...keys].sort(), Object.keys(found).sort());
}

/** @param {any[]} cards */
const sorted = (cards) => [...cards].sort((x, y) => (String(x) < String(y) ? -1 : Number(String(x) > String(y))));

/**
 * Requires the same members in any order, as in a shuffled pile.
 * @param {number} line @param {string} field @param {any[]} expected @param {any} found
 */
export function sameMembers(line, field, expected, found) {
  if (!Array.isArray(found)) throw new Difference(line, field, sorted(expected), found);
  same(line, `${field} (sorted)`, sorted(expected), sorted(found));
}

/**
 * Requires equal lists of legal actions; reports the missing or extra action rather than its index.
 * @param {number} line @param {string[]} expected @param {any} found
 */
export function sameActions(line, expected, found) {
  if (!Array.isArray(found)) throw new Difference(line, 'legal', expected, found);
  if (found.length === expected.length && found.every((action, i) => action === expected[i])) return;
  const there = new Set(found);
  const missing = expected.find((action) => !there.has(action));
  if (missing !== undefined) throw new Difference(line, 'legal', missing, NOTHING);
  const wanted = new Set(expected);
  const foreign = found.find((action) => !wanted.has(action));
  if (foreign !== undefined) throw new Difference(line, 'legal', NOTHING, foreign);
  const at = found.findIndex((action, i) => action !== expected[i]);
  if (at >= 0) throw new Difference(line, `legal[${at}] (sorted, no duplicates)`, expected[at] ?? NOTHING, found[at]);
}
