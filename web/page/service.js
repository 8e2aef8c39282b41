// @ts-check
// The service worker: caches one build of the page, checks every file against its hash, and serves it to the pages that run this build.
// Each build has its own cache, which is complete before any page uses it; the previous build stays until no page runs it.
import { cacheOf, keptBuilds, lockOf } from './kept_program.js';

/** Every file of this build with its hash, and the name of the build; web/pack/build.mjs fills them in. */
const FILES = /** @type {Map<string, string>} */ (new Map(/** @type {any} */ ('{files}')));
const BUILD = '{build}';
const PAGE = 'index.html';
/** A file name that contains a hash of the content. */
const HASHED = /^[\w-]+(\.[\w-]+)*\.[0-9a-f]{10}\.\w+$/;

const worker = /** @type {ServiceScope} */ (/** @type {unknown} */ (self));
const here = new URL('./', location.href);

/** @param {Response} response @param {string} hash */
async function isWhole(response, hash) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', await response.clone().arrayBuffer()));
  return hash === `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** The same file from another build's cache. @param {string} name @param {string} hash @returns {Promise<Response | undefined>} */
async function keptBefore(name, hash) {
  for (const build of await keptBuilds()) {
    const response = await (await caches.open(cacheOf(build))).match(name);
    if (response && (await isWhole(response, hash))) return response;
  }
  return undefined;
}

/**
 * Fetches a file from the browser's HTTP cache if that copy is correct, else from the host. Some hosts serve the page only at the folder's
 * address, others only as index.html.
 * @param {string} name @param {string} integrity @returns {Promise<Response>}
 */
async function fetched(name, integrity) {
  const addresses = name === PAGE ? ['./', PAGE] : [name];
  for (const cache of /** @type {const} */ (['force-cache', 'reload']))
    for (const address of addresses) {
      const response = await fetch(address, { integrity, cache, credentials: 'same-origin' }).catch(() => undefined);
      // A navigation may not be answered with a redirected response.
      if (response?.ok) return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
    }
  throw new Error(`${name} can't be had as it should be`);
}

/** Completes the cache of this build, or throws. Files fetched before a failure stay, and the next call continues from there. */
async function makeWhole() {
  const cache = await caches.open(cacheOf(BUILD));
  for (const [name, hash] of FILES)
    if (!(await cache.match(name))) await cache.put(name, (await keptBefore(name, hash)) ?? (await fetched(name, hash)));
  if (!(await caches.has(cacheOf(BUILD)))) throw new Error('the cache was taken away');
}

/** Deletes damaged files from the cache; the next makeWhole() fetches them again. */
async function dropDamaged() {
  const cache = await caches.open(cacheOf(BUILD));
  for (const [name, hash] of FILES) {
    const response = await cache.match(name);
    if (response && !(await isWhole(response, hash).catch(() => false))) await cache.delete(name);
  }
}

/** Deletes caches of builds that no page runs, unless another build is being installed or is waiting. */
async function tidy() {
  const { installing, waiting } = worker.registration;
  if (installing || waiting) return;
  const held = (await navigator.locks?.query())?.held;
  // Without locks it is unknown which builds other pages run.
  if (!held && (await worker.clients.matchAll()).length > 1) return;
  const runs = (/** @type {string} */ build) => build === BUILD || held?.some(({ name }) => name === lockOf(build));
  for (const build of await keptBuilds()) if (!runs(build)) await caches.delete(cacheOf(build));
}

/** Completes the cache, and tells a page that has started whether that worked. @param {string} build the page's @param {MessagePort} port */
async function answer(build, port) {
  try {
    await makeWhole();
    if (build === BUILD) await tidy();
    port.postMessage({ whole: true });
  } catch {
    port.postMessage({ whole: false });
  }
}

/** Serves a file of this build, or of another build if the name contains a hash. @param {string} name @param {Request} request */
async function give(name, request) {
  // With "reload" the page wants the host's file: its copy is damaged, or it is checking the host.
  if (request.cache === 'reload') return fetch(request);
  try {
    const own = await (await caches.open(cacheOf(BUILD))).match(name);
    if (own) return own;
    for (const build of name === PAGE ? [] : await keptBuilds()) {
      const other = await (await caches.open(cacheOf(build))).match(name);
      if (other) return other;
    }
  } catch {
    // The browser lost its caches: use the network.
  }
  return fetch(request);
}

/** Name of the requested file if it is one of ours; undefined for other requests under this path. @param {Request} request */
function nameOf(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== here.origin || !pathname.startsWith(here.pathname)) return undefined;
  const name = pathname.slice(here.pathname.length) || PAGE;
  if (name === PAGE) return request.mode === 'navigate' ? name : undefined;
  return FILES.has(name) || HASHED.test(name) ? name : undefined;
}

worker.addEventListener('install', (event) => event.waitUntil(makeWhole()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const name = nameOf(event.request);
  if (name) event.respondWith(give(name, event.request));
  // The page itself is requested once per start.
  if (name === PAGE) event.waitUntil(dropDamaged().catch(() => {}));
});
worker.addEventListener('message', (event) => {
  const { kind, build } = event.data;
  if (kind === 'take') event.waitUntil(worker.skipWaiting());
  if (kind === 'hello') event.waitUntil(answer(build, event.ports[0]));
});
