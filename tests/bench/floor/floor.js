// @ts-check
// Starts the floor page's program; a performance mark records its first frame.

const globals = /** @type {any} */ (window);
globals.SemaforFloor({
  canvas: document.getElementById('canvas'),
  locateFile: () => '{file:floor.wasm}',
  firstPicture() {
    performance.mark('first-picture');
    // Hiding it sooner, the browser sometimes counts no paint of text at all, and Lighthouse gives no score.
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      /** @type {HTMLElement} */ (document.getElementById('splash')).hidden = true;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  },
});
