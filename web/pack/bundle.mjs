// @ts-check
// Makes the folder that is served: node bundle.mjs --wasm FOLDER --assets FOLDER --third-party FOLDER --emscripten FOLDER
//   --out FOLDER --store FOLDER [--address URL] [--dev]
// Every file but the page and the service worker is named after its content, has brotli and gzip beside it, and must keep within its
// budget. --address: where it will be found, for those who show links.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { offBudget, printSizes } from './budget.mjs';
import { completeBuild } from './build.mjs';
import { compress } from './compress.mjs';
import { icons, preview } from './icons.mjs';
import { licenceText } from './licences.mjs';
import { Templates } from './template.mjs';

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..');
const ENTRIES = ['page.js', 'bot.js', 'graphics.js', 'sound.js', 'offline.js', 'service.js', 'service_off.js'];
/** Tells browsers that can't read the others what to do. */
const OLD_ENTRIES = ['boot.js'];
/** What is fetched after the program, by the names of assets/CMakeLists.txt. */
const PARCELS = {
  'texts-en.txt': 'texts/texts-en.txt', 'texts-pl.txt': 'texts/texts-pl.txt', 'texts-hu.txt': 'texts/texts-hu.txt',
  'rules-en.txt': 'texts/rules-en.txt', 'rules-pl.txt': 'texts/rules-pl.txt', 'rules-hu.txt': 'texts/rules-hu.txt',
  'serif.ttf': 'serif_bold.ttf',
  'art.bin': 'art.bin',
};
/** The table's program is cut in two (halves.mjs). */
const WASM = { 'table.wasm': 'halves/first.wasm', 'rest.wasm': 'halves/rest.wasm', 'table.glue.js': 'table.js', 'bot.wasm': 'bot.wasm', 'bot.glue.js': 'bot.js' };

/** Also the page's only place where code may come from. Trusted Types: one policy, the closed list in worker.js. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' '{hash:page.css}'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types semafor',
].join('; ');

/** The page's own texts, from the module that is made of them: an older Node takes a module only under another name, or as data. @param {string} path */
const textsIn = async (path) => (await import(`data:text/javascript;base64,${readFileSync(path).toString('base64')}`)).TEXTS;

/** Those of the page's own texts that boot.js says. @param {string} texts */
async function pageTexts(texts) {
  const TEXTS = await textsIn(texts);
  const boot = readFileSync(join(WEB, 'page/boot.js'), 'utf8');
  const said = Object.fromEntries(Object.entries(TEXTS).filter(([key]) => boot.includes(`'${key}'`)));
  return {
    name: 'texts',
    setup(/** @type {any} */ build) {
      build.onResolve({ filter: /^semafor-texts$/ }, () => ({ path: 'texts', namespace: 'texts' }));
      build.onLoad({ filter: /./, namespace: 'texts' }, () => ({ contents: `export const TEXTS = ${JSON.stringify(said)};`, loader: 'js' }));
    },
  };
}

/** The names of the boards' sheets as files. @param {string} assets @returns {string[]} */
const sheetsIn = (assets) => JSON.parse(readFileSync(join(assets, 'boards.json'), 'utf8')).map((/** @type {string} */ name) => `board-${name}.bin`);

/** Where parcels.js finds the boards of this build. @param {string[]} sheets */
function boardSources(sheets) {
  const boards = Object.fromEntries(sheets.map((file) => [file.replace('.bin', ''), [`{file:${file}}`, `{hash:${file}}`]]));
  return {
    name: 'boards',
    setup(/** @type {any} */ build) {
      build.onResolve({ filter: /^semafor-boards$/ }, () => ({ path: 'boards', namespace: 'boards' }));
      build.onLoad({ filter: /./, namespace: 'boards' }, () => ({ contents: `export const BOARDS = ${JSON.stringify(boards)};`, loader: 'js' }));
    },
  };
}

/** @param {string[]} entries @param {string} target @param {any[]} plugins @param {boolean} dev @returns {Promise<[string, Buffer][]>} */
async function scripts(entries, target, plugins, dev) {
  const esbuild = createRequire(import.meta.url)('esbuild');
  const { outputFiles } = await esbuild.build({
    entryPoints: entries.map((name) => join(WEB, 'page', name)),
    bundle: true, format: 'iife', target, charset: 'utf8', minify: !dev, write: false, outdir: '/', logLevel: 'error',
    plugins,
  });
  return outputFiles.map((/** @type {{path: string, contents: Uint8Array}} */ file) => [file.path.slice(1), Buffer.from(file.contents)]);
}

/** @param {string} css */
async function smallStyle(css) {
  const esbuild = createRequire(import.meta.url)('esbuild');
  return Buffer.from((await esbuild.transform(css, { loader: 'css', minify: true })).code.trim());
}

