// @ts-check
// Checks maps/*/layout.json: every route has room, and nothing overlaps, in any language.
//   node tests/maps/layout_check.mjs [europe …]
// Prints the mistakes and exits with 1 if there are any; other tests use `layoutMistakes`.

import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  boxCorners, cellCorners, distanceToShape, measureCurve, linesCross,
  overlapDepth, textWidth,
} from '../../assets/layout/geometry.mjs';
import { allNames, routeName } from '../../assets/layout/model.mjs';

const MAPS = new URL('../../maps/', import.meta.url);
const TOUCH = 0.05;  // coordinates are rounded to tenths
const FARTHEST = 110;  // greatest distance of a city from its projected position

/**
 * @typedef {import('../../assets/layout/types.js').Board} Board
 * @typedef {import('../../assets/layout/types.js').Layout} Layout
 * @typedef {import('../../assets/layout/types.js').Point} Point
 */

class Check {
  /** @param {Board} board @param {Layout} layout */
  constructor(board, layout) {
    this.board = board;
    this.layout = layout;
    /** @type {string[]} */
    this.mistakes = [];
    /** @type {{ id: string, at: Point, radius: number }[]} */
    this.discs = layout.cities.flatMap((city) =>
      city.end_points
        ? city.end_points.map((end) => ({ id: end.id, at: [end.x, end.y], radius: layout.sizes.end_point }))
        : [{ id: city.id, at: [city.x, city.y], radius: layout.sizes.city }]);
    this.at = new Map(this.discs.map((disc) => [disc.id, disc.at]));
    this.cells = layout.routes.flatMap((route) =>
      route.cells.map((cell, i) => ({
        name: `${route.route}[${i}]`,
        cell,
        shape: cellCorners(cell, route.length, layout.sizes.cell_width),
      })));
    this.labels = board.cities.map((city, i) => this.labelOf(city, layout.cities[i]));
  }

  /** @param {string} text */
  fail(text) {
    this.mistakes.push(`${this.layout.map}: ${text}`);
  }

  /**
   * The box of a city's label, as wide as the longest of its names.
   * @param {import('../../assets/layout/types.js').City} city @param {import('../../assets/layout/types.js').LaidCity} laid
   */
  labelOf(city, { x, y, label }) {
    const size = this.layout.sizes.label;
    const width = Math.max(...allNames(city).map(textWidth)) * size;
    const left = x + label.dx - { left: 0, center: 0.5, right: 1 }[label.align] * width;
    const middle = y + label.dy;
    return { id: city.id, shape: boxCorners([left, middle - size / 2, left + width, middle + size / 2]) };
  }

  run() {
    this.checkEntries();
    this.checkSpacing();
    this.checkInside();
    this.checkCells();
    this.checkDiscs();
    this.checkLabels();
    this.checkLines();
    return this.mistakes;
  }

  checkEntries() {
    const { board, layout } = this;
    if (layout.map !== board.map) this.fail(`is the layout of ${layout.map}`);
    board.cities.forEach((city, i) => {
      const laid = layout.cities[i];
      if (laid?.id !== city.id) return this.fail(`city ${i} is not ${city.id}`);
      const ends = (/** @type {{ id: string }[] | undefined} */ list) => (list ?? []).map((end) => end.id).join();
      if (ends(laid.end_points) !== ends(city.end_points)) this.fail(`end points of ${city.id} differ`);
      const away = Math.hypot(laid.x - laid.home[0], laid.y - laid.home[1]);
      if (away > FARTHEST) this.fail(`${city.id} is ${away.toFixed(0)} from its place`);
    });
    board.routes.forEach((route, i) => {
      const laid = layout.routes[i];
      if (laid?.route !== routeName(route)) return this.fail(`route ${i} is not ${routeName(route)}`);
      if (laid.cells.length !== route.length) this.fail(`${laid.route} has ${laid.cells.length} cells`);
    });
    if (layout.cities.length !== board.cities.length || layout.routes.length !== board.routes.length)
      this.fail('too many cities or routes');
  }

