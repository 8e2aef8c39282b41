// @ts-check
// Builds the web bundle, the folder that is served: node bundle.mjs --wasm FOLDER --assets FOLDER --third-party FOLDER --emscripten FOLDER
//   --out FOLDER --store FOLDER [--address URL] [--dev], or
//   --single FILE instead of --out: the whole game as one page
// Every file but the page and the service workers has a hash of its content in its name. Files other than PNG are also stored as brotli
// and gzip, and the sizes must match web/pack/budget.json. --address: the public URL, for link previews.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { growth, offBudget, printSizes } from './budget.mjs';
import { completeBuild } from './build.mjs';
import { compress } from './compress.mjs';
import { subsetOf } from '../../assets/fonts/subset.mjs';
import { icons, preview } from './icons.mjs';
import { licenceText } from './licences.mjs';
import { singlePage } from './single.mjs';
import { Templates } from './template.mjs';

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..');
const PACKAGES = join(WEB, 'node_modules');
const ENTRIES = ['page.js', 'bot.js', 'graphics.js', 'sound.js', 'offline.js', 'service.js', 'service_off.js'];
/** Compiled for old browsers, which get at least a title and a message. */
const OLD_ENTRIES = ['boot.js', 'title.js'];
const WASM = { 'table.wasm': 'table.wasm', 'table.glue.js': 'table.js' };
/** Font subsets for the title, embedded in the page's style sheet. */
const FONTS = { 'name.woff2': '@expo-google-fonts/old-standard-tt/OldStandardTT_700Bold.ttf', 'sans.woff2': '@expo-google-fonts/barlow-semi-condensed/500Medium/BarlowSemiCondensed_500Medium.ttf' };

/** The page's Content-Security-Policy. Trusted Types: one policy, the closed list in worker.js. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval' '{hash:title.js}'",
  "style-src 'self' '{hash:page.css}'",
  "img-src 'self' blob: data:",
  'font-src data:',
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types semafor',
].join('; ');

/** The page's own texts, imported from the generated module as a data URL: older versions of Node don't accept a .js file as a module. @param {string} path */
const textsIn = async (path) => (await import(`data:text/javascript;base64,${readFileSync(path).toString('base64')}`)).TEXTS;

/** An esbuild plugin that provides a module semafor-NAME, which exports one constant. @param {string} name @param {string} constant @param {unknown} value */
const madeModule = (name, constant, value) => ({
  name,
  setup(/** @type {any} */ build) {
    build.onResolve({ filter: new RegExp(`^semafor-${name}$`) }, () => ({ path: name, namespace: name }));
    build.onLoad({ filter: /./, namespace: name }, () => ({ contents: `export const ${constant} = ${JSON.stringify(value)};`, loader: 'js' }));
  },
});

/** The page's own texts that boot.js uses. @param {string} texts */
async function pageTexts(texts) {
  const TEXTS = await textsIn(texts);
  const boot = readFileSync(join(WEB, 'page/boot.js'), 'utf8');
  const said = Object.fromEntries(Object.entries(TEXTS).filter(([key]) => boot.includes(`'${key}'`)));
  return madeModule('texts', 'TEXTS', said);
}

/** The texts of these files in assets/texts, by key and language. @param {string[]} names @returns {Record<string, Record<string, string>>} */
const playersTexts = (...names) => Object.assign({}, ...names.map((name) => JSON.parse(readFileSync(join(WEB, `../assets/texts/${name}.json`), 'utf8'))));

const LANGUAGES = { en: 'English', pl: 'Polski', hu: 'Magyar' };
/** The title's buttons for a player without games: id and key of the text. */
const TITLE_BUTTONS = { new: 'menuNewGame', learn: 'menuLearn', saves: 'menuGames', settings: 'menuSettings', about: 'menuAbout' };

/** The title's texts in each language, used until the program has loaded. */
function titleWords() {
  const texts = playersTexts('screens', 'canvas', 'page');
  return Object.fromEntries(Object.entries(LANGUAGES).map(([code, name]) => {
    const said = (/** @type {string} */ key) => texts[key][code];
    const buttons = Object.entries(TITLE_BUTTONS).map(([id, key]) => [id, said(key)]);
    return [code, { name, tagline: said('tagline'), buttons, language: said('language'), downloaded: said('downloaded'), failed: said('loadFailed') }];
  }));
}
const TITLE = titleWords();

