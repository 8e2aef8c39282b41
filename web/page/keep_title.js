// @ts-check
// Keeps the title as it is when the page is left, for the next start (title.js): names and points, and nobody's cards.
import { HERE, gamesIn } from './keep.js';
import { titleNodes } from './parts.js';

/** @param {Storage | undefined} storage @param {import('./text_view.js').Doc} doc the title's */
export function keepTitle(storage, { language, nodes }) {
  if (!storage) return;
  const kept = { language, games: gamesIn(storage), nodes: titleNodes(nodes).filter(({ part }) => part !== 'strip') };
  try {
    storage.setItem(`${HERE}boot-title`, JSON.stringify(kept));
  } catch {
    // A full store keeps the one before: it counts for nothing when games have changed.
  }
}

const TABLE = `${HERE}table`;

/** The game on the table when this tab was left, if it comes back by a reload: else an empty text. */
export function tableBefore() {
  try {
    const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
    const game = sessionStorage.getItem(TABLE) || '';
    sessionStorage.removeItem(TABLE);
    return entry?.type === 'reload' ? game : '';
  } catch {
    return ''; // no store
  }
}

/** @param {string} game on the table, or an empty text */
export function keepTable(game) {
  try {
    if (game) sessionStorage.setItem(TABLE, game);
    else sessionStorage.removeItem(TABLE);
  } catch {
    // No store: a reload leads to the title.
  }
}