  /** Checks that consecutive cells don't touch and that parallel tracks run side by side. */
  checkSpacing() {
    const { board, layout } = this;
    const apart = (/** @type {number[]} */ p, /** @type {number[]} */ q) => Math.hypot(p[0] - q[0], p[1] - q[1]);
    layout.routes.forEach((route, r) => {
      for (let i = 1; i < route.cells.length; ++i) {
        const step = apart(route.cells[i - 1], route.cells[i]);
        if (step < route.length || step > 1.35 * route.length) this.fail(`${route.route}: cells ${step.toFixed(1)} apart`);
      }
      if (!((board.routes[r].track ?? 1) > 1)) return;
      const beside = layout.routes[r - 1];
      if (beside.length !== route.length) this.fail(`${route.route}: its tracks differ in length`);
      route.cells.forEach((cell, i) => {
        const distance = apart(cell, beside.cells[i]);
        if (distance < layout.sizes.cell_width || distance > 1.4 * layout.sizes.cell_width)
          this.fail(`${route.route}[${i}] is ${distance.toFixed(1)} from its parallel track`);
      });
    });
  }

  checkInside() {
    const { width, height } = this.layout;
    const outside = (/** @type {Point} */ [x, y]) => x < 0 || y < 0 || x > width || y > height;
    for (const { name, shape } of this.cells) if (shape.some(outside)) this.fail(`${name} is off the board`);
    for (const { id, shape } of this.labels) if (shape.some(outside)) this.fail(`the name of ${id} is off the board`);
    for (const { id, at } of this.discs) if (outside(at)) this.fail(`${id} is off the board`);
  }

  checkCells() {
    this.cells.forEach((one, i) => {
      for (const other of this.cells.slice(i + 1)) {
        if (Math.hypot(one.cell[0] - other.cell[0], one.cell[1] - other.cell[1]) > 150) continue;
        if (overlapDepth(one.shape, other.shape) > TOUCH) this.fail(`${one.name} lies on ${other.name}`);
      }
    });
  }

  checkDiscs() {
    this.discs.forEach(({ id, at, radius }, i) => {
      for (const { name, shape } of this.cells)
        if (distanceToShape(at, shape) < radius - TOUCH) this.fail(`${name} lies on ${id}`);
      for (const other of this.discs.slice(i + 1))
        if (Math.hypot(at[0] - other.at[0], at[1] - other.at[1]) < radius + other.radius) this.fail(`${id} lies on ${other.id}`);
    });
  }

  checkLabels() {
    this.labels.forEach(({ id, shape }, i) => {
      for (const cell of this.cells)
        if (overlapDepth(shape, cell.shape) > TOUCH) this.fail(`the name of ${id} lies on ${cell.name}`);
      for (const disc of this.discs)
        if (distanceToShape(disc.at, shape) < disc.radius - TOUCH) this.fail(`the name of ${id} lies on ${disc.id}`);
      for (const other of this.labels.slice(i + 1))
        if (overlapDepth(shape, other.shape) > TOUCH) this.fail(`the names of ${id} and ${other.id} lie on each other`);
    });
  }

  /** Checks that no two routes' lines cross, and that no line passes another city. */
  checkLines() {
    const lines = this.board.routes.flatMap((route, i) => {
      if ((route.track ?? 1) > 1) return [];
      const ends = [route.a, route.end_point ?? route.b];
      const [from, to] = ends.map((id) => this.at.get(id) ?? /** @type {Point} */ ([0, 0]));
      return [{ name: routeName(route), ends, points: measureCurve(from, this.layout.routes[i].control, to).points }];
    });
    lines.forEach((line, i) => {
      for (const { id, at, radius } of this.discs)
        if (!line.ends.includes(id) && line.points.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < 1.5 * radius))
          this.fail(`${line.name} passes ${id}`);
      for (const other of lines.slice(i + 1))
        if (!line.ends.some((id) => other.ends.includes(id)) && linesCross(line.points, other.points))
          this.fail(`${line.name} crosses ${other.name}`);
    });
  }
}

/** The mistakes, one sentence each. @param {Board} board @param {Layout} layout */
export function layoutMistakes(board, layout) {
  return new Check(board, layout).run();
}

/** @param {string} map @param {string} file */
function readMap(map, file) {
  return JSON.parse(readFileSync(new URL(`${map}/${file}.json`, MAPS), 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = readdirSync(MAPS).filter((map) => existsSync(new URL(`${map}/board.json`, MAPS)));
  const wanted = process.argv.length > 2 ? process.argv.slice(2) : all;
  const mistakes = wanted.flatMap((map) => layoutMistakes(readMap(map, 'board'), readMap(map, 'layout')));
  for (const mistake of mistakes) console.log(mistake);
  console.log(`layouts: ${wanted.length} checked, ${mistakes.length} mistakes`);
  process.exit(mistakes.length === 0 ? 0 : 1);
}
