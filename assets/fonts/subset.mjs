// @ts-check
// Cuts a font down to our letters: node subset.mjs PACKAGES FONT LETTERS OUT
// PACKAGES is the folder of Node packages (web/node_modules), which holds HarfBuzz's subsetter as wasm.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [packages, font, letters, out] = process.argv.slice(2);

const MEMORY_WRITABLE = 2;
const DROP_TABLES = 3; // hb_subset_sets_t
const NO_HINTING = 1; // hb_subset_flags_t
/** Dear ImGui sets one letter after the other: tables of layout serve nothing here. */
const UNUSED_TABLES = ['GSUB', 'GPOS', 'GDEF', 'kern', 'DSIG', 'GASP', 'gasp', 'STAT'];

const { instance } = await WebAssembly.instantiate(readFileSync(join(packages, 'harfbuzzjs/hb-subset.wasm')));
const hb = /** @type {Record<string, (...numbers: number[]) => number>} */ (/** @type {unknown} */ (instance.exports));
const heap = () => Buffer.from(/** @type {WebAssembly.Memory} */ (instance.exports.memory).buffer);

/** @param {Buffer} bytes @returns {number} a face of HarfBuzz's */
function faceOf(bytes) {
  const at = hb.malloc(bytes.length);
  bytes.copy(heap(), at);
  return hb.hb_face_create(hb.hb_blob_create(at, bytes.length, MEMORY_WRITABLE, 0, 0), 0);
}

/** @param {string} text @returns {number} what to keep */
function inputFor(text) {
  const input = hb.hb_subset_input_create_or_fail();
  const kept = hb.hb_subset_input_unicode_set(input);
  for (const letter of text) hb.hb_set_add(kept, /** @type {number} */ (letter.codePointAt(0)));
  const dropped = hb.hb_subset_input_set(input, DROP_TABLES);
  for (const tag of UNUSED_TABLES) hb.hb_set_add(dropped, Buffer.from(tag).readUInt32BE());
  hb.hb_subset_input_set_flags(input, NO_HINTING);
  return input;
}

const text = ` ${readFileSync(letters, 'utf8').replace(/\s/g, '')}`;
const subset = hb.hb_subset_or_fail(faceOf(readFileSync(font)), inputFor(text));
if (subset === 0) throw new Error(`${font} can't be cut down`);
const blob = hb.hb_face_reference_blob(subset);
const [from, length] = [hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob)];
writeFileSync(out, heap().subarray(from, from + length));
