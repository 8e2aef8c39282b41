// @ts-check
// Tests of boards that aren't built in: every command opens them from their folders, and games on unknown boards are refused.
// Native or wasm under Node.
//   SEMAFOR=PROGRAM node --test folders.test.mjs
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { semafor } from './program.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const BOARDS = join(HERE, '../../boards');
const ISLANDS = join(BOARDS, 'islands');
const DEAL = ['--seats', '2', '--deal', '0000000000003'];
const GAME = ['--map', ISLANDS, ...DEAL];

const folder = mkdtempSync(join(tmpdir(), 'semafor-folders-'));
after(() => rmSync(folder, { recursive: true }));

/** The output of a command that succeeds. @param {string[]} words @param {string} [input] @param {string} [cwd] */
function said(words, input, cwd) {
  const { status, out, err } = semafor(words, input, cwd);
  assert.deepEqual([status, err], [0, ''], words.join(' '));
  return out;
}

/** The error message of a command that fails. @param {string[]} words @param {string} [input] @param {number} [code] */
function refused(words, input, code = 1) {
  const { status, err } = semafor(words, input);
  assert.equal(status, code, words.join(' ') + err);
  assert.match(err, /^semafor: [^\n]+\n$/);
  return err;
}

/** A copy of the islands board with the text replaced in one file. @param {string} file @param {string} from @param {string} to */
function changedIslands(file, from, to) {
  const copy = join(mkdtempSync(join(folder, 'copy-')), 'islands');
  cpSync(ISLANDS, copy, { recursive: true });
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  assert.ok(text.includes(from), from);
  writeFileSync(path, text.replace(from, to));
  return copy;
}

for (const board of ['islands', 'highlands', 'valley'])
  test(`games on ${board} are written, checked, kept and linked`, () => {
    const game = ['--map', join(BOARDS, board), ...DEAL];
    const map = ['--map', join(BOARDS, board)];
    assert.match(said(['replay', '-', ...map], said(['transcript', ...game])), new RegExp(`^-: ${board}, 2 seats, \\d+ actions`));
    const saved = said(['load', '-', ...map], said(['save', ...game]));
    assert.match(saved, new RegExp(`^"${board}", 2 seats, \\d+ actions, deal 0000000000003\n[^]*the game is over\nstate [0-9a-f]{16}\n$`));
    const linked = said(['link', '-', ...map], said(['link', ...game]));
    assert.equal(linked, `to replay: ${saved}`);
    assert.match(said(['link', '--measure', '2', ...map]), new RegExp(`^${board}, \\d seats: 2 games`));
    assert.match(said(['perft', ...game, '--after', '8', '--depth', '2']), /^1 \d+\n2 \d+\n$/);
    assert.match(said(['bench', ...map, '--milliseconds', '1']), new RegExp(`^${board} +2 seats`));
    assert.match(said(['arena', ...map, '--seats', '2', '--bots', 'conductor,random', '--deals', '2']), /^conductor +\d/m);
    assert.match(said(['play', ...game], '0\nquit\n'), new RegExp(`^${board}, deal 0000000000003\n`));
  });

test('a folder is known by a slash, or by being none of the built-in maps', () => {
  const expected = said(['transcript', ...GAME]);
  for (const [name, cwd] of [['islands', BOARDS], ['./islands', BOARDS], ['islands/', BOARDS], ['.', ISLANDS], ['../islands/', ISLANDS]])
    assert.equal(said(['transcript', '--map', name, ...DEAL], '', cwd), expected, name);
  mkdirSync(join(folder, 'germany'));
  assert.match(said(['transcript', '--map', 'germany', ...DEAL], '', folder), /"map":"germany"/);
  const empty = refused(['transcript', '--map', join(folder, 'germany'), ...DEAL], '', 2);
  assert.match(empty, /germany\/board\.json: can't be read/);
});

test('a mistake in a folder is named with file, line and field', () => {
  const broken = changedIslands('rules.json', '"returned": "under"', '"returned": "upside"');
  const message = refused(['transcript', '--map', broken, ...DEAL], '', 2);
  assert.match(message, /islands\/rules\.json:\d+: rules, tickets, setup: "returned" must be "out", "shuffled" or "under"/);
  const missing = refused(['bench', '--map', join(folder, 'atlantis') + '/'], '', 2);
  assert.match(missing, /atlantis\/board\.json: can't be read/);
});

test('games on a board that isn\'t built in are refused without its folder', () => {
  const save = said(['save', ...GAME]);
  const told = semafor(['load', '-'], save);
  assert.equal(told.status, 1);
  assert.equal(told.err, 'semafor: -: unknown map "islands" here; --map opens it from its folder\n');
  assert.match(told.out, /^"islands", 2 seats, \d+ actions, deal 0000000000003\nseat 0: [^\n]*\nseat 1: [^\n]*\n$/);
  for (const command of ['link', 'replay']) {
    const written = said([command === 'link' ? 'link' : 'transcript', ...GAME]);
    assert.match(refused([command, '-'], written), /unknown map "islands" here; --map opens it from its folder/);
  }
});

test('games are refused on another map of the same name', () => {
  const other = ['--map', changedIslands('rules.json', '"wagons": 14', '"wagons": 15')];
  assert.match(refused(['load', '-', ...other], said(['save', ...GAME])),
    /it is of another map called "islands": the fingerprint there is [0-9a-f]{16}, here [0-9a-f]{16}/);
  assert.match(refused(['link', '-', ...other], said(['link', ...GAME])), /the link is of a game by other rules/);
  assert.match(refused(['replay', '-', ...other], said(['transcript', ...GAME])), /line 2: state\.wagons\[0\]: expected 15, found 14/);
  // Names and positions aren't part of the rules, so they don't make a board another one.
  const named = ['--map', changedIslands('board.json', '"en": "Alder"', '"en": "Old Alder", "pl": "Olcha"')];
  assert.match(said(['load', '-', ...named], said(['save', ...GAME])), /the game is over/);
});

test('games are refused on a map of another name', () => {
  for (const [command, written] of [['load', 'save'], ['link', 'link'], ['replay', 'transcript']]) {
    const text = said([written, ...GAME]);
    assert.match(refused([command, '-', '--map', join(BOARDS, 'valley')], text), /it is of the map "islands", not of "valley"/);
    assert.match(refused([command, '-', '--map', 'europe'], text), /it is of the map "islands", not of "europe"/);
  }
});

test('boards in another folder are checked', () => {
  assert.match(said(['check-maps', BOARDS]), /^highlands: 8 cities, [^]*^islands: 9 cities, 18 routes, 18 tickets, [0-9a-f]{16}$/m);
});
