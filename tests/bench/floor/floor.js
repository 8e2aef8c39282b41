// @ts-check
// Starts the floor page's program; a mark tells when its first picture is there.

const globals = /** @type {any} */ (window);
globals.SemaforFloor({
  canvas: document.getElementById('canvas'),
  locateFile: () => '{file:floor.wasm}',
  firstPicture() {
    /** @type {HTMLElement} */ (document.getElementById('splash')).hidden = true;
    performance.mark('first-picture');
  },
});
