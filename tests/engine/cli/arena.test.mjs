// @ts-check
// `semafor arena`, native or wasm under Node: matches, their kept results, ratings, and other people's programs.
//   SEMAFOR=PROGRAM node --test arena.test.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { IN_WASM, semafor } from './program.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'semafor-arena-'));
after(() => rmSync(folder, { recursive: true }));

const MATCH = ['arena', '--map', 'first-journey', '--seats', '2', '--bots', 'conductor,random'];

/** The figures without the times. @param {string} out */
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
    [[...game, '--bots', 'conductor,genius'], /no player "genius"; there are: random, /],
    [[...game, '--bots', 'conductor:sleepy,random'], /no player "conductor:sleepy"/],
    [[...game, '--bots', 'conductor'], /--bots names 1 players for 2 seats/],
    [[...game, '--bots', 'random,random,random'], /--bots names 3 players for 2 seats/],
    [[...game, '--bots', 'random,random', '--ratings', 'random,random'], /either --bots or --ratings/],
    [[...game, '--ratings', 'random'], /two players or more/],
    [['arena', '--map', 'europe', '--seats', '3', '--ratings', 'random,random'], /--ratings is for 2 seats/],
    [[...game, '--ratings', 'random,conductor', '--until', '50'], /--until is for one match/],
    [[...game, '--bots', 'random,random', '--until', '100'], /--until is a number from 1 to 99/],
    [[...game, '--bots', 'random,random', '--threads', '0'], /--threads is a number/],
    [[...game, '--bots', 'random,random', '--bot', 'true'], /--bot needs a player called "foreign"/],
    [[...game, '--bots', 'foreign,random'], /"foreign" needs --bot/],
  ])) {
    const { status, out, err } = semafor(words);
    assert.match(err, message);
    assert.deepEqual([status, out], [2, ''], words.join(' '));
  }
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

test('without processes a foreign program is refused', { skip: !IN_WASM }, () => {
  const { status, err } = semafor(['arena', '--map', 'europe', '--seats', '2', '--bots', 'foreign,random', '--bot', 'true']);
  assert.deepEqual([status, err], [2, 'semafor: --bot starts a program, and here are no processes: use the native command\n']);
});

/** A program that says what it is told to, and counts on. @param {string} body what it does with `message` */
function program(body) {
  const path = join(folder, `bot-${Math.random()}.mjs`);
  writeFileSync(path, `import { createInterface } from 'node:readline';
const say = (answer) => process.stdout.write(JSON.stringify(answer) + '\\n');
let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.t === 'hello') say({ t: 'hello', protocol: 1, name: 'test' });
  if (message.t === 'decide') ++asked;
  ${body}
}
`);
  return `'${process.execPath}' '${path}'`;
}

/** @param {string} command @param {string[]} [more] */
function foreign(command, more = []) {
  const { status, out, err } = semafor(['arena', '--map', 'first-journey', '--seats', '2', '--bots', 'foreign,random', '--deals', '2', '--threads', '1', '--bot', command, ...more]);
  assert.equal(status, 0, err);
  return { out, err: err.replaceAll(command, 'PROGRAM') };
}

const ANSWER = 'if (message.t === \'decide\') say({ action: message.legal[0] });';

for (const map of ['europe', 'germany', 'first-journey'])
  test(`the example of the README plays ${map}, and beats chance`, { skip: IN_WASM }, () => {
    const command = `/usr/bin/env python3 '${join(HERE, 'foreign_bot.py')}'`;
    const { status, out, err } = semafor(['arena', '--map', map, '--seats', '3', '--bots', 'random,foreign,random', '--deals', '2', '--bot', command]);
    assert.deepEqual([status, err], [0, '']);
    assert.match(out, /^foreign +100\.0 %/m);
  });

test('the README quotes the example', () => {
  const readme = readFileSync(join(HERE, '../../../README.md'), 'utf8');
  assert.ok(readme.includes(readFileSync(join(HERE, 'foreign_bot.py'), 'utf8')));
});

test('a foreign program hears all that a seat may know, and nothing else', { skip: IN_WASM }, () => {
  const log = join(folder, 'heard.jsonl');
  const command = program(`(await import('node:fs')).appendFileSync(${JSON.stringify(log)}, line + '\\n'); ${ANSWER}`);
  const { err } = foreign(command);
  assert.equal(err, '');
  const heard = readFileSync(log, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(heard[0], { t: 'hello', protocol: 1, program: heard[0].program });
  const kinds = heard.map((message) => message.t);
  assert.equal(kinds.filter((kind) => kind === 'hello').length, 1);
  assert.equal(kinds.filter((kind) => kind === 'start').length, 4);
  assert.equal(kinds.filter((kind) => kind === 'end').length, 4);
  let seat = -1;
  for (const message of heard) {
    if (message.t === 'start') ({ seat } = message);
    if (message.t === 'decide') assert.deepEqual([message.view.seat, message.view.tickets.length <= 2], [seat, true]);
    for (const event of message.events ?? []) {
      if (event.e === 'draw') assert.equal(event.color === null, event.seat !== seat);
      if (event.e === 'ticket') assert.equal(event.ticket === undefined, event.seat !== seat);
    }
  }
  assert.ok(heard.some((message) => message.events?.some((/** @type {any} */ event) => event.e === 'claim')));
});

for (const [what, body, fault] of /** @type {[string, string, RegExp][]} */ ([
  ['answers nonsense', 'if (message.t === \'decide\') process.stdout.write(\'what?\\n\');', /loses: it answered "what\?", which names no action$/m],
  ['chooses what isn\'t legal', 'if (message.t === \'decide\') say({ action: \'dance\' });', /loses: it chose "dance", which isn't legal$/m],
  ['says nothing', 'if (message.t === \'decide\' && asked < 3) say({ action: message.legal[0] });', /loses: no answer within 1 s$/m],
  ['ends in the middle', `if (asked > 4) process.exit(); ${ANSWER}`, /loses: it has ended/m],
  ['never ends its line', 'if (message.t === \'decide\') process.stdout.write(\'x\'.repeat(100000));', /loses: its answer has no end$/m],
]))
  test(`a program that ${what} loses its games, and no other`, { skip: IN_WASM }, () => {
    const { out, err } = foreign(program(body), ['--patience', '1']);
    assert.match(err, fault);
    assert.equal(err.match(/^semafor: deal [01], seat [01]: "PROGRAM" loses: /gm)?.length, 4);
    assert.match(out, /^foreign +0\.0 %.*\nrandom +100\.0 %/m);
    assert.match(out, /^foreign lost 4 games by its program's fault$/m);
  });

test('a program that failed once is started anew', { skip: IN_WASM }, () => {
  const mark = join(folder, 'failed-once');
  const body = `const { existsSync, writeFileSync } = await import('node:fs');
  if (message.t === 'decide' && !existsSync(${JSON.stringify(mark)})) { writeFileSync(${JSON.stringify(mark)}, ''); process.exit(); }
  ${ANSWER}`;
  assert.match(foreign(program(body)).out, /^foreign lost 1 games by its program's fault$/m);
});

test('a program that can\'t be had loses at once, and nothing of one is left behind', { skip: IN_WASM }, () => {
  assert.match(foreign('/no/such/program 2>/dev/null').err, /loses: it has ended/);
  assert.match(foreign('sleep 1234.5 & sleep 1234.5', ['--patience', '1']).err, /loses: no answer within 1 s/);
  const running = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  assert.ok(!running.includes('sleep 1234.5'));
});
