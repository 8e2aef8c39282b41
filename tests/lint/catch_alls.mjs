// @ts-check
// Forbids catch-alls in visitors: a catch-all (a template, `auto` or `...` parameter) would silently handle events, actions and
// steps that don't exist yet. Reports each one that isn't in the list below.
//   node catch_alls.mjs ROOT
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourcesIn } from './arrows.mjs';

/** Files that may have catch-alls: how many, and why they are harmless. */
const ALLOWED = /** @type {Record<string, { count: number, why: string }>} */ ({
  'engine/rules/play.h': { count: 2, why: 'records every event whole, or none' },
  'engine/rules/legal.cpp': { count: 1, why: 'calls the overload of check for each action; a missing one does not compile' },
  'engine/rules/apply.cpp': { count: 1, why: 'calls the overload of perform for each action; a missing one does not compile' },
  'engine/codec/view_bytes.cpp': { count: 1, why: 'calls the overload of field for each step; a missing one does not compile' },
  'engine/codec/transcript_lines.cpp': { count: 2, why: 'picks the two shuffles, and a transcript without one does not replay; the other writes numbers' },
  'engine/cli/table_text.cpp': { count: 1, why: 'one line less in the terminal; the event is redacted already' },
  'shell/desk/ask.cpp': { count: 2, why: 'reads what every ask must say it is about; puts a value into those that take one' },
  'shell/table/timeline.cpp': { count: 1, why: 'nothing moves on the table; the event is redacted already' },
  'shell/desk/drills.cpp': { count: 1, why: 'an event that no step of an exercise asks for' },
  'shell/screens/board_view.cpp': { count: 1, why: 'whether an event is of the own seat, for a highlight; the event is redacted already' },
});

const TEMPLATE_CALL = /template\s*<[^;{}]*?>\s*(?:requires\s[^;{}]*?)?[\w:<>&*,\s]*?\boperator\(\)\s*\(/g;
const AUTO_CALL = /\boperator\(\)\s*\(\s*(?:[^()]*\bauto\b|\.\.\.)/g;
const GENERIC_LAMBDA = /(?<![\w\])])\[[^[\]]*\]\s*\([^()]*(?:\bauto\b|\.\.\.)[^()]*\)/g;
const LAMBDA_TEMPLATE = /(?<![\w\])])\[[^[\]]*\]\s*<[^;{}()]*>\s*\(/g;

/** @param {string} text @returns {number[]} line numbers of catch-alls, from 1 */
function catchAllLines(text) {
  const patterns = [TEMPLATE_CALL, AUTO_CALL];
  if (/\bvisit\s*\(/.test(text)) patterns.push(GENERIC_LAMBDA, LAMBDA_TEMPLATE);
  const code = text.replace(/\/\/.*$/gm, '');
  return patterns
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map(({ index }) => code.slice(0, index).split('\n').length)
    .sort((a, b) => a - b);
}

/**
 * @param {string} file path from the root
 * @param {string} text
 * @returns {string[]} one sentence for each forbidden catch-all, or one if the list is out of date
 */
export function catchAlls(file, text) {
  const found = catchAllLines(text);
  const allowed = ALLOWED[file]?.count ?? 0;
  if (found.length > allowed)
    return found.map((line) => `${file}:${line}: a visitor ends in a catch-all; name every event, action or step (allowed here: ${allowed})`);
  if (found.length < allowed) return [`${file}: holds ${found.length} catch-alls, ${allowed} are allowed: correct the list in tests/lint/catch_alls.mjs`];
  return [];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2];
  const files = ['engine', 'shell', 'web/src'].flatMap((folder) => sourcesIn(join(root, folder)));
  const found = files.flatMap((file) => catchAlls(relative(root, file), readFileSync(file, 'utf8')));
  const missing = Object.keys(ALLOWED).filter((file) => !files.includes(join(root, file)));
  found.push(...missing.map((file) => `${file}: allowed catch-alls, but there is no such file`));
  found.forEach((line) => console.log(line));
  process.exit(found.length > 0 ? 1 : 0);
}
