// @ts-check
// Networks of routes: completed tickets, the longest trail and the best loans of stations, by exhaustive search.

/** @typedef {import('./board.mjs').Board} Board */
/** @typedef {import('./board.mjs').Route} Route */
/** @typedef {import('./board.mjs').Ticket} Ticket */
/** @typedef {import('./deal.mjs').State} State */

/** @param {State} s @param {number} seat @returns {Route[]} */
export const routesOf = (s, seat) => s.board.routes.filter((route) => s.routes.get(route.name) === seat);

/** Connected components of places (union-find). */
export class Groups {
  /** @param {Route[]} routes */
  constructor(routes) {
    /** @type {Map<string, string>} */
    this.parent = new Map();
    for (const { a, b } of routes) this.parent.set(this.root(a), this.root(b));
  }

  /** @param {string} place @returns {string} */
  root(place) {
    let at = place;
    for (let up = this.parent.get(at); up !== undefined && up !== at; up = this.parent.get(at)) at = up;
    return at;
  }

  /** Whether two cities are connected; G03: by any end point of a country. @param {Board} board @param {string} a @param {string} b */
  joins(board, a, b) {
    const from = (board.nodes.get(a) ?? []).map((place) => this.root(place));
    return (board.nodes.get(b) ?? []).some((place) => from.includes(this.root(place)));
  }
}

/** @param {Board} board @param {Groups} groups @param {number} id */
export const isCompleted = (board, groups, id) => groups.joins(board, board.tickets[id].a, board.tickets[id].b);

/** @typedef {Map<string, number[]>} Places the routes that touch each place, by index */

/** Total length of the unused routes that can still be reached. @param {Route[]} routes @param {Places} at @param {boolean[]} used @param {string} place */
function wagonsAhead(routes, at, used, place) {
  const seen = new Set([place]);
  const ahead = new Set();
  for (const here of seen) {
    for (const i of at.get(here) ?? []) {
      if (used[i]) continue;
      ahead.add(i);
      seen.add(routes[i].a).add(routes[i].b);
    }
  }
  return [...ahead].reduce((sum, i) => sum + routes[i].length, 0);
}

/** R28: places may repeat, routes may not. Depth-first search from every place, pruned if too few wagons lie ahead. @param {Route[]} routes */
export function longestTrail(routes) {
  /** @type {Places} */
  const at = new Map();
  routes.forEach(({ a, b }, i) => {
    for (const place of [a, b]) at.set(place, [...(at.get(place) ?? []), i]);
  });
  const used = routes.map(() => false);
  let best = 0;
  /** @param {string} place @param {number} length */
  const walk = (place, length) => {
    best = Math.max(best, length);
    if (length + wagonsAhead(routes, at, used, place) <= best) return;
    for (const i of at.get(place) ?? []) {
      if (used[i]) continue;
      used[i] = true;
      walk(routes[i].a === place ? routes[i].b : routes[i].a, length + routes[i].length);
      used[i] = false;
    }
  };
  for (const place of at.keys()) walk(place, 0);
  return best;
}

/**
 * @typedef {{loans: [string, string][], points: number, completed: number[]}} Assignment
 *   station city and route name of each loan, by city; the completed tickets, and the points of all tickets
 */

/** R10, R27. @param {State} s @param {number} seat @param {Route[]} own @param {[string, string][]} loans @returns {Assignment} */
function judge(s, seat, own, loans) {
  const lent = loans.map(([, name]) => /** @type {Route} */ (s.board.byName.get(name)));
  const groups = new Groups([...own, ...lent]);
  const completed = s.tickets[seat].filter((id) => isCompleted(s.board, groups, id));
  const sign = (/** @type {number} */ id) => (completed.includes(id) ? 1 : -1);
  return { loans, completed, points: s.tickets[seat].reduce((sum, id) => sum + sign(id) * s.board.tickets[id].points, 0) };
}

/** Lexicographic order of loans, by station city and route name. @param {[string, string][]} x @param {[string, string][]} y */
function loansBefore(x, y) {
  const [left, right] = [x.flat(), y.flat()];
  const at = left.findIndex((word, i) => word !== right[i]);
  return at >= 0 && left[at] < right[at];
}

/** R27 and the tie-breaks of the format. @param {Assignment} x @param {Assignment} y */
function isBetter(x, y) {
  if (x.points !== y.points) return x.points > y.points;
  if (x.completed.length !== y.completed.length) return x.completed.length > y.completed.length;
  if (x.loans.length !== y.loans.length) return x.loans.length < y.loans.length;
  return loansBefore(x.loans, y.loans);
}

/** All combinations of one route or no route for each station of the seat. @param {State} s @param {number} seat @returns {[string, string][][]} */
function allLoans(s, seat) {
  const cities = [...s.cities].filter(([, owner]) => owner === seat).map(([city]) => city).sort();
  /** @type {[string, string][][]} */
  let choices = [[]];
  for (const city of cities) {
    const lent = s.board.routes.filter((route) => route.ends.includes(city) && (s.routes.get(route.name) ?? seat) !== seat);
    choices = choices.flatMap((loans) => [
      loans,
      ...lent.map(({ name }) => /** @type {[string, string][]} */ ([...loans, [city, name]])),
    ]);
  }
  return choices;
}

/** R27: the best assignment. @param {State} s @param {number} seat @returns {Assignment} */
export function bestLoans(s, seat) {
  const own = routesOf(s, seat);
  return allLoans(s, seat)
    .map((loans) => judge(s, seat, own, loans))
    .reduce((best, next) => (isBetter(next, best) ? next : best));
}
