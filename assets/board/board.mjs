// @ts-check
// Builds a board sheet: where everything lies, and the land beneath it with its rivers and mountains.
//   node board.mjs PACKAGES FOLDER OUT
// PACKAGES: the folder of Node packages, with Natural Earth's outlines; FOLDER: the board's folder (maps/README.md).
// OUT is read by shell/board/board_sheet.cpp: numbers as varints, points as differences from the previous point.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lambert } from '../layout/geometry.mjs';
import { triangulate } from './triangulate.mjs';
import { area, clipped, simplified } from './outlines.mjs';
import { Bytes } from './bytes.mjs';
import { Relief } from './relief.mjs';
import { course, reachesTheSea } from './rivers.mjs';
import { overlaps, playedOn, spaceOf, spaceOfSea } from './room.mjs';
import { waterlines } from './waterlines.mjs';

/** @typedef {import('../layout/types.js').Point} Point */
/** @typedef {import('../layout/types.js').Layout} Layout */
/** @typedef {import('./types.js').Geography} Geography */
/** @typedef {import('./types.js').Picture} Picture */
/** @typedef {{ kind: number, ring: Point[] }} Outline */

const KINDS = { land: 0, lake: 1, border: 2, water: 3, river: 4 };
const FILLED = new Set([KINDS.land, KINDS.lake]);
const FIGURES = ['peak', 'hill', 'conifer', 'tree', 'waves', 'steamer', 'compass', 'cartouche'];
const LANGUAGES = ['en', 'pl', 'hu'];
/** A tree's height, as a multiple of the height of city names. */
const TREE = 0.8;
/** Distances from the shore at which waterlines follow it, in units. */
const WATERLINES = [6, 13];
const ALIGNS = ['left', 'center', 'right'];
/** How far outlines extend beyond the sheet, at most and at least, so that their ends are never seen. */
const MARGIN = 480;
const LEAST_MARGIN = 80;
/** Width divided by height of a board on the widest and on the tallest screen. */
const WIDEST = 2.5;
const TALLEST = 0.8;
const SMALLEST_LAND = 20;
/** How far a moved city drags the land along, in units: the width of a Gaussian. */
const REACH = 70;

/**
 * Cities were moved from their true positions to make room for routes; the land moves with them, so that ports stay on the coast.
 * @param {Layout} layout @returns {(point: Point) => Point}
 */
function pulled(layout) {
  const pulls = layout.cities.filter((city) => !city.end_points).map(({ x, y, home }) => ({ home, by: [x - home[0], y - home[1]] }));
  return ([x, y]) => {
    let [weight, dx, dy] = [0.15, 0, 0];
    for (const { home, by } of pulls) {
      const w = Math.exp(-((x - home[0]) ** 2 + (y - home[1]) ** 2) / (2 * REACH * REACH)) ** 2;
      weight += w;
      dx += w * by[0];
      dy += w * by[1];
    }
    return [x + dx / weight, y + dy / weight];
  };
}

/** @param {Layout} layout @returns {(degrees: number[]) => Point} from longitude and latitude to the sheet */
function projected(layout) {
  const { projection } = layout;
  const project = lambert(projection);
  const pull = pulled(layout);
  return ([lon, lat]) => {
    const [x, y] = project({ lat, lon });
    return pull([x * projection.scale[0] + projection.offset[0], y * projection.scale[1] + projection.offset[1]]);
  };
}

/** @param {any} geometry @returns {number[][][][]} polygons of rings */
const polygonsOf = (geometry) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates);

/** Whether a ring can come near the sheet; the conic projection can't handle the far side of the world. @param {number[][]} ring */
const near = (ring) => ring.some(([lon, lat]) => lon > -35 && lon < 70 && lat > 25 && lat < 75);
/** @param {number[][]} ring */
const tamed = (ring) => ring.map(([lon, lat]) => [Math.max(-60, Math.min(100, lon)), Math.max(15, Math.min(80, lat))]);

