// @ts-check
// The generator of texts finds each kind of mistake, and the real texts have no mistake.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { generate } from '../../assets/texts/generate.mjs';
import { faultsOf, parseTexts, readLetters, readTexts } from '../../assets/texts/tables.mjs';

const TEXTS = fileURLToPath(new URL('../../assets/texts', import.meta.url));
const LETTERS = readLetters(fileURLToPath(new URL('../../assets/fonts/letters.txt', import.meta.url)));
const WAGONS = {
  en: { one: '{n} wagon', other: '{n} wagons' },
  pl: { one: '{n} wagonik', few: '{n} wagoniki', many: '{n} wagoników' },
  hu: { other: '{n} vagon' },
};

/** @param {Record<string, unknown>} texts @param {string} [file] */
const entriesOf = (texts, file = 'a.json') => parseTexts(file, JSON.stringify(texts, null, 2).replace(/^ {3,}/gm, '\t'));
/** @param {Record<string, unknown>} texts */
const faults = (texts) => faultsOf(entriesOf(texts), LETTERS);

test('texts: the real ones have no fault', () => {
  const entries = readTexts(TEXTS);
  assert.deepEqual(faultsOf(entries, LETTERS), []);
  assert.ok(entries.length > 300);
});

test('texts: good ones become an enum, lines and the page\'s module', () => {
  const entries = [
    ...entriesOf({ claims: { en: '{seat} claims "{route}"', pl: '{route}: {seat}', hu: '{seat}: {route}' }, wagons: WAGONS }),
    ...entriesOf({ reload: { en: 'Again', pl: 'Jeszcze raz', hu: 'Még egyszer' } }, 'page.json'),
  ];
  const files = generate(entries, LETTERS);
  assert.match(files['texts.h'], /enum class Text : std::uint16_t \{\n {4}kClaims, {2}\/\/ seat, route\n\};/);
  assert.match(files['texts.h'], /enum class Plural : std::uint16_t \{\n {4}kWagons, {2}\/\/ n\n\};/);
  assert.match(files['text_keys.h'], /kTextKeys\[\] = \{\n {4}"claims",\n\};\n.* kPluralKeys\[\] = \{\n {4}"wagons",\n\};/);
  assert.match(files['texts.cpp'], /kTextArguments = \{\{\n {4}2,\n\}\}/);
  // A line for each text, then one for each plural form; the page's texts aren't in the program.
  assert.equal(files['texts-en.txt'], '{0} claims "{1}"\n{0} wagon\n\n{0} wagons');
  assert.equal(files['texts-pl.txt'], '{1}: {0}\n{0} wagonik\n{0} wagoniki\n{0} wagoników');
  assert.equal(files['texts-hu.txt'], '{0}: {1}\n\n\n{0} vagon');
});

test('texts: the page\'s module holds the page\'s texts alone', async () => {
  const entries = [
    ...entriesOf({ pass: { en: 'Pass', pl: 'Spasuj', hu: 'Passzolás' } }),
    ...entriesOf({ named: { en: 'It is {name}', pl: 'To {name}', hu: 'Ez {name}' } }, 'page.json'),
  ];
  const { TEXTS: made } = await import(`data:text/javascript,${encodeURIComponent(generate(entries, LETTERS)['texts.js'])}`);
  assert.deepEqual(made, { named: { en: 'It is {name}', pl: 'To {name}', hu: 'Ez {name}' } });
});

const plain = (/** @type {object} */ change) => ({ a: { en: 'One', pl: 'Jeden', hu: 'Egy', ...change } });
const plural = (/** @type {object} */ change) => ({ a: { ...WAGONS, ...change } });

const MISTAKES = /** @type {const} */ ([
  ['a language is missing', { a: { en: 'One', pl: 'Jeden' } }, /a\.json: a: en, pl, hu are needed/],
  ['a language too many', plain({ de: 'Eins' }), /not en, pl, hu, de/],
  ['a text is empty', plain({ pl: '' }), /a\.json: a: pl: the text is missing/],
  ['a text is no text', plain({ pl: 7 }), /plural forms only in some languages/],
  ['a placeholder is missing', { a: { en: 'At {city}', pl: 'W', hu: 'Itt: {city}' } }, /a\.json: a: pl: placeholders \{\} instead of \{city\}/],
  ['a placeholder has another name', { a: { en: 'At {city}', pl: 'W {miasto}', hu: '{city}' } }, /pl: placeholders \{miasto\}/],
  ['a brace is left open', plain({ hu: 'Egy {n' }), /hu: a brace/],
  ['a placeholder without a name', plain({ hu: 'Egy {}' }), /hu: a brace/],
  ['two spaces', plain({ en: 'One  two' }), /en: two spaces/],
  ['a space at the end', plain({ en: 'One ' }), /en: a space at the beginning or the end/],
  ['a space at the beginning', plain({ en: ' One' }), /en: a space at the beginning or the end/],
  ['a letter that the fonts lack', plain({ en: 'Оne' }), /not in fonts\/letters\.txt: О/],
  ['a line break', plain({ en: 'One\ntwo' }), /not in fonts/],
  ['a key that is no name', { 'a-b': { en: 'One', pl: 'Jeden', hu: 'Egy' } }, /a-b: a key is camelCase/],
  ['nothing under a key', { a: null }, /are needed/],
  ['Polish lacks a plural form', plural({ pl: { one: '{n} wagonik', many: '{n} wagoników' } }), /pl: one, few, many are needed/],
  ['English has a plural form too many', plural({ en: { ...WAGONS.en, few: '{n} wagons' } }), /en: one, other are needed/],
  ['Hungarian has English forms', plural({ hu: WAGONS.en }), /hu: other are needed/],
  ['a plural in some languages only', plural({ hu: '{n} vagon' }), /hu: other are needed/],
  ['a plural form without its number', plural({ en: { one: 'a wagon', other: '{n} wagons' } }), /en\.one: placeholders \{\} instead of \{n\}/],
]);
for (const [what, texts, message] of MISTAKES)
  test(`texts: ${what}: found`, () => {
    const found = faults(texts);
    assert.ok(found.length > 0);
    assert.match(found.join('\n'), message);
    assert.throws(() => generate(entriesOf(texts), LETTERS), message);
  });

test('texts: a key in two files is found', () => {
  const entries = [...entriesOf(plain({})), ...entriesOf(plain({}), 'b.json')];
  assert.deepEqual(faultsOf(entries, LETTERS), ['b.json: a: also in a.json']);
});

test('texts: a key given twice in one file is found', () => {
  const entry = '{"en": "One", "pl": "Jeden", "hu": "Egy"}';
  assert.throws(() => parseTexts('a.json', `{\n  "a": ${entry},\n  "a": ${entry}\n}\n`), /a\.json: 2 lines .* 1 keys/);
});

test('texts: a file that is no JSON is named', () => {
  assert.throws(() => parseTexts('a.json', '{'), /^Error: a\.json: /);
});
