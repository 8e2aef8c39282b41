// @ts-check
// Downloads asset packs: on demand when the program asks for one, the remaining ones while the page is idle. The game is then complete
// even if the connection is lost.

const { packNames, packOf } = window.semaforBoot ?? { packNames: [] };

/** The texts of a language; the English texts if they can't be downloaded. @param {import('./pack.js').Pack} texts @returns {Promise<{name: string, bytes: Uint8Array}>} */
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
   * @param {(name: string, bytes: Uint8Array, awaited: boolean) => void} came called with each pack that has arrived; awaited: the program asked for it
   * @param {() => void} failed called when a pack that the program asked for can't be downloaded
   */
  constructor(came, failed) {
    this.came = came;
    this.failed = failed;
    /** Downloads in progress or done. @type {Map<string, Promise<void>>} */
    this.sent = new Map();
    /** Packs that the program asked for. @type {Set<string>} */
    this.asked = new Set();
    /** Packs that the program asked for but whose download failed; each is removed when it arrives. @type {Set<string>} */
    this.missing = new Set();
    window.addEventListener('online', () => this.again());
  }

  /** Takes a pack that is already downloaded. @param {string} name @param {Uint8Array} bytes */
  take(name, bytes) {
    this.sent.set(name, Promise.resolve());
    this.came(name, bytes, false);
  }

  /**
   * Downloads a pack that the program asks for. The request is recorded at once, so that a download already in progress is announced to
   * the program when it ends; a new fetch is deferred, because starting one would delay the current frame.
   * @param {string} name
   */
  sendFor(name) {
    this.asked.add(name);
    setTimeout(() => void this.bring(name).catch(() => {
      this.missing.add(name);
      this.failed();
    }));
  }

  /** Retries the failed packs. */
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

  /** Downloads all other packs one by one while the page is idle, then calls `more`. @param {() => void} more */
  bringRemaining(more) {
    const [next] = packNames.filter((name) => !this.sent.has(name));
    const goOn = () => this.bringRemaining(more);
    // After a failure, resumes when the connection returns.
    const wait = () => window.addEventListener('online', goOn, { once: true });
    if (next) whenIdle(() => void this.bring(next).then(goOn, wait));
    else whenIdle(more);
  }
}
