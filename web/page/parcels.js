// @ts-check
// Parcels: data that the program needs later than itself, or only in part. Each is fetched when it is first asked for; the rest
// follow when the page is idle, so that everything is here when the connection goes.

/** Address and hash of each one. @type {Record<string, [address: string, hash: string]>} */
const PARCELS = {
  'texts-en': ['{file:texts-en.txt}', '{hash:texts-en.txt}'],
  'texts-pl': ['{file:texts-pl.txt}', '{hash:texts-pl.txt}'],
  'texts-hu': ['{file:texts-hu.txt}', '{hash:texts-hu.txt}'],
  'rules-en': ['{file:rules-en.txt}', '{hash:rules-en.txt}'],
  'rules-pl': ['{file:rules-pl.txt}', '{hash:rules-pl.txt}'],
  'rules-hu': ['{file:rules-hu.txt}', '{hash:rules-hu.txt}'],
  'board-europe': ['{file:board-europe.bin}', '{hash:board-europe.bin}'],
  'board-germany': ['{file:board-germany.bin}', '{hash:board-germany.bin}'],
  'board-first-journey': ['{file:board-first-journey.bin}', '{hash:board-first-journey.bin}'],
  serif: ['{file:serif.ttf}', '{hash:serif.ttf}'],
  art: ['{file:art.bin}', '{hash:art.bin}'],
};
/** How long a failed fetch waits before it is tried again, in milliseconds. */
const PAUSES = [500, 2000];

/** @typedef {{name: string, bytes: Promise<Uint8Array>}} Parcel on its way */

/** @param {string} name @param {RequestCache} cache @returns {Promise<Uint8Array>} */
async function fetchOnce(name, cache) {
  const [address, integrity] = PARCELS[name];
  const response = await fetch(address, { credentials: 'same-origin', integrity, cache });
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Tries three times; what lies damaged in the browser's cache isn't taken from there twice. @param {string} name @returns {Promise<Uint8Array>} */
async function fetched(name) {
  /** @type {RequestCache} */
  let cache = 'default';
  for (const pause of PAUSES) {
    try {
      return await fetchOnce(name, cache);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
      cache = 'reload';
    }
  }
  return fetchOnce(name, cache);
}

/** @param {string} name @returns {Parcel} */
export function parcelOf(name) {
  const bytes = fetched(name);
  bytes.catch(() => {}); // whoever waits for it is told, now or later
  return { name, bytes };
}

/** The texts of a language; those in English where the others can't be had. @param {Parcel} texts @returns {Promise<{name: string, bytes: Uint8Array}>} */
export async function textsOrEnglish({ name, bytes }) {
  try {
    return { name, bytes: await bytes };
  } catch {
    const english = parcelOf('texts-en');
    return { name: english.name, bytes: await english.bytes };
  }
}

/** @param {() => void} act */
const whenIdle = (act) => (window.requestIdleCallback ? window.requestIdleCallback(act, { timeout: 2000 }) : setTimeout(act, 200));

export class Parcels {
  /**
   * @param {(name: string, bytes: Uint8Array, awaited: boolean) => void} came awaited: by the program
   * @param {() => void} failed one that the program waits for can't be had
   */
  constructor(came, failed) {
    this.came = came;
    this.failed = failed;
    /** On their way or here. @type {Map<string, Promise<void>>} */
    this.sent = new Map();
    /** What the program asked for. @type {Set<string>} */
    this.asked = new Set();
    /** What it asked for in vain. @type {Set<string>} */
    this.missing = new Set();
    window.addEventListener('online', () => this.again());
  }

  /** One that was fetched before. @param {string} name @param {Uint8Array} bytes */
  take(name, bytes) {
    this.sent.set(name, Promise.resolve());
    this.came(name, bytes, false);
  }

  /** The program asks for it. @param {string} name */
  sendFor(name) {
    this.asked.add(name);
    this.bring(name).catch(() => {
      this.missing.add(name);
      this.failed();
    });
  }

  /** What is missing is tried once more. */
  again() {
    [...this.missing].forEach((name) => this.sendFor(name));
  }

  /** @param {string} name @returns {Promise<void>} */
  bring(name) {
    const before = this.sent.get(name);
    if (before) return before;
    const way = parcelOf(name).bytes.then((bytes) => this.came(name, bytes, this.asked.has(name)));
    this.sent.set(name, way);
    way.catch(() => this.sent.delete(name));
    return way;
  }

  /** Brings all the others, one after the other, while nothing else happens; and what `more` gets then. @param {() => void} more */
  bringRest(more) {
    const [next] = Object.keys(PARCELS).filter((name) => !this.sent.has(name));
    const goOn = () => this.bringRest(more);
    // Without a connection the rest waits for one.
    const wait = () => window.addEventListener('online', goOn, { once: true });
    if (next) whenIdle(() => void this.bring(next).then(goOn, wait));
    else whenIdle(more);
  }
}
