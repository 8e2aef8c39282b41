// @ts-check
// One tab writes a game. The others watch: they take over on the player's word, or when that tab is closed.
import { HERE } from './keep.js';
import { lockOf } from './kept_program.js';

/** Locks that don't answer in this time count as granted, in milliseconds. */
const PATIENCE = 1000;

/** The service worker sees by it that this page's build is still needed. */
export async function holdBuild() {
  try {
    await navigator.locks.request(lockOf(document.documentElement.dataset.build ?? ''), { mode: 'shared' }, () => new Promise(() => {}));
  } catch {
    // No locks: then nothing is tidied away while several pages are open.
  }
}

/**
 * The right to write a game. In a browser that has no locks, refuses them or never answers, every tab has it: the store itself notices a
 * second writer.
 */
export class Locks {
  /**
   * @param {(id: string, granted: boolean) => void} answered
   * @param {(id: string) => void} lost
   */
  constructor(answered, lost) {
    this.answered = answered;
    this.lost = lost;
    /** The game on the table; empty when there is none. */
    this.game = '';
    /** Ends the lock that we hold, or the wait for one. */
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
   * Asks for the lock. It counts as granted when the browser refuses to say or says nothing in time; an answer that comes later still holds.
   * @param {string} id @param {LockOptions} options @param {number} patience in milliseconds
   */
  async request(id, options, patience) {
    let over = false;
    /** As the program was told. @type {boolean | undefined} */
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
      // Taken by another tab; or refused, which a wait for another tab's lock can only sit out.
      if (!held) return void (patience && tell(true));
      if (over) return;
      this.lost(id);
      this.wait(id);
    }
  }

  /** Until the other tab lets go of it. @param {string} id */
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
