// @ts-check
// Applies an action and all its consequences: tickets, market, turns, last round, the end.
import { LOCOMOTIVE } from './board.mjs';
import { completeTickets, instantDeck } from './instant.mjs';
import { draws } from './legal.mjs';
import { addCards, drawCard, readCards, settleMarket, spread, takeFrom } from './piles.mjs';

/** @typedef {import('./board.mjs').Route} Route */
/** @typedef {import('./board.mjs').TicketSetup} TicketSetup */
/** @typedef {import('./board.mjs').TicketTurn} TicketTurn */
/** @typedef {import('./deal.mjs').State} State */
/** @typedef {import('./deal.mjs').Tunnel} Tunnel */
/** @typedef {import('./piles.mjs').Cards} Cards */

/**
 * @typedef {'asks' | 'second' | 'active' | 'idle' | 'pass'} After consequence of an action: another question to the same or
 *   the next chooser (already in `next`), the second card if there is one, or the end of a turn of this kind (R06)
 */

/** @param {State} s @param {string} expects @returns {After} */
function ask(s, expects) {
  s.next = { seat: s.next.seat, expects };
  return 'asks';
}

/** R02, R03. @param {State} s @param {string | null} card @param {boolean} last @returns {After} */
function receive(s, card, last) {
  addCards(s.hands[s.next.seat], String(card), 1);
  return last || s.next.expects === 'second' || s.board.rules.draws < 2 ? 'active' : 'second';
}

/** @param {State} s @param {string[]} words @returns {After} */
function take(s, [slot]) {
  const card = s.market[Number(slot)];
  s.market[Number(slot)] = null;
  return receive(s, card, card === LOCOMOTIVE);
}

/** Wagons on a route: points at once (R07), tickets at once (F04), passengers (G04). @param {State} s @param {Route} route @returns {After} */
function place(s, route) {
  const { seat } = s.next;
  s.routes.set(route.name, seat);
  s.wagons[seat] -= route.length;
  s.points[seat] += s.board.rules.routePoints?.[route.length] ?? 0;
  if (s.board.rules.instant) {
    completeTickets(s, seat);
    if (s.over === null && s.wagons[seat] === 0 && s.board.rules.lastWagons === null) s.over = 'last_wagon'; // F07
  }
  s.ends = route.ends.filter((end) => (s.stock[end] ?? []).length > 0);
  return s.ends.length > 0 ? ask(s, 'passenger') : 'active';
}

/** R23. @param {State} s @param {Route} route @param {Cards} laid @returns {Tunnel} */
function reveal(s, route, laid) {
  const color = Object.keys(laid).find((card) => card !== LOCOMOTIVE) ?? null;
  /** @type {string[]} */
  const revealed = [];
  for (let card = drawCard(s); card !== null; card = revealed.length < s.board.rules.reveals ? drawCard(s) : null) revealed.push(card);
  const owed = revealed.filter((card) => card === LOCOMOTIVE || card === color).length;
  return { route: route.name, laid, revealed, color, owed };
}

/** @param {State} s @param {string[]} words @returns {After} */
function claim(s, [name, ...words]) {
  const route = /** @type {Route} */ (s.board.byName.get(name));
  const laid = readCards(words);
  takeFrom(s.hands[s.next.seat], laid);
  const tunnel = route.tunnel ? reveal(s, route, laid) : null;
  if (tunnel !== null && tunnel.owed > 0) {
    s.tunnel = tunnel;
    return ask(s, 'tunnel');
  }
  s.discard.push(...spread(laid), ...(tunnel?.revealed ?? []));
  return place(s, route);
}

/** R24. @param {State} s @param {string[]} words @returns {After} */
function pay(s, words) {
  const tunnel = /** @type {Tunnel} */ (s.tunnel);
  const extra = readCards(words);
  takeFrom(s.hands[s.next.seat], extra);
  s.discard.push(...spread(tunnel.laid), ...spread(extra), ...tunnel.revealed);
  s.tunnel = null;
  return place(s, /** @type {Route} */ (s.board.byName.get(tunnel.route)));
}

/** R24: the laid cards return, the revealed ones don't. @param {State} s @returns {After} */
function decline(s) {
  const tunnel = /** @type {Tunnel} */ (s.tunnel);
  for (const [color, count] of Object.entries(tunnel.laid)) addCards(s.hands[s.next.seat], color, count);
  s.discard.push(...tunnel.revealed);
  s.tunnel = null;
  return 'idle';
}

/** R25. @param {State} s @param {string[]} words @returns {After} */
function station(s, [city, ...words]) {
  const { seat } = s.next;
  const paid = readCards(words);
  takeFrom(s.hands[seat], paid);
  s.discard.push(...spread(paid));
  s.stations[seat] -= 1;
  s.cities.set(city, seat);
  return 'active';
}

