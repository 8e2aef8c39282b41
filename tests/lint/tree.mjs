// @ts-check
// Checks the source tree: the top-level entries, the length of files, and forbidden words.
//   node tree.mjs ROOT
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TOP = new Set(['CMakeLists.txt', 'README.md', 'engine', 'web', 'shell', 'assets', 'maps', 'tests']);
const LONGEST = 400; // lines of a source file
const SOURCE = /\.(cpp|h|js|mjs|css)$/;
const PRODUCT = /^(engine|shell|web|assets|maps)\//;
// Split into parts, so that this file doesn't contain the word itself.
const TRADEMARK = new RegExp(['Ticket', 'to', 'Ride'].join('[\\s_-]*'), 'i');
const MIRROR = new RegExp(`https?://[a-z0-9.-]*(${['deb' + 'ian', 'np' + 'mjs'].join('|')})\\.(org|com)`);

/**
 * @param {string} file path from the root
 * @param {string} text
 * @returns {string[]} one sentence for each fault
 */
export function outOfPlace(file, text) {
  const found = [];
  const top = file.split('/')[0];
  if (!TOP.has(top) && !top.startsWith('.')) found.push(`${file}: the top level holds only ${[...TOP].join(' ')}`);
  const lines = text.split('\n').length - 1;
  if (SOURCE.test(file) && lines > LONGEST) found.push(`${file}: ${lines} lines; at most ${LONGEST}`);
  if (PRODUCT.test(file) && TRADEMARK.test(text)) found.push(`${file}: names the trademark`);
  if (MIRROR.test(text)) found.push(`${file}: holds the address of a package mirror`);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2];
  const listed = execFileSync('git', ['-C', root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const found = listed.toString().split('\0').filter(Boolean)
    .flatMap((file) => outOfPlace(file, readFileSync(join(root, file), 'utf8')));
  found.forEach((line) => console.log(line));
  process.exit(found.length > 0 ? 1 : 0);
}
