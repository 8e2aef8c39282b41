// @ts-check
// Notices when other tabs change the store. Reports changes after a delay and several at once, and only while the tab is visible, so as
// not to take time from the tab that is played in.
import { HERE, gameOf } from './keep.js';

/** How long a list of games may be out of date, in milliseconds. */
const LATER = 1000;

/**
 * @param {(keys: string[]) => void} tell one key for each changed game, and every changed key of no game
 * @param {() => string} playing the id of the game on the table: changes to it are reported at once
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
