// @ts-check
// Starts workers: only those of a closed list, under the one Trusted Types policy that the page allows.

const WORKERS = new Set(['{file:bot.js}']);

/** @param {string} address */
function checked(address) {
  if (!WORKERS.has(address)) throw new TypeError(`not one of our workers: ${address}`);
  return address;
}

const policy = window.trustedTypes?.createPolicy('semafor', { createScriptURL: checked });

/** @param {string} address one of the list @returns {Worker} */
export function startWorker(address) {
  const trusted = policy ? policy.createScriptURL(address) : checked(address);
  return new Worker(/** @type {string} */ (trusted));
}
