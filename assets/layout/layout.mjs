// @ts-check
// Makes a board's layout.json: where cities, routes and names are drawn. Needs only Node 18 or later.
//   node assets/layout/layout.mjs europe [germany …] [--pictures FOLDER]
// A board is the name of a folder in maps/, or the path of any other board's folder.
// The same input gives the same layout. The pictures (SVG) are for inspection.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { anneal } from './anneal.mjs';
import { layBundle, placeLabel } from './lay.mjs';
import { makeModel, routeName } from './model.mjs';
import { drawPicture } from './picture.mjs';
import { settingsFor } from './settings.mjs';

/**
 * @typedef {import('./types.js').Board} Board
 * @typedef {import('./types.js').LaidCity} LaidCity
 * @typedef {import('./types.js').LaidRoute} LaidRoute
 * @typedef {import('./types.js').Layout} Layout
 * @typedef {import('./types.js').Model} Model
 * @typedef {import('./types.js').Point} Point
 * @typedef {import('./types.js').Settings} Settings
 */

const ROUNDS = 500_000;
const ATTEMPTS = 3;

const tenth = (/** @type {number} */ x) => Math.round(x * 10) / 10 + 0; // never -0
const tenths = (/** @type {Point} */ [x, y]) => /** @type {Point} */ ([tenth(x), tenth(y)]);

/** The model with the least energy of several attempts. @param {Board} board @param {Settings} settings */
function bestModel(board, settings) {
  let best = makeModel(board, settings);
  let least = Infinity;
  for (let seed = 1; seed <= ATTEMPTS; ++seed) {
    const model = makeModel(board, settings);
    const wrong = anneal(model, ROUNDS, seed);
    console.error(`${board.map}: attempt ${seed} of ${ATTEMPTS}: ${wrong.toFixed(2)}`);
    if (wrong < least) [best, least] = [model, wrong];
  }
  return best;
}

/** @param {Board} board @param {Model} model @returns {LaidCity[]} */
function laidCities(board, model) {
  const places = new Map(model.nodes.map((node) => [node.id, node]));
  return board.cities.map((city) => {
    const node = places.get(city.id);
    const label = node && placeLabel(node);
    if (!node || !label) throw new Error(`${city.id} was not placed`);
    const ends = city.end_points?.flatMap(({ id }) => {
      const end = places.get(id);
      return end ? [{ id, x: tenth(end.x), y: tenth(end.y) }] : [];
    });
    return {
      id: city.id, x: tenth(node.x), y: tenth(node.y), home: tenths(node.home),
      label: { dx: tenth(label.dx), dy: tenth(label.dy), align: label.align },
      ...(ends ? { end_points: ends } : {}),
    };
  });
}

/** @param {Board} board @param {Model} model @returns {LaidRoute[]} */
function laidRoutes(board, model) {
  /** @type {Map<string, LaidRoute>} */
  const laid = new Map();
  for (const bundle of model.bundles) {
    const { control, pitch, cells } = layBundle(model, bundle);
    bundle.routes.forEach((route, track) => {
      const places = cells[track].map(([x, y, dx, dy]) =>
        /** @type {import('./types.js').Cell} */ ([tenth(x), tenth(y), tenth((Math.atan2(dy, dx) * 180) / Math.PI)]));
      laid.set(route, { route, control: tenths(control), length: tenth(pitch - model.settings.gap), cells: places });
    });
  }
  return board.routes.flatMap((route) => laid.get(routeName(route)) ?? []);
}

/** @param {Board} board @param {Settings} settings @returns {Layout} */
function layoutOf(board, settings) {
  const model = bestModel(board, settings);
  const { projection } = model;
  const [x, y] = projection.scale.map((scale) => Math.round(scale * 1e5) / 1e5);
  return {
    map: board.map,
    width: settings.width,
    height: settings.height,
    sizes: { city: settings.city, end_point: settings.endPoint, cell_width: settings.cellWidth, label: settings.label },
    projection: {
      kind: 'lambert', parallels: settings.parallels, centre: settings.centre,
      scale: [x, y], offset: tenths(projection.offset),
    },
    cities: laidCities(board, model),
    routes: laidRoutes(board, model),
  };
}

/** The layout as JSON, one list entry per line. @param {Layout} layout */
function write(layout) {
  const parts = Object.entries(layout).map(([key, value]) => {
    if (!Array.isArray(value)) return ` "${key}": ${JSON.stringify(value)}`;
    return ` "${key}": [\n${value.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n ]`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

const wanted = process.argv.slice(2);
const pictures = wanted.includes('--pictures') ? wanted.splice(wanted.indexOf('--pictures'), 2)[1] : undefined;
if (wanted.length === 0) {
  console.error('usage: node assets/layout/layout.mjs MAP … [--pictures FOLDER]');
  process.exit(2);
}
/** @param {string} board a name or a folder */
function folderOf(board) {
  const shipped = fileURLToPath(new URL(`../../maps/${board}`, import.meta.url));
  const folder = existsSync(shipped) ? shipped : board;
  if (!existsSync(join(folder, 'board.json'))) throw new Error('it has no board.json');
  return folder;
}

/** @param {string} name */
function lay(name) {
  const folder = folderOf(name);
  const board = JSON.parse(readFileSync(join(folder, 'board.json'), 'utf8'));
  const picture = join(folder, 'picture.json');
  const { layout: own = {} } = existsSync(picture) ? JSON.parse(readFileSync(picture, 'utf8')) : {};
  const layout = layoutOf(board, settingsFor(board, own));
  writeFileSync(join(folder, 'layout.json'), write(layout));
  if (pictures) writeFileSync(join(pictures, `${board.map}.svg`), drawPicture(board, layout));
}

for (const name of wanted)
  try {
    lay(name);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