/** R21. @param {State} s @returns {After} */
function tickets(s) {
  const turn = /** @type {TicketTurn} */ (s.board.rules.turn);
  s.offered = turn.from.flatMap((deck) => s.ticketDecks[deck].splice(0, turn.draw));
  return ask(s, 'keep');
}

/** G01, G02: one deck after the other. @param {State} s @param {string[]} words @returns {After} */
function offer(s, words) {
  const mix = readCards(words);
  s.offered = Object.keys(s.board.rules.decks).flatMap((deck) => s.ticketDecks[deck].splice(0, mix[deck]));
  return ask(s, 'keep');
}

/** Once all have chosen, returned tickets leave the game (R20), or go into their deck (G01) or under it by their ids. @param {State} s */
function returnTickets(s) {
  const { returned } = /** @type {TicketSetup} */ (s.board.rules.setup);
  for (const deck of returned === 'out' ? [] : Object.keys(s.ticketDecks)) {
    const back = s.aside.filter((id) => s.board.tickets[id].deck === deck).sort((x, y) => x - y);
    s.ticketDecks[deck].push(...back);
    if (returned === 'shuffled') s.ticketDecks[deck] = s.shuffles.take(deck, s.ticketDecks[deck]);
  }
  s.aside = [];
}

/** R12, G01: the next seat chooses, or the first turn begins. @param {State} s @param {number[]} returned @returns {After} */
function keptAtSetup(s, returned) {
  s.aside.push(...returned);
  const seat = s.next.seat + 1;
  if (seat < s.seats) {
    s.offered = s.dealt[seat];
    s.next = { seat, expects: s.board.rules.setup?.mix ? 'offer' : 'keep' };
    return 'asks';
  }
  returnTickets(s);
  s.setup = false;
  s.next = { seat: s.first, expects: 'turn' };
  return 'asks';
}

/** R09: the other tickets go under their own deck, in the order drawn. @param {State} s @param {string[]} words @returns {After} */
function keep(s, words) {
  const kept = words.map(Number);
  const returned = s.offered.filter((id) => !kept.includes(id));
  s.tickets[s.next.seat].push(...kept);
  s.offered = [];
  if (s.setup) return keptAtSetup(s, returned);
  for (const id of returned) s.ticketDecks[s.board.tickets[id].deck].push(id);
  return 'active';
}

/** F05. @param {State} s @returns {After} */
function swap(s) {
  const { seat } = s.next;
  const deck = instantDeck(s);
  deck.push(...s.tickets[seat]);
  s.tickets[seat] = deck.splice(0, s.board.rules.instant?.hand);
  return completeTickets(s, seat) > 0 ? 'active' : 'idle';
}

/** G04: one end after the other. @param {State} s @param {string[]} words @returns {After} */
function passenger(s, [city, color]) {
  if (color !== 'none') {
    s.stock[city].splice(s.stock[city].indexOf(color), 1);
    addCards(s.taken[s.next.seat], color, 1);
  }
  s.ends.shift();
  return s.ends.length > 0 ? ask(s, 'passenger') : 'active';
}

/** @type {Record<string, (s: State, words: string[]) => After>} */
const VERBS = {
  draw: (s) => receive(s, drawCard(s), false),
  pass: () => 'pass',
  take, claim, pay, decline, station, tickets, offer, keep, swap, passenger,
};

/** R11: the trigger, then one turn each. @param {State} s */
function lastRound(s) {
  const { lastWagons } = s.board.rules;
  if (lastWagons === null) return;
  if (s.lastTurns !== null) {
    s.lastTurns -= 1;
    if (s.lastTurns === 0) s.over = 'wagons';
  } else if (s.wagons.some((wagons) => wagons <= lastWagons)) {
    s.lastTurns = s.seats;
  }
}

/** R06, R11: the last round is tested first. @param {State} s @param {After} kind */
function endTurn(s, kind) {
  s.passes = kind === 'pass' ? s.passes + 1 : 0;
  s.idle = kind === 'active' ? 0 : s.idle + 1;
  lastRound(s);
  if (s.over === null && (s.passes >= s.seats || s.idle >= s.board.rules.idlePerSeat * s.seats)) s.over = 'stuck';
  s.next = { seat: (s.next.seat + 1) % s.seats, expects: 'turn' };
}

/** @param {State} s @param {After} after */
function advance(s, after) {
  if (s.over !== null || after === 'asks') return;
  if (after === 'second' && draws(s, true).length > 0) ask(s, 'second');
  else endTurn(s, after === 'second' ? 'active' : after); // R05: the turn ends after one card
}

/** @param {State} s @param {string} action must be legal */
export function applyAction(s, action) {
  const [verb, ...words] = action.split(' ');
  const after = VERBS[verb](s, words);
  settleMarket(s); // R05: the last action of the game included
  s.actions += 1;
  advance(s, after);
  if (s.over === null && s.actions >= s.board.rules.actionsAtMost) s.over = 'stuck';
}
