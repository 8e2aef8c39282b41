// @ts-check
// An instance of the table's program for the bots: it has its own memory and never draws.

/** @param {WebAssembly.Module} module @returns {Promise<SemaforEngine>} rejects if it can't be instantiated */
export const engineOf = (module) =>
  new Promise((resolve, reject) => {
    const instantiateWasm = (/** @type {WebAssembly.Imports} */ imports, /** @type {Function} */ done) => {
      WebAssembly.instantiate(module, imports).then((instance) => done(instance, module)).catch(reject);
      return {};
    };
    self.SemaforTable({ noInitialRun: true, instantiateWasm }).then(resolve, reject);
  });
