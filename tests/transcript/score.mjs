// @ts-check
// Final scores, itemised, and ranks.
import { bestLoans, longestTrail, routesOf } from './network.mjs';

/** @typedef {import('./board.mjs').Passengers} Passengers */
/** @typedef {import('./deal.mjs').State} State */
/** @typedef {{score: Record<string, any>, standing: number[]}} Result `standing`: the figures that decide the rank, most important first */

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** R10: `[id, points]`, ids ascending. @param {State} s @param {number} seat @param {number[]} completed @returns {[number, number][]} */
const ticketPoints = (s, seat, completed) =>
  [...s.tickets[seat]].sort((x, y) => x - y).map((id) => [id, (completed.includes(id) ? 1 : -1) * s.board.tickets[id].points]);

/** Points for the greatest figure: every tied seat gets them, but not with a figure of 0 (R28, G06). @param {number[]} figures @param {number} points */
const forMost = (figures, points) => figures.map((figure) => (figure > 0 && figure === Math.max(...figures) ? points : 0));

/** G05: after a tie for first place there is no second. @param {number[]} counts of one colour, by seat @param {Passengers} rules @returns {number[]} */
function passengerPoints(counts, rules) {
  const first = Math.max(...counts);
  const leaders = counts.filter((count) => count === first).length;
  const second = leaders > 1 ? 0 : Math.max(0, ...counts.filter((count) => count < first));
  return counts.map((count) => {
    if (count === 0) return 0;
    if (count === first) return rules.most;
    return count === second ? rules.second : 0;
  });
}

/** @param {State} s @param {Passengers} rules @returns {Record<string, number>[]} by seat, only colours that score */
function passengerScores(s, rules) {
  const byColor = Object.keys(rules.colors).map((color) =>
    /** @type {const} */ ([color, passengerPoints(s.taken.map((taken) => taken[color] ?? 0), rules)]));
  return s.taken.map((_, seat) =>
    Object.fromEntries(byColor.filter(([, points]) => points[seat] > 0).map(([color, points]) => [color, points[seat]])));
}

/** Figures by which all seats are compared. @param {State} s */
function standingsOf(s) {
  const { rules } = s.board;
  const loans = s.hands.map((_, seat) => bestLoans(s, seat));
  const completed = s.hands.map((_, seat) => (rules.instant ? s.completed[seat].length : loans[seat].completed.length));
  const longest = s.hands.map((_, seat) => (rules.express > 0 ? longestTrail(routesOf(s, seat)) : 0));
  return {
    loans, completed, longest, express: forMost(longest, rules.express), globetrotter: forMost(completed, rules.globetrotter),
    passengers: rules.passengers ? passengerScores(s, rules.passengers) : s.hands.map(() => ({})),
  };
}

/** @typedef {ReturnType<typeof standingsOf>} Standings */

/** The items of a seat's score, which depend on the board's rules. @param {State} s @param {number} seat @param {Standings} of */
function itemsOf(s, seat, of) {
  const { rules } = s.board;
  return {
    ...(rules.routePoints && { routes: s.points[seat] }),
    ...(rules.instant ? { completed: of.completed[seat] } : { tickets: ticketPoints(s, seat, of.loans[seat].completed) }),
    ...(rules.stations && { stations: rules.stations.points * s.stations[seat], borrowed: Object.fromEntries(of.loans[seat].loans) }),
    ...(rules.express > 0 && { longest: of.longest[seat], express: of.express[seat] }),
    ...(rules.globetrotter > 0 && { globetrotter: of.globetrotter[seat] }),
    ...(rules.passengers && { passengers: of.passengers[seat] }),
  };
}

/** R29, G07, F07. @param {State} s @param {number} seat @param {Standings} of @returns {Record<string, number>} by the names of rules.json */
const tieFigures = (s, seat, of) => ({
  completed: of.completed[seat], fewest_stations: s.stations[seat], express: of.express[seat], passengers: sum(Object.values(s.taken[seat])),
});

/** @param {State} s @param {number} seat @param {Standings} of @returns {Result} */
function resultOf(s, seat, of) {
  const { rules } = s.board;
  const stations = (rules.stations?.points ?? 0) * s.stations[seat];
  const points = s.points[seat] + of.loans[seat].points + stations + of.express[seat] + of.globetrotter[seat] + sum(Object.values(of.passengers[seat]));
  const total = rules.instant ? of.completed[seat] : points;
  const figures = tieFigures(s, seat, of);
  return { score: { seat, ...itemsOf(s, seat, of), total }, standing: [total, ...rules.ties.map((tie) => figures[tie])] };
}

/** @param {number[]} x @param {number[]} y */
function standsBefore(x, y) {
  const at = x.findIndex((figure, i) => figure !== y[i]);
  return at >= 0 && x[at] > y[at];
}

/** @param {Result[]} results @returns {Record<string, any>[]} equal standings share a rank, and the next rank is skipped */
const ranked = (results) =>
  results.map(({ score, standing }) => ({
    ...score,
    rank: 1 + results.filter((other) => standsBefore(other.standing, standing)).length,
  }));

/** @param {State} s a finished game @returns {Record<string, any>[]} the transcript's `scores` */
export function scoresOf(s) {
  const standings = standingsOf(s);
  return ranked(s.hands.map((_, seat) => resultOf(s, seat, standings)));
}
