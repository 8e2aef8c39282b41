// @ts-check
// Starts workers, the service worker, and scripts that are needed later: only those of a closed list, under the one Trusted Types
// policy that the page allows.
import { SERVICE } from './kept_program.js';

const SCRIPTS = new Set(['{file:bot.js}', '{file:bot.glue.js}', SERVICE]);

/** @param {string} address */
function checked(address) {
  if (!SCRIPTS.has(address)) throw new TypeError(`not one of our scripts: ${address}`);
  return address;
}

/** @param {string} address */
const found = (address) => (SEMAFOR_SINGLE ? window.semaforFiles.workerAddress(checked(address)) : checked(address));

const policy = window.trustedTypes?.createPolicy('semafor', { createScriptURL: found });

/** @param {string} address @returns {string} for the browser's eyes */
const trusted = (address) => /** @type {string} */ (policy ? policy.createScriptURL(address) : found(address));

/** @param {string} address one of the list @returns {Worker} */
export function startWorker(address) {
  const worker = new Worker(trusted(address));
  if (SEMAFOR_SINGLE) void window.semaforFiles.give(worker, address);
  return worker;
}

/** @returns {Promise<ServiceWorkerRegistration>} */
export function startService() {
  return navigator.serviceWorker.register(trusted(SERVICE), { updateViaCache: 'none' });
}

/** On their way or here, by address. @type {Map<string, Promise<void>>} */
const loaded = new Map();

/**
 * Runs a script in the page, once.
 * @param {string} address one of the list @param {string} integrity
 * @returns {Promise<void>} refused when it can't be had, or is another one than was published
 */
export function loadScript(address, integrity) {
  if (SEMAFOR_SINGLE) return Promise.resolve(window.semaforFiles.run(address));
  const before = loaded.get(address);
  if (before) return before;
  const way = new Promise((/** @type {(value: void) => void} */ resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loaded.delete(address);
      // What lies damaged in the browser's cache isn't taken from there twice.
      fetch(address, { cache: 'reload', integrity }).catch(() => {});
      reject(new Error(`${address} can't be had`));
    };
    script.integrity = integrity;
    script.src = trusted(address);
    document.head.append(script);
  });
  loaded.set(address, way);
  return way;
}
