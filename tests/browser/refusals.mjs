// @ts-check
// Faults for refusals.test.mjs: browser APIs that are missing, refuse, or never answer, as with some browsers, settings and extensions.

/**
 * `plant` runs in the page before its scripts; `first` in another page of the same host before that; `then` in the page after the first
 * action, and must return true. `persons`: a game without bots.
 * @typedef {{name: string, plant: () => void, first?: () => unknown, then?: () => unknown, persons?: boolean}} Refusal
 */

/** @type {Refusal[]} */
const STORES = [
  {
    name: 'whose localStorage throws when it is touched',
    plant: () => void Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('denied', 'SecurityError'); } }),
  },
  { name: 'whose localStorage is null', plant: () => void Object.defineProperty(window, 'localStorage', { value: null }) },
  { name: 'whose localStorage is full', plant: () => void (Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }) },
  { name: 'whose localStorage can’t be read', plant: () => void (Storage.prototype.getItem = () => { throw new Error('broken'); }) },
  { name: 'without IndexedDB', plant: () => void Object.defineProperty(window, 'indexedDB', { value: undefined }) },
  { name: 'whose IndexedDB throws when it is opened', plant: () => void (IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError'); }) },
  { name: 'whose IndexedDB never opens', plant: () => void (IDBFactory.prototype.open = () => /** @type {any} */ ({})) },
  {
    name: 'whose IndexedDB is of a newer version',
    first: () => new Promise((resolve) => (indexedDB.open('semafor:/:', 7).onsuccess = ({ target }) => resolve(/** @type {any} */ (target).result.close()))),
    plant: () => {},
  },
  { name: 'whose database is closing', plant: () => void (IDBDatabase.prototype.transaction = () => { throw new DOMException('closing', 'InvalidStateError'); }) },
  {
    name: 'whose database is without its store, and gets a new one',
    first: () => new Promise((resolve) => (indexedDB.open('semafor:/:', 1).onsuccess = ({ target }) => resolve(/** @type {any} */ (target).result.close()))),
    plant: () => {},
    then: () => new Promise((resolve) => (indexedDB.open('semafor:/:', 1).onsuccess = ({ target }) => resolve(/** @type {any} */ (target).result.objectStoreNames.contains('texts')))),
  },
  {
    name: 'whose database never answers',
    plant: () => ['openCursor', 'getAll', 'getAllKeys', 'get'].forEach((name) => Object.defineProperty(IDBObjectStore.prototype, name, { value: () => ({}) })),
  },
  {
    name: 'whose database fails when it is read',
    plant: () => ['openCursor', 'getAll', 'getAllKeys', 'get'].forEach((name) => Object.defineProperty(IDBObjectStore.prototype, name, {
      value: () => { const request = /** @type {any} */ ({}); setTimeout(() => request.onerror?.({})); return request; },
    })),
  },
  { name: 'without any store', plant: () => ['localStorage', 'indexedDB', 'caches'].forEach((name) => Object.defineProperty(window, name, { value: undefined })) },
  { name: 'whose caches refuse', plant: () => ['open', 'keys', 'match', 'has'].forEach((name) => Object.defineProperty(CacheStorage.prototype, name, { value: () => Promise.reject(new Error('no')) })) },
  { name: 'without navigator.storage', plant: () => void Object.defineProperty(Navigator.prototype, 'storage', { value: undefined }) },
  { name: 'whose navigator.storage throws', plant: () => void (StorageManager.prototype.persist = () => { throw new TypeError('no'); }) },
  { name: 'whose navigator.storage refuses', plant: () => void (StorageManager.prototype.persist = () => Promise.reject(new Error('no'))) },
];

/** @type {Refusal[]} */
const LOCKS = [
  { name: 'without locks', plant: () => void Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }) },
  { name: 'that refuses locks', plant: () => void (LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'))) },
  { name: 'that throws when a lock is asked for', plant: () => void (LockManager.prototype.request = () => { throw new Error('no'); }) },
  { name: 'that throws when locks are touched', plant: () => void Object.defineProperty(Navigator.prototype, 'locks', { get: () => { throw new Error('no'); } }) },
  { name: 'whose locks never answer', plant: () => void (LockManager.prototype.request = () => new Promise(() => {})) },
  {
    name: 'whose locks answer late',
    plant: () => {
      const request = /** @type {any} */ (LockManager.prototype.request);
      LockManager.prototype.request = async function (/** @type {any[]} */ ...given) {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        return request.apply(this, given);
      };
    },
  },
  { name: 'without service workers', plant: () => void Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }) },
  { name: 'that throws when service workers are touched', plant: () => void Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => { throw new DOMException('sandboxed', 'SecurityError'); } }) },
  { name: 'that refuses service workers', plant: () => void (ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('denied', 'SecurityError'))) },
  { name: 'without workers', persons: true, plant: () => void Object.defineProperty(window, 'Worker', { value: undefined }) },
  { name: 'that refuses workers', persons: true, plant: () => void Object.defineProperty(window, 'Worker', { value: class { constructor() { throw new DOMException('denied', 'SecurityError'); } } }) },
];

