// @ts-check
// Tests of `semafor arena`, native or wasm under Node: matches, kept results, ratings. External programs: foreign.test.mjs.
//   SEMAFOR=PROGRAM node --test arena.test.mjs
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { semafor } from './program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'semafor-arena-'));
after(() => rmSync(folder, { recursive: true }));

const MATCH = ['arena', '--map', 'first-journey', '--seats', '2', '--bots', 'conductor,random'];

/** The output without the times. @param {string} out */
const timeless = (out) => out.replace(/ +[\d.]+$/gm, '');

/** @param {string[]} words */
function arena(words) {
  const { status, out, err } = semafor(words);
  assert.deepEqual([status, err], [0, ''], words.join(' '));
  return out;
}

test('what can\'t be understood is told', () => {
  const game = ['arena', '--map', 'europe', '--seats', '2'];
  for (const [words, message] of /** @type {[string[], RegExp][]} */ ([
    [game, /--bots is missing/],
    [[...game, '--bots', 'conductor,genius'], /unknown player "genius"; there are: random, /],
    [[...game, '--bots', 'conductor:sleepy,random'], /unknown player "conductor:sleepy"/],
    [[...game, '--bots', 'conductor'], /--bots names 1 players for 2 seats/],
    [[...game, '--bots', 'random,random,random'], /--bots names 3 players for 2 seats/],
    [[...game, '--bots', 'random,random', '--ratings', 'random,random'], /either --bots or --ratings/],
    [[...game, '--ratings', 'random'], /two players or more/],
    [['arena', '--map', 'europe', '--seats', '3', '--ratings', 'random,random'], /--ratings is for 2 seats/],
    [[...game, '--ratings', 'random,conductor', '--until', '50'], /--until is for one match/],
    [[...game, '--bots', 'random,random', '--until', '100'], /--until is a number from 1 to 99/],
    [[...game, '--bots', 'random,random', '--threads', '0'], /--threads is a number/],
    [[...game, '--bots', 'random,random', '--bot', 'true'], /--bot needs a player called "foreign", or NAME=COMMAND/],
    [[...game, '--bots', 'random,random', '--bot', 'mine=true'], /--bot needs a player called "foreign", or NAME=COMMAND/],
    [[...game, '--bots', 'foreign,random'], /"foreign" needs --bot/],
    [[...game, '--bots', 'mine,foreign', '--bot', 'mine=true'], /"foreign" needs --bot/],
    [[...game, '--bots', 'mine,random', '--bot', 'mine=true', '--bot', 'mine=false'], /--bot names two programs for "mine"/],
    [[...game, '--bots', 'conductor,random', '--bot', 'conductor=true'], /"conductor" is a player of Semafor's own/],
    [[...game, '--bots', 'random,random', '--seed', '1', '--seed', '2'], /--seed is given twice/],
  ])) {
    const { status, out, err } = semafor(words);
    assert.match(err, message);
    assert.deepEqual([status, out], [2, ''], words.join(' '));
  }
});

test('each game has a line in the log, as it was played', () => {
  const file = join(folder, 'games.jsonl');
  const out = arena([...MATCH, '--deals', '6', '--threads', '3', '--log', file]);
  const games = readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line)).sort((a, b) => a.game - b.game);
  assert.deepEqual(games.map(({ game }) => game), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  let score = 0;
  for (const { game, map, deal, code, rotation, first, players, decisions, microseconds, faults, reason, scores } of games) {
    assert.deepEqual([map, deal, rotation], ['first-journey', Math.floor((game - 1) / 2), (game - 1) % 2]);
    assert.deepEqual(players, rotation === 0 ? ['conductor', 'random'] : ['random', 'conductor']);
    assert.match(code, /^[0-9A-Z]{13}$/);
    assert.equal(code, games[deal * 2].code);
    assert.ok(first === 0 || first === 1);
    assert.equal(first, games[deal * 2].first);
    assert.ok(decisions.every((/** @type {number} */ count) => count > 5) && microseconds.length === 2);
    assert.deepEqual([faults, reason], [[null, null], reason]);
    assert.deepEqual(scores.map((/** @type {any} */ each) => each.seat), [0, 1]);
    score += scores[players.indexOf('conductor')].total;
  }
  assert.match(out, new RegExp(`^conductor +100\\.0 %.* ${(score / 12).toFixed(1)} `, 'm'));
  arena([...MATCH, '--deals', '1', '--log', file]);
  assert.equal(readFileSync(file, 'utf8').split('\n').length, 2 + 1, 'a new run begins the log anew');
});

test('the log of a run that goes on is added to', () => {
  const [file, kept] = [join(folder, 'more.jsonl'), join(folder, 'more.txt')];
  arena([...MATCH, '--deals', '2', '--keep', kept, '--log', file]);
  arena([...MATCH, '--deals', '3', '--keep', kept, '--log', file]);
  const games = readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line).game);
  assert.deepEqual(games.sort((a, b) => a - b), [1, 2, 3, 4, 5, 6]);
  const { status, err } = semafor([...MATCH, '--log', join(folder, 'no/such/folder')]);
  assert.equal(status, 1);
  assert.match(err, /no\/such\/folder can't be written/);
});

