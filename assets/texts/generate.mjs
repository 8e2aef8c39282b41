// @ts-check
// Compiles the translated texts into keys for C++, a file of lines for each language and a module for the page: node generate.mjs OUT
// Writes texts.h, texts.cpp, text_keys.h, texts-LANGUAGE.txt and texts.js to the folder OUT. A faulty text fails with its file and key.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { argumentsOf, faultsOf, LANGUAGES, readLetters, readTexts } from './tables.mjs';

/** @typedef {import('./tables.mjs').Entry} Entry */
/** @typedef {import('./tables.mjs').Forms} Forms */

const HERE = dirname(fileURLToPath(import.meta.url));
/** The file of texts that only the page's own scripts use; they are not in the wasm. */
const PAGE = 'page.json';
/** The three plural forms, numbered as in formOf of shell/words/say.cpp. */
const PLACES = [['one'], ['few'], ['many', 'other']];

/** @param {string} key */
const enumerator = (key) => `k${key[0].toUpperCase()}${key.slice(1)}`;

/** @param {string} text @param {string[]} names @returns {string} with "{0}" for the first name, and so on */
const numbered = (text, names) => names.reduce((done, name, i) => done.replaceAll(`{${name}}`, `{${i}}`), text);

/** @param {string} name @param {Entry[]} entries @returns {string} an enum with each key's arguments as a comment */
function enumOf(name, entries) {
  const lines = entries.map((entry) => {
    const names = argumentsOf(entry);
    return `    ${enumerator(entry.key)},${names.length > 0 ? `  // ${names.join(', ')}` : ''}`;
  });
  return `enum class ${name} : std::uint16_t {\n${lines.join('\n')}\n};\ninline constexpr std::size_t k${name}s = ${entries.length};\n`;
}

/** @param {Entry[]} plain @param {Entry[]} plurals @returns {string} texts.h */
function header(plain, plurals) {
  return `// The keys of all texts of the table; made from assets/texts. After a key: its arguments, in their order.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace semafor {

${enumOf('Text', plain)}
// The number is the first argument.
${enumOf('Plural', plurals)}
// The forms of a plural in a language's file: one, few, many; a line is empty where the language has none.
inline constexpr std::size_t kPluralForms = ${PLACES.length};
// How many arguments each one has; in a language's file "{0}" stands for the first.
extern const std::array<std::uint8_t, kTexts> kTextArguments;
extern const std::array<std::uint8_t, kPlurals> kPluralArguments;

}  // namespace semafor
`;
}

/** @param {string} type @param {string} name @param {string[]} items */
const table = (type, name, items) => `const ${type} ${name} = {{\n${items.map((item) => `    ${item},\n`).join('')}}};\n`;

/** @param {Entry} entry @param {string} language @returns {string[]} */
function pluralForms(entry, language) {
  const forms = /** @type {Forms} */ (entry.texts[language]);
  return PLACES.map((names) => numbered(names.map((name) => forms[name]).find(Boolean) ?? '', argumentsOf(entry)));
}

/** @param {Entry} entry @param {string} language @returns {string} */
const plainText = (entry, language) => numbered(/** @type {string} */ (entry.texts[language]), argumentsOf(entry));

/** @param {Entry[]} entries @param {string} language @returns {string} a line for each text, then one for each plural form */
const linesOf = (entries, language) =>
  entries.filter(({ plural }) => !plural).map((entry) => plainText(entry, language))
    .concat(entries.filter(({ plural }) => plural).flatMap((entry) => pluralForms(entry, language))).join('\n');

/** @param {Entry[]} plain @param {Entry[]} plurals @returns {string} texts.cpp */
function source(plain, plurals) {
  const count = (/** @type {Entry} */ entry) => String(argumentsOf(entry).length);
  return `// How many arguments the texts have; made from assets/texts.
#include "texts.h"

namespace semafor {

${table('std::array<std::uint8_t, kTexts>', 'kTextArguments', plain.map(count))}
${table('std::array<std::uint8_t, kPlurals>', 'kPluralArguments', plurals.map(count))}
}  // namespace semafor
`;
}

/** @param {Entry[]} plain @param {Entry[]} plurals @returns {string} text_keys.h, for tests only */
function keyNames(plain, plurals) {
  const names = (/** @type {Entry[]} */ entries) => entries.map(({ key }) => `    "${key}",\n`).join('');
  return `// The keys of all texts as assets/texts has them, for tests that name a text; made from assets/texts.
#pragma once

#include <string_view>

namespace semafor {

inline constexpr std::string_view kTextKeys[] = {\n${names(plain)}};
inline constexpr std::string_view kPluralKeys[] = {\n${names(plurals)}};

}  // namespace semafor
`;
}

/** @param {Entry[]} entries @returns {string} texts.js: the page's own texts by key and language, placeholders by name */
function pageModule(entries) {
  const texts = Object.fromEntries(entries.map(({ key, texts: byName }) => [key, byName]));
  return `// The texts of the page's own scripts; made from assets/texts/${PAGE}.\nexport const TEXTS = ${JSON.stringify(texts, null, 2)};\n`;
}

/**
 * @param {Entry[]} entries
 * @param {Set<string>} letters
 * @returns {Record<string, string>} file contents by file name. Throws with a list of all faults
 */
export function generate(entries, letters) {
  const faults = faultsOf(entries, letters);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const tables = entries.filter(({ file }) => file !== PAGE);
  const [plain, plurals] = [false, true].map((plural) => tables.filter((entry) => entry.plural === plural));
  return {
    'texts.h': header(plain, plurals),
    'texts.cpp': source(plain, plurals),
    'text_keys.h': keyNames(plain, plurals),
    ...Object.fromEntries(LANGUAGES.map((language) => [`texts-${language}.txt`, linesOf(tables, language)])),
    'texts.js': pageModule(entries.filter(({ file }) => file === PAGE)),
  };
}

/** Leaves an unchanged file alone, so that a changed text doesn't recompile every user of the keys. @param {string} file @param {string} text */
function writeChanged(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = process.argv[2];
  try {
    const files = generate(readTexts(HERE), readLetters(join(HERE, '../fonts/letters.txt')));
    mkdirSync(out, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeChanged(join(out, name), text);
  } catch (error) {
    console.error(`assets/texts: ${/** @type {Error} */ (error).message}`);
    process.exit(1);
  }
}
