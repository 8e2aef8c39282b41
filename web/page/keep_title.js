// @ts-check
// Saves the title screen when the page is left, for the next start (title.js): names and points, but no player's cards.
import { HERE, gamesIn } from './keep.js';
import { titleNodes } from './parts.js';

/** @param {Storage | undefined} storage @param {import('./text_view.js').Doc} doc the title's */
export function keepTitle(storage, { language, nodes }) {
  if (!storage) return;
  const kept = { language, games: gamesIn(storage), nodes: titleNodes(nodes).filter(({ part }) => part !== 'strip') };
  try {
    storage.setItem(`${HERE}boot-title`, JSON.stringify(kept));
  } catch {
    // A full store keeps the previous title, which is ignored if games have changed.
  }
}

const TABLE = `${HERE}table`;

/** The game that was on the table if this is a reload; else empty. */
export function tableBefore() {
  try {
    const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
    const game = sessionStorage.getItem(TABLE) || '';
    sessionStorage.removeItem(TABLE);
    return entry?.type === 'reload' ? game : '';
  } catch {
    return ''; // no sessionStorage
  }
}

/** @param {string} game on the table, or empty */
export function keepTable(game) {
  try {
    if (game) sessionStorage.setItem(TABLE, game);
    else sessionStorage.removeItem(TABLE);
  } catch {
    // No sessionStorage: a reload leads to the title.
  }
}
