// @ts-check
// Kill switch for the service worker: published under its name, this one replaces it, deletes the program's caches and unregisters
// itself. Pages then come only from the host; games are not touched.
import { forgetProgram } from './kept_program.js';

const worker = /** @type {ServiceScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetProgram(worker.registration)));
