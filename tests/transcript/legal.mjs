// @ts-check
// Lists all legal actions, in notation.
import { colorsOf, LOCOMOTIVE } from './board.mjs';
import { instantDeck } from './instant.mjs';
import { canDraw } from './piles.mjs';

/** @typedef {import('./board.mjs').Route} Route */
/** @typedef {import('./deal.mjs').State} State */
/** @typedef {import('./piles.mjs').Cards} Cards */

/**
 * R07, R22, R25: cards of one colour, any of them replaced by locomotives; at least `least` locomotives.
 * @param {Cards} hand @param {number} count @param {string[]} colors that may be played @param {number} [least]
 * @returns {string[]}
 */
function payments(hand, count, colors, least = 0) {
  const wild = hand[LOCOMOTIVE] ?? 0;
  const found = wild >= count ? [`${LOCOMOTIVE}=${count}`] : [];
  for (const color of colors) {
    const most = Math.min(hand[color] ?? 0, count - least);
    for (let k = Math.max(1, count - wild); k <= most; ++k)
      found.push(k === count ? `${color}=${k}` : `${color}=${k} ${LOCOMOTIVE}=${count - k}`);
  }
  return found;
}

/** @param {State} s @param {number[]} cards market slots to take from; the caller leaves out forbidden locomotives (R03) */
const takes = (s, cards) => cards.filter((slot) => s.market[slot] !== null).map((slot) => `take ${slot}`);

/** R02, R03. @param {State} s @param {boolean} second @returns {string[]} */
export function draws(s, second) {
  const slots = [...s.market.keys()].filter((slot) => !second || s.market[slot] !== LOCOMOTIVE);
  return [...(canDraw(s) ? ['draw'] : []), ...takes(s, slots)];
}

/** R07, R08. @param {State} s @param {number} seat @param {Route} route */
function isOpen(s, seat, route) {
  if (s.routes.has(route.name) || s.wagons[seat] < route.length) return false;
  const owners = (s.board.groups.get(route.group) ?? []).map((track) => s.routes.get(track.name));
  if (owners.includes(seat)) return false;
  return s.seats > s.board.rules.closingSeats || owners.every((owner) => owner === undefined);
}

/** @param {State} s @param {number} seat @returns {string[]} */
function claims(s, seat) {
  const { routes, rules } = s.board;
  return routes.filter((route) => isOpen(s, seat, route)).flatMap((route) => {
    const colors = route.color === 'gray' ? colorsOf(rules) : [route.color];
    return payments(s.hands[seat], route.length, colors, route.locomotives).map((paid) => `claim ${route.name} ${paid}`);
  });
}

/** R25. @param {State} s @param {number} seat @returns {string[]} */
function stations(s, seat) {
  const { rules } = s.board;
  if (rules.stations === null || s.stations[seat] === 0) return [];
  const cost = rules.stations.each - s.stations[seat] + 1;
  const paid = payments(s.hands[seat], cost, colorsOf(rules));
  return s.board.cities.filter((city) => !s.cities.has(city)).flatMap((city) => paid.map((cards) => `station ${city} ${cards}`));
}

/** G01, G02: no more of a deck than it holds. @param {State} s @param {number} most @returns {string[]} */
function mixes(s, most) {
  const [first, second] = Object.keys(s.board.rules.decks);
  const [here, there] = [s.ticketDecks[first].length, s.ticketDecks[second].length];
  const count = Math.min(most, here + there);
  const found = [];
  for (let k = 0; k <= count && count > 0; ++k)
    if (k <= here && count - k <= there) found.push(`offer ${first}=${k} ${second}=${count - k}`);
  return found;
}

/** R09, G02, F05. @param {State} s @param {number} seat @returns {string[]} */
function ticketActions(s, seat) {
  const { instant, turn } = s.board.rules;
  if (turn?.mix) return mixes(s, turn.draw);
  if (turn) return turn.from.some((deck) => s.ticketDecks[deck].length > 0) ? ['tickets'] : [];
  return s.tickets[seat].length === instant?.hand && instantDeck(s).length > 0 ? ['swap'] : [];
}

/** @param {number[]} offered @param {number} least @returns {string[]} */
function keeps(offered, least) {
  const ids = [...offered].sort((x, y) => x - y);
  const found = [];
  for (let set = 0; set < 1 << ids.length; ++set) {
    const kept = ids.filter((_, i) => (set >> i) & 1);
    if (kept.length >= least) found.push(`keep ${kept.join(' ')}`);
  }
  return found;
}

/** R24: payments with the remaining hand; the question is asked even if no payment is possible. @param {State} s @returns {string[]} */
function tunnelAnswers(s) {
  const tunnel = s.tunnel;
  if (tunnel === null) return [];
  const colors = tunnel.color === null ? [] : [tunnel.color];
  return ['decline', ...payments(s.hands[s.next.seat], tunnel.owed, colors).map((paid) => `pay ${paid}`)];
}

/** @param {State} s @returns {string[]} */
function turns(s) {
  const { seat } = s.next;
  const found = [...draws(s, false), ...claims(s, seat), ...stations(s, seat), ...ticketActions(s, seat)];
  return found.length > 0 ? found : ['pass']; // R06
}

/** @type {Record<string, (s: State) => string[]>} */
const EXPECTED = {
  offer: (s) => mixes(s, Number(s.board.rules.setup?.mix)),
  keep: (s) => keeps(s.offered, Math.min(s.offered.length, Number((s.setup ? s.board.rules.setup : s.board.rules.turn)?.keep))),
  turn: turns,
  second: (s) => draws(s, true),
  tunnel: tunnelAnswers,
  passenger: (s) => [...new Set(s.stock[s.ends[0]]), 'none'].map((color) => `passenger ${s.ends[0]} ${color}`),
};

/** Sorted bytewise; names are ASCII. @param {State} s @returns {string[]} */
export const legalActions = (s) => EXPECTED[s.next.expects](s).sort();
