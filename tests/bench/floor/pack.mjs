// @ts-check
// Bundles the floor page, as web/pack/bundle.mjs bundles our page:  node pack.mjs WASM_FOLDER OUT STORE
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from '../../../web/pack/compress.mjs';
import { Templates } from '../../../web/pack/template.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const esbuild = createRequire(join(HERE, '../../../web/package.json'))('esbuild');
const [wasm, out, store] = process.argv.slice(2);

/** @param {string} name @param {'css' | 'js'} loader */
const small = (name, loader) =>
  Buffer.from(esbuild.transformSync(readFileSync(join(HERE, name), 'utf8'), { loader, minify: true }).code.trim());

const templates = new Templates(new Map([
  ['index.html', readFileSync(join(HERE, 'index.html'))],
  ['floor.css', small('floor.css', 'css')],
  ['floor.js', small('floor.js', 'js')],
  ['floor.glue.js', readFileSync(join(wasm, 'floor.js'))],
  ['floor.wasm', readFileSync(join(wasm, 'floor.wasm'))],
]));
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
let weight = 0;
for (const name of ['index.html', 'floor.js', 'floor.glue.js', 'floor.wasm']) {
  const bytes = templates.bytes(name);
  const served = join(out, name === 'index.html' ? name : templates.hashedName(name));
  const { br, gz } = compress(bytes, store);
  writeFileSync(served, bytes);
  writeFileSync(`${served}.br`, br);
  writeFileSync(`${served}.gz`, gz);
  weight += br.length;
}
console.log(`the floor page: ${(weight / 1000).toFixed(1)} KB with brotli`);