/** The rectangle visible on the widest and on the tallest screen. @param {Layout} layout */
function frameOf({ width, height }) {
  const beside = Math.min(MARGIN, Math.max(LEAST_MARGIN, (height * WIDEST - width) / 2));
  const above = Math.min(MARGIN, Math.max(LEAST_MARGIN, (width / TALLEST - height) / 2));
  return [-beside, -above, width + beside, height + above];
}

/** @param {string} packages @param {Layout} layout @param {string} atlas @returns {Outline[]} */
function outlines(packages, layout, atlas) {
  const load = createRequire(join(resolve(packages), 'x.js'));
  const { feature, mesh } = load('topojson-client');
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(packages, `world-atlas/${name}-${atlas}.json`), 'utf8'));
  const place = projected(layout);
  const frame = frameOf(layout);
  const rings = (/** @type {number[][][]} */ list) => list.filter(near).map((ring) => simplified(clipped(tamed(ring).map(place), frame), 0.9));
  const land = read('land');
  const polygons = feature(land, land.objects.land).features.flatMap((/** @type {any} */ one) => polygonsOf(one.geometry));
  const shores = rings(polygons.map((/** @type {any} */ polygon) => polygon[0])).filter((ring) => area(ring) > SMALLEST_LAND);
  const lakes = rings(polygons.flatMap((/** @type {any} */ polygon) => polygon.slice(1))).filter((ring) => area(ring) > SMALLEST_LAND);
  const list = [...shores.map((ring) => ({ kind: KINDS.land, ring })), ...lakes.map((ring) => ({ kind: KINDS.lake, ring }))];
  if (layout.cities.some((city) => city.end_points)) {
    const countries = read('countries');
    const lines = mesh(countries, countries.objects.countries, (/** @type {any} */ a, /** @type {any} */ b) => a !== b).coordinates;
    for (const line of lines.filter(near)) {
      const inside = simplified(tamed(line).map(place), 0.9).filter(([x, y]) => x > frame[0] && x < frame[2] && y > frame[1] && y < frame[3]);
      if (inside.length > 1) list.push({ kind: KINDS.border, ring: inside });
    }
  }
  for (const away of WATERLINES)
    for (const line of waterlines(shores, frame, away))
      if (line.length > 10) list.push({ kind: KINDS.water, ring: simplified(line, 1.2) });
  return list;
}

/** @param {Outline[]} list */
const landOf = (list) => ({
  shores: list.filter(({ kind }) => kind === KINDS.land).map(({ ring }) => ring),
  lakes: list.filter(({ kind }) => kind === KINDS.lake).map(({ ring }) => ring),
});

/** @param {Layout} layout @param {Geography} geography @param {ReturnType<typeof landOf>} land @returns {Outline[]} */
function rivers(layout, geography, land) {
  const place = projected(layout);
  return geography.rivers.map((river) => {
    const line = course(river, place, land);
    if (!river.into && !reachesTheSea(line, land, frameOf(layout))) throw new Error(`${layout.map}: the ${river.name} doesn't reach the sea`);
    return { kind: KINDS.river, ring: line };
  });
}

/** The space that rivers take, so that no figure stands in one. @param {Outline[]} list */
const banks = (list) => list.flatMap(({ ring }) => ring.slice(1).map((to, i) => {
  const from = ring[i];
  const side = /** @type {Point} */ ([from[0] + 1.5, from[1] + 1.5]);
  return { what: 'a river', corners: [from, to, side] };
}));

/**
 * The figures drawn where there is room: first the ones placed by hand, then mountains and trees.
 * @param {Layout} layout @param {import('../layout/types.js').Board} board @param {Geography} geography @param {Picture} picture
 * @param {Outline[]} outlined
 */
