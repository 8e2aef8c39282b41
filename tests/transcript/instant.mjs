// @ts-check
// First Journey's tickets, which count as soon as their cities are joined (F04 to F07).
import { SPECIAL } from './board.mjs';
import { Groups, isCompleted, routesOf } from './network.mjs';

/** @typedef {import('./deal.mjs').State} State */

/** The only ticket deck. @param {State} s @returns {number[]} */
export const instantDeck = (s) => Object.values(s.ticketDecks)[0];

/** F07: ends the game at enough tickets, including the special one. @param {State} s @param {number} seat @param {number | string} ticket */
function count(s, seat, ticket) {
  s.completed[seat].push(ticket);
  if (s.completed[seat].length >= Number(s.board.rules.instant?.toWin)) s.over = 'tickets';
}

/** F06: once per seat. @param {State} s @param {number} seat @param {Groups} groups */
function isSpecialDue(s, seat, groups) {
  const { east, west } = s.board.sides;
  return s.board.rules.eastWest && !s.completed[seat].includes(SPECIAL) && east.some((e) => west.some((w) => groups.joins(s.board, e, w)));
}

/**
 * F04: the special ticket first, then one at a time, oldest first; each replacement goes to the end of the hand.
 * @param {State} s @param {number} seat @returns {number} number of completed tickets
 */
export function completeTickets(s, seat) {
  const groups = new Groups(routesOf(s, seat));
  const before = s.completed[seat].length;
  if (isSpecialDue(s, seat, groups)) count(s, seat, SPECIAL);
  while (s.over === null) {
    const at = s.tickets[seat].findIndex((id) => isCompleted(s.board, groups, id));
    if (at < 0) break;
    count(s, seat, s.tickets[seat].splice(at, 1)[0]);
    if (s.over === null) s.tickets[seat].push(...instantDeck(s).splice(0, 1));
  }
  return s.completed[seat].length - before;
}
