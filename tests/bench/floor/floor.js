// @ts-check
// Starts the floor page's program; a mark tells when its first picture is there.

const globals = /** @type {any} */ (window);
globals.SemaforFloor({
  canvas: document.getElementById('canvas'),
  locateFile: () => '{file:floor.wasm}',
  firstPicture() {
    performance.mark('first-picture');
    // Sooner, and the browser at times counts no paint of text at all: Lighthouse has no score then.
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      /** @type {HTMLElement} */ (document.getElementById('splash')).hidden = true;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  },
});
