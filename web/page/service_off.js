// @ts-check
// The way out: published under the service worker's name it takes the place of whatever is there, drops the kept copies of the
// program and goes. Pages then come from the host alone; games are not touched.
import { forgetProgram } from './kept_program.js';

const worker = /** @type {ServiceScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetProgram(worker.registration)));
