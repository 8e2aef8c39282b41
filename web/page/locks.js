// @ts-check
// Locks, so that only one tab writes a game. Other tabs watch; they take over when the player asks for it, or when that tab is closed.
import { HERE } from './keep.js';
import { lockOf } from './kept_program.js';

/** A lock request without an answer in this time counts as granted; in milliseconds. */
const PATIENCE = 1000;

/** Holds a lock that tells the service worker that this page's build is still needed. */
export async function holdBuild() {
  try {
    await navigator.locks.request(lockOf(document.documentElement.dataset.build ?? ''), { mode: 'shared' }, () => new Promise(() => {}));
  } catch {
    // Without locks, the service worker deletes no build while several pages are open.
  }
}

/**
 * The right to write a game. In a browser that has no locks, refuses them or never answers, every tab has it: the store itself detects
 * a second writer.
 */
export class Locks {
  /**
   * @param {(id: string, granted: boolean) => void} answered
   * @param {(id: string) => void} lost
   */
  constructor(answered, lost) {
    this.answered = answered;
    this.lost = lost;
    /** The id of the game on the table; empty if there is no game. */
    this.game = '';
    /** Releases our lock, or ends the wait for it. */
    this.release = () => {};
  }

  /** @param {string} id @param {boolean} takeOver */
  lock(id, takeOver) {
    this.free();
    this.game = id;
    void this.request(id, takeOver ? { steal: true } : { ifAvailable: true }, PATIENCE);
  }

  free() {
    this.game = '';
    this.release();
    this.release = () => {};
  }

  /**
   * Requests the lock. It counts as granted if the browser refuses or doesn't answer in time; a late answer still takes effect.
   * @param {string} id @param {LockOptions} options @param {number} patience in milliseconds
   */
  async request(id, options, patience) {
    let over = false;
    /** The answer last given to the program. @type {boolean | undefined} */
    let granted;
    let held = false;
    const tell = (/** @type {boolean} */ isGranted) => {
      clearTimeout(late);
      if (over || granted === isGranted) return;
      granted = isGranted;
      this.answered(id, isGranted);
    };
    const late = patience ? setTimeout(tell, patience, true) : 0;
    this.release = () => {
      over = true;
      clearTimeout(late);
    };
    try {
      await navigator.locks.request(`${HERE}${id}`, options, (lock) => {
        if (over) return undefined;
        held = lock !== null;
        tell(held);
        if (!lock) return void setTimeout(() => over || this.wait(id));
        return new Promise((done) => {
          this.release = () => {
            over = true;
            done(undefined);
          };
        });
      });
    } catch {
      // Taken over by another tab; or refused: a first request then counts as granted, and a wait ends without an answer.
      if (!held) return void (patience && tell(true));
      if (over) return;
      this.lost(id);
      this.wait(id);
    }
  }

  /** Waits until the other tab releases the lock. @param {string} id */
  wait(id) {
    const stop = new AbortController();
    void this.request(id, { signal: stop.signal }, 0);
    const end = this.release;
    this.release = () => {
      end();
      stop.abort();
    };
  }
}
