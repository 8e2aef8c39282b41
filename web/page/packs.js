// @ts-check
// Asset packs as the program asks for them: each is fetched when it is first asked for; the remaining ones follow when the page is idle, so
// that everything is here when the connection goes.

const { packNames, packOf } = window.semaforBoot ?? { packNames: [] };

/** The texts of a language; those in English where the others can't be had. @param {import('./pack.js').Pack} texts @returns {Promise<{name: string, bytes: Uint8Array}>} */
export async function textsOrEnglish({ name, bytes }) {
  try {
    return { name, bytes: await bytes };
  } catch {
    const english = packOf('texts-en');
    return { name: english.name, bytes: await english.bytes };
  }
}

/** @param {() => void} act */
export const whenIdle = (act) => (window.requestIdleCallback ? window.requestIdleCallback(act, { timeout: 2000 }) : setTimeout(act, 200));

export class Packs {
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
    const way = packOf(name).bytes.then((bytes) => this.came(name, bytes, this.asked.has(name)));
    this.sent.set(name, way);
    way.catch(() => this.sent.delete(name));
    return way;
  }

  /** Brings all the others, one after the other, while nothing else happens; and what `more` gets then. @param {() => void} more */
  bringRemaining(more) {
    const [next] = packNames.filter((name) => !this.sent.has(name));
    const goOn = () => this.bringRemaining(more);
    // Without a connection the rest waits for one.
    const wait = () => window.addEventListener('online', goOn, { once: true });
    if (next) whenIdle(() => void this.bring(next).then(goOn, wait));
    else whenIdle(more);
  }
}