test('a match is the same on one thread and on many', () => {
  const out = arena([...MATCH, '--deals', '6', '--threads', '1']);
  assert.match(out, /^conductor +100\.0 %/m);
  assert.match(out, /^6 deals, 12 games, \d+ with a shared victory; the seat that begins wins \d+\.\d %$/m);
  assert.equal(timeless(arena([...MATCH, '--deals', '6', '--threads', '3'])), timeless(out));
  assert.notEqual(timeless(arena([...MATCH, '--deals', '6', '--seed', '2'])), timeless(out));
});

test('victories that are shared are counted', () => {
  const out = arena(['arena', '--map', 'first-journey', '--seats', '4', '--bots', 'random,random,random,random', '--deals', '10']);
  const shares = [...out.matchAll(/^random +([\d.]+) %/gm)].map(([, share]) => Number(share));
  assert.ok(Math.abs(shares.reduce((a, b) => a + b) - 100) < 0.3, out);
  assert.match(out, /, [1-9]\d* with a shared victory/);
});

test('bots of a level may have a character', () => {
  const out = arena(['arena', '--map', 'europe', '--seats', '3', '--bots', 'stationmaster:blocker,conductor:hungry,conductor:patient', '--deals', '1']);
  assert.match(out, /^stationmaster:blocker /m);
});

test('a run that was stopped goes on where it was', () => {
  const file = join(folder, 'kept.txt');
  const whole = timeless(arena([...MATCH, '--deals', '8']));
  arena([...MATCH, '--deals', '3', '--keep', file]);
  assert.equal(readFileSync(file, 'utf8').split('\n').length, 1 + 3 + 1);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -4));
  assert.equal(timeless(arena([...MATCH, '--deals', '8', '--keep', file])), whole);
  const kept = readFileSync(file, 'utf8');
  assert.equal(kept.split('\n').length, 1 + 8 + 1);
  assert.equal(timeless(arena([...MATCH, '--deals', '8', '--keep', file])), whole);
  assert.equal(readFileSync(file, 'utf8'), kept);
});

test('results of another match, or of other bots, are refused', () => {
  const file = join(folder, 'other.txt');
  arena([...MATCH, '--deals', '2', '--keep', file]);
  const kept = readFileSync(file, 'utf8');
  const refused = (/** @type {string[]} */ words, /** @type {RegExp} */ message) => {
    const { status, out, err } = semafor([...words, '--deals', '2', '--keep', file]);
    assert.match(err.replaceAll(file, 'FILE'), message);
    assert.deepEqual([status, out], [1, '']);
  };
  refused([...MATCH, '--seed', '2'], /^semafor: FILE is of another match: "arena match 1: first-journey .*seed 1, .*", not ".*seed 2, .*"\n$/);
  refused(MATCH.map((word) => word.replace('conductor', 'path')), /is of another match/);
  refused(['arena', '--map', 'first-journey', '--ratings', 'conductor,random'], /is of another match/);
  const lines = kept.split('\n');
  writeFileSync(file, [lines[0], lines[1].replace(/\d+$/, 'x'), lines[2], ''].join('\n'));
  refused(MATCH, /FILE: line 2 holds no result/);
  writeFileSync(file, kept.replace(/^0 0 2 0 \d+ /m, '0 0 2 0 7 '));
  refused(MATCH, /was made by bots that played otherwise/);
  writeFileSync(file, kept);
  arena([...MATCH, '--deals', '2', '--keep', file]);
});

test('a match stops when the rate is clear, at a checkpoint', () => {
  const file = join(folder, 'until.txt');
  const out = arena([...MATCH, '--deals', '400', '--until', '50']);
  assert.match(out, /^50 deals, 100 games/m);
  assert.match(out, /^stopped: /m);
  arena([...MATCH, '--deals', '70', '--keep', file]);
  assert.equal(timeless(arena([...MATCH, '--deals', '400', '--until', '50', '--keep', file])), timeless(out));
  assert.match(arena([...MATCH, '--deals', '10', '--until', '95']), /^all deals played without a decision$/m);
});

test('ratings are in the order of strength, and go on', () => {
  const words = ['arena', '--map', 'first-journey', '--ratings', 'random,apprentice,conductor'];
  const file = join(folder, 'ratings.txt');
  const whole = arena([...words, '--deals', '10']);
  const elo = [...whole.matchAll(/^(\w+) +([+-]\d+) +\+\/- +(\d+)$/gm)];
  assert.deepEqual(elo.map(([, name]) => name), ['random', 'apprentice', 'conductor']);
  assert.deepEqual(elo[0].slice(2), ['+0', '0']);
  assert.ok(Number(elo[1][2]) > 100 && Number(elo[2][2]) > Number(elo[1][2]) && Number(elo[2][3]) > 0, whole);
  arena([...words, '--deals', '4', '--keep', file]);
  assert.equal(arena([...words, '--deals', '10', '--keep', file]), whole);
});
