// @ts-check
// An instance of the table's program for bots to think in: it has a memory of its own, and never draws.

/** @param {WebAssembly.Module} module @returns {Promise<SemaforEngine>} refused when there is no room for it */
export const engineOf = (module) =>
  new Promise((resolve, reject) => {
    const instantiateWasm = (/** @type {WebAssembly.Imports} */ imports, /** @type {Function} */ done) => {
      WebAssembly.instantiate(module, imports).then((instance) => done(instance, module)).catch(reject);
      return {};
    };
    self.SemaforTable({ noInitialRun: true, instantiateWasm }).then(resolve, reject);
  });
