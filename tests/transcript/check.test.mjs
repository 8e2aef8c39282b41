// @ts-check
// Tests the transcript checker: it accepts the golden games and finds every doctored line: node --test check.test.mjs
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { addBoard } from './board.mjs';
import { Difference } from './compare.mjs';
import { replay } from './replay.mjs';

/** @typedef {any[]} Lines parsed; the first line has index 0 */

const file = (/** @type {string} */ name) => new URL(`./golden/${name}.jsonl.gz`, import.meta.url);
const ISLANDS = fileURLToPath(new URL('../boards/islands', import.meta.url));
addBoard(ISLANDS);

const textOf = (/** @type {string} */ name) => gunzipSync(readFileSync(file(name))).toString();

/**
 * Written by `semafor transcript --map NAME --seats 2 --bots random,random --deal CODE` with europe 3K5K6QNBFHJZX,
 * germany 030KCN0D7905V and first-journey 8ZA6TAVY4983R, for tests/boards/islands 0000000000003; packed by `gzip -9n`.
 * @type {Map<string, string>}
 */
const GOLDEN = new Map(['europe', 'germany', 'first-journey', 'islands'].map((name) => [name, textOf(name)]));

/** @param {string} name @returns {Lines} */
const linesOf = (name) => (GOLDEN.get(name) ?? '').trimEnd().split('\n').map((line) => JSON.parse(line));

/** @param {Lines} lines */
const write = (lines) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');

/** @param {string} text @returns {Difference} */
function firstDifference(text) {
  try {
    replay(text);
  } catch (error) {
    if (error instanceof Difference) return error;
    throw error;
  }
  throw new assert.AssertionError({ message: 'the doctored transcript was accepted' });
}

/** @param {Lines} lines @param {(line: any, at: number) => boolean} is @returns {number} its index */
function placeOf(lines, is) {
  const at = lines.findIndex(is);
  assert.ok(at >= 0, 'the golden game has no such line');
  return at;
}

/** @param {Lines} lines @param {string} kind the t of a line @param {number} [nth] */
const nth = (lines, kind, nth = 1) => {
  const places = lines.flatMap((line, at) => (line.t === kind ? [at] : []));
  assert.ok(places.length >= nth, `the golden game has no ${kind} ${nth}`);
  return places[nth - 1];
};

/** @param {Lines} lines @param {string} verb */
const stepOf = (lines, verb) => placeOf(lines, (line) => line.t === 'step' && line.action.split(' ')[0] === verb);

/** @param {Lines} lines @param {(score: any) => boolean} is @returns {{at: number, score: any, seat: number}} */
function scoreWhere(lines, is) {
  const at = nth(lines, 'end');
  const seat = placeOf(lines[at].scores, is);
  return { at, score: lines[at].scores[seat], seat };
}

/**
 * @typedef {{name: string, game?: string, field: string | RegExp, doctor: (lines: Lines) => number}} Case
 *   `doctor` spoils the transcript and returns the index at which the difference must be found
 */

