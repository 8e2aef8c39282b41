// @ts-check
// The program's caches in the browser under this page's own path: one for each build, and the service worker that manages them. Caches
// of other apps on the same host, or of another copy of this one, are never touched.
import { HERE } from './keep.js';

/** The service worker's file name. It must never change: browsers identify the worker by its address. */
export const SERVICE = 'service.js';
const BUILD = /^[0-9a-f]{16}$/;

/** @param {string} build */
export const cacheOf = (build) => HERE + build;

/** Builds that have a cache here, complete or not. */
export async function keptBuilds() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(HERE)).map((name) => name.slice(HERE.length)).filter((build) => BUILD.test(build));
}

/** Name of the shared lock that every page running this build holds. @param {string} build */
export const lockOf = (build) => `${HERE}build:${build}`;

/** Our own registration, not the one of a parent folder's service worker. */
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

/** Rejects unless the host has a complete build, every file matching the service worker's list. The HTTP cache then holds all of it. */
export async function checkHost() {
  const service = await (await fetched(SERVICE, { cache: 'no-store' })).text();
  const files = /** @type {[string, string][]} */ (JSON.parse(/\[\[".*?"\]\]/.exec(service)?.[0] ?? ''));
  // "reload" bypasses the service worker's cache. The page is requested by the same address as on a reload.
  await Promise.all(files.map(([name, integrity]) => fetched(name === 'index.html' ? location.pathname : name, { integrity, cache: 'reload' })));
}

/** Unregisters the service worker and deletes the program's caches; games are stored elsewhere. @param {ServiceWorkerRegistration | undefined} registration */
export async function forgetProgram(registration) {
  await registration?.unregister();
  if (self.caches) for (const build of await keptBuilds()) await caches.delete(cacheOf(build));
}

/** Whether a service worker controls the page. In a sandboxed frame, asking throws. */
export function hasService() {
  try {
    return Boolean(navigator.serviceWorker.controller);
  } catch {
    return false;
  }
}
