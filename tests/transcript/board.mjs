// @ts-check
// Reads a board from its folder: cities, routes, tickets, and the numbers of its rules.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{name: string, a: string, b: string, ends: [string, string], length: number, color: string,
 *   tunnel: boolean, locomotives: number, group: string}} Route
 *   `a`, `b`: the places its wagons join (a border route's own end point for `b`); `ends`: city or country, in the name's order;
 *   `group`: equal for parallel tracks (R08)
 * @typedef {{a: string, b: string, points: number, deck: string}} Ticket
 * @typedef {{slots: number, sweepAt: number, sweepNeeds: number, sweepsAtMost: number}} Market R04
 * @typedef {{deal: Record<string, number>, mix: number, keep: number, returned: string}} TicketSetup
 *   `mix`: how many tickets each seat chooses by deck (G01); 0: tickets are dealt
 * @typedef {{draw: number, mix: boolean, from: string[], keep: number}} TicketTurn
 * @typedef {{total: number, most: number, second: number, colors: Record<string, number>}} Passengers G04, G05
 * @typedef {{seats: [number, number], wagons: number, hand: number, draws: number, cards: Record<string, number>,
 *   market: Market | null, routePoints: Record<number, number> | null, closingSeats: number, lastWagons: number | null,
 *   idlePerSeat: number, actionsAtMost: number, decks: Record<string, number>, setup: TicketSetup | null, turn: TicketTurn | null,
 *   reveals: number, stations: {each: number, points: number} | null, express: number, globetrotter: number,
 *   passengers: Passengers | null, instant: {hand: number, toWin: number} | null, eastWest: boolean, ties: string[]}} Rules
 *   `closingSeats`: 0 if no track closes; `lastWagons`: null if no last round is played; `decks`: their sizes, in the order
 *   in which tickets are drawn from them; `express`, `globetrotter`: 0 if the board doesn't have them
 * @typedef {{map: string, rules: Rules, cities: string[], routes: Route[], byName: Map<string, Route>, groups: Map<string, Route[]>, tickets: Ticket[],
 *   nodes: Map<string, string[]>, passengers: Map<string, number>, sides: {east: string[], west: string[]}}} Board
 *   `nodes`: the places of a city or country in the network: itself, or all its end points (G03)
 */

export const LOCOMOTIVE = 'locomotive';
export const SPECIAL = 'east-west'; // F06

const MAPS = fileURLToPath(new URL('../../maps', import.meta.url));

/** @param {string} folder @param {string} file */
const mapFile = (folder, file) => JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'));

/** @param {any} raw @returns {TicketSetup | null} */
const readSetup = (raw) => raw && { deal: raw.deal ?? {}, mix: raw.mix ?? 0, keep: raw.keep, returned: raw.returned };

/** @param {any} raw @param {string[]} decks @returns {TicketTurn | null} */
const readTurn = (raw, decks) => raw && { draw: raw.mix ?? raw.draw, mix: raw.mix !== undefined, from: raw.from ?? decks, keep: raw.keep };

/** @param {any} raw @returns {Market | null} */
const readMarket = (raw) => raw && {
  slots: raw.slots, sweepAt: raw.sweep_at_locomotives, sweepNeeds: raw.sweep_needs_colors, sweepsAtMost: raw.sweeps_at_most,
};

/** @param {any} raw @returns {Pick<Rules, 'decks' | 'setup' | 'turn'>} */
function readTickets(raw) {
  const decks = Object.fromEntries(raw.decks.map((/** @type {any} */ deck) => [deck.id, deck.total]));
  return { decks, setup: readSetup(raw.setup ?? null), turn: readTurn(raw.turn ?? null, Object.keys(decks)) };
}

/** Rules that give points at the end. @param {any} raw rules.json @param {any} board board.json */
const readPrizes = (raw, board) => ({
  stations: raw.stations ?? null, express: raw.express?.points ?? 0, globetrotter: raw.globetrotter?.points ?? 0,
  passengers: raw.passengers ? { ...raw.passengers, colors: board.passengers } : null,
});

/** @param {any} raw rules.json @param {any} board board.json @returns {Rules} */
const readRules = (raw, board) => ({
  seats: [raw.seats.from, raw.seats.to], wagons: raw.wagons, hand: raw.cards.hand, draws: raw.cards.draws, cards: board.deck,
  market: readMarket(raw.market ?? null), routePoints: raw.route_points ?? null,
  closingSeats: raw.closing_tracks?.seats_at_most ?? 0, lastWagons: raw.last_round?.wagons_at_most ?? null,
  idlePerSeat: raw.idle_turns_per_seat, actionsAtMost: raw.actions_at_most, reveals: raw.tunnels?.reveals ?? 0,
  ...readTickets(raw.tickets), ...readPrizes(raw, board),
  instant: raw.instant_tickets ? { hand: raw.instant_tickets.hand, toWin: raw.instant_tickets.to_win } : null,
  eastWest: raw.east_west !== undefined, ties: raw.ties,
});

/** @param {any} raw @param {Map<string, number>} tracks number of earlier routes of each group @returns {Route} */
function readRoute(raw, tracks) {
  const border = raw.end_point !== undefined;
  const [a, b] = border || raw.a < raw.b ? [raw.a, raw.b] : [raw.b, raw.a];
  const pair = border ? `${a}-${b}@${raw.end_point}` : `${a}-${b}`;
  const track = (tracks.get(pair) ?? 0) + 1;
  tracks.set(pair, track);
  return {
    name: track === 1 ? pair : `${pair}#${track}`, a, b: border ? raw.end_point : b, ends: [a, b], length: raw.length, color: raw.color,
    tunnel: raw.tunnel === true, locomotives: raw.locomotives ?? 0, group: pair,
  };
}

/** @param {any[]} raw @param {string} side */
const onSide = (raw, side) => raw.filter((city) => city.side === side).map((city) => city.id);

/** @param {Route[]} routes @returns {Map<string, Route[]>} */
function grouped(routes) {
  const groups = new Map();
  for (const route of routes) groups.set(route.group, [...(groups.get(route.group) ?? []), route]);
  return groups;
}

/** @param {string} folder @returns {Board} */
function readBoard(folder) {
  const raw = mapFile(folder, 'board');
  const tracks = new Map();
  const routes = raw.routes.map((/** @type {any} */ route) => readRoute(route, tracks));
  const cities = raw.cities.map((/** @type {any} */ city) => city.id);
  return {
    map: basename(resolve(folder)), rules: readRules(mapFile(folder, 'rules'), raw), cities, routes,
    byName: new Map(routes.map((/** @type {Route} */ route) => [route.name, route])),
    groups: grouped(routes),
    tickets: mapFile(folder, 'tickets').tickets.map((/** @type {any} */ t) => ({ a: t.a, b: t.b, points: t.points ?? 0, deck: t.deck })),
    nodes: new Map(raw.cities.map((/** @type {any} */ city) =>
      [city.id, city.end_points?.map((/** @type {any} */ point) => point.id) ?? [city.id]])),
    passengers: new Map(raw.cities.map((/** @type {any} */ city) => [city.id, city.passengers ?? 0])),
    sides: { east: onSide(raw.cities, 'east'), west: onSide(raw.cities, 'west') },
  };
}

/** @type {Map<string, Board>} */
const boards = new Map();

/** Registers the board of a folder under its name. @param {string} folder @returns {Board} */
export function addBoard(folder) {
  const board = readBoard(folder);
  boards.set(board.map, board);
  return board;
}

/** @param {unknown} map @returns {Board | null} a registered board, or one of `maps/`; null: there is no such board */
export function boardOf(map) {
  if (typeof map !== 'string' || !/^[a-z0-9_-]+$/.test(map)) return null;
  const known = boards.get(map);
  if (known !== undefined) return known;
  const folder = join(MAPS, map);
  return existsSync(join(folder, 'rules.json')) ? addBoard(folder) : null;
}

/** All train cards of the game. @param {Rules} rules @returns {string[]} */
export const allCards = (rules) => Object.entries(rules.cards).flatMap(([color, count]) => Array(count).fill(color));

/** Colours that pay for a gray route. @param {Rules} rules @returns {string[]} */
export const colorsOf = (rules) => Object.keys(rules.cards).filter((color) => color !== LOCOMOTIVE);

/** The ids of a ticket deck. @param {Board} board @param {string} deck */
export const ticketsOf = (board, deck) => board.tickets.flatMap((ticket, id) => (ticket.deck === deck ? [id] : []));
