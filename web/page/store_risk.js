// @ts-check
// What may happen to the games that this browser keeps, as far as browsers let it be known. They don't tell of private windows.
import { StoreRisk } from './wire.js';

/** @param {string} browser as it calls itself @param {number} fingers how many of them the screen can feel @param {boolean} oneFile whether this is the game as one file */
export function storeRisk(browser, fingers, oneFile) {
  if (oneFile) return StoreRisk.oneFile;
  const apple = /AppleWebKit/.test(browser) && !/Chrom(e|ium)|Android/.test(browser);
  if (!apple) return StoreRisk.none;
  return /iPhone|iPad|iPod/.test(browser) || fingers > 1 ? StoreRisk.apart : StoreRisk.sevenDays;
}
