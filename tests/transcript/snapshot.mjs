// @ts-check
// The game state in the format of a transcript, written after every action.

/** @typedef {import('./deal.mjs').State} State */
/** @typedef {import('./piles.mjs').Cards} Cards */

/** @param {Cards} cards */
const withoutNone = (cards) => Object.fromEntries(Object.entries(cards).filter(([, count]) => count > 0));

/** @param {number[]} ids */
const ascending = (ids) => [...ids].sort((x, y) => x - y);

/** The keys that depend on the game. @param {State} s @returns {Record<string, unknown>} */
function ownKeys(s) {
  const { rules } = s.board;
  return {
    ...(rules.market && { market: s.market }),
    ...(rules.routePoints && { points: s.points }),
    ...(rules.instant && { completed: s.completed }),
    ...(rules.stations && { stations: s.stations, cities: Object.fromEntries(s.cities) }),
    ...(rules.passengers && { passengers: s.taken.map(withoutNone) }),
  };
}

/** @param {State} s @returns {Record<string, unknown>} */
export const snapshot = (s) => ({
  ...ownKeys(s),
  deck: s.deck.length,
  discard: s.discard.length,
  hands: s.hands.map(withoutNone),
  tickets: s.tickets.map(ascending),
  wagons: s.wagons,
  routes: Object.fromEntries(s.routes),
  ticket_decks: Object.fromEntries(Object.entries(s.ticketDecks).map(([deck, ids]) => [deck, ids.length])),
  ...(s.over === null && s.next.expects === 'keep' && { offered: ascending(s.offered) }),
  next: s.over === null ? s.next : { expects: 'over' },
});
