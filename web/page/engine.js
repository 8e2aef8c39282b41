// @ts-check
// An instance of the table's program for the bots: it has its own memory and never draws.

import { instantiating } from './wasm.js';

/** @param {WebAssembly.Module} module @returns {Promise<SemaforEngine>} rejects if it can't be instantiated */
export const engineOf = (module) =>
  new Promise((resolve, reject) => {
    self.SemaforTable({ noInitialRun: true, instantiateWasm: instantiating(Promise.resolve(module), reject) }).then(resolve, reject);
  });
