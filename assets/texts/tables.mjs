// @ts-check
// Reads and checks the texts in three languages (assets/README.md).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LANGUAGES = ['en', 'pl', 'hu'];
/** The plural forms that each language has. @type {Record<string, string[]>} */
export const FORMS = { en: ['one', 'other'], pl: ['one', 'few', 'many'], hu: ['other'] };
const KEY = /^[a-z][a-zA-Z0-9]*$/;
const PLACEHOLDER = /\{([a-z][a-zA-Z0-9]*)\}/g;
const MOST_PLACEHOLDERS = 9;

/** @typedef {Record<string, string>} Forms plural forms of one language, or texts by language */
/** @typedef {{file: string, key: string, plural: boolean, texts: Record<string, string | Forms>}} Entry */

/** @param {string} text @returns {string[]} the names of its placeholders, each once, in their order */
export function placeholdersOf(text) {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map((match) => match[1]))];
}

/** A text's arguments in their order: as in English; in a plural the number comes first. @param {Entry} entry */
export function argumentsOf({ plural, texts }) {
  if (!plural) return placeholdersOf(/** @type {string} */ (texts.en));
  return [...new Set(['n', ...placeholdersOf(/** @type {Forms} */ (texts.en).other)])];
}

/** @param {string} text @param {Set<string>} letters @returns {string[]} its faults */
function faultsOfText(text, letters) {
  const found = [];
  if (typeof text !== 'string' || text === '') return ['the text is missing'];
  if (/^\s|\s$/.test(text)) found.push('a space at the beginning or the end');
  if (/\s\s/.test(text)) found.push('two spaces in a row');
  if (/[{}]/.test(text.replace(PLACEHOLDER, ''))) found.push('a brace that belongs to no placeholder');
  const foreign = [...text].filter((letter) => !letters.has(letter));
  if (foreign.length > 0) found.push(`not in fonts/letters.txt: ${foreign.join(' ')}`);
  return found;
}

/** @param {Entry} entry @returns {[string, string][]} every text of the entry with its language and plural form: "pl", "pl.few" */
function textsOf({ plural, texts }) {
  return LANGUAGES.flatMap((language) => {
    const text = texts[language];
    if (!plural) return [/** @type {[string, string]} */ ([language, text])];
    return FORMS[language].map((form) => /** @type {[string, string]} */ ([`${language}.${form}`, /** @type {Forms} */ (text)[form]]));
  });
}

/** @param {unknown} value @param {string[]} names @returns {string | undefined} an error message if its keys differ from the names */
function otherKeys(value, names) {
  if (typeof value !== 'object' || value === null) return `${names.join(', ')} are needed`;
  const keys = Object.keys(value);
  if (keys.join() !== names.join()) return `${names.join(', ')} are needed, in this order, not ${keys.join(', ')}`;
  return undefined;
}

/** @param {Entry} entry @returns {string[]} faults in its languages and plural forms */
function faultsOfShape({ plural, texts }) {
  const languages = otherKeys(texts, LANGUAGES);
  if (languages) return [languages];
  if (!plural) return LANGUAGES.filter((l) => typeof texts[l] !== 'string').map((l) => `${l}: plural forms only in some languages`);
  return LANGUAGES.flatMap((language) => {
    const forms = otherKeys(texts[language], FORMS[language]);
    return forms ? [`${language}: ${forms}`] : [];
  });
}

/** @param {Entry} entry @returns {string[]} faults where placeholders differ from the English ones */
function faultsOfPlaceholders(entry) {
  const wanted = argumentsOf(entry);
  const found = wanted.length > MOST_PLACEHOLDERS ? [`more than ${MOST_PLACEHOLDERS} placeholders`] : [];
  for (const [place, text] of textsOf(entry)) {
    const names = placeholdersOf(text);
    if ([...names].sort().join() !== [...wanted].sort().join())
      found.push(`${place}: placeholders {${names.join('} {')}} instead of {${wanted.join('} {')}}`);
  }
  return found;
}

/** @param {Entry} entry @param {Set<string>} letters @returns {string[]} */
function faultsOfEntry(entry, letters) {
  const place = `${entry.file}: ${entry.key}`;
  const shape = faultsOfShape(entry);
  if (!KEY.test(entry.key)) shape.push('a key is camelCase');
  if (shape.length > 0) return shape.map((fault) => `${place}: ${fault}`);
  const texts = textsOf(entry).flatMap(([where, text]) => faultsOfText(text, letters).map((fault) => `${place}: ${where}: ${fault}`));
  if (texts.length > 0) return texts;
  return faultsOfPlaceholders(entry).map((fault) => `${place}: ${fault}`);
}

/** @param {string} file @param {string} json @returns {Record<string, any>} */
function parse(file, json) {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * @param {string} file
 * @param {string} json
 * @returns {Entry[]} in the order of the file
 */
export function parseTexts(file, json) {
  const entries = Object.entries(parse(file, json)).map(([key, texts]) => ({
    file, key, plural: typeof texts?.en === 'object', texts: texts ?? {},
  }));
  // JSON accepts a repeated key silently; the second one wins.
  const written = [...json.matchAll(/^ {2}"([^"]*)":/gm)].length;
  if (written !== entries.length)
    throw new Error(`${file}: ${written} lines begin an entry, but there are ${entries.length} keys: is one given twice?`);
  return entries;
}

/** @param {string} folder @returns {Entry[]} of all its files, in the order of their names */
export function readTexts(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json')).sort();
  return files.flatMap((file) => parseTexts(file, readFileSync(join(folder, file), 'utf8')));
}

/** @param {string} file letters.txt @returns {Set<string>} */
export function readLetters(file) {
  return new Set(readFileSync(file, 'utf8').replace(/\n/g, '').concat(' '));
}

/** @param {Entry[]} entries @param {Set<string>} letters @returns {string[]} one sentence for each fault */
export function faultsOf(entries, letters) {
  const found = entries.flatMap((entry) => faultsOfEntry(entry, letters));
  /** @type {Map<string, string>} */
  const seen = new Map();
  for (const { file, key } of entries) {
    if (seen.has(key)) found.push(`${file}: ${key}: also in ${seen.get(key)}`);
    seen.set(key, file);
  }
  return found;
}
