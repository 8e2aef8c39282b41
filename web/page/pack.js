// @ts-check
// The download of an asset pack, with its hash checked and with retries. Part of boot.js, which begins with the texts; page.js finds it
// there (window.semaforBoot).
import { PACKS } from 'semafor-packs';

/** Address and hash. @typedef {[address: string, hash: string]} Source */
/** @typedef {{name: string, bytes: Promise<Uint8Array>}} Pack on its way */

/** The names of all asset packs. */
export const PACK_NAMES = Object.keys(PACKS);
/** How long a failed fetch waits before it is tried again, in milliseconds. */
const PAUSES = [500, 2000];

/** @param {Source} source @param {RequestCache} cache @returns {Promise<Uint8Array>} */
async function fetchOnce([address, integrity], cache) {
  const response = await fetch(address, { credentials: 'same-origin', integrity, cache });
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Tries three times; what lies damaged in the browser's cache isn't taken from there twice. @param {Source} source @returns {Promise<Uint8Array>} */
async function fetched(source) {
  /** @type {RequestCache} */
  let cache = 'default';
  for (const pause of PAUSES) {
    try {
      return await fetchOnce(source, cache);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
      cache = 'reload';
    }
  }
  return fetchOnce(source, cache);
}

/** Begins the download. @param {string} name @returns {Pack} */
export function packOf(name) {
  const bytes = fetched(PACKS[name]);
  bytes.catch(() => {}); // whoever waits for it is told, now or later
  return { name, bytes };
}
