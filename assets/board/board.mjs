// @ts-check
// Makes the sheet of a board: where everything lies, and the land beneath it.
//   node board.mjs PACKAGES LAYOUT ATLAS OUT
// PACKAGES: the folder of Node packages, with Natural Earth's outlines; LAYOUT: maps/*/layout.json; ATLAS: 10m or 50m.
// shell/board/sheet.cpp reads what comes out: numbers as varints, points as steps from the one before.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { lambert } from '../layout/geometry.mjs';
import { area, clipped, simplified } from './outlines.mjs';
import { Bytes } from './bytes.mjs';
import { waterlines } from './waterlines.mjs';

/** @typedef {import('../layout/types.js').Point} Point */
/** @typedef {import('../layout/types.js').Layout} Layout */

const KINDS = { land: 0, lake: 1, border: 2, water: 3 };
/** How far from the shore lines follow it, in units. */
const WATERLINES = [6, 13];
const ALIGNS = ['left', 'center', 'right'];
/** How far beyond the sheet outlines go on, so that their ends are never seen. */
const MARGIN = 480;
const SMALLEST_LAND = 20;
/** The part of a point's move that a city of so many units away takes it along. */
const REACH = 70;

/**
 * Cities were moved off their places to make room for routes: the land moves with them, so that ports stay at the sea.
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

/** Only what can come near the sheet is projected: a cone has no other side of the world. @param {number[][]} ring */
const near = (ring) => ring.some(([lon, lat]) => lon > -35 && lon < 70 && lat > 25 && lat < 75);
/** @param {number[][]} ring */
const tamed = (ring) => ring.map(([lon, lat]) => [Math.max(-60, Math.min(100, lon)), Math.max(15, Math.min(80, lat))]);

/** @param {string} packages @param {Layout} layout @param {string} atlas */
function outlines(packages, layout, atlas) {
  const load = createRequire(join(resolve(packages), 'x.js'));
  const { feature, mesh } = load('topojson-client');
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(packages, `world-atlas/${name}-${atlas}.json`), 'utf8'));
  const place = projected(layout);
  const frame = [-MARGIN, -MARGIN, layout.width + MARGIN, layout.height + MARGIN];
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

/** @param {Layout} layout @param {ReturnType<typeof outlines>} land */
function sheet(layout, land) {
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
    for (const point of ring) out.point(point);
  }
  return out.bytes();
}

const [packages, layoutFile, atlas, out] = process.argv.slice(2);
const layout = JSON.parse(readFileSync(layoutFile, 'utf8'));
writeFileSync(out, sheet(layout, outlines(packages, layout, atlas)));
