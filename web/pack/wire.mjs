// @ts-check
// Generates web/page/wire.js: the enums that program and page share, read from the program's sources.
//   node wire.mjs
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const OUT = join(ROOT, 'web/page/wire.js');
/** The enums and their files. @type {[name: string, file: string][]} */
const LISTS = [
  ['PageCall', 'web/src/wire.h'], ['PageEvent', 'web/src/wire.h'], ['Handed', 'shell/desk/host.h'], ['StoreRisk', 'shell/desk/host.h'],
  ['StoreFault', 'shell/store/store.h'], ['Cue', 'shell/desk/cue.h'],
];

/** An enum's names in order, without the prefix k. Throws if the enum is missing or has explicit values. @param {string} name @param {string} source */
export function namesOf(name, source) {
  const [, body] = new RegExp(`enum class ${name} : [\\w:]+ \\{([^}]*)\\}`).exec(source.replace(/\/\/.*/g, '')) ?? [];
  if (body === undefined) throw new Error(`there is no enum class ${name}`);
  const names = body.split(',').map((part) => part.trim()).filter(Boolean);
  const odd = names.find((one) => !/^k[A-Z]\w*$/.test(one));
  if (odd) throw new Error(`${name}: "${odd}" isn't a name alone`);
  return names.map((one) => one[1].toLowerCase() + one.slice(2));
}

/** @returns {string} wire.js */
export function wire() {
  const lists = LISTS.map(([name, file]) => {
    const names = namesOf(name, readFileSync(join(ROOT, file), 'utf8'));
    return `/** ${name} in ${file}. */\nexport const ${name} = /* @__PURE__ */ Object.freeze({ ${names.map((one, i) => `${one}: ${i}`).join(', ')} });\n`;
  });
  return `// @ts-check\n// Made by web/pack/wire.mjs: what the program calls by these numbers.\n${lists.join('')}`;
}

function writeWire() {
  const text = wire();
  if (!existsSync(OUT) || readFileSync(OUT, 'utf8') !== text) writeFileSync(OUT, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeWire();
