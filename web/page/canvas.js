// @ts-check
// How many pixels the canvas has, and when that changes.

/** @typedef {{width: number, height: number, ratio: number}} Pixels device pixels, and how many make a CSS pixel */

/**
 * Calls `changed` with the canvas's size now and whenever it is another: exactly, where the browser tells device
 * pixels, else as near as they can be computed.
 * @param {HTMLCanvasElement} canvas
 * @param {(size: Pixels) => void} changed
 */
export function watchPixels(canvas, changed) {
  /** @type {Pixels | undefined} */
  let size;
  const tell = () => {
    if (size && size.width > 0 && size.height > 0) changed(size);
  };
  const observer = new ResizeObserver(([entry]) => {
    size = pixelsOf(entry);
    tell();
  });
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(canvas);
  }
  watchRatio(() => {
    if (size) size = { ...size, ratio: window.devicePixelRatio };
    tell();
  });
}

/** @param {ResizeObserverEntry} entry @returns {Pixels} */
function pixelsOf(entry) {
  const ratio = window.devicePixelRatio;
  const { width, height } = entry.contentRect;
  const box = entry.devicePixelContentBoxSize?.[0];
  // A browser that imitates another device tells the pixels of the real one: then the computed ones are right.
  const told = box && Math.abs(box.inlineSize - width * ratio) < 1.5 && Math.abs(box.blockSize - height * ratio) < 1.5;
  return told
    ? { width: box.inlineSize, height: box.blockSize, ratio }
    : { width: Math.round(width * ratio), height: Math.round(height * ratio), ratio };
}

/** A window dragged to another screen changes the ratio, and perhaps nothing else. @param {() => void} changed */
function watchRatio(changed) {
  const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  const again = () => {
    changed();
    watchRatio(changed);
  };
  query.addEventListener('change', again, { once: true });
}
