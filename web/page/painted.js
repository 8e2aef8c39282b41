// @ts-check
// Waits for the first paint, with a time-out.

/** Time-out in milliseconds: the waiting only makes the start smoother. */
const SMOOTH = 2000;

/** @param {(done: () => void) => void} begin must call `done` @returns {Promise<void>} resolves then, or at the time-out */
export const soon = (begin) =>
  new Promise((resolve) => {
    setTimeout(resolve, SMOOTH);
    try {
      begin(resolve);
    } catch {
      resolve(); // this browser can't
    }
  });

/** Resolves after the first paint: nothing is painted while the graphics are set up. */
export const painted = () =>
  soon((done) => {
    const told = PerformanceObserver.supportedEntryTypes.includes('paint');
    if (document.hidden || !told) return done();
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  });
