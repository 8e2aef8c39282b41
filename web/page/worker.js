// @ts-check
// Starts workers and the service worker: only scripts from a closed list, under the only Trusted Types policy that the page allows.
import { SERVICE } from './kept_program.js';

const SCRIPTS = new Set(['{file:bot.js}', '{file:graphics.js}', SERVICE]);

/** @param {string} address */
function checked(address) {
  if (!SCRIPTS.has(address)) throw new TypeError(`not one of our scripts: ${address}`);
  return address;
}

/** @param {string} address */
const found = (address) => (SEMAFOR_SINGLE ? window.semaforFiles.workerAddress(checked(address)) : checked(address));

const policy = window.trustedTypes?.createPolicy('semafor', { createScriptURL: found });

/** @param {string} address @returns {string} really a TrustedScriptURL in browsers with Trusted Types */
const trusted = (address) => /** @type {string} */ (policy ? policy.createScriptURL(address) : found(address));

/** @param {string} address from the closed list @returns {Worker} */
export function startWorker(address) {
  return new Worker(trusted(address));
}

/** @returns {Promise<ServiceWorkerRegistration>} */
export function startService() {
  return navigator.serviceWorker.register(trusted(SERVICE), { updateViaCache: 'none' });
}
