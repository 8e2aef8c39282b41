// @ts-check
// Tests of external programs in `semafor arena`: the messages to them, their answers, and the result when they fail.
//   SEMAFOR=PROGRAM node --test foreign.test.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { IN_WASM, semafor } from './program.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'semafor-foreign-'));
after(() => rmSync(folder, { recursive: true }));

const MATCH = ['arena', '--map', 'first-journey', '--seats', '2', '--bots', 'foreign,random', '--threads', '1'];

test('without processes a foreign program is refused', { skip: !IN_WASM }, () => {
  const { status, err } = semafor(['arena', '--map', 'europe', '--seats', '2', '--bots', 'foreign,random', '--bot', 'true']);
  assert.deepEqual([status, err], [2, 'semafor: --bot starts a program, and here are no processes: use the native command\n']);
});

/** A program that greets, counts decisions in `asked` and runs `body`. @param {string} body what it does with `message` @param {string} [name] */
function program(body, name = 'test') {
  const path = join(folder, `bot-${Math.random()}.mjs`);
  writeFileSync(path, `import { createInterface } from 'node:readline';
const say = (answer) => process.stdout.write(JSON.stringify(answer) + '\\n');
let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.t === 'hello') say({ t: 'hello', protocol: 1, name: ${JSON.stringify(name)} });
  if (message.t === 'decide') ++asked;
  ${body}
}
`);
  return `'${process.execPath}' '${path}'`;
}

/** @param {string} command @param {string[]} [more] */
function foreign(command, more = []) {
  const { status, out, err } = semafor([...MATCH, '--deals', '2', '--bot', command, ...more]);
  assert.equal(status, 0, err);
  return { out, err: err.replaceAll(command, 'PROGRAM') };
}

const ANSWER = 'if (message.t === \'decide\') say({ action: message.legal[0] });';

for (const map of ['europe', 'germany', 'first-journey'])
  test(`the example of the protocol plays ${map}, and beats chance`, { skip: IN_WASM }, () => {
    const command = `/usr/bin/env python3 '${join(HERE, 'foreign_bot.py')}'`;
    const { status, out, err } = semafor(['arena', '--map', map, '--seats', '3', '--bots', 'random,foreign,random', '--deals', '2', '--bot', command]);
    assert.deepEqual([status, err], [0, '']);
    assert.match(out, /^foreign +100\.0 %/m);
  });

