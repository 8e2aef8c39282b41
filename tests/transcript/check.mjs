// @ts-check
// Checks transcripts against the rules: node check.mjs [--map FOLDER]... FILE... (no file: standard input; .gz is unpacked).
// --map adds the board of a folder to the boards in maps/. Exits with 1 on any difference.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { addBoard } from './board.mjs';
import { Difference } from './compare.mjs';
import { replay } from './replay.mjs';

const STANDARD_INPUT = 0;

/** @param {string} name @param {string} text @returns {boolean} whether it follows the rules */
function check(name, text) {
  try {
    console.log(`${name}: ${replay(text)} steps, ok`);
    return true;
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    console.log(`${name}: ${error.message}`);
    return false;
  }
}

/** @param {string} file */
function textOf(file) {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}

const { positionals: files, values } = parseArgs({ options: { map: { type: 'string', multiple: true } }, allowPositionals: true });
for (const folder of values.map ?? []) addBoard(folder);
const results = files.length > 0
  ? files.map((file) => check(file, textOf(file)))
  : [check('-', readFileSync(STANDARD_INPUT, 'utf8'))];
process.exitCode = results.every(Boolean) ? 0 : 1;
