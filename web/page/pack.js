// @ts-check
// Downloads an asset pack, with a hash check and retries. Part of boot.js, which starts with the texts; page.js reaches it through
// window.semaforBoot.
import { PACKS } from 'semafor-packs';

/** Address and hash. @typedef {[address: string, hash: string]} Source */
/** @typedef {{name: string, bytes: Promise<Uint8Array>}} Pack a download in progress */

/** The names of all asset packs. */
export const PACK_NAMES = Object.keys(PACKS);
/** Pauses before the retries of a failed fetch, in milliseconds. */
const PAUSES = [500, 2000];

/** @param {Source} source @param {RequestCache} cache @returns {Promise<Uint8Array>} */
async function fetchOnce([address, integrity], cache) {
  const response = await fetch(address, { credentials: 'same-origin', integrity, cache });
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Tries three times; retries bypass the browser's cache, which may hold a damaged copy. @param {Source} source @returns {Promise<Uint8Array>} */
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
  bytes.catch(() => {}); // no unhandled rejection: the caller may await it later
  return { name, bytes };
}
