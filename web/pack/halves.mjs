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

/** As the compiler writes what is in our namespace. */
const OURS = /^_ZZ*NK?7semafor/;
/** Of equal functions the linker keeps one, which stands for those of others, too: it may be anybody's. Large ones have no equal; in bytes. */
const UNEQUAL = 48;

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
    (/[tw]/i.test(kind) && OURS.test(name) && isRest(sourceOf(file)) ? ours : others).add(name);
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

const SECTIONS = { own: 0, code: 10 };

/** A program's functions in their order: their names, and how large they are; those from outside come first, and have no size. @param {Buffer} wasm */
function functionsOf(wasm) {
  const sections = [...new Bytes(wasm.subarray(8)).sections()];
  const own = sections.filter(([kind]) => kind === SECTIONS.own).map(([, part]) => part).find((part) => part.text() === 'name');
  const [, named] = [...(own?.sections() ?? [])].find(([kind]) => kind === 1) ?? [];
  const names = Array.from({ length: named?.number() ?? 0 }, () => {
    named?.number();
    return named?.text() ?? '';
  });
  const [, code] = sections.find(([kind]) => kind === SECTIONS.code) ?? [];
  const sizes = Array.from({ length: code?.number() ?? 0 }, () => code?.part().all.length ?? 0);
  return names.map((name, i) => ({ name, size: sizes[i - (names.length - sizes.length)] ?? 0 }));
}

function main() {
  const text = /** @type {const} */ ({ type: 'string', default: '' });
  const { program, objects, binaryen, out } = parseArgs({ options: { program: text, objects: text, binaryen: text, out: text } }).values;
  const later = functionsOfRest(objects);
  // The compiler numbers what has one name in several sources.
  const chosen = functionsOf(readFileSync(program))
    .filter(({ name, size }) => size >= UNEQUAL && later.has(name.replace(/\.\d+$/, ''))).map(({ name }) => name);
  if (chosen.length === 0) throw new Error(`${program} has no names of functions`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const [list, first, second] = ['later.txt', 'first.wasm', 'rest.wasm'].map((name) => join(out, name));
  writeFileSync(list, chosen.join('\n'));
  execFileSync(join(binaryen, 'wasm-split'), [...FEATURES, program, `--split-funcs=@${list}`, '-o1', first, '-o2', second]);
  for (const half of [first, second]) execFileSync(join(binaryen, 'wasm-opt'), [...FEATURES, '-Oz', half, '-o', half]);
}

main();
