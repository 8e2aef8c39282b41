// @ts-check
// One tab writes a game. The others watch: they take over on the player's word, or when that tab is closed.
import { HERE } from './keep.js';
import { lockOf } from './kept_program.js';

/** The service worker sees by it that this page's build is still needed. */
export const holdBuild = () =>
  void navigator.locks?.request(lockOf(document.documentElement.dataset.build ?? ''), { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});

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
    // Without locks (plain http on another machine) the store itself notices a second writer.
    if (!navigator.locks) this.answered(id, true);
    else this.request(id, takeOver ? { steal: true } : { ifAvailable: true });
  }

  free() {
    this.game = '';
    this.release();
    this.release = () => {};
  }

  /** @param {string} id @param {LockOptions} options */
  request(id, options) {
    let over = false;
    this.release = () => (over = true);
    navigator.locks
      .request(`${HERE}${id}`, options, (lock) => {
        if (over) return undefined;
        this.answered(id, lock !== null);
        if (!lock) return void setTimeout(() => over || this.wait(id));
        return new Promise((done) => {
          this.release = () => {
            over = true;
            done(undefined);
          };
        });
      })
      .catch(() => {
        if (over) return;
        this.lost(id);
        this.wait(id);
      });
  }

  /** Until the other tab lets go of it. @param {string} id */
  wait(id) {
    const stop = new AbortController();
    this.request(id, { signal: stop.signal });
    const end = this.release;
    this.release = () => {
      end();
      stop.abort();
    };
  }
}
