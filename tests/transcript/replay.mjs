// @ts-check
// Replays a transcript by the rules and throws at the first line that violates them.
import { applyAction } from './apply.mjs';
import { Difference, NOTHING, same, sameActions, sameKeys } from './compare.mjs';
import { deal } from './deal.mjs';
import { legalActions } from './legal.mjs';
import { Shuffles } from './piles.mjs';
import { scoresOf } from './score.mjs';
import { snapshot } from './snapshot.mjs';

/** @typedef {import('./deal.mjs').State} State */
/** @typedef {{number: number, value: any}} Line */

/** @param {string} text @returns {Line[]} */
function readLines(text) {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line, i) => {
    try {
      return { number: i + 1, value: JSON.parse(line) };
    } catch {
      throw new Difference(i + 1, 'line', 'JSON', line);
    }
  });
}

/** @param {State} s @param {Line} line @param {number} n */
function step(s, { number, value }, n) {
  if (s.over !== null) throw new Difference(number, 't', 'end', value.t);
  sameKeys(number, 'step', value, ['t', 'n', 'seat', 'legal', 'action', 'state']);
  same(number, 'n', n, value.n);
  same(number, 'seat', s.next.seat, value.seat);
  const legal = legalActions(s);
  sameActions(number, legal, value.legal);
  if (!legal.includes(value.action)) throw new Difference(number, 'action', 'a legal one', value.action);
  s.shuffles.line = number;
  applyAction(s, value.action);
  s.shuffles.finish();
  same(number, 'state', snapshot(s), value.state);
}

/** @param {State} s @param {Line} line */
function end(s, { number, value }) {
  if (s.over === null) throw new Difference(number, 't', 'step', value.t);
  s.shuffles.finish();
  sameKeys(number, 'end', value, ['t', 'reason', 'scores']);
  same(number, 'reason', s.over, value.reason);
  same(number, 'scores', scoresOf(s), value.scores);
}

/** @param {Line} line @param {Shuffles} shuffles */
function shuffle({ number, value }, shuffles) {
  sameKeys(number, 'shuffle', value, ['t', 'pile', 'order']);
  shuffles.waiting.push({ line: number, pile: value.pile, order: value.order });
}

/** @param {string} text a whole transcript @returns {number} its number of steps; throws a Difference */
export function replay(text) {
  const [setup, ...lines] = readLines(text);
  const shuffles = new Shuffles();
  /** @type {State | null} created at the first step, because the deal's shuffles come before it */
  let state = null;
  let steps = 0;
  let ended = false;
  for (const line of lines) {
    if (ended) throw new Difference(line.number, 'line', NOTHING, line.value);
    const kind = line.value?.t;
    if (kind === 'shuffle') {
      shuffle(line, shuffles);
      continue;
    }
    shuffles.line = line.number;
    state ??= deal(setup.value, shuffles);
    if (kind === 'step') step(state, line, ++steps);
    else if (kind === 'end') end(state, line);
    else throw new Difference(line.number, 't', 'setup, shuffle, step or end', kind);
    ended = kind === 'end';
  }
  if (!ended) throw new Difference(lines.length + 2, 'line', 'the end of the game', NOTHING);
  return steps;
}
