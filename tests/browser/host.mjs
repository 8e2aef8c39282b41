// @ts-check
// A web host for tests that can be slow, break off, send wrong content, disappear, and publish another build.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, siteServer } from '../../web/pack/serve.mjs';
import { SITE } from './browser.mjs';

/** A temporary folder, deleted when the test is over. @param {import('node:test').TestContext} t */
export function folderFor(t) {
  const folder = mkdtempSync(join(tmpdir(), 'semafor-test-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Launches browsers one after the other with the same profile; they and the profile are removed when the test is over.
 * @param {import('node:test').TestContext} t @param {(folder: string) => Promise<import('puppeteer-core').Browser>} launch
 */
export function profileFor(t, launch) {
  const folder = mkdtempSync(join(tmpdir(), 'semafor-profile-'));
  /** @type {import('puppeteer-core').Browser[]} */
  const browsers = [];
  t.after(async () => {
    for (const one of browsers) if (one.connected) await one.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  return async () => {
    const browser = await launch(folder);
    browsers.push(browser);
    return browser;
  };
}

const sha = (/** @type {'sha256' | 'sha384'} */ kind, /** @type {string | Buffer} */ bytes, /** @type {'hex' | 'base64'} */ how) => createHash(kind).update(bytes).digest(how);
const read = (/** @type {string} */ folder, /** @type {string} */ name) => readFileSync(join(folder, name));

/** @param {string} folder @returns {string} */
export const buildOf = (folder) => /data-build="([0-9a-f]{16})"/.exec(read(folder, 'index.html').toString())?.[1] ?? '';

/** The served name of a file: page.js is page.0123456789.js. @param {string} folder @param {string} plain */
export function servedName(folder, plain) {
  const served = readdirSync(folder).find((name) => name.replace(/\.[0-9a-f]{10}(\.\w+)$/, '$1') === plain);
  if (!served) throw new Error(`no ${plain} in ${folder}`);
  return served;
}

/**
 * Turns the build in `folder` into another one: its scripts carry a mark, and all names and hashes that depend on them change.
 * @param {string} folder
 * @param {string} mark each script adds it to window.semaforMarks
 */
export function makeOther(folder, mark) {
  /** @type {[RegExp | string, string][]} */
  const renamed = [];
  const change = (/** @type {string} */ name, /** @type {(text: string) => string} */ edit) => {
    const before = read(folder, name);
    const after = renamed.reduce((text, [from, to]) => text.replaceAll(from, to), edit(before.toString()));
    const [dot, hash] = [name.lastIndexOf('.'), sha('sha256', after, 'hex').slice(0, 10)];
    const next = HASHED.test(name) ? `${name.slice(0, dot - 10)}${hash}${name.slice(dot)}` : name;
    rmSync(join(folder, name));
    writeFileSync(join(folder, next), after);
    renamed.push([name, next], [`sha384-${sha('sha384', before, 'base64')}`, `sha384-${sha('sha384', after, 'base64')}`]);
  };
  const marked = (/** @type {string} */ text) => `${text}\n;(window.semaforMarks??=[]).push(${JSON.stringify(mark)});`;
  change(servedName(folder, 'sound.js'), marked);
  change(servedName(folder, 'bot.js'), (text) => `${text}\n// ${mark}`);
  change(servedName(folder, 'licences.txt'), (text) => `${mark}\n${text}`);
  change(servedName(folder, 'boot.js'), marked);
  change(servedName(folder, 'page.js'), marked);
  const build = buildOf(folder);
  renamed.push([build, sha('sha256', build + mark, 'hex').slice(0, 16)]);
  change('index.html', (text) => text);
  change('service.js', (text) => text);
}
const HASHED = /\.[0-9a-f]{10}\.\w+$/;

/** A copy of the bundle without the compressed files, which would have the old content. @param {import('node:test').TestContext} t */
export function copyOfSite(t) {
  const folder = join(folderFor(t), 'site');
  cpSync(SITE, folder, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  return folder;
}

export class Host {
  /** @param {string} folder @param {string} path */
  constructor(folder, path) {
    this.folder = folder;
    this.path = path;
    this.port = 0;
    /** Milliseconds before each answer. */
    this.slow = 0;
    /** Names that are answered with wrong content. @type {RegExp | undefined} */
    this.wrong = undefined;
    /** Handles the request itself if it returns true. @type {(name: string, response: import('node:http').ServerResponse) => boolean} */
    this.instead = () => false;
    /** An answer waits for the returned promise. @type {(name: string) => Promise<void> | undefined} */
    this.before = () => undefined;
    /** @type {string[]} */
    this.asked = [];
    /** Called with each requested name. @type {(name: string) => void} */
    this.onRequest = () => {};
    /** @type {import('node:http').Server | undefined} */
    this.server = undefined;
  }

  /** @param {import('node:test').TestContext} t @param {string} folder */
  static async at(t, folder, path = '/') {
    const host = new Host(folder, path);
    await host.start();
    t.after(() => host.stop());
    return host;
  }

  /** Holds back answers for these names. @param {RegExp} names @returns {() => void} releases them */
  hold(names) {
    let give = () => {};
    const given = new Promise((/** @type {(value: void) => void} */ resolve) => (give = resolve));
    this.before = (name) => (names.test(name) ? given : undefined);
    return give;
  }

  get url() {
    return `http://localhost:${this.port}${this.path}`;
  }

  async start() {
    this.server = createServer((request, response) => void this.answer(request, response));
    this.port = await listen(this.server, this.port);
  }

  stop() {
    this.server?.close();
    this.server?.closeAllConnections();
    this.server = undefined;
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async answer(request, response) {
    const name = (request.url ?? '').slice(this.path.length);
    this.asked.push(name);
    this.onRequest(name);
    if (this.slow > 0) await new Promise((resolve) => setTimeout(resolve, this.slow));
    await this.before(name);
    if (this.instead(name, response)) return;
    // The test may be over and its folder deleted before the browser has requested everything.
    if (!existsSync(this.folder)) return void response.destroy();
    if (this.wrong?.test(name)) response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('something else');
    else siteServer(this.folder, this.path).emit('request', request, response);
  }

  /** Replaces the served build at once. @param {string} folder */
  publish(folder) {
    renameSync(this.folder, `${this.folder}.old`);
    renameSync(folder, this.folder);
    rmSync(`${this.folder}.old`, { recursive: true });
  }
}

/** The build of the page, of its scripts and of the files it loaded, which must all be the same. @param {import('puppeteer-core').Page} page */
export const seenBuild = (page) =>
  page.evaluate(() => ({
    build: document.documentElement.dataset.build,
    marks: /** @type {any} */ (window).semaforMarks ?? [],
    files: performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\//, '')).filter((name) => /\.[0-9a-f]{10}\.\w+$/.test(name)),
  }));
