// @ts-check
// Inside a page of another site, as hosts of games show them: everything works, but browsers give it a store apart.

export function isForeignFrame() {
  try {
    return window.top !== window && !window.top?.location.href;
  } catch {
    return true;
  }
}

/** The same page by itself: what a frame keeps may not be there. */
export const openOwnWindow = () => void window.open(location.href, '_blank', 'noopener');
