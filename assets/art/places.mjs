// @ts-check
// Places the landmarks of a board: as large as there is room for, near their cities, covering nothing.
import { boxCorners, cellCorners, measureCurve, overlapDepth, textWidth } from '../layout/geometry.mjs';
import { allNames } from '../layout/model.mjs';

/** @typedef {import('../layout/types.js').Point} Point */
/** @typedef {import('../layout/types.js').Board} Board */
/** @typedef {import('../layout/types.js').Layout} Layout */
/** @typedef {{ city: number, at: Point, size: number }} Place a square centred at `at` */

/** Sizes of landmarks in sheet units; SMALL only if no size in SIZES fits. */
const SIZES = [82, 77, 72, 66, 60, 54];
const SMALL = [48, 42];
const AIR = 2;
/** Greatest distance between a city's disc and its landmark, in sheet units. */
const FARTHEST = 56;
/** How much size a landmark gives up to stand one unit nearer. */
const NEARNESS = 1.5;
const TURNS = 72;

/** A shape that no landmark may cover; it lies within `reach` of `at`. @typedef {{ shape: Point[], at: Point, reach: number }} Thing */

/** @param {Point[]} shape @returns {Thing} */
function thing(shape) {
  const at = /** @type {Point} */ ([0, 1].map((axis) => shape.reduce((sum, point) => sum + point[axis], 0) / shape.length));
  return { shape, at, reach: Math.max(...shape.map(([x, y]) => Math.hypot(x - at[0], y - at[1]))) };
}

/** @param {Point} middle @param {number} size */
const square = ([x, y], size) => boxCorners([x - size / 2, y - size / 2, x + size / 2, y + size / 2]);

/** The shapes of spaces, of the track between them, of discs and of names. @param {Board} board @param {Layout} layout @returns {Thing[]} */
function things(board, layout) {
  const { sizes } = layout;
  const at = new Map(layout.cities.map(({ id, x, y }) => [id, /** @type {Point} */ ([x, y])]));
  const cells = layout.routes.flatMap(({ cells: all, length }) => all.map((cell) => cellCorners(cell, length, sizes.cell_width)));
  const tracks = board.routes.flatMap(({ a, b }, i) => {
    const { points } = measureCurve(at.get(a) ?? [0, 0], layout.routes[i].control, at.get(b) ?? [0, 0]);
    return points.map((point) => square(point, sizes.cell_width * 0.6));
  });
  const discs = layout.cities.map(({ x, y }) => square([x, y], 2 * sizes.city));
  const names = layout.cities.map(({ x, y, label }, i) => {
    const width = Math.max(...allNames(board.cities[i]).map(textWidth)) * sizes.label * 1.15;
    const left = x + label.dx - { left: 0, center: 0.5, right: 1 }[label.align] * width;
    const half = sizes.label * 0.66;
    return boxCorners([left, y + label.dy - half, left + width, y + label.dy + half]);
  });
  return [...cells, ...tracks, ...discs, ...names].map(thing);
}

/** @param {Point[]} shape @param {Point} middle @param {number} reach @param {Thing[]} all */
const free = (shape, middle, reach, all) =>
  all.every((other) => Math.hypot(other.at[0] - middle[0], other.at[1] - middle[1]) > reach + other.reach + AIR || overlapDepth(shape, other.shape) < -AIR);

/** The nearest place for a landmark of that size. @param {Point} city @param {number} size @param {Layout} layout @param {Thing[]} all @returns {Point | undefined} */
function nearest(city, size, layout, all) {
  const half = size / 2;
  for (let away = half + layout.sizes.city; away <= half + layout.sizes.city + FARTHEST; away += 3)
    for (let turn = 0; turn < TURNS; ++turn) {
      // Starts straight above the city and alternates between the two sides.
      const angle = ((turn % 2 === 0 ? turn : -turn - 1) * Math.PI) / TURNS;
      const at = /** @type {Point} */ ([city[0] + away * Math.sin(angle), city[1] - away * Math.cos(angle)]);
      const inside = at[0] - half > AIR && at[1] - half > AIR && at[0] + half < layout.width - AIR && at[1] + half < layout.height - AIR;
      if (inside && free(square(at, size), at, half * Math.SQRT2, all)) return at;
    }
  return undefined;
}

/** The best place for the landmark of a city; size 0 if nothing fits. @param {number} city @param {Layout} layout @param {Thing[]} all @returns {Place & {worth: number}} */
function best(city, layout, all, sizes = SIZES) {
  const { x, y } = layout.cities[city];
  let found = { city, at: /** @type {Point} */ ([x, y]), size: 0, worth: -Infinity };
  for (const size of sizes) {
    const at = nearest([x, y], size, layout, all);
    const worth = at ? size - NEARNESS * (Math.hypot(at[0] - x, at[1] - y) - size / 2) : -Infinity;
    if (at && worth > found.worth) found = { city, at, size, worth };
  }
  return found.size === 0 && sizes === SIZES ? best(city, layout, all, SMALL) : found;
}

/** One place for each city, in their order. The city with the least room chooses first. @param {Board} board @param {Layout} layout @returns {Place[]} */
export function placesOf(board, layout) {
  const all = things(board, layout);
  /** @type {Place[]} */
  const places = [];
  const order = layout.cities.map((_, city) => best(city, layout, all)).sort((p, q) => p.worth - q.worth);
  for (const { city } of order) {
    const { at, size } = best(city, layout, all);
    if (size === 0) throw new Error(`no room for the landmark of ${layout.cities[city].id}`);
    places.push({ city, at, size });
    all.push(thing(square(at, size)));
  }
  return places.sort((p, q) => p.city - q.city);
}
