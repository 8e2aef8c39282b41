// @ts-check
// The copies of the program that this page's own path keeps in the browser: a cache for each build, and who looks after them. What
// belongs to other apps on the same host, or to another copy of this one, is never touched.
import { HERE } from './keep.js';

/** The service worker's name never changes: browsers know it by its address. */
export const SERVICE = 'service.js';
const BUILD = /^[0-9a-f]{16}$/;

/** @param {string} build */
export const cacheOf = (build) => HERE + build;

/** Builds that have a cache here, whole or not. */
export async function keptBuilds() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(HERE)).map((name) => name.slice(HERE.length)).filter((build) => BUILD.test(build));
}

/** A page that runs a build holds a shared lock of this name. @param {string} build */
export const lockOf = (build) => `${HERE}build:${build}`;

/** Ours alone: a page can also be under the service worker of a folder above it. */
export async function ownRegistration() {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.scope === new URL('./', location.href).href ? registration : undefined;
}

/** @param {string} name @param {RequestInit} options */
async function fetched(name, options) {
  const response = await fetch(name, { credentials: 'same-origin', ...options });
  if (!response.ok) throw new Error(`${name}: HTTP ${response.status}`);
  return response;
}

/** Fails unless the host has a whole build now, every file as its service worker lists it. The browser's own cache then holds all of it. */
export async function checkHost() {
  const service = await (await fetched(SERVICE, { cache: 'no-store' })).text();
  const files = /** @type {[string, string][]} */ (JSON.parse(/\[\[".*?"\]\]/.exec(service)?.[0] ?? ''));
  // "reload" asks the host, past the service worker's copies. The page is asked for as a reload will do it.
  await Promise.all(files.map(([name, integrity]) => fetched(name === 'index.html' ? location.pathname : name, { integrity, cache: 'reload' })));
}

/** Nobody looks after the copies any more, and none is left; games are somewhere else. @param {ServiceWorkerRegistration | undefined} registration */
export async function forgetProgram(registration) {
  await registration?.unregister();
  if (self.caches) for (const build of await keptBuilds()) await caches.delete(cacheOf(build));
}

/** Whether a service worker gives the page its files. A frame without rights throws when asked. */
export function hasService() {
  try {
    return Boolean(navigator.serviceWorker.controller);
  } catch {
    return false;
  }
}
