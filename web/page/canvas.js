// @ts-check
// How many pixels the canvas has, and when that changes; and that the keyboard finds its way out of it.

/** @typedef {{width: number, height: number, ratio: number}} Pixels device pixels, and how many make a CSS pixel */

/**
 * Calls `changed` with the canvas's size now and whenever it is another.
 * @param {HTMLCanvasElement} canvas
 * @param {(size: Pixels) => void} changed
 */
export function watchPixels(canvas, changed) {
  /** What the browser told of the device's pixels. @type {ResizeObserverSize | undefined} */
  let told;
  const measure = () => {
    const size = pixelsOf(canvas.getBoundingClientRect(), told);
    if (size.width > 0 && size.height > 0) changed(size);
  };
  const observer = new ResizeObserver(([entry]) => {
    told = entry.devicePixelContentBoxSize?.[0];
    measure();
  });
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(canvas);
  }
  watchRatio(measure);
}

/**
 * Exact where the browser tells, else as near as can be computed. A browser that imitates another device tells the
 * pixels of the real one; the computed ones are right then.
 * @param {DOMRect} rect
 * @param {ResizeObserverSize | undefined} told
 * @returns {Pixels}
 */
function pixelsOf({ width, height }, told) {
  const ratio = window.devicePixelRatio;
  const near = told && Math.abs(told.inlineSize - width * ratio) < 1.5 && Math.abs(told.blockSize - height * ratio) < 1.5;
  return near
    ? { width: told.inlineSize, height: told.blockSize, ratio }
    : { width: Math.round(width * ratio), height: Math.round(height * ratio), ratio };
}

/** A window dragged to another screen changes the ratio, and perhaps nothing else. @param {() => void} changed */
function watchRatio(changed) {
  window.addEventListener('resize', changed);
  const again = () => {
    changed();
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', again, { once: true });
  };
  again();
}

/** SDL would keep the Tab key to itself, and nobody could leave the canvas by keyboard. @param {HTMLCanvasElement} canvas */
export function letTabPass(canvas) {
  for (const kind of ['keydown', 'keyup'])
    window.addEventListener(kind, (event) => {
      if (event.target === canvas && /** @type {KeyboardEvent} */ (event).key === 'Tab') event.stopPropagation();
    }, { capture: true });
}
