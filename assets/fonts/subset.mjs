// @ts-check
// Reduces a font to the letters in use (subsetting): node subset.mjs PACKAGES FONT LETTERS OUT
// PACKAGES is the folder of Node packages (web/node_modules), with HarfBuzz's subsetter as wasm; LETTERS is a text file.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MEMORY_WRITABLE = 2;
const DROP_TABLES = 3; // hb_subset_sets_t
const NO_HINTING = 1; // hb_subset_flags_t
/** Tables for text shaping, which Dear ImGui doesn't do. */
const UNUSED_TABLES = ['GSUB', 'GPOS', 'GDEF', 'kern', 'DSIG', 'GASP', 'gasp', 'STAT'];

/** HarfBuzz's functions and its memory. @typedef {{hb: Record<string, (...numbers: number[]) => number>, heap: () => Buffer}} HarfBuzz */

/** @param {string} packages @returns {Promise<HarfBuzz>} */
async function harfBuzz(packages) {
  const { instance } = await WebAssembly.instantiate(readFileSync(join(packages, 'harfbuzzjs/hb-subset.wasm')));
  const hb = /** @type {Record<string, (...numbers: number[]) => number>} */ (/** @type {unknown} */ (instance.exports));
  return { hb, heap: () => Buffer.from(/** @type {WebAssembly.Memory} */ (instance.exports.memory).buffer) };
}

/** @param {HarfBuzz} harfBuzz @param {Buffer} bytes @returns {number} handle of the face */
function faceOf({ hb, heap }, bytes) {
  const at = hb.malloc(bytes.length);
  bytes.copy(heap(), at);
  return hb.hb_face_create(hb.hb_blob_create(at, bytes.length, MEMORY_WRITABLE, 0, 0), 0);
}

/** @param {HarfBuzz} harfBuzz @param {string} text @returns {number} handle of the subset's settings */
function inputFor({ hb }, text) {
  const input = hb.hb_subset_input_create_or_fail();
  const kept = hb.hb_subset_input_unicode_set(input);
  for (const letter of text) hb.hb_set_add(kept, /** @type {number} */ (letter.codePointAt(0)));
  const dropped = hb.hb_subset_input_set(input, DROP_TABLES);
  for (const tag of UNUSED_TABLES) hb.hb_set_add(dropped, Buffer.from(tag).readUInt32BE());
  hb.hb_subset_input_set_flags(input, NO_HINTING);
  return input;
}

/** The font with only the letters of the text and a space. @param {string} packages @param {string} font @param {string} text @returns {Promise<Buffer>} */
export async function subsetOf(packages, font, text) {
  const used = await harfBuzz(packages);
  const subset = used.hb.hb_subset_or_fail(faceOf(used, readFileSync(font)), inputFor(used, ` ${text.replace(/\s/g, '')}`));
  if (subset === 0) throw new Error(`${font} can't be cut down`);
  const blob = used.hb.hb_face_reference_blob(subset);
  const [from, length] = [used.hb.hb_blob_get_data(blob, 0), used.hb.hb_blob_get_length(blob)];
  return Buffer.from(used.heap().subarray(from, from + length));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [packages, font, letters, out] = process.argv.slice(2);
  writeFileSync(out, await subsetOf(packages, font, readFileSync(letters, 'utf8')));
}
