// @ts-check
// Offline use: registers the service worker, which caches the whole program, and announces newer versions. Without service workers
// (plain http on another machine, some private windows) it does nothing. Downloaded after everything else.
import { once } from './keep.js';

/** How often a page that stays open checks for a newer version, in milliseconds. */
const ASK_AGAIN = 3_600_000;
/** Time-out for a new service worker to take over, in milliseconds; after that, only the next start uses it. */
const PATIENCE = 5000;

const build = document.documentElement.dataset.build ?? '';

/** Whether every file of the program is cached and checked. @param {ServiceWorker} service @returns {Promise<boolean>} */
function isWhole(service) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data.whole);
    service.postMessage({ kind: 'hello', build }, [port2]);
  });
}

/** @param {ServiceWorkerRegistration} registration */
function askNowAndThen(registration) {
  let asked = Date.now();
  const ask = () => {
    if (document.hidden || Date.now() - asked < ASK_AGAIN) return;
    asked = Date.now();
    registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('online', ask);
}

class Offline {
  /** @param {(what: 'offline' | 'version') => void} announce @param {() => Promise<ServiceWorkerRegistration>} startService */
  constructor(announce, startService) {
    this.announce = announce;
    this.startService = startService;
    /** @type {ServiceWorkerRegistration | undefined} */
    this.registration = undefined;
    this.taking = false;
  }

  /** Call after the first frame, so as not to delay it. */
  async begin() {
    const service = navigator.serviceWorker;
    if (!service) return;
    let before = service.controller;
    service.addEventListener('controllerchange', () => {
      // Another tab activated the new version; this tab keeps the old one until the player accepts the new one here, too.
      if (before && !this.taking) this.announce('version');
      before = service.controller;
    });
    try {
      this.registration = await this.startService();
      this.watch(this.registration);
      const { active } = await service.ready;
      if (active && (await isWhole(active)) && once('boot-offline')) this.announce('offline');
    } catch {
      // The page works without a service worker.
    }
  }

  /** @param {ServiceWorkerRegistration} registration */
  watch(registration) {
    const look = () => registration.waiting && registration.active && this.announce('version');
    const follow = () => registration.installing?.addEventListener('statechange', look);
    registration.addEventListener('updatefound', follow);
    follow();
    look();
    askNowAndThen(registration);
  }

  /** Activates the new version and reloads the page. @param {boolean} goOn whether to continue the game on the table */
  async take(goOn) {
    this.taking = true;
    const waiting = this.registration?.waiting;
    if (waiting) {
      const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
      waiting.postMessage({ kind: 'take' });
      await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    }
    if (goOn) history.replaceState(null, '', '#do=continue');
    location.reload();
  }
}

window.SemaforOffline = Offline;