function figures(layout, board, geography, picture, outlined) {
  const played = playedOn(layout, board);
  const placed = [...picture.figures.map(spaceOf), ...picture.seas.map(spaceOfSea)];
  const wrong = overlaps(played, placed);
  if (wrong.length > 0) throw new Error(`${layout.map}: ${wrong.join('; ')}`);
  const flowing = outlined.filter(({ kind }) => kind === KINDS.river);
  const units = (layout.projection.scale[0] + layout.projection.scale[1]) / 2;
  const relief = new Relief([...played, ...placed, ...banks(flowing)], landOf(outlined), frameOf(layout), units, layout.sizes.label * TREE);
  // Painted from top to bottom, so that figures in front cover figures behind.
  return [...picture.figures, ...relief.grow(geography, projected(layout))].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

/** @param {Layout} layout @param {Outline[]} land @param {ReturnType<typeof figures>} drawn @param {Picture['seas']} seas */
function sheet(layout, land, drawn, seas) {
  const out = new Bytes();
  const { sizes } = layout;
  for (const n of [layout.width, layout.height, sizes.city, sizes.end_point, sizes.cell_width, sizes.label]) out.count(n);
  out.count(layout.cities.length);
  for (const city of layout.cities) {
    out.point([city.x, city.y]);
    out.vector([city.label.dx, city.label.dy]);
    out.count(ALIGNS.indexOf(city.label.align));
    out.count(city.end_points?.length ?? 0);
    for (const end of city.end_points ?? []) out.point([end.x, end.y]);
  }
  out.count(layout.routes.length);
  for (const route of layout.routes) {
    out.tenths(route.length);
    out.count(route.cells.length);
    for (const [x, y, degrees] of route.cells) {
      out.point([x, y]);
      out.tenths(degrees);
    }
  }
  out.count(land.length);
  for (const { kind, ring } of land) {
    out.count(kind);
    out.count(ring.length);
    for (const point of ring) out.rough(point);
    if (FILLED.has(kind)) out.list(triangulate(ring.map(([x, y]) => [Math.round(x * 2), Math.round(y * 2)])));
  }
  adorn(out, drawn, seas);
  return out.bytes();
}

/** Figures go in columns, from top to bottom: small, similar numbers compress well. @param {Bytes} out @param {ReturnType<typeof figures>} drawn @param {Picture['seas']} seas */
function adorn(out, drawn, seas) {
  out.count(drawn.length);
  drawn.forEach(({ at: [, y] }, i) => out.count(y - (drawn[i - 1]?.at[1] ?? -MARGIN)));
  for (const { at: [x] } of drawn) out.count(x + MARGIN);
  for (const { kind } of drawn) out.count(FIGURES.indexOf(kind));
  for (const { size } of drawn) out.count(size);
  out.count(seas.length);
  for (const { names, at, size, lean = 0, bend = 0 } of seas) {
    for (const language of LANGUAGES) out.text(names[language]);
    out.point(at);
    out.count(size);
    out.tenths(lean);
    out.tenths(bend);
  }
}

/** A board's picture.json; without one, only the outlines of the land are drawn. @param {string} folder @returns {Picture} */
function pictureOf(folder) {
  const file = join(folder, 'picture.json');
  return { outlines: '50m', figures: [], seas: [], ...(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) };
}

/** @param {string | undefined} land @returns {Geography} */
function geographyOf(land) {
  if (!land) return { rivers: [], ranges: [], forests: [] };
  return JSON.parse(readFileSync(join(dirname(fileURLToPath(import.meta.url)), `land_${land}.json`), 'utf8'));
}

/** @param {string} packages @param {string} folder */
function made(packages, folder) {
  const [layout, board] = ['layout', 'board'].map((file) => JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')));
  const picture = pictureOf(folder);
  const geography = geographyOf(picture.land);
  const bare = outlines(packages, layout, picture.outlines);
  const all = [...bare, ...rivers(layout, geography, landOf(bare))];
  return sheet(layout, all, figures(layout, board, geography, picture, all), picture.seas);
}

const [packages, folder, out] = process.argv.slice(2);
writeFileSync(out, made(packages, resolve(folder)));
