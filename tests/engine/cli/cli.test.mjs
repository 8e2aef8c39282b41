// @ts-check
// Tests of the command `semafor`, native or wasm under Node: help, errors, exit codes, replay of its transcripts.
//   SEMAFOR=PROGRAM node --test cli.test.mjs
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { semafor } from './program.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const SEATS = /** @type {Record<string, number[]>} */ ({ europe: [2, 3, 4, 5], germany: [2, 3, 4, 5], 'first-journey': [2, 3, 4] });
const COMMANDS = ['play', 'transcript', 'replay', 'save', 'load', 'link', 'signature', 'check-maps', 'perft', 'bench', 'arena'];

const folder = mkdtempSync(join(tmpdir(), 'semafor-cli-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} map @param {number} seats @param {string} deal */
function transcript(map, seats, deal) {
  const { status, out, err } = semafor(['transcript', '--map', map, '--seats', String(seats), '--deal', deal]);
  assert.equal(err, '');
  assert.equal(status, 0);
  return out;
}

/** @param {string} text @returns {{status: number | null, out: string, err: string}} */
function replay(text) {
  const path = join(folder, 'game.jsonl');
  writeFileSync(path, text);
  const { status, out, err } = semafor(['replay', path]);
  return { status, out: out.replaceAll(path, 'FILE'), err: err.replaceAll(path, 'FILE') };
}

test('--version names the version and a fingerprint', () => {
  const { status, out, err } = semafor(['--version']);
  assert.match(out, /^semafor \d+\.\d+\.\d+ [0-9a-f]{16}\n$/);
  assert.deepEqual([status, err], [0, '']);
});

test('--help lists every command, and each has a help of its own', () => {
  const { status, out, err } = semafor(['--help']);
  assert.deepEqual([status, err], [0, '']);
  for (const command of COMMANDS) {
    assert.match(out, new RegExp(`^  ${command} `, 'm'));
    const help = semafor([command, '--help']);
    assert.deepEqual([help.status, help.err], [0, '']);
    assert.match(help.out, new RegExp(`^usage: semafor ${command} `, 'm'));
  }
});

test('what can\'t be understood is told on stderr with exit code 2', () => {
  const game = ['--map', 'europe', '--seats', '2', '--deal', '0000000000001'];
  for (const [words, message] of /** @type {[string[], RegExp][]} */ ([
    [[], /a command is missing/],
    [['dance'], /unknown command "dance"/],
    [['--version', 'please'], /unknown command "--version"/],
    [['transcript'], /--map is missing/],
    [['transcript', '--map'], /--map needs a value/],
    [['transcript', '--map', 'mars'], /unknown map "mars"; the maps are europe, germany, first-journey/],
    [['transcript', '--map', 'europe'], /--seats is missing/],
    [['transcript', '--map=first-journey', '--seats=5'], /--seats is a number from 2 to 4, not "5"/],
    [['transcript', '--map', 'europe', '--seats', '2'], /--deal is missing/],
    [['transcript', '--map', 'europe', '--seats', '2', '--deal', 'G000000000000'], /--deal: /],
    [['transcript', ...game, '--seats', '3'], /--seats is given twice/],
    [['transcript', ...game, '--fast', '1'], /unknown option --fast/],
    [['transcript', ...game, 'now'], /what is "now" for/],
    [['transcript', ...game, '--bots', 'random'], /names 1 players for 2 seats/],
    [['transcript', ...game, '--bots', 'random,genius'], /unknown player "genius"/],
    [['play', '--map', 'europe', '--seat', '2'], /--seat is a number from 0 to 1/],
    [['replay'], /needs a file/],
    [['replay', join(folder, 'missing')], /can't be read/],
    [['signature', join(folder, 'missing')], /can't be read/],
    [['check-maps', join(folder, 'missing')], /no maps found/],
    [['perft', ...game], /--depth is missing/],
    [['perft', ...game, '--depth', '0'], /--depth is a number from 1 to 12/],
    [['save', ...game, '--actions', '4097'], /--actions is a number from 0 to 4096/],
    [['load', join(folder, 'missing')], /can't be read/],
    [['link', ...game, '--kind', 'loan'], /--kind is deal, replay or continue/],
    [['link', join(folder, 'missing')], /can't be read/],
    [['bench', '--map', 'mars'], /unknown map "mars"/],
    [['bench', '--milliseconds', 'long'], /--milliseconds is a number/],
  ])) {
    const { status, out, err } = semafor(words);
    assert.match(err, message);
    assert.match(err, /^semafor: .*\n$/);
    assert.deepEqual([status, out], [2, ''], words.join(' '));
  }
});

for (const [map, counts] of Object.entries(SEATS))
  test(`a transcript of ${map} replays with every number of seats`, () => {
    for (const seats of counts) {
      const text = transcript(map, seats, '0000000000xyz');
      const { status, out, err } = replay(text);
      assert.deepEqual([status, err], [0, '']);
      const steps = text.match(/^\{"t":"step"/gm)?.length;
      const shuffles = text.match(/^\{"t":"shuffle"/gm)?.length ?? 0;
      assert.equal(out, `FILE: ${map}, ${seats} seats, ${steps} actions, ${shuffles} shuffles\n`);
    }
  });

test('a deal code may be written as people do, and bots may be named', () => {
  const text = transcript('europe', 2, 'ABCDEFGHJK012');
  const words = ['transcript', '--map', 'europe', '--seats', '2', '--bots', 'random,random', '--deal=abcd-efgh-jkoi2'];
  assert.equal(semafor(words).out, text);
  assert.notEqual(transcript('europe', 2, 'ABCDEFGHJK013'), text);
});

test('the same command prints the same transcript everywhere', () => {
  const golden = readFileSync(join(ROOT, 'tests/golden/transcripts.txt'), 'utf8');
  const lines = golden.split('\n').filter((line) => line && !line.startsWith('#'));
  assert.equal(lines.length, 6);
  for (const line of lines) {
    const [map, seats, deal, hash] = line.split(' ');
    assert.equal(createHash('sha256').update(transcript(map, Number(seats), deal)).digest('hex'), hash, line);
  }
});

test('a transcript is read from the standard input', () => {
  const { status, out } = semafor(['replay', '-'], transcript('first-journey', 2, '0000000000007'));
  assert.equal(status, 0);
  assert.match(out, /^-: first-journey, 2 seats, /);
});

test('a damaged transcript is found at its line', () => {
  const lines = transcript('europe', 3, '0000000000007').trimEnd().split('\n');
  /** @param {number} line @param {string | RegExp} from @param {string} to */
  const damaged = (line, from, to) => {
    const changed = lines[line - 1].replace(from, to);
    assert.notEqual(changed, lines[line - 1]);
    return [...lines.slice(0, line - 1), changed, ...lines.slice(line), ''].join('\n');
  };
  const middle = Math.floor(lines.length / 2);
  for (const [text, message] of /** @type {[string, RegExp][]} */ ([
    [damaged(1, '"europe"', '"mars"'), /line 1: map: unknown map "mars"/],
    [damaged(1, '"first":', '"first":9'), /line 1: first: a number from 0 to 2 is expected/],
    [damaged(middle, /"deck":\d+/, '"deck":200'), new RegExp(`line ${middle}: state\\.deck: expected \\d+, found 200`)],
    [damaged(middle, '"legal":["', '"legal":["x'), new RegExp(`line ${middle}: legal\\[0\\]: `)],
    [damaged(middle, /"action":"[^"]*"/, '"action":"swap"'), new RegExp(`line ${middle}: action: "swap": `)],
    [damaged(lines.length, '"rank":1', '"rank":7'), new RegExp(`line ${lines.length}: scores\\[\\d\\]\\.rank: expected 1, found 7`)],
    [lines.slice(0, -1).join('\n'), new RegExp(`line ${lines.length}: the transcript ends too early`)],
    [[...lines, '{}'].join('\n'), new RegExp(`line ${lines.length + 1}: nothing follows the end line`)],
    ['', /line 1: /],
    ['no game', /line 1: /],
  ])) {
    const { status, out, err } = replay(text);
    assert.deepEqual([status, out], [1, '']);
    assert.match(err, message);
    assert.match(err, /^semafor: FILE: /);
  }
});

test('a save is printed, and told what is in it', () => {
  const words = ['save', '--map', 'germany', '--seats', '3', '--deal', '0000000000007'];
  const { status, out, err } = semafor([...words, '--actions', '30']);
  assert.deepEqual([status, err], [0, '']);
  assert.match(out, /^Semafor-[\w-]+\n$/);
  const told = semafor(['load'], out);
  assert.deepEqual([told.status, told.err], [0, '']);
  assert.match(told.out, /^"germany", 3 seats, 30 actions, deal 0000000000007\nseat 0: "", bot of level 0\n/);
  assert.match(told.out, /\nseat 1 is to act\nstate [0-9a-f]{16}\n$/);
  const path = join(folder, 'game.save');
  writeFileSync(path, semafor(words).out);
  assert.match(semafor(['load', path]).out, /\nthe game is over\nstate [0-9a-f]{16}\n$/);
});

test('a damaged save is refused with the reason', () => {
  const { out } = semafor(['save', '--map', 'europe', '--seats', '2', '--deal', '0000000000007']);
  for (const [text, message] of /** @type {[string, RegExp][]} */ ([
    [out.slice(0, 200), /its end is missing/],
    [out.slice(0, 100) + (out[100] === 'A' ? 'B' : 'A') + out.slice(101), /byte 12: it is damaged/],
    [`${out.trim()}AAAA`, /something follows its end/],
    ['no save', /byte 0: this is no save/],
    ['', /nothing in it/],
  ])) {
    const told = semafor(['load', '-'], text);
    assert.deepEqual([told.status, told.out], [1, '']);
    assert.match(told.err, message);
  }
});

test('load and link tell what format 2 adds', () => {
  const sections = /\nseat 0: actions 1 to 30 decided by its person\nseat 0: actions 31 to 60 decided by a bot of level 3\nsetting 7: 1\nsetting 300: 4275878552\nsection 77: 0 bytes, unknown here\nsection 4000: 4 bytes, unknown here\n/;
  assert.match(semafor(['load', join(ROOT, 'tests/golden/saves/germany-2-sections.save')]).out, sections);
  assert.match(semafor(['link', join(ROOT, 'tests/golden/links/germany-2-sections.txt')]).out, sections);
});

test('golden saves load and are followed to their end', () => {
  const saves = readdirSync(join(ROOT, 'tests/golden/saves'));
  assert.ok(saves.length >= 7);
  for (const file of saves) assert.equal(semafor(['load', join(ROOT, 'tests/golden/saves', file)]).status, 0, file);
});

test('a link is the same everywhere, and is found in any text', () => {
  const game = ['--map', 'germany', '--seats', '3', '--deal', '0000000000007', '--actions', '30'];
  const { status, out } = semafor(['link', ...game, '--kind', 'continue']);
  assert.deepEqual([status, out], [0, 'SMFR101Q2BGKJM4Q05MZ7FZS3Z7S7Y9EQEG0000002B3YYWXNP1BBBYJ3390TNJJK0GK70\n']);
  const told = semafor(['link', '-'], `Come (https://semafor.example/#${out.trim().toLowerCase()}), please.`);
  assert.match(told.out, /^to continue: "germany", 3 seats, 30 actions, deal 0000000000007\n/);
  const deal = semafor(['link', ...game, '--kind', 'deal']).out;
  assert.match(semafor(['link', '-'], deal).out, /^to deal: "germany", 3 seats, 0 actions/);
  const cut = semafor(['link', '-'], out.slice(0, 30));
  assert.deepEqual([cut.status, cut.err], [1, 'semafor: -: the link\'s end is missing\n']);
});

test('lengths of links are measured', () => {
  const { status, out } = semafor(['link', '--measure', '2']);
  assert.equal(status, 0);
  assert.equal(out.match(/ seats: 2 games of \d+ actions, characters from \d+ over \d+ to \d+, too long 0$/gm)?.length, 6);
});

test('the signatures are those of the golden file, and a change is found', () => {
  const path = join(ROOT, 'tests/golden/signatures.txt');
  const golden = readFileSync(path, 'utf8');
  assert.deepEqual(semafor(['signature', path]), { status: 0, out: '', err: '' });
  assert.equal(semafor(['signature']).out, golden);
  const changed = join(folder, 'signatures.txt');
  writeFileSync(changed, golden.replace(/^(germany 3 1009 ).*$/m, '$10000000000000000'));
  const { status, err } = semafor(['signature', changed]);
  assert.equal(status, 1);
  assert.match(err, /line 32: this engine plays another game/);
});

test('perft counts what the golden file says', () => {
  const golden = readFileSync(join(ROOT, 'tests/golden/perft.txt'), 'utf8');
  const counts = [...golden.matchAll(/^europe 2 (\d) (\d+)$/gm)].filter(([, depth]) => Number(depth) <= 5);
  assert.equal(counts.length, 5);
  const position = ['--map', 'europe', '--seats', '2', '--deal', '000000000000Y', '--after', '30'];
  const { status, out } = semafor(['perft', ...position, '--depth', '5']);
  assert.equal(status, 0);
  assert.equal(out, counts.map(([, depth, count]) => `${depth} ${count}\n`).join(''));
});

test('maps are checked, built in and on the disk', () => {
  const builtIn = semafor(['check-maps']);
  assert.deepEqual([builtIn.status, builtIn.err], [0, '']);
  const onDisk = semafor(['check-maps', join(ROOT, 'maps') + '/']);
  assert.deepEqual([onDisk.status, onDisk.err], [0, '']);
  assert.deepEqual(onDisk.out.split('\n').sort(), builtIn.out.split('\n').sort());
  assert.match(builtIn.out, /^europe: 47 cities, 101 routes, 46 tickets, [0-9a-f]{16}$/m);
  assert.equal(semafor(['check-maps', join(ROOT, 'maps/germany')]).status, 0);
});

test('a mistake in a map is named with its place', () => {
  const maps = join(folder, 'maps');
  cpSync(join(ROOT, 'maps'), maps, { recursive: true });
  const board = join(maps, 'europe/board.json');
  const text = readFileSync(board, 'utf8');
  const line = text.split('\n').findIndex((row) => row.includes('"color": "blue"')) + 1;
  writeFileSync(board, text.replace('"color": "blue"', '"color": "bleu"'));
  rmSync(join(maps, 'germany/rules.json'));
  const { status, out, err } = semafor(['check-maps', maps]);
  assert.equal(status, 1);
  assert.match(err, new RegExp(`europe/board\\.json:${line}: .*bleu`));
  assert.match(err, /germany\/rules\.json: can't be read/);
  assert.match(out, /^first-journey: [^\n]*\n$/);
});

test('a game is played in the terminal', () => {
  const words = ['play', '--map', 'europe', '--seats', '3', '--seat', '1', '--deal', '0000000000007'];
  const { status, out, err } = semafor(words, 'show\nlist keep 3 14\nkeep 1 2\n0\nlist claim\ndance\nundo\nquit\n');
  assert.equal(status, 0);
  assert.match(out, /^europe, deal 0000000000007\n/);
  assert.match(out, /seat 0 keeps some tickets/);
  assert.match(out, /you are seat 1/);
  assert.match(err, /semafor: this ticket wasn't offered/);
  assert.match(err, /semafor: dance: an unknown action/);
  assert.match(err, /semafor: nothing may be taken back/);
  assert.ok(!/seat [02] draws (purple|blue|orange|yellow|white|green|black|red|locomotive)/.test(out));
});

test('a hint in the terminal names the best three moves, and why', () => {
  const words = ['play', '--map', 'europe', '--seats', '2', '--deal', '0000000000007'];
  const { status, out, err } = semafor(words, 'hint\nquit\n');
  assert.deepEqual([status, err], [0, '']);
  const moves = [...out.matchAll(/^(?:> )?\d+ {2}keep [\d ]+: ([+-]\d+\.\d)((?:; ticket \d+ \([^)]*\) needs \d+ wagons)+)$/gm)];
  assert.equal(moves.length, 3, out);
  const values = moves.map(([, value]) => Number(value));
  assert.deepEqual(values, [...values].sort((a, b) => b - a));
  assert.equal(semafor(words, 'hint\nquit\n').out, out);
});

test('a game in the terminal comes to its end', () => {
  const words = ['play', '--map', 'first-journey', '--deal', '0000000000007'];
  const { status, out, err } = semafor(words, '0\n\n'.repeat(2000));
  assert.deepEqual([status, err], [0, '']);
  assert.match(out, /The game is over\.\n1\. seat \d: \d+ \(\d+ tickets completed\)\n/);
});

test('bench prints a line for each board', () => {
  const { status, out } = semafor(['bench', '--milliseconds', '1']);
  assert.equal(status, 0);
  assert.equal(out.trimEnd().split('\n').length, 8);
  for (const map of [...Object.keys(SEATS), 'germany without passengers'])
    assert.match(out, new RegExp(`^${map} +4 seats +\\d+ games/s +\\d+ actions/s`, 'm'));
});
