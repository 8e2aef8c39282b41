// @ts-check
// Waits for the first paint, with a time-out.

/** Time-out in milliseconds. Waiting only makes the start smoother; nothing depends on it. */
const SMOOTH = 2000;

/** @param {(done: () => void) => void} begin calls `done` when it has finished @returns {Promise<void>} resolves at that call, or at the time-out */
export const soon = (begin) =>
  new Promise((resolve) => {
    setTimeout(resolve, SMOOTH);
    try {
      begin(resolve);
    } catch {
      resolve(); // this browser can't
    }
  });

/** Resolves after the first paint. Work that would delay that paint waits for it: setting up graphics, for example. */
export const painted = () =>
  soon((done) => {
    const reported = PerformanceObserver.supportedEntryTypes.includes('paint');
    if (document.hidden || !reported) return done();
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  });
