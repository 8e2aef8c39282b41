// @ts-check
// Texts that tests look for on the page, in any language: looked up by key, and the names of boards by folder.
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const FOLDER = new URL('../../assets/texts/', import.meta.url);
const MAPS = new URL('../../maps/', import.meta.url);
const read = (/** @type {URL} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/** @typedef {'en' | 'pl' | 'hu'} Language */
/** @typedef {string | Record<string, string>} Forms a sentence, or one for each plural form */

/** @type {Map<string, Record<Language, Forms>>} */
const TEXTS = new Map([
  ...readdirSync(FOLDER).filter((file) => file.endsWith('.json')).flatMap((file) => /** @type {[string, Record<Language, Forms>][]} */ (Object.entries(read(new URL(file, FOLDER))))),
  ...readdirSync(MAPS).map((board) => new URL(`${board}/texts.json`, MAPS)).filter(existsSync).map((file) => read(file)).map(({ map, name }) => /** @type {[string, Record<Language, Forms>]} */ ([map, name])),
]);

/** @param {Language} language @param {string} key @returns {string[]} all its plural forms */
function formsOf(language, key) {
  const text = TEXTS.get(key)?.[language];
  if (text === undefined) throw new Error(`no text ${key} in ${language}`);
  return typeof text === 'string' ? [text] : Object.values(text);
}

const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The text of a key in a language, with its placeholders filled in.
 * @param {Language} language
 */
export const wordsOf = (language) => (/** @type {string} */ key, /** @type {Record<string, string | number>} */ places = {}) =>
  formsOf(language, key)[0].replace(/\{(\w+)\}/g, (_, name) => String(places[name]));

/**
 * A pattern for a text: matches any values of its placeholders, any plural form, and anything after it if `open`.
 * @param {Language} language
 */
export const shapesOf = (language) => (/** @type {string} */ key, /** @type {{open?: boolean}} */ { open = false } = {}) => {
  const any = formsOf(language, key).map((text) => text.split(/\{\w+\}/).map(escaped).join('.+'));
  return new RegExp(`^(?:${any.join('|')})${open ? '' : '$'}`);
};

/** The names of all kinds of cards in a language. @param {Language} language */
export const cardsOf = (language) =>
  ['purple', 'blue', 'orange', 'yellow', 'white', 'green', 'black', 'red', 'locomotive'].map((key) => wordsOf(language)(key));
