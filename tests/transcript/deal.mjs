// @ts-check
// Set-up of a game: checks that the piles are complete and deals them (R12).
import { allCards, boardOf, ticketsOf } from './board.mjs';
import { Difference, same, sameKeys, sameMembers } from './compare.mjs';
import { instantDeck } from './instant.mjs';
import { addCards, drawCard, settleMarket } from './piles.mjs';

/** @typedef {import('./board.mjs').Board} Board */
/** @typedef {import('./piles.mjs').Cards} Cards */
/** @typedef {import('./piles.mjs').Shuffles} Shuffles */
/**
 * @typedef {{route: string, laid: Cards, revealed: string[], color: string | null, owed: number}} Tunnel
 *   a pending decision (R24); `color`: null if only locomotives were laid
 * @typedef {object} State
 * @property {Board} board
 * @property {number} seats
 * @property {number} first
 * @property {Shuffles} shuffles
 * @property {string[]} deck top first
 * @property {string[]} discard
 * @property {(string | null)[]} market empty if the board has no market
 * @property {Cards[]} hands
 * @property {number[][]} tickets kept by each seat, in the order received
 * @property {(number | string)[][]} completed tickets of each seat, if tickets count at once
 * @property {number[][]} dealt set-up tickets of seats that have not chosen yet, if they are dealt
 * @property {number[]} offered in the order drawn; empty if no seat is choosing
 * @property {Record<string, number[]>} ticketDecks top first
 * @property {number[]} aside tickets returned at set-up
 * @property {number[]} wagons
 * @property {number[]} stations unbuilt
 * @property {number[]} points
 * @property {Cards[]} taken passengers of each seat
 * @property {Record<string, string[]>} stock passengers on the board
 * @property {Map<string, number>} routes owner by route name
 * @property {Map<string, number>} cities owner of the station by city
 * @property {{seat: number, expects: string}} next
 * @property {boolean} setup tickets are still being chosen
 * @property {Tunnel | null} tunnel
 * @property {string[]} ends cities where a passenger may be taken, in the order asked (G04)
 * @property {number | null} lastTurns turns left in the last round (R11)
 * @property {number} passes in a row
 * @property {number} idle turns in a row
 * @property {number} actions
 * @property {string | null} over the reason
 */

const FIRST_LINE = 1;

/** @param {number} low @param {number} high @param {string} field @param {any} found */
function within(low, high, field, found) {
  if (!Number.isInteger(found) || found < low || found > high) throw new Difference(FIRST_LINE, field, `${low} to ${high}`, found);
}

/** G04: checks the number of passengers in each place and of each colour. @param {Board} board @param {any} found */
function checkPassengers(board, found) {
  const places = [...board.passengers];
  sameKeys(FIRST_LINE, 'passengers', found, places.map(([city]) => city));
  for (const [city, count] of places) same(FIRST_LINE, `passengers.${city}.length`, count, found[city]?.length);
  const all = Object.entries(board.rules.passengers?.colors ?? {}).flatMap(([color, count]) => Array(count).fill(color));
  sameMembers(FIRST_LINE, 'passengers', all, Object.values(found).flat());
}

/** @param {any} setup the transcript's first line @returns {Board} */
function checkSetup(setup) {
  same(FIRST_LINE, 't', 'setup', setup?.t);
  const board = boardOf(setup.map);
  if (board === null) throw new Difference(FIRST_LINE, 'map', 'a known map', setup.map);
  const passengers = board.rules.passengers !== null;
  sameKeys(FIRST_LINE, 'setup', setup, ['t', 'map', 'seats', 'first', 'deck', 'tickets', ...(passengers ? ['passengers'] : [])]);
  within(...board.rules.seats, 'seats', setup.seats);
  within(0, setup.seats - 1, 'first', setup.first);
  sameMembers(FIRST_LINE, 'deck', allCards(board.rules), setup.deck);
  sameKeys(FIRST_LINE, 'tickets', setup.tickets, Object.keys(board.rules.decks));
  for (const [deck, size] of Object.entries(board.rules.decks)) {
    same(FIRST_LINE, `tickets.${deck}.length`, size, setup.tickets[deck]?.length);
    sameMembers(FIRST_LINE, `tickets.${deck}`, ticketsOf(board, deck), setup.tickets[deck]);
  }
  if (passengers) checkPassengers(board, setup.passengers);
  return board;
}

/** @template T @param {number} seats @param {() => T} make @returns {T[]} */
const forSeats = (seats, make) => Array.from({ length: seats }, make);

/** @param {Board} board @param {any} setup @param {Shuffles} shuffles @returns {State} */
function freshState(board, setup, shuffles) {
  const seats = setup.seats;
  return {
    board, seats, first: setup.first, shuffles,
    deck: [...setup.deck], discard: [], market: Array(board.rules.market?.slots ?? 0).fill(null),
    hands: forSeats(seats, () => ({})), tickets: forSeats(seats, () => []), completed: forSeats(seats, () => []),
    dealt: forSeats(seats, () => []), offered: [], aside: [],
    ticketDecks: Object.fromEntries(Object.keys(board.rules.decks).map((deck) => [deck, [...setup.tickets[deck]]])),
    wagons: Array(seats).fill(board.rules.wagons), stations: Array(seats).fill(board.rules.stations?.each ?? 0), points: Array(seats).fill(0),
    taken: forSeats(seats, () => ({})), stock: structuredClone(setup.passengers ?? {}),
    routes: new Map(), cities: new Map(),
    next: { seat: 0, expects: 'keep' }, setup: true, tunnel: null, ends: [],
    lastTurns: null, passes: 0, idle: 0, actions: 0, over: null,
  };
}

/** Tickets: each seat chooses its mix first (G01), nothing is chosen (F01), or a number of each deck is dealt (R20). @param {State} s */
function dealTickets(s) {
  const { instant, setup, turn } = s.board.rules;
  if (instant) {
    for (const hand of s.tickets) hand.push(...instantDeck(s).splice(0, instant.hand));
    s.setup = false;
    s.next = { seat: s.first, expects: 'turn' };
    return;
  }
  if (setup?.mix) {
    s.next = { seat: 0, expects: 'offer' };
  } else {
    for (const dealt of s.dealt)
      for (const [deck, ids] of Object.entries(s.ticketDecks)) dealt.push(...ids.splice(0, setup?.deal[deck] ?? 0));
    s.offered = s.dealt[0];
  }
  // R20: the rest of a deck that no turn draws from leaves the game.
  for (const deck of Object.keys(s.ticketDecks)) if (!turn?.from.includes(deck)) delete s.ticketDecks[deck];
}

/** @param {any} setup @param {Shuffles} shuffles the ones before the first step @returns {State} */
export function deal(setup, shuffles) {
  const s = freshState(checkSetup(setup), setup, shuffles);
  for (const hand of s.hands) for (let i = 0; i < s.board.rules.hand; ++i) addCards(hand, String(drawCard(s)), 1);
  settleMarket(s);
  dealTickets(s);
  return s;
}
