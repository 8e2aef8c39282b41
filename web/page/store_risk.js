// @ts-check
// What may happen to the games that this browser keeps, as far as browsers let it be known. They don't tell of private windows.

/** The values of StoreRisk (shell/desk/host.h). */
const NONE = 0;
const SEVEN_DAYS = 1;
const APART = 2;

/** @param {string} browser as it calls itself @param {number} fingers how many of them the screen can feel */
export function storeRisk(browser, fingers) {
  const apple = /AppleWebKit/.test(browser) && !/Chrom(e|ium)|Android/.test(browser);
  if (!apple) return NONE;
  return /iPhone|iPad|iPod/.test(browser) || fingers > 1 ? APART : SEVEN_DAYS;
}