/** @type {Refusal[]} */
const PICTURES = [
  {
    name: 'without WebGL',
    plant: () => {
      const context = /** @type {any} */ (HTMLCanvasElement.prototype.getContext);
      HTMLCanvasElement.prototype.getContext = function (/** @type {string} */ kind, /** @type {any[]} */ ...more) { return /gl/.test(kind) ? null : context.call(this, kind, ...more); };
    },
    then: () => document.body.dataset.canvas === undefined,
  },
  {
    name: 'without 2D canvases',
    plant: () => {
      const context = /** @type {any} */ (HTMLCanvasElement.prototype.getContext);
      HTMLCanvasElement.prototype.getContext = function (/** @type {string} */ kind, /** @type {any[]} */ ...more) { return kind === '2d' ? null : context.call(this, kind, ...more); };
    },
    then: () => document.body.dataset.canvas === undefined,
  },
  { name: 'without canvases of any kind', plant: () => void (HTMLCanvasElement.prototype.getContext = () => null), then: () => document.body.dataset.canvas === 'none' },
  { name: 'whose canvases throw', plant: () => void (HTMLCanvasElement.prototype.getContext = () => { throw new Error('no'); }), then: () => document.body.dataset.canvas === 'none' },
  { name: 'without OffscreenCanvas and ResizeObserver', plant: () => ['OffscreenCanvas', 'ResizeObserver'].forEach((name) => Object.defineProperty(window, name, { value: undefined })) },
  { name: 'without matchMedia', plant: () => void Object.defineProperty(window, 'matchMedia', { value: undefined }) },
  { name: 'that knows no ratio of pixels', plant: () => void Object.defineProperty(window, 'devicePixelRatio', { get: () => undefined }) },
  {
    name: 'whose frames come late, with times that make no sense',
    plant: () => void (window.requestAnimationFrame = (act) => window.setTimeout(() => act(NaN), 40)),
  },
];

/** @type {Refusal[]} */
const REST = [
  { name: 'without sound', plant: () => void Object.defineProperty(window, 'AudioContext', { value: undefined }) },
  { name: 'that refuses sound', plant: () => void Object.defineProperty(window, 'AudioContext', { value: class { constructor() { throw new Error('no'); } } }) },
  {
    name: 'without language',
    plant: () => ['language', 'languages'].forEach((name) => Object.defineProperty(Navigator.prototype, name, { get: () => undefined })),
  },
  {
    name: 'without channels, Intl and idle callbacks',
    plant: () => ['MessageChannel', 'BroadcastChannel', 'Intl', 'requestIdleCallback'].forEach((name) => Object.defineProperty(window, name, { value: undefined })),
  },
  { name: 'without random numbers', plant: () => void (Crypto.prototype.getRandomValues = () => { throw new Error('no'); }) },
  { name: 'without checksums', plant: () => void Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }) },
  { name: 'that measures nothing', plant: () => ['mark', 'measure', 'getEntriesByName', 'getEntriesByType'].forEach((name) => Object.defineProperty(Performance.prototype, name, { value: () => { throw new Error('no'); } })) },
  { name: 'without PerformanceObserver and performance.mark', plant: () => { Object.defineProperty(window, 'PerformanceObserver', { value: undefined }); Object.defineProperty(Performance.prototype, 'mark', { value: undefined }); } },
  { name: 'without clipboard and share sheet', plant: () => ['clipboard', 'share', 'canShare'].forEach((name) => Object.defineProperty(Navigator.prototype, name, { value: undefined })) },
  { name: 'without a history', plant: () => ['pushState', 'replaceState'].forEach((name) => Object.defineProperty(History.prototype, name, { value: () => { throw new DOMException('too many', 'SecurityError'); } })) },
  { name: 'that compiles nothing while it streams in', plant: () => ['compileStreaming', 'instantiateStreaming'].forEach((name) => Reflect.deleteProperty(WebAssembly, name)) },
  { name: 'that says nothing of itself', plant: () => ['userAgent', 'platform', 'maxTouchPoints'].forEach((name) => Object.defineProperty(Navigator.prototype, name, { get: () => undefined })) },
  { name: 'whose clock makes no sense', plant: () => { Date.now = () => -8.64e15; Date.prototype.getTimezoneOffset = () => NaN; } },
];

export const REFUSALS = [...STORES, ...LOCKS, ...PICTURES, ...REST];
