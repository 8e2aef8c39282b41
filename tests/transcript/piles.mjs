// @ts-check
// Piles of cards: deck, discard, market, hands, and the shuffles recorded in a transcript.
import { LOCOMOTIVE } from './board.mjs';
import { Difference, NOTHING, same, sameMembers } from './compare.mjs';

/** @typedef {import('./board.mjs').Market} Market */
/** @typedef {import('./deal.mjs').State} State */
/** @typedef {Record<string, number>} Cards how many of each colour */

/** Shuffle lines that were read but not used yet. Each must be used exactly when the rules require that reshuffle. */
export class Shuffles {
  constructor() {
    /** @type {{line: number, pile: unknown, order: any}[]} */
    this.waiting = [];
    /** The line whose action is being replayed: where a missing shuffle is reported. */
    this.line = 0;
  }

  /** @param {string} pile @param {any[]} members before the shuffle @returns {any[]} in their new order, top first */
  take(pile, members) {
    const next = this.waiting.shift();
    if (next === undefined) throw new Difference(this.line, 'shuffle', `a shuffle of ${pile} before this line`, NOTHING);
    same(next.line, 'pile', pile, next.pile);
    sameMembers(next.line, 'order', members, next.order);
    return [...next.order];
  }

  /** Throws if a shuffle is left over after an action. */
  finish() {
    if (this.waiting.length > 0) throw new Difference(this.waiting[0].line, 'shuffle', NOTHING, this.waiting[0].pile);
  }
}

/** Whether a card can be drawn from the deck. @param {State} s */
export const canDraw = (s) => s.deck.length + s.discard.length > 0;

/** R05: the discard pile becomes the deck only when a card is needed. @param {State} s @returns {string | null} */
export function drawCard(s) {
  if (s.deck.length === 0 && s.discard.length > 0) {
    s.deck = s.shuffles.take('deck', s.discard);
    s.discard = [];
  }
  return s.deck.shift() ?? null;
}

/** R05: fills empty slots, lowest first. @param {State} s */
function fillMarket(s) {
  for (let slot = 0; slot < s.market.length; ++slot) s.market[slot] ??= drawCard(s);
}

/** @param {(string | null)[]} cards */
const locomotives = (cards) => cards.filter((card) => card === LOCOMOTIVE).length;

/** R04 and its D: a sweep requires enough other cards, and enough cards for all slots. @param {State} s @param {Market} rules */
function mustSweep(s, rules) {
  if (locomotives(s.market) < rules.sweepAt) return false;
  const all = [...s.market.filter((card) => card !== null), ...s.deck, ...s.discard];
  return all.length >= s.market.length && all.length - locomotives(all) >= rules.sweepNeeds;
}

/** Refills and sweeps the market: after every action (R05), and at set-up (R12). @param {State} s */
export function settleMarket(s) {
  const rules = s.board.rules.market;
  if (rules === null) return;
  fillMarket(s);
  for (let sweeps = 0; sweeps < rules.sweepsAtMost && mustSweep(s, rules); ++sweeps) {
    s.discard.push(...s.market.filter((card) => card !== null));
    s.market.fill(null);
    fillMarket(s);
  }
}

/** @param {Cards} hand @param {string} color @param {number} count may be negative */
export const addCards = (hand, color, count) => {
  hand[color] = (hand[color] ?? 0) + count;
};

/** @param {string[]} words like `blue=2` @returns {Cards} */
export const readCards = (words) =>
  Object.fromEntries(words.map((word) => word.split('=')).map(([color, count]) => [color, Number(count)]));

/** Removes cards from a hand. @param {Cards} hand @param {Cards} cards */
export function takeFrom(hand, cards) {
  for (const [color, count] of Object.entries(cards)) addCards(hand, color, -count);
}

/** @param {Cards} cards @returns {string[]} */
export const spread = (cards) => Object.entries(cards).flatMap(([color, count]) => Array(count).fill(color));
