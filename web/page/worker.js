// @ts-check
// Starts workers and the service worker: only scripts of a closed list, under the one Trusted Types policy that the page allows.
import { SERVICE } from './kept_program.js';

const WORKERS = new Set(['{file:bot.js}', '{file:graphics.js}', SERVICE]);

/** @param {string} address */
function checked(address) {
  if (!WORKERS.has(address)) throw new TypeError(`not one of our workers: ${address}`);
  return address;
}

const policy = window.trustedTypes?.createPolicy('semafor', { createScriptURL: checked });

/** @param {string} address @returns {string} for the browser's eyes */
const trusted = (address) => /** @type {string} */ (policy ? policy.createScriptURL(address) : checked(address));

/** @param {string} address one of the list @returns {Worker} */
export function startWorker(address) {
  return new Worker(trusted(address));
}

/** @returns {Promise<ServiceWorkerRegistration>} */
export function startService() {
  return navigator.serviceWorker.register(trusted(SERVICE), { updateViaCache: 'none' });
}
