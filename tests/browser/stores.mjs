// @ts-check
// Reads and fills the page's stores in a browser: localStorage and the IndexedDB copy, by keys without the page's prefix.

/** @typedef {{localStorage: Record<string, string>, indexedDB: Record<string, string>}} Kept */

/** Everything stored for the open page. @param {import('puppeteer-core').Page} page @returns {Promise<Kept>} */
export const readKept = (page) =>
  page.evaluate(async () => {
    const here = `semafor:${location.pathname.replace(/[^/]*$/, '')}:`;
    const ours = Object.entries(localStorage).filter(([key]) => key.startsWith(here)).map(([key, text]) => [key.slice(here.length), text]);
    /** @type {[string, string][]} */
    const copied = await new Promise((resolve, reject) => {
      const opening = indexedDB.open(here, 1);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const store = opening.result.transaction('texts').objectStore('texts');
        const keys = store.getAllKeys();
        const texts = store.getAll();
        texts.onsuccess = () => {
          opening.result.close();
          resolve(keys.result.map((key, i) => [String(key), texts.result[i]]));
        };
      };
    });
    const sorted = (/** @type {string[][]} */ pairs) => Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
    return { localStorage: sorted(ours), indexedDB: sorted(copied) };
  });

/**
 * Fills the stores for the next start of the page. Required: the open page has the same path and runs no program.
 * @param {import('puppeteer-core').Page} page @param {Kept} kept
 */
export const fillKept = (page, kept) =>
  page.evaluate(async (json) => {
    /** @type {Kept} */
    const { localStorage: ours, indexedDB: copied } = JSON.parse(json);
    const here = `semafor:${location.pathname.replace(/[^/]*$/, '')}:`;
    for (const [key, text] of Object.entries(ours)) localStorage.setItem(here + key, text);
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open(here, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const change = opening.result.transaction('texts', 'readwrite');
        for (const [key, text] of Object.entries(copied)) change.objectStore('texts').put(text, key);
        change.oncomplete = () => {
          opening.result.close();
          resolve(undefined);
        };
      };
    });
  }, JSON.stringify(kept));