/** @type {Case[]} */
const ACTIONS = [
  { name: 'an illegal action', field: 'action', doctor: (lines) => {
    const at = nth(lines, 'step', 9);
    lines[at].action = 'claim berlin-paris red=1';
    return at;
  } },
  { name: 'another legal action than the one whose state follows', field: /^state/, doctor: (lines) => {
    const at = placeOf(lines, (line) => line.action === 'draw' && line.legal.includes('take 0'));
    lines[at].action = 'take 0';
    return at;
  } },
  { name: 'a legal action is missing', field: 'legal', doctor: (lines) => {
    const at = nth(lines, 'step', 20);
    lines[at].legal.splice(1, 1);
    return at;
  } },
  { name: 'an action too many', field: 'legal', doctor: (lines) => {
    const at = nth(lines, 'step', 20);
    lines[at].legal.push('swap');
    return at;
  } },
  { name: 'an action twice', field: /^legal\[1\]/, doctor: (lines) => {
    const at = nth(lines, 'step', 20);
    lines[at].legal.splice(1, 0, lines[at].legal[0]);
    return at;
  } },
  { name: 'actions out of order', field: /^legal\[0\]/, doctor: (lines) => {
    const at = nth(lines, 'step', 20);
    lines[at].legal.reverse();
    return at;
  } },
  { name: 'a declined tunnel that is paid', field: /^state/, doctor: (lines) => {
    const at = placeOf(lines, (line) => line.action?.startsWith('pay'));
    lines[at].action = 'decline';
    return at;
  } },
  { name: 'the wrong seat', field: 'seat', doctor: (lines) => {
    const at = nth(lines, 'step', 12);
    lines[at].seat = 1 - lines[at].seat;
    return at;
  } },
  { name: 'the wrong number', field: 'n', doctor: (lines) => {
    const at = nth(lines, 'step', 12);
    lines[at].n += 1;
    return at;
  } },
  { name: 'a step left out', field: 'n', doctor: (lines) => {
    const at = nth(lines, 'step', 12);
    lines.splice(at, 1);
    return at;
  } },
  { name: 'a mix that was not named', game: 'germany', field: /^state.ticket_decks/, doctor: (lines) => {
    const at = stepOf(lines, 'offer');
    lines[at].action = lines[at].legal.find((/** @type {string} */ other) => other !== lines[at].action);
    return at;
  } },
  { name: 'a passenger that was not taken', game: 'germany', field: /^state.passengers/, doctor: (lines) => {
    const at = placeOf(lines, (line) => line.action?.startsWith('passenger') && !line.action.endsWith('none'));
    lines[at].action = `${lines[at].action.split(' ').slice(0, 2).join(' ')} none`;
    return at;
  } },
];

/** @param {string} name @param {string | RegExp} field @param {(state: any) => void} spoil @param {string} [game] @returns {Case} */
const stateCase = (name, field, spoil, game) => ({
  name, game, field, doctor: (lines) => {
    const at = nth(lines, 'step', 30);
    spoil(lines[at].state);
    return at;
  },
});

/** @type {Case[]} */
const STATES = [
  stateCase('a card too many in a hand', 'state.hands[1].locomotive', (state) => {
    state.hands[1].locomotive = (state.hands[1].locomotive ?? 0) + 1;
  }),
  stateCase('a colour with none in a hand', 'state.hands[0].pink', (state) => { state.hands[0].pink = 0; }),
  stateCase('wrong points', 'state.points[0]', (state) => { state.points[0] += 1; }),
  stateCase('a wagon lost', 'state.wagons[1]', (state) => { state.wagons[1] -= 1; }),
  stateCase('a market card', /^state.market/, (state) => { state.market[2] = state.market[2] === 'red' ? 'blue' : 'red'; }),
  stateCase('a market slot', /^state.market/, (state) => { state.market.pop(); }),
  stateCase('a card of the deck', 'state.deck', (state) => { state.deck -= 1; }),
  stateCase('a card of the discard', 'state.discard', (state) => { state.discard = String(state.discard); }),
  stateCase('a ticket of the deck', 'state.ticket_decks.normal', (state) => { state.ticket_decks.normal += 1; }),
  stateCase('a station too many', /^state.cities/, (state) => { state.cities.nowhere = 0; }),
  stateCase('the seat to play', 'state.next.seat', (state) => { state.next.seat = 1 - state.next.seat; }),
  stateCase('a foreign key', 'state.completed', (state) => { state.completed = [[], []]; }),
  stateCase('a key that is missing', 'state.stations', (state) => { delete state.stations; }),
  stateCase('a key of another game', 'state.points', (state) => { state.points = [0, 0]; }, 'first-journey'),
  stateCase('tickets as held instead of ascending', /^state.tickets/, (state) => {
    for (const tickets of state.tickets) tickets.reverse();
  }, 'first-journey'),
  { name: 'the order of completion', game: 'first-journey', field: /^state.completed/, doctor: (lines) => {
    const at = placeOf(lines, (line) => line.state?.completed.some((/** @type {any[]} */ done) => done.length > 1));
    for (const done of lines[at].state.completed) done.reverse();
    return at;
  } },
  { name: 'a route that somebody else owns', field: /^state.routes/, doctor: (lines) => {
    const at = placeOf(lines, (line) => line.t === 'step' && Object.keys(line.state.routes).length > 2);
    const [route] = Object.keys(lines[at].state.routes);
    lines[at].state.routes[route] = 1 - lines[at].state.routes[route];
    return at;
  } },
  { name: 'tickets returned at set-up in no deck', game: 'islands', field: 'state.ticket_decks.lines', doctor: (lines) => {
    const at = placeOf(lines, (line) => line.state?.next.expects === 'turn');
    lines[at].state.ticket_decks.lines -= 1;
    return at;
  } },
  { name: 'an offer', field: /^state.offered/, doctor: (lines) => {
    const at = placeOf(lines, (line) => line.state?.offered !== undefined);
    lines[at].state.offered.reverse();
    return at;
  } },
];

