// @ts-check
// Cuts the table's program into two: what its very first picture needs, and the rest, which comes while people look at that.
//   node halves.mjs --program table.wasm --objects FOLDER --binaryen FOLDER --out FOLDER      with Emscripten on the PATH
// The program has its functions' names, mangled; rest.txt says of which sources the rest is made. In the first half stand calls that
// fail until the second is there (web/page/halves.js).
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const FEATURES = ['--enable-bulk-memory', '--enable-sign-ext', '--enable-nontrapping-float-to-int', '--enable-mutable-globals'];

/** The sources of the rest. */
const rest = readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'rest.txt'), 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));

/** "engine/CMakeFiles/semafor_rules.dir/rules/legal.cpp.o" is engine/rules/legal. @param {string} object */
function sourceOf(object) {
  const [, folder, path] = /^(.*?\/?)CMakeFiles\/[^/]+\.dir\/(.*)\.cpp\.o$/.exec(object) ?? [];
  return join(folder ?? '', (path ?? object).replaceAll('__/', '../'));
}

/** @param {string} source */
const isRest = (source) => rest.some((one) => (one.endsWith('/') ? source.startsWith(one) : source === one));

/** As the compiler writes what is in our namespace. Of equal functions the linker keeps one: templates may stand for those of others. */
const OURS = /^_ZNK?7semafor/;

/** Functions that sources of the rest define and no others: those in headers belong to everybody. @param {string} objects */
function functionsOfRest(objects) {
  const files = readdirSync(objects, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(engine|shell|assets|web)\/.*\.cpp\.o$/.test(name) && !/(_fast|\/bot|\/semafor)\.dir\//.test(name));
  const sources = files.map(sourceOf);
  const missing = rest.filter((one) => !sources.some((source) => (one.endsWith('/') ? source.startsWith(one) : source === one)));
  if (missing.length > 0) throw new Error(`web/pack/rest.txt: no such source: ${missing.join(', ')}`);
  const listed = execFileSync('emnm', ['--defined-only', '--format=posix', '-A', ...files],
    { cwd: objects, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
  const [ours, others] = [new Set(), new Set()];
  for (const [, file, name, kind] of listed.matchAll(/^(.*\.o): (\S+) (\w) /gm))
    (/[tT]/.test(kind) && OURS.test(name) && isRest(sourceOf(file)) ? ours : others).add(name);
  others.forEach((name) => ours.delete(name));
  return ours;
}

/** What wasm is written in. */
class Bytes {
  /** @param {Buffer} all */
  constructor(all) {
    this.all = all;
    this.at = 0;
  }

  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.all[this.at++];
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }

  text() {
    const part = this.part();
    return part.all.toString('utf8');
  }

  /** What a size stands before. */
  part() {
    const size = this.number();
    this.at += size;
    return new Bytes(this.all.subarray(this.at - size, this.at));
  }

  /** Parts that a kind of one byte stands before. @returns {Generator<[kind: number, part: Bytes]>} */
  *sections() {
    while (this.at < this.all.length) yield [this.all[this.at++], this.part()];
  }
}

/** The names of a program's functions, in their order. @param {Buffer} wasm @returns {string[]} */
function functionNames(wasm) {
  const own = [...new Bytes(wasm.subarray(8)).sections()].filter(([kind]) => kind === 0).map(([, part]) => part).find((part) => part.text() === 'name');
  const [, functions] = [...(own?.sections() ?? [])].find(([kind]) => kind === 1) ?? [];
  return Array.from({ length: functions?.number() ?? 0 }, () => {
    functions?.number();
    return functions?.text() ?? '';
  });
}

function main() {
  const text = /** @type {const} */ ({ type: 'string', default: '' });
  const { program, objects, binaryen, out } = parseArgs({ options: { program: text, objects: text, binaryen: text, out: text } }).values;
  const later = functionsOfRest(objects);
  // The compiler numbers what has one name in several sources.
  const chosen = functionNames(readFileSync(program)).filter((name) => later.has(name.replace(/\.\d+$/, '')));
  if (chosen.length === 0) throw new Error(`${program} has no names of functions`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const [list, first, second] = ['later.txt', 'first.wasm', 'rest.wasm'].map((name) => join(out, name));
  writeFileSync(list, chosen.join('\n'));
  execFileSync(join(binaryen, 'wasm-split'), [...FEATURES, program, `--split-funcs=@${list}`, '-o1', first, '-o2', second]);
  for (const half of [first, second]) execFileSync(join(binaryen, 'wasm-opt'), [...FEATURES, '-Oz', half, '-o', half]);
}

main();
