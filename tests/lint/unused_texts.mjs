// @ts-check
// Finds unused texts: reports each key in assets/texts that no source names.
//   node unused_texts.mjs ROOT
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTexts } from '../../assets/texts/tables.mjs';
import { sourcesIn } from './arrows.mjs';

/** @typedef {import('../../assets/texts/tables.mjs').Entry} Entry */

/** Texts that the page's own scripts name by key; all others are enumerators in C++. */
const PAGE = 'page.json';
/** Marks the sources that name them: importers of this module, placeholders in index.html, and the bundler's titleWords(). */
const PAGE_TEXTS = /from 'semafor-texts'|\{texts:|titleWords/;

/** How a source names the text. @param {Entry} entry @returns {RegExp} */
function namedBy({ file, key, plural }) {
  if (file === PAGE) return new RegExp(`'${key}'|\\{texts:${key}\\}`);
  return new RegExp(`\\b${plural ? 'Plural' : 'Text'}::k${key[0].toUpperCase()}${key.slice(1)}\\b`);
}

/**
 * @param {Entry[]} entries
 * @param {{program: string, page: string}} sources the C++, and the page with its scripts; comments are ignored
 * @returns {string[]} one sentence for each unused text
 */
export function unusedTexts(entries, { program, page }) {
  const without = (/** @type {string} */ text) => text.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const [code, scripts] = [without(program), without(page)];
  return entries.filter((entry) => !namedBy(entry).test(entry.file === PAGE ? scripts : code))
    .map(({ file, key }) => `assets/texts/${file}: ${key}: no source shows this text`);
}

/** @param {string} root @returns {{program: string, page: string}} */
function sourcesOf(root) {
  const program = ['engine', 'shell', 'web/src'].flatMap((folder) => sourcesIn(join(root, folder))).map((file) => readFileSync(file, 'utf8'));
  const folder = join(root, 'web/page');
  const page = readdirSync(folder).filter((name) => /\.(js|html)$/.test(name)).map((name) => join(folder, name));
  const scripts = [...page, join(root, 'web/pack/bundle.mjs')].map((name) => readFileSync(name, 'utf8'));
  return { program: program.join('\n'), page: scripts.filter((text) => PAGE_TEXTS.test(text)).join('\n') };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2];
  const found = unusedTexts(readTexts(join(root, 'assets/texts')), sourcesOf(root));
  found.forEach((line) => console.log(line));
  process.exit(found.length > 0 ? 1 : 0);
}
