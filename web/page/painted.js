// @ts-check
// Waits for the page to be seen, but never long.

/** So long a start waits at most for what would only make it smoother, in milliseconds. */
const SMOOTH = 2000;

/** @param {(done: () => void) => void} begin what calls `done` when it has happened @returns {Promise<void>} when it has, or there is no more time for it */
export const soon = (begin) =>
  new Promise((resolve) => {
    setTimeout(resolve, SMOOTH);
    try {
      begin(resolve);
    } catch {
      resolve(); // this browser can't
    }
  });

/** The page has been seen as it was before the program: nothing is painted while graphics begin. */
export const painted = () =>
  soon((done) => {
    const told = PerformanceObserver.supportedEntryTypes.includes('paint');
    if (document.hidden || !told) return done();
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  });