test('the protocol names every line, event, field and verb', { skip: IN_WASM }, () => {
  const page = readFileSync(join(HERE, '../../../engine/bots/protocol.md'), 'utf8');
  const log = join(folder, 'named.jsonl');
  const command = program(`(await import('node:fs')).appendFileSync(${JSON.stringify(log)}, line + '\\n'); ${ANSWER}`);
  for (const map of ['europe', 'germany', 'first-journey'])
    assert.equal(semafor(['arena', '--map', map, '--seats', '3', '--bots', 'foreign,conductor,stationmaster', '--deals', '1', '--bot', command]).status, 0);
  const names = new Set(readFileSync(log, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line)).flatMap(({ t, events = [], view = {}, legal = [], board = {} }) => [
    t,
    ...events.flatMap((/** @type {{e: string}} */ event) => [event.e, ...Object.keys(event)]),
    ...Object.keys(view),
    ...legal.map((/** @type {string} */ action) => action.split(' ')[0]),
    ...Object.keys(board).filter((key) => key !== 'map').map((key) => `board.${key}`),
  ]));
  assert.ok(names.size > 50, [...names].join());
  for (const name of names) assert.ok(page.includes(`\`${name}\``), `${name} is on the page of the protocol`);
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
  ['never ends its line', 'if (message.t === \'decide\') process.stdout.write(\'x\'.repeat(100000));', /loses: its answer is too long$/m],
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

test('a program that can\'t be had loses, the arena stops, and nothing of it is left behind', { skip: IN_WASM }, () => {
  for (const [command, more, fault] of /** @type {[string, string[], RegExp][]} */ ([
    ['/no/such/program 2>/dev/null', [], /loses: it has ended/],
    ['sleep 1234.5 & sleep 1234.5', ['--patience', '1'], /loses: no answer within 1 s/],
    ['read line; echo hello; cat', [], /loses: it answered hello with "hello", not with protocol 1/],
  ])) {
    const { status, out, err } = semafor([...MATCH, '--deals', '100', '--bot', command, ...more]);
    assert.deepEqual([status, out], [3, '']);
    assert.equal(err.match(/ loses: /g)?.length, 3);
    assert.match(err, fault);
    assert.ok(err.endsWith(`semafor: "${command}" didn't answer 3 greetings in a row: the arena stops\n`), err);
  }
  const running = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  assert.ok(!running.includes('sleep 1234.5'));
});

/** A program that fails to answer its first `count` greetings, counted over runs in the file `mark`. @param {number} count @param {string} mark */
const shy = (count, mark) => program(ANSWER).replace(/^/, `n=$(cat '${mark}' 2>/dev/null || echo 0); echo $((n + 1)) > '${mark}'; [ $n -ge ${count} ] || exit; exec `);

test('two failed greetings are two lost games, and no more', { skip: IN_WASM }, () => {
  const { out, err } = foreign(shy(2, join(folder, 'twice')));
  assert.equal(err.match(/ loses: it has ended/g)?.length, 2);
  assert.match(out, /^foreign lost 2 games by its program's fault$/m);
});

test('a run that stopped goes on without the games that no program played', { skip: IN_WASM }, () => {
  const [mark, kept, log] = ['shy', 'kept', 'log'].map((name) => join(folder, `stopped-${name}`));
  const words = [...MATCH, '--deals', '3', '--keep', kept, '--log', log, '--bot', shy(3, mark)];
  assert.equal(semafor(words).status, 3);
  assert.equal(readFileSync(kept, 'utf8').split('\n').length, 1 + 1);
  assert.equal(readFileSync(log, 'utf8'), '');
  const { status, out, err } = semafor(words);
  assert.deepEqual([status, err], [0, '']);
  assert.match(out, /^3 deals, 6 games/m);
  assert.ok(!out.includes('fault'));
  assert.equal(readFileSync(log, 'utf8').split('\n').length, 6 + 1);
});

test('several programs meet, under their names', { skip: IN_WASM }, () => {
  const log = join(folder, 'several.jsonl');
  const [first, last] = ['0', 'message.legal.length - 1'].map((place, i) =>
    program(`if (message.t === 'decide') say({ action: message.legal[${place}] });`, ['Alpha', 'Omega\u0007'][i]));
  const { status, out, err } = semafor(['arena', '--map', 'europe', '--seats', '3', '--bots', 'H3,omega-2,random', '--deals', '1', '--threads', '1',
    '--bot', `H3=${first}`, '--bot', `omega-2=${last}`, '--log', log]);
  assert.deepEqual([status, err], [0, '']);
  assert.match(out, /^H3 +\d.*\nomega-2 +\d.*\nrandom +\d/m);
  assert.match(out, /^H3 is "Alpha"\nomega-2 is "Omega\?"$/m);
  const games = readFileSync(log, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(games.map((game) => game.players), [['H3', 'omega-2', 'random'], ['omega-2', 'random', 'H3'], ['random', 'H3', 'omega-2']]);
});

test('programs are rated against each other', { skip: IN_WASM }, () => {
  const { status, out } = semafor(['arena', '--map', 'first-journey', '--ratings', 'mine,random,foreign', '--deals', '2',
    '--bot', `mine=${program(ANSWER)}`, '--bot', program(ANSWER, 'A "quoted" name')]);
  assert.equal(status, 0);
  assert.match(out, /^mine - foreign +\d/m);
  assert.match(out, /^foreign is "A "quoted" name"$/m);
});

/** All messages to the programs in a run. @param {string[]} words of the arena @param {string} [body] */
function heardIn(words, body = ANSWER) {
  const log = join(folder, `heard-${Math.random()}.jsonl`);
  const command = program(`(await import('node:fs')).appendFileSync(${JSON.stringify(log)}, line + '\\n'); ${body}`);
  const { status, err } = semafor(['arena', ...words, '--threads', '1', '--bot', command]);
  assert.deepEqual([status, err], [0, '']);
  return readFileSync(log, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line));
}

test('a game has a number, and each of its seats a seed of its own', { skip: IN_WASM }, () => {
  const words = ['--map', 'first-journey', '--seats', '2', '--bots', 'foreign,foreign', '--deals', '2'];
  // The two programs write to the log at the same time, so its order varies.
  const starts = () => heardIn(words).filter(({ t }) => t === 'start').map(({ game, seat, seed }) => ({ game, seat, seed }))
    .sort((a, b) => a.game - b.game || a.seat - b.seat);
  const first = starts();
  assert.deepEqual(first.map(({ game, seat }) => `${game}.${seat}`), ['1.0', '1.1', '2.0', '2.1', '3.0', '3.1', '4.0', '4.1']);
  assert.equal(new Set(first.map(({ seed }) => seed)).size, 8);
  for (const { seed } of first) assert.ok(Number.isSafeInteger(seed) && seed >= 0, String(seed));
  assert.deepEqual(starts(), first, 'the same run gives the same seeds');
});

for (const [map, seats, decks] of /** @type {[string, number, string[]][]} */ ([
  ['europe', 3, ['long', 'normal']], ['germany', 4, ['short', 'long']], [join(HERE, '../../boards/islands'), 3, ['lines']],
]))
  test(`events on ${map.split('/').at(-1)} have as many seats and decks as the game`, { skip: IN_WASM }, () => {
    const players = ['foreign', ...Array(seats - 1).fill('random')].join(',');
    // The program draws tickets whenever it can.
    const body = `if (message.t === 'decide') say({ action: message.legal.find((a) => /^(tickets|offer)/.test(a)) ?? message.legal[0] });`;
    const heard = heardIn(['--map', map, '--seats', String(seats), '--bots', players, '--deals', '1'], body);
    assert.deepEqual(heard.find(({ t }) => t === 'start').board.decks, decks);
    const events = heard.flatMap((message) => message.events ?? []);
    const kept = events.filter(({ e }) => e === 'kept');
    assert.equal(kept.length, seats, 'one for each game');
    for (const { counts, returned } of kept) {
      assert.deepEqual(counts.map((/** @type {number[]} */ each) => each.length), Array(seats).fill(decks.length));
      if (returned) assert.equal(returned.length, decks.length);
    }
    assert.equal(kept.some(({ returned }) => returned), map.endsWith('islands'));
    for (const name of ['tickets', 'keep']) {
      const found = events.filter(({ e, counts }) => e === name && counts);
      assert.ok(found.length > 0, name);
      for (const { counts } of found) assert.equal(counts.length, decks.length, name);
    }
    for (const { view } of heard.filter(({ t }) => t === 'decide')) {
      assert.deepEqual(view.kept.map((/** @type {number[]} */ each) => each.length), Array(seats).fill(decks.length));
      assert.equal(view.ticket_decks.length, decks.length);
    }
  });

test('answers are taken by what they mean', { skip: IN_WASM }, () => {
  const log = join(folder, 'meant.txt');
  // The program answers with the words of an action in another order, and with extra spaces.
  const body = `if (message.t === 'decide') {
    const order = (text) => { const [verb, ...words] = text.split(' '); return [verb, ...words.filter((w) => !/^\\d+$|=/.test(w)), ...words.filter((w) => /^\\d+$|=/.test(w)).reverse()]; };
    const changed = message.legal.filter((text) => order(text).join(' ') !== text);
    const chosen = changed.find((text) => text.startsWith('claim')) ?? changed.at(-1) ?? message.legal.at(-1);
    if (changed.includes(chosen)) (await import('node:fs')).appendFileSync(${JSON.stringify(log)}, chosen.split(' ')[0] + '\\n');
    say({ action: order(chosen).join('  ') });
  }`;
  for (const map of ['europe', 'germany']) {
    const { status, err } = semafor(['arena', '--map', map, '--seats', '2', '--bots', 'foreign,random', '--deals', '2', '--bot', program(body)]);
    assert.deepEqual([status, err], [0, '']);
  }
  const verbs = new Set(readFileSync(log, 'utf8').trimEnd().split('\n'));
  for (const verb of ['claim', 'keep', 'offer']) assert.ok(verbs.has(verb), verb);
});

test('the log tells who lost by a fault', { skip: IN_WASM }, () => {
  const log = join(folder, 'faults.jsonl');
  foreign(program('if (message.t === \'decide\') say({ action: \'dance\' });'), ['--log', log]);
  const games = readFileSync(log, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.equal(games.length, 4);
  for (const { players, faults } of games)
    for (const seat of [0, 1])
      assert.equal(faults[seat], players[seat] === 'foreign' ? 'it chose "dance", which isn\'t legal' : null);
});
