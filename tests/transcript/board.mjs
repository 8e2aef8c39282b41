// @ts-check
// The three boards as the maps have them, and the numbers of the rules that a replay needs.
import { readFileSync } from 'node:fs';

/**
 * @typedef {{name: string, a: string, b: string, ends: [string, string], length: number, color: string,
 *   tunnel: boolean, locomotives: number, group: string}} Route
 *   `a`, `b`: what its wagons join (a border route's own end point for `b`); `ends`: city or country, in the name's order;
 *   `group`: equal for parallel tracks (R08)
 * @typedef {{a: string, b: string, points: number, deck: string}} Ticket
 * @typedef {{seats: [number, number], wagons: number, stations: number, colors: string[], each: number, locomotives: number,
 *   market: number, routePoints: Record<number, number> | null, closingSeats: number, decks: Record<string, number>,
 *   setupKeep: number, turnKeep: number, turnDraw: number, mixes: boolean, instant: boolean, passengers: string[]}} Rules
 * @typedef {{map: string, rules: Rules, cities: string[], routes: Route[], byName: Map<string, Route>, groups: Map<string, Route[]>, tickets: Ticket[],
 *   nodes: Map<string, string[]>, passengers: Map<string, number>, sides: {east: string[], west: string[]}}} Board
 *   `nodes`: what stands for a city or country in the network: itself, or all its end points (G03)
 */

export const LOCOMOTIVE = 'locomotive';
export const HAND = 4;
export const SWEEP_AT = 3; // R04: locomotives in the market
export const SWEEPS_AT_MOST = 100; // R04
export const LAST_WAGONS = 2; // R11
export const IDLE_TURNS_PER_SEAT = 10; // R06
export const ACTIONS_AT_MOST = 4096; // R06
export const REVEALS = 3; // R23
export const TICKETS_TO_WIN = 6; // F07
export const TICKETS_IN_HAND = 2; // F01
export const SPECIAL = 'east-west'; // F06

const EIGHT = ['purple', 'blue', 'orange', 'yellow', 'white', 'green', 'black', 'red'];
const SIX = ['yellow', 'green', 'white', 'black', 'blue', 'red'];

/** @type {Record<string, Rules>} */
const RULES = {
  europe: {
    seats: [2, 5], wagons: 45, stations: 3, colors: EIGHT, each: 12, locomotives: 14, market: 5,
    routePoints: { 1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21 }, closingSeats: 3, decks: { normal: 40, long: 6 },
    setupKeep: 2, turnKeep: 1, turnDraw: 3, mixes: false, instant: false, passengers: [],
  },
  germany: {
    seats: [2, 5], wagons: 45, stations: 0, colors: EIGHT, each: 12, locomotives: 14, market: 5,
    routePoints: { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18 }, closingSeats: 3, decks: { short: 55, long: 34 },
    setupKeep: 2, turnKeep: 1, turnDraw: 4, mixes: true, instant: false, passengers: ['red', 'black', 'green', 'yellow', 'blue', 'white'],
  },
  'first-journey': {
    seats: [2, 4], wagons: 20, stations: 0, colors: SIX, each: 10, locomotives: 12, market: 0,
    routePoints: null, closingSeats: 0, decks: { tickets: 32 },
    setupKeep: 0, turnKeep: 0, turnDraw: 0, mixes: false, instant: true, passengers: [],
  },
};

/** @param {string} map @param {string} file */
const mapFile = (map, file) => JSON.parse(readFileSync(new URL(`../../maps/${map}/${file}.json`, import.meta.url), 'utf8'));

/** @param {any} raw @param {Map<string, number>} tracks how many of each group came before @returns {Route} */
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

/** @param {string} map @returns {Board} */
function readBoard(map) {
  const raw = mapFile(map, 'board');
  const tracks = new Map();
  const routes = raw.routes.map((/** @type {any} */ route) => readRoute(route, tracks));
  const cities = raw.cities.map((/** @type {any} */ city) => city.id);
  return {
    map, rules: RULES[map], cities, routes,
    byName: new Map(routes.map((/** @type {Route} */ route) => [route.name, route])),
    groups: grouped(routes),
    tickets: mapFile(map, 'tickets').tickets.map((/** @type {any} */ t) => ({ a: t.a, b: t.b, points: t.points ?? 0, deck: t.deck })),
    nodes: new Map(raw.cities.map((/** @type {any} */ city) =>
      [city.id, city.end_points?.map((/** @type {any} */ point) => point.id) ?? [city.id]])),
    passengers: new Map(raw.cities.map((/** @type {any} */ city) => [city.id, city.passengers ?? 0])),
    sides: { east: onSide(raw.cities, 'east'), west: onSide(raw.cities, 'west') },
  };
}

/** @type {Map<string, Board>} */
const boards = new Map();

/** @param {string} map @returns {Board | null} null: there is no such game */
export function boardOf(map) {
  if (!Object.hasOwn(RULES, map)) return null;
  const board = boards.get(map) ?? readBoard(map);
  boards.set(map, board);
  return board;
}

/** Every train card of the game. @param {Rules} rules @returns {string[]} */
export const allCards = (rules) => [
  ...rules.colors.flatMap((color) => Array(rules.each).fill(color)),
  ...Array(rules.locomotives).fill(LOCOMOTIVE),
];

/** The ids of a ticket deck. @param {Board} board @param {string} deck */
export const ticketsOf = (board, deck) => board.tickets.flatMap((ticket, id) => (ticket.deck === deck ? [id] : []));
