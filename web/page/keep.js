// @ts-check
// The page's storage: localStorage as the store, IndexedDB as its second copy. Every key begins with the page's own path, so that two
// copies of the game on one host stay separate; nothing else on that host is ever touched.
import { StoreFault } from './wire.js';

/** Most characters of keys and texts together: kStoreBudget. */
const BUDGET = 1_048_576;
/** Time-out of the database at the start, in milliseconds. */
const PATIENCE = 1500;

/** Prefix of our keys. A page opened from disk has the same prefix in any folder, because the file may be moved. */
export const HERE = `semafor:${location.protocol === 'file:' ? 'file' : location.pathname.replace(/[^/]*$/, '')}:`;

/** localStorage if it works; in some browsers any access throws. @returns {Storage | undefined} */
export function usableStorage() {
  try {
    const storage = window.localStorage;
    storage.setItem(`${HERE}probe`, '1');
    storage.getItem(`${HERE}probe`);
    storage.removeItem(`${HERE}probe`);
    return storage;
  } catch (error) {
    // A full store can still be read.
    return isQuota(error) ? window.localStorage : undefined;
  }
}

/** @param {unknown} error */
const isQuota = (error) => error instanceof DOMException && /quota/i.test(error.name);

/** True at the first call for this key in the life of the store. @param {string} key */
export function once(key) {
  const storage = usableStorage();
  if (storage?.getItem(HERE + key)) return false;
  try {
    storage?.setItem(HERE + key, '1');
  } catch {
    // A full store: it is true again next time.
  }
  return true;
}

/** The id of the game that this key holds a save of, in either format; else empty (shell/store/save_slots.cpp). @param {string} key */
export const gameOf = (key) => (/^game2?\/([^/]*)/.exec(key) || ['', ''])[1];

/** Our keys in this storage, without the prefix. @param {Storage} storage */
export function keysOf(storage) {
  const keys = [];
  for (let i = 0; i < storage.length; ++i) {
    const key = storage.key(i);
    if (key && key.indexOf(HERE) === 0) keys.push(key.slice(HERE.length));
  }
  return keys;
}

/** A hash over all games in the store: changes when a game is added, removed or played. @param {Storage} storage */
export function gamesIn(storage) {
  let print = 0;
  for (const key of keysOf(storage).filter((one) => gameOf(one) || one.startsWith('since/')).sort())
    for (let i = 0; i < key.length; ++i) print = (print * 31 + key.charCodeAt(i)) | 0;
  return String(print);
}

/** The result of `work`; undefined if it fails or takes longer. @template T @param {Promise<T>} work @param {number} milliseconds @returns {Promise<T | undefined>} */
export const inTime = (work, milliseconds) =>
  Promise.race([work, new Promise((/** @type {(value: undefined) => void} */ resolve) => setTimeout(resolve, milliseconds))]).catch(() => undefined);

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answered = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = reject;
  });

/** Deletes and recreates a database without its object store, left by an interrupted upgrade. @param {boolean} fresh it has just been deleted */
async function openDatabase(fresh = false) {
  const opening = indexedDB.open(HERE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
  const database = await answered(opening);
  database.onversionchange = () => database.close();
  if (fresh || database.objectStoreNames.contains('texts')) return database;
  database.close();
  await answered(indexedDB.deleteDatabase(HERE));
  return openDatabase(true);
}

async function readCopy() {
  const database = await openDatabase();
  const store = database.transaction('texts').objectStore('texts');
  const [keys, texts] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())]);
  return new Copy(database, new Map(keys.map((key, i) => [String(key), String(texts[i])])));
}

/** The second copy in IndexedDB, written in the background. */
class Copy {
  /** @param {IDBDatabase | undefined} database @param {Map<string, string>} texts as they were at the start */
  constructor(database, texts) {
    this.database = database;
    this.texts = texts;
  }

  /** @param {string} key @param {string | undefined} text undefined deletes the key */
  put(key, text) {
    try {
      const change = this.database?.transaction('texts', 'readwrite', /** @type {IDBTransactionOptions} */ ({ durability: 'strict' }));
      const texts = change?.objectStore('texts');
      if (text === undefined) texts?.delete(key);
      else texts?.put(text, key);
      change?.commit?.(); // at once: a page that ends now would abort an open transaction
    } catch {
      this.database = undefined; // the browser closed it; the store itself still works
    }
  }
}

/** The store that the program reads and writes. Without localStorage the texts live only in memory and in the second copy. */
export class Keep {
  /** @param {Storage | undefined} storage @param {Copy} copy @param {Set<string>} hidden ids of games left out of this start */
  constructor(storage, copy, hidden) {
    this.storage = storage;
    this.copy = copy;
    this.hidden = hidden;
    this.memory = new Map(storage ? [] : copy.texts);
    this.last = '';
    /** Writing is refused, because the program has failed. */
    this.closed = false;
  }

  /** @param {string} key */
  shown(key) {
    return !this.hidden.has(key.split('/')[1]);
  }

  keys() {
    return (this.storage ? keysOf(this.storage) : [...this.memory.keys()]).filter((key) => this.shown(key));
  }

  /** @param {string} key @returns {string | null} */
  read(key) {
    try {
      return this.storage ? this.storage.getItem(HERE + key) : this.memory.get(key) ?? null;
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {string} text @returns {number | undefined} a StoreFault, if it failed */
  write(key, text) {
    if (this.closed) return StoreFault.unavailable;
    if (this.size() - (this.read(key)?.length ?? 0) + text.length > BUDGET) return StoreFault.full;
    if (!this.storage) {
      if (!this.copy.database) return StoreFault.unavailable;
      this.memory.set(key, text);
    } else {
      try {
        this.storage.setItem(HERE + key, text);
      } catch (error) {
        return isQuota(error) ? StoreFault.full : StoreFault.failed;
      }
    }
    this.copy.put(key, text);
    this.remember(key);
    return undefined;
  }

  /** Remembers the game written last, which boot.js can leave out of a start. @param {string} key */
  remember(key) {
    const id = gameOf(key);
    if (!id || id === this.last) return;
    this.last = id;
    try {
      this.storage?.setItem(`${HERE}boot-last`, id);
    } catch {
      // The game itself matters more.
    }
  }

  /** @param {string} key @returns {number | undefined} a StoreFault, if it failed */
  remove(key) {
    if (this.closed) return StoreFault.unavailable;
    try {
      this.storage?.removeItem(HERE + key);
    } catch {
      return StoreFault.failed;
    }
    this.memory.delete(key);
    this.copy.put(key, undefined);
    return undefined;
  }

  /** Characters in our keys and texts. */
  size() {
    return this.keys().reduce((sum, key) => sum + HERE.length + key.length + (this.read(key)?.length ?? 0), 0);
  }
}

/** The copy is optional: a database that fails or times out counts as empty. @returns {Promise<Copy>} */
const openCopy = async () => (await inTime(readCopy(), PATIENCE)) || new Copy(undefined, new Map());

/** @param {Set<string>} hidden */
export async function openKeep(hidden) {
  return new Keep(usableStorage(), await openCopy(), hidden);
}

/** Every text of every game, readable or not, from the store and its second copy, without duplicates. */
export async function savedTexts() {
  const isSave = (/** @type {string} */ key) => gameOf(key) !== '' || key.startsWith('lost/');
  const storage = usableStorage();
  const { texts } = await openCopy();
  const ours = storage ? keysOf(storage).filter(isSave).map((key) => storage.getItem(HERE + key) ?? '') : [];
  const copied = [...texts].filter(([key]) => isSave(key)).map(([, text]) => text);
  return [...new Set([...ours, ...copied])];
}
