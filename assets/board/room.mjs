// @ts-check
// Overlap test for the drawings on a board sheet: computes the space that routes, cities and names take, and finds drawings that cover it.
import { boxCorners, cellCorners, overlapDepth, textWidth } from '../layout/geometry.mjs';
import { allNames } from '../layout/model.mjs';

/** @typedef {import('../layout/types.js').Point} Point */
/** @typedef {import('../layout/types.js').Layout} Layout */
/** @typedef {import('../layout/types.js').Board} Board */
/** @typedef {import('./types.js').Taken} Taken */
/** @typedef {import('./types.js').Figure} Figure */
/** @typedef {import('./types.js').SeaName} SeaName */

/** Width of a wagon relative to the space it stands on. */
const WAGON = 1.5;
/** Names are drawn up to this many times larger on a small screen. */
const LETTERS = 1.3;
/** Letter spacing and line height of a sea's name, as multiples of the letter height; the same as in shell/paint/legend.cpp. */
const SPACING = 0.35;
const LEADING = 1.35;
/** Each figure's width, height and height above its `at`, as multiples of its size. @type {Record<Figure['kind'], number[]>} */
const SHAPES = {
  peak: [1, 0.8, 0.8], hill: [1, 0.5, 0.5], conifer: [0.6, 1, 1], tree: [0.8, 1, 1], waves: [1, 0.3, 0.15], steamer: [1.3, 0.75, 0.6],
  compass: [2.1, 2.2, 1.15], cartouche: [1, 0.46, 0.23],
};

/** @param {Point} a @param {Point} b @param {number} width @returns {Point[]} */
function bar(a, b, width) {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return cellCorners([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI], length || 0.1, width);
}

/**
 * The shapes used by the game: spaces, the line that joins them to their cities, city discs and names.
 * @param {Layout} layout @param {Board} board @returns {Taken[]}
 */
export function playedOn(layout, board) {
  const { sizes } = layout;
  const spots = new Map(layout.cities.flatMap((city) => [city, ...(city.end_points ?? [])]).map((spot) => [spot.id, /** @type {Point} */ ([spot.x, spot.y])]));
  const disc = (/** @type {string} */ id, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
    ({ what: id, corners: boxCorners([x - r, y - r, x + r, y + r]) });
  const discs = layout.cities.flatMap((city) =>
    city.end_points ? city.end_points.map((end) => disc(end.id, end.x, end.y, sizes.end_point)) : [disc(city.id, city.x, city.y, sizes.city)]);
  const names = layout.cities.map((city, i) => ({ what: `the name of ${city.id}`, corners: labelOf(city, Math.max(...allNames(board.cities[i]).map(textWidth)), sizes.label) }));
  const routes = layout.routes.flatMap((route, r) => {
    const { a, b, end_point: end } = board.routes[r];
    const way = /** @type {Point[]} */ ([spots.get(a), ...route.cells.map(([x, y]) => [x, y]), spots.get(end ?? b)]);
    return [
      ...route.cells.map((cell, i) => ({ what: `${route.route}[${i}]`, corners: cellCorners(cell, route.length, sizes.cell_width * WAGON) })),
      ...way.slice(1).map((to, i) => ({ what: route.route, corners: bar(way[i], to, 4) })),
    ];
  });
  return [...discs, ...names, ...routes];
}

/** @param {import('../layout/types.js').LaidCity} city @param {number} ems @param {number} size */
function labelOf({ x, y, label }, ems, size) {
  const width = ems * size * LETTERS;
  const left = x + label.dx - { left: 0, center: 0.5, right: 1 }[label.align] * width;
  const middle = y + label.dy;
  return boxCorners([left, middle - (size * LETTERS) / 2, left + width, middle + (size * LETTERS) / 2]);
}

/** @param {Figure} figure @returns {Taken} */
export function spaceOf({ kind, at: [x, y], size }) {
  const [wide, high, up] = SHAPES[kind];
  const left = x - (wide * size) / 2;
  return { what: kind, corners: boxCorners([left, y - up * size, left + wide * size, y + (high - up) * size]) };
}

/** The space of a sea's name, large enough for every language. @param {SeaName} sea @returns {Taken} */
export function spaceOfSea({ names, at, size, lean = 0, bend = 0 }) {
  const lines = Object.values(names).map((name) => name.split('\n'));
  const width = Math.max(...lines.flat().map((line) => textWidth(line) + SPACING * (line.length - 1))) * size;
  const high = Math.max(...lines.map((list) => list.length)) * size * LEADING;
  const sagitta = (width / 8) * Math.abs((bend * Math.PI) / 180);
  return { what: names.en.replace('\n', ' '), corners: cellCorners([...at, lean], width, high + sagitta) };
}

/** @type {WeakMap<Point[], import('../layout/types.js').Box>} */
const boxes = new WeakMap();

/** @param {Point[]} corners @returns {import('../layout/types.js').Box} */
function boxOf(corners) {
  const known = boxes.get(corners);
  if (known) return known;
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  /** @type {import('../layout/types.js').Box} */
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  boxes.set(corners, box);
  return box;
}

/** The first taken shape that is nearer to `corners` than `apart`. @param {Taken[]} taken @param {Point[]} corners @param {number} apart */
export function metBy(taken, corners, apart) {
  const [left, top, right, bottom] = boxOf(corners);
  return taken.find((other) => {
    const box = boxOf(other.corners);
    const near = box[0] < right + apart && box[2] > left - apart && box[1] < bottom + apart && box[3] > top - apart;
    return near && overlapDepth(corners, other.corners) > -apart;
  });
}

/** One message for each placed drawing that covers part of the game or another drawing. @param {Taken[]} played @param {Taken[]} placed @returns {string[]} */
export function overlaps(played, placed) {
  return placed.flatMap((one, i) => {
    const met = metBy([...played, ...placed.slice(0, i)], one.corners, 0);
    return met ? [`${one.what} at ${one.corners[0].map(Math.round)} lies on ${met.what}`] : [];
  });
}
