// @ts-check
// The risk of losing the games that this browser stores, as far as that can be known: browsers don't reveal private windows.
import { StoreRisk } from './wire.js';

/** @param {string} browser its user agent @param {number} fingers most touch points of the screen @param {boolean} oneFile whether this is the game as one file */
export function storeRisk(browser, fingers, oneFile) {
  if (oneFile) return StoreRisk.oneFile;
  const apple = /AppleWebKit/.test(browser) && !/Chrom(e|ium)|Android/.test(browser);
  if (!apple) return StoreRisk.none;
  return /iPhone|iPad|iPod/.test(browser) || fingers > 1 ? StoreRisk.apart : StoreRisk.sevenDays;
}