/** @type {Case[]} */
const CHANCE = [
  { name: 'a deck with a card exchanged', field: /^deck/, doctor: (lines) => {
    lines[0].deck[0] = lines[0].deck[0] === 'red' ? 'blue' : 'red';
    return 0;
  } },
  { name: 'a deck in another order', field: /^(legal|state)/, doctor: (lines) => {
    const { deck } = lines[0];
    const at = deck.findIndex((/** @type {string} */ card) => card !== deck[0]);
    [deck[0], deck[at]] = [deck[at], deck[0]];
    if (at < 4) [deck[0], deck[8]] = [deck[8], deck[0]]; // not within one hand
    return 1;
  } },
  { name: 'a ticket twice', field: /^tickets.normal/, doctor: (lines) => {
    lines[0].tickets.normal[3] = lines[0].tickets.normal[4];
    return 0;
  } },
  { name: 'a ticket deck of another game', game: 'germany', field: 'tickets keys', doctor: (lines) => {
    lines[0].tickets.normal = [];
    return 0;
  } },
  { name: 'a passenger recoloured', game: 'germany', field: /^passengers/, doctor: (lines) => {
    const stock = lines[0].passengers.berlin;
    stock[0] = stock[0] === 'red' ? 'blue' : 'red';
    return 0;
  } },
  { name: 'another first seat', game: 'first-journey', field: 'seat', doctor: (lines) => {
    lines[0].first = 1 - lines[0].first;
    return 1;
  } },
  { name: 'an unknown map', field: 'map', doctor: (lines) => {
    lines[0].map = 'atlantis';
    return 0;
  } },
  { name: 'a shuffle missing', field: 'shuffle', doctor: (lines) => {
    const at = nth(lines, 'shuffle');
    lines.splice(at, 1);
    return at;
  } },
  { name: 'a shuffle too many', field: 'shuffle', doctor: (lines) => {
    const at = nth(lines, 'shuffle') + 1;
    lines.splice(at, 0, { ...lines[at - 1] });
    return at;
  } },
  { name: 'a shuffle too late', field: 'shuffle', doctor: (lines) => {
    const at = nth(lines, 'shuffle');
    lines.splice(at, 2, lines[at + 1], lines[at]);
    return at;
  } },
  { name: 'a shuffle that loses a card', field: /^order/, doctor: (lines) => {
    const at = nth(lines, 'shuffle');
    lines[at].order.pop();
    return at;
  } },
  { name: 'a shuffle that recolours a card', field: /^order/, doctor: (lines) => {
    const { order } = lines[nth(lines, 'shuffle')];
    order[0] = order[0] === 'red' ? 'blue' : 'red';
    return nth(lines, 'shuffle');
  } },
  { name: 'the returned tickets shuffled in the wrong order', game: 'germany', field: 'pile', doctor: (lines) => {
    const at = nth(lines, 'shuffle');
    [lines[at], lines[at + 1]] = [lines[at + 1], lines[at]];
    return at;
  } },
];

/** @param {string} name @param {string | RegExp} field @param {(score: any) => boolean} is @param {(score: any) => void} spoil @param {string} [game] */
const scoreCase = (name, field, is, spoil, game) => ({
  name, game, field, doctor: (/** @type {Lines} */ lines) => {
    const { at, score } = scoreWhere(lines, is);
    spoil(score);
    return at;
  },
});

