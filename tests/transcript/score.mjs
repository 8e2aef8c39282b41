// @ts-check
// The scores at the end, itemised, and the ranks.
import { bestLoans, Groups, isCompleted, longestTrail, routesOf } from './network.mjs';

/** @typedef {import('./deal.mjs').State} State */
/** @typedef {{score: Record<string, any>, standing: number[]}} Result `standing`: what decides, the most important first */

const STATION_POINTS = 4; // R26
const EXPRESS_POINTS = 10; // R28
const GLOBETROTTER_POINTS = 15; // G06
const MOST_PASSENGERS = 20; // G05
const SECOND_PASSENGERS = 10; // G05

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** R10: `[id, points]`, ids ascending. @param {State} s @param {number} seat @param {number[]} completed @returns {[number, number][]} */
const ticketPoints = (s, seat, completed) =>
  [...s.tickets[seat]].sort((x, y) => x - y).map((id) => [id, (completed.includes(id) ? 1 : -1) * s.board.tickets[id].points]);

/** All tied for most get the points, nobody with nothing (R28, G06). @param {number[]} figures @param {number} points */
const forMost = (figures, points) => figures.map((figure) => (figure > 0 && figure === Math.max(...figures) ? points : 0));

/** @param {State} s @returns {Result[]} */
function europe(s) {
  const longest = s.hands.map((_, seat) => longestTrail(routesOf(s, seat)));
  const express = forMost(longest, EXPRESS_POINTS);
  return s.hands.map((_, seat) => {
    const best = bestLoans(s, seat);
    const stations = STATION_POINTS * s.stations[seat];
    const total = s.points[seat] + best.points + stations + express[seat];
    const score = {
      seat, routes: s.points[seat], tickets: ticketPoints(s, seat, best.completed), stations, borrowed: Object.fromEntries(best.loans),
      longest: longest[seat], express: express[seat], total,
    };
    return { score, standing: [total, best.completed.length, s.stations[seat], express[seat]] }; // R29
  });
}

/** G05: a tie for first leaves no second. @param {number[]} counts of one colour, by seat @returns {number[]} */
function passengerPoints(counts) {
  const first = Math.max(...counts);
  const leaders = counts.filter((count) => count === first).length;
  const second = leaders > 1 ? 0 : Math.max(0, ...counts.filter((count) => count < first));
  return counts.map((count) => {
    if (count === 0) return 0;
    if (count === first) return MOST_PASSENGERS;
    return count === second ? SECOND_PASSENGERS : 0;
  });
}

/** @param {State} s @returns {Record<string, number>[]} by seat, only colours that score */
function passengerScores(s) {
  const byColor = s.board.rules.passengers.map((color) =>
    /** @type {const} */ ([color, passengerPoints(s.taken.map((taken) => taken[color] ?? 0))]));
  return s.taken.map((_, seat) =>
    Object.fromEntries(byColor.filter(([, points]) => points[seat] > 0).map(([color, points]) => [color, points[seat]])));
}

/** @param {State} s @returns {Result[]} */
function germany(s) {
  const completed = s.tickets.map((ids, seat) => {
    const groups = new Groups(routesOf(s, seat));
    return ids.filter((id) => isCompleted(s.board, groups, id));
  });
  const globetrotter = forMost(completed.map((ids) => ids.length), GLOBETROTTER_POINTS);
  const passengers = passengerScores(s);
  return s.hands.map((_, seat) => {
    const tickets = ticketPoints(s, seat, completed[seat]);
    const total = s.points[seat] + sum(tickets.map(([, points]) => points)) + globetrotter[seat] + sum(Object.values(passengers[seat]));
    const score = { seat, routes: s.points[seat], tickets, globetrotter: globetrotter[seat], passengers: passengers[seat], total };
    return { score, standing: [total, completed[seat].length, sum(Object.values(s.taken[seat]))] }; // G07
  });
}

/** F07, F08. @param {State} s @returns {Result[]} */
const firstJourney = (s) =>
  s.completed.map(({ length }, seat) => ({ score: { seat, completed: length, total: length }, standing: [length] }));

/** @param {number[]} x @param {number[]} y */
function standsBefore(x, y) {
  const at = x.findIndex((figure, i) => figure !== y[i]);
  return at >= 0 && x[at] > y[at];
}

/** @param {Result[]} results @returns {Record<string, any>[]} equal standing, equal rank; the next one skips */
const ranked = (results) =>
  results.map(({ score, standing }) => ({
    ...score,
    rank: 1 + results.filter((other) => standsBefore(other.standing, standing)).length,
  }));

const SCORES = /** @type {Record<string, (s: State) => Result[]>} */ ({ europe, germany, 'first-journey': firstJourney });

/** @param {State} s a finished game @returns {Record<string, any>[]} the transcript's `scores` */
export const scoresOf = (s) => ranked(SCORES[s.board.map](s));
