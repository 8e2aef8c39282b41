// @ts-check
// Other tabs change what is kept. A tab that shows the same hears of it a little later and of several changes at once, and of none
// while nobody sees it: it would take its time from the tab that is played in.
import { HERE, gameOf } from './keep.js';

/** A list may be out of date for so long; in milliseconds. */
const LATER = 1000;

/**
 * @param {(keys: string[]) => void} tell one key for each game that has changed, and those of no game
 * @param {() => string} playing the id of the game on the table: what another tab plays of it is told at once
 */
export function hearChanges(tell, playing) {
  /** By game, or by key. @type {Map<string, string>} */
  const changed = new Map();
  let waiting = 0;
  const tellAll = () => {
    clearTimeout(waiting);
    waiting = 0;
    if (document.hidden || changed.size === 0) return;
    const keys = [...changed.values()];
    changed.clear();
    tell(keys);
  };
  window.addEventListener('storage', ({ key }) => {
    if (!key?.startsWith(HERE)) return;
    const name = key.slice(HERE.length);
    const game = gameOf(name);
    if (!game && name !== 'recent') return;
    changed.set(game || name, name);
    if (game && game === playing()) tellAll();
    else waiting ||= setTimeout(tellAll, LATER);
  });
  document.addEventListener('visibilitychange', tellAll);
}
