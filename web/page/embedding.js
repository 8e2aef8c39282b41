// @ts-check
// The page inside a page of another site, as hosts of games embed it: everything works, but browsers give it a store of its own.

export function isForeignFrame() {
  try {
    return window.top !== window && !window.top?.location.href;
  } catch {
    return true;
  }
}

/** The same page by itself: what a frame keeps may not be there. */
export const openOwnWindow = () => void window.open(location.href, '_blank', 'noopener');