/** @type {Case[]} */
const SCORES = [
  scoreCase('a wrong rank', /^scores\[\d\].rank/, (score) => score.rank === 2, (score) => { score.rank = 1; }),
  scoreCase('a wrong total', /^scores\[\d\].total/, () => true, (score) => { score.total += 1; }),
  scoreCase('a longest trail too short', /longest/, (score) => score.longest > 0, (score) => { score.longest -= 1; }),
  scoreCase('the Express for the wrong seat', /express/, (score) => score.express === 0, (score) => { score.express = 10; }),
  scoreCase('unbuilt stations', /stations/, () => true, (score) => { score.stations += 4; }),
  scoreCase('a ticket not completed', /tickets/, (score) => score.tickets.length > 0, (score) => { score.tickets[0][1] *= -1; }),
  scoreCase('a loan left out', /borrowed/, (score) => Object.keys(score.borrowed).length > 0, (score) => { score.borrowed = {}; }),
  scoreCase('the Globetrotter', /globetrotter/, (score) => score.globetrotter === 15, (score) => { score.globetrotter = 0; }, 'germany'),
  scoreCase('most passengers', /passengers/, (score) => Object.keys(score.passengers).length > 0, (score) => {
    score.passengers[Object.keys(score.passengers)[0]] += 1;
  }, 'germany'),
  scoreCase('tickets counted', /completed/, () => true, (score) => { score.completed += 1; }, 'first-journey'),
  { name: 'a wrong reason', field: 'reason', doctor: (lines) => {
    const at = nth(lines, 'end');
    lines[at].reason = 'stuck';
    return at;
  } },
  { name: 'an end too early', field: 't', doctor: (lines) => {
    const at = nth(lines, 'step', 40);
    lines.splice(at, lines.length, lines[nth(lines, 'end')]);
    return at;
  } },
  { name: 'no end', field: 'line', doctor: (lines) => {
    lines.pop();
    return lines.length;
  } },
  { name: 'a line after the end', field: 'line', doctor: (lines) => {
    lines.push({ ...lines[1] });
    return lines.length - 1;
  } },
];

for (const [name, text] of GOLDEN)
  test(`the golden game of ${name} is right`, () => {
    assert.ok(replay(text) > 30);
  });

for (const { name, game = 'europe', field, doctor } of [...ACTIONS, ...STATES, ...CHANCE, ...SCORES])
  test(`${game}: found: ${name}`, () => {
    const lines = linesOf(game);
    const at = doctor(lines);
    const found = firstDifference(write(lines));
    assert.equal(found.line, at + 1, found.message);
    if (typeof field === 'string') assert.equal(found.field, field, found.message);
    else assert.match(found.field, field, found.message);
  });

test('the command is told of boards that are not in maps/', () => {
  const check = fileURLToPath(new URL('./check.mjs', import.meta.url));
  const words = [check, fileURLToPath(file('islands'))];
  const unknown = spawnSync('node', words, { encoding: 'utf8' });
  assert.match(unknown.stdout, /line 1: map: expected "a known map", found "islands"/);
  assert.equal(unknown.status, 1);
  const known = spawnSync('node', [...words, '--map', ISLANDS], { encoding: 'utf8' });
  assert.match(known.stdout, /islands\.jsonl\.gz: \d+ steps, ok/);
  assert.equal(known.status, 0);
});

test('a line that is no JSON is named', () => {
  const found = firstDifference((GOLDEN.get('europe') ?? '').replace('\n', '\n{"t":\n'));
  assert.equal(found.message, 'line 2: line: expected "JSON", found "{\\"t\\":"');
});

test('an empty transcript is no game', () => {
  assert.equal(firstDifference('').line, 2);
});

test('the command prints one line a file and fails when one is wrong', () => {
  const check = fileURLToPath(new URL('./check.mjs', import.meta.url));
  const good = spawnSync('node', [check, fileURLToPath(file('europe')), fileURLToPath(file('germany'))], { encoding: 'utf8' });
  assert.match(good.stdout, /^.*europe\.jsonl\.gz: \d+ steps, ok\n.*germany\.jsonl\.gz: \d+ steps, ok\n$/);
  assert.equal(good.status, 0);
  const lines = linesOf('europe');
  lines[4].state.points[0] = 7;
  const bad = spawnSync('node', [check], { encoding: 'utf8', input: write(lines) });
  assert.equal(bad.stdout, '-: line 5: state.points[0]: expected 0, found 7\n');
  assert.equal(bad.status, 1);
});