/** The program's version, from CMakeLists.txt. */
const [, VERSION] = /** @type {RegExpExecArray} */ (/project\(Semafor VERSION ([\d.]+)/.exec(readFileSync(join(WEB, '../CMakeLists.txt'), 'utf8')));

/** HTML of the title for a player without games: the same elements that title.js and the text view create. */
function titleHtml() {
  const { tagline, buttons, language } = TITLE.en;
  const made = buttons.map(([id, text]) => `<button type="button" data-key="button ${id}"><span>${text}</span><small></small></button>`);
  const segments = Object.entries(LANGUAGES).map(([code, name]) =>
    `<label><input type="radio" name="language" value="${code}"${code === 'en' ? ' checked' : ''}><span>${name}</span></label>`);
  return `<h1 data-key="heading1 1">Semafor</h1><p data-key="text 1">${tagline}</p>${made.join('')}` +
    `<fieldset data-key="segments language"><legend>${language}</legend>${segments.join('')}</fieldset><p data-key="text 2">${VERSION}</p>`;
}

/** The semaphore drawing for the light and the dark theme. @returns {[string, Buffer][]} */
function semaphores() {
  const day = readFileSync(join(WEB, '../assets/icons/semaphore.svg'), 'utf8');
  const night = day.replaceAll('#2b2418', '#f0e6d0').replace('#b53226', '#ff8f80');
  return [['semaphore.svg', Buffer.from(day)], ['semaphore-night.svg', Buffer.from(night)]];
}

/** WOFF2 font subsets: serif for the game's name, sans for the title's texts in all languages. @returns {Promise<[string, Buffer][]>} */
async function letters() {
  const { compress: toWoff2 } = createRequire(import.meta.url)('wawoff2');
  const said = JSON.stringify(Object.values(TITLE));
  const packed = async (/** @type {keyof typeof FONTS} */ name, /** @type {string} */ text) =>
    /** @type {[string, Buffer]} */ ([name, Buffer.from(await toWoff2(await subsetOf(PACKAGES, join(PACKAGES, FONTS[name]), text)))]);
  return [await packed('name.woff2', 'SEMAFOR'), await packed('sans.woff2', `${said}0123456789`)];
}

/** File name and path of each asset pack, as the build lists them. @param {string} assets @returns {[string, string][]} */
const packsIn = (assets) => JSON.parse(readFileSync(join(assets, 'packs.json'), 'utf8')).map((/** @type {string} */ path) => [basename(path), join(assets, path)]);

/** The addresses and hashes of all asset packs, for pack.js. @param {[string, string][]} packs */
function packSources(packs) {
  const sources = Object.fromEntries(packs.map(([file]) => [file.replace(/\.\w+$/, ''), [`{file:${file}}`, `{hash:${file}}`]]));
  return madeModule('packs', 'PACKS', sources);
}

/** Variant of the page to build. @typedef {{dev: boolean, single: boolean}} Kind */

/** @param {string[]} entries @param {string} target @param {any[]} plugins @param {Kind} kind @returns {Promise<[string, Buffer][]>} */
async function scripts(entries, target, plugins, { dev, single }) {
  const esbuild = createRequire(import.meta.url)('esbuild');
  const { outputFiles } = await esbuild.build({
    entryPoints: entries.map((name) => join(WEB, 'page', name)),
    bundle: true, format: 'iife', target, charset: 'utf8', minify: !dev, write: false, outdir: '/', logLevel: 'error',
    define: { SEMAFOR_SINGLE: String(single) }, plugins,
  });
  return outputFiles.map((/** @type {{path: string, contents: Uint8Array}} */ file) => [file.path.slice(1), Buffer.from(file.contents)]);
}

/** @param {string} css */
async function smallStyle(css) {
  const esbuild = createRequire(import.meta.url)('esbuild');
  return Buffer.from((await esbuild.transform(css, { loader: 'css', minify: true })).code.trim());
}

/** Input folders, and the bundle's public URL. @typedef {{wasm: string, assets: string, thirdParty: string, emscripten: string, address: string}} Parts */

/** Fills in texts in every language, shown if no script runs. @param {string} html @param {string} texts */
async function withTexts(html, texts) {
  const TEXTS = await textsIn(texts);
  return html.replace(/\{texts:(\w+)\}/g, (_, key) => Object.entries(TEXTS[key]).map(([language, text]) => `<p lang="${language}">${text}</p>`).join(''));
}

/** Tags for link previews; their URLs must be absolute. @param {string} address */
const linkTags = (address) =>
  address && `<link rel="canonical" href="${address}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${address}{file:preview.png}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
`;

/** The web app manifest in every language. @returns {[string, Buffer][]} */
function manifests() {
  const read = (/** @type {string} */ path) => readFileSync(join(WEB, path), 'utf8');
  const texts = playersTexts('screens', 'saves');
  const manifest = read('page/manifest.webmanifest');
  return Object.keys(texts.tagline).map((language) => [`manifest-${language}.webmanifest`,
    Buffer.from(manifest.replace('{language}', language).replace(/\{text:(\w+)\}/g, (_, key) => texts[key][language]))]);
}

/** The source of index.html without the Content-Security-Policy, which differs for the single page. @param {string} address @param {string} texts */
async function pageSource(address, texts) {
  const html = readFileSync(join(WEB, 'page/index.html'), 'utf8').replace('{address}', linkTags(address)).replace('{title}', titleHtml());
  return withTexts(html, texts);
}

/** @param {Parts} parts @param {Kind} kind */
async function sources({ wasm, assets, thirdParty, emscripten, address }, kind) {
  const page = (/** @type {string} */ name) => readFileSync(join(WEB, 'page', name));
  const texts = join(assets, 'texts/texts.js');
  const html = (await pageSource(address, texts)).replace('{policy}', POLICY);
  const packs = packsIn(assets);
  const plugins = [await pageTexts(texts), packSources(packs), madeModule('title', 'WORDS', TITLE)];
  const old = (await scripts(OLD_ENTRIES, 'es2015', plugins, kind)).map(([name, bytes]) => /** @type {[string, Buffer]} */ ([name, Buffer.from(bytes.toString().trim().replace('{version}', VERSION))]));
  const pictures = join(WEB, '../assets/icons');
  return new Map([
    ...Object.entries(WASM).map(([name, file]) => /** @type {const} */ ([name, readFileSync(join(wasm, file))])),
    ...packs.map(([name, path]) => /** @type {const} */ ([name, readFileSync(path)])),
    ...(await scripts(kind.single ? [...ENTRIES, 'single.js'] : ENTRIES, 'es2020', plugins, kind)),
    ...old,
    ...(await letters()),
    ...semaphores(),
    ...icons(pictures),
    ['preview.png', preview(pictures, PACKAGES)],
    ['page.css', await smallStyle(page('page.css').toString())],
    ...manifests(),
    ['licences.txt', licenceText(thirdParty, emscripten, PACKAGES)],
    ['index.html', Buffer.from(html)],
  ]);
}

/** All files to serve, with their served names: the page, every file that it mentions directly or indirectly, the service workers. */
function filesOf(/** @type {Templates} */ templates) {
  const page = templates.bytes('index.html');
  const files = [{ name: 'index.html', served: 'index.html', bytes: page }];
  for (const name of templates.served)
    files.push({ name, served: templates.hashedName(name), bytes: templates.bytes(name) });
  return completeBuild(files, (name) => templates.bytes(name));
}

/** Prints which groups have grown since the previous commit. @param {import('./budget.mjs').Weight[]} sizes @param {string} file stores the sizes */
function sayGrowth(sizes, file) {
  const { stdout } = spawnSync('git', ['-c', 'safe.directory=*', 'rev-parse', 'HEAD'], { cwd: WEB, encoding: 'utf8' });
  const commit = stdout?.trim();
  if (!commit) return; // no git history, or no git
  const last = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const now = growth(sizes, last, commit);
  now.grown.forEach((line) => console.log(line));
  writeFileSync(file, JSON.stringify(now.sizes));
}

/** @param {Parts} parts @param {string} out @param {string} store */
async function makeSingle(parts, out, store) {
  const templates = new Templates(await sources(parts, { dev: false, single: true }));
  const page = singlePage(await pageSource('', join(parts.assets, 'texts/texts.js')), templates);
  writeFileSync(out, page);
  const { br } = compress(page, store);
  console.log(`${out}: ${(page.length / 1000).toFixed(1)} KB, ${(br.length / 1000).toFixed(1)} with brotli (goals: 1000 and 700)`);
}

async function main() {
  const text = /** @type {const} */ ({ type: 'string', default: '' });
  const { values } = parseArgs({
    options: { wasm: text, assets: text, 'third-party': text, emscripten: text, out: text, store: text, single: text, address: text, dev: { type: 'boolean', default: false } },
  });
  const { out, store, dev } = values;
  const parts = { wasm: values.wasm, assets: values.assets, thirdParty: values['third-party'], emscripten: values.emscripten,
    address: values.address && values.address.replace(/\/*$/, '/') };
  if (values.single) return makeSingle(parts, values.single, store);
  const part = `${out}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const sizes = [];
  for (const { name, served, bytes } of filesOf(new Templates(await sources(parts, { dev, single: false })))) {
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
    sayGrowth(sizes, join(store, 'sizes.json'));
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
