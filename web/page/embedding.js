// @ts-check
// Embedding in a page of another site, as game hosts do: everything works, but browsers give the frame a separate store.

export function isForeignFrame() {
  try {
    return window.top !== window && !window.top?.location.href;
  } catch {
    return true;
  }
}

/** Opens the same page in its own window; games stored in the frame may not be there. */
export const openOwnWindow = () => void window.open(location.href, '_blank', 'noopener');