/** Where the parts are found, and where the bundle will be. @typedef {{wasm: string, assets: string, thirdParty: string, emscripten: string, address: string}} Parts */

/** The page's own text in every language, for those whose scripts never run. @param {string} html @param {string} texts */
async function withTexts(html, texts) {
  const TEXTS = await textsIn(texts);
  return html.replace(/\{texts:(\w+)\}/g, (_, key) => Object.entries(TEXTS[key]).map(([language, text]) => `<p lang="${language}">${text}</p>`).join(''));
}

/** What those who show links want to know; addresses can't be relative there. @param {string} address */
const linkTags = (address) =>
  address && `<link rel="canonical" href="${address}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${address}{file:preview.png}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
`;

/** What an installed app is called and offers, in every language. @returns {[string, Buffer][]} */
function manifests() {
  const read = (/** @type {string} */ path) => readFileSync(join(WEB, path), 'utf8');
  /** @type {Record<string, Record<string, string>>} */
  const texts = Object.assign({}, ...['screens', 'saves'].map((name) => JSON.parse(read(`../assets/texts/${name}.json`))));
  const manifest = read('page/manifest.webmanifest');
  return Object.keys(texts.tagline).map((language) => [`manifest-${language}.webmanifest`,
    Buffer.from(manifest.replace('{language}', language).replace(/\{text:(\w+)\}/g, (_, key) => texts[key][language]))]);
}

/** @param {Parts} parts @param {boolean} dev */
async function sources({ wasm, assets, thirdParty, emscripten, address }, dev) {
  const page = (/** @type {string} */ name) => readFileSync(join(WEB, 'page', name));
  const texts = join(assets, 'texts/texts.js');
  const html = await withTexts(page('index.html').toString().replace('{policy}', POLICY).replace('{address}', linkTags(address)), texts);
  const sheets = sheetsIn(assets);
  const plugins = [await pageTexts(texts), boardSources(sheets)];
  const [pictures, packages] = [join(WEB, '../assets/icons'), join(WEB, 'node_modules')];
  return new Map([
    ...Object.entries(WASM).map(([name, file]) => /** @type {const} */ ([name, readFileSync(join(wasm, file))])),
    ...Object.entries(PARCELS).map(([name, file]) => /** @type {const} */ ([name, readFileSync(join(assets, file))])),
    ...sheets.map((name) => /** @type {const} */ ([name, readFileSync(join(assets, name))])),
    ...(await scripts(ENTRIES, 'es2020', plugins, dev)),
    ...(await scripts(OLD_ENTRIES, 'es2015', plugins, dev)),
    ...icons(pictures),
    ['preview.png', preview(pictures, packages)],
    ['page.css', await smallStyle(page('page.css').toString())],
    ...manifests(),
    ['licences.txt', licenceText(thirdParty, emscripten, packages)],
    ['index.html', Buffer.from(html)],
  ]);
}

/** Everything that the page mentions, directly or not, under the name that it is served by. */
function filesOf(/** @type {Templates} */ templates) {
  const page = templates.bytes('index.html');
  const files = [{ name: 'index.html', served: 'index.html', bytes: page }];
  for (const name of templates.finished.keys())
    if (name !== 'index.html' && name !== 'page.css')
      files.push({ name, served: templates.hashedName(name), bytes: templates.bytes(name) });
  return completeBuild(files, (name) => templates.bytes(name));
}

async function main() {
  const text = /** @type {const} */ ({ type: 'string', default: '' });
  const { values } = parseArgs({
    options: { wasm: text, assets: text, 'third-party': text, emscripten: text, out: text, store: text, address: text, dev: { type: 'boolean', default: false } },
  });
  const { out, store, dev } = values;
  const parts = { wasm: values.wasm, assets: values.assets, thirdParty: values['third-party'], emscripten: values.emscripten,
    address: values.address && values.address.replace(/\/*$/, '/') };
  const part = `${out}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const sizes = [];
  for (const { name, served, bytes } of filesOf(new Templates(await sources(parts, dev)))) {
    writeFileSync(join(part, served), bytes);
    if (dev) continue;
    const { br, gz } = compress(bytes, store);
    if (!served.endsWith('.png')) {
      writeFileSync(join(part, `${served}.br`), br);
      writeFileSync(join(part, `${served}.gz`), gz);
    }
    sizes.push({ name, raw: bytes.length, gzip: gz.length, brotli: br.length });
  }
  if (!dev) {
    printSizes(sizes);
    const off = offBudget(sizes);
    if (off.length > 0) throw new Error(`not as web/pack/budget.json says: ${off.join(', ')}`);
  }
  rmSync(out, { recursive: true, force: true });
  renameSync(part, out);
}

main().catch((error) => {
  console.error(`semafor: ${error.message}`);
  process.exit(1);
});
