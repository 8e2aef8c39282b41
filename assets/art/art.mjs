// @ts-check
// Builds the asset pack of drawings (cards, travellers, landmarks) from SVG files.
//   node art.mjs ART OUT BOARD …
// ART: this folder, with the drawings in subfolders; OUT: the pack, which shell/board/art.cpp reads; BOARD: the folder of a board; its
// `landmarks` subfolder, if it has one, holds a drawing for each of its cities.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Bytes } from '../board/bytes.mjs';
import { triangulate } from '../board/triangulate.mjs';
import { placesOf } from './places.mjs';
import { readDrawing } from './svg.mjs';

/** @typedef {import('./svg.mjs').Drawing} Drawing */
/** @typedef {import('./places.mjs').Place} Place */

/** @param {string} file @returns {Drawing} */
function drawingIn(file) {
  try {
    return readDrawing(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** @param {Bytes} out @param {string} text ASCII only */
function writeText(out, text) {
  out.count(text.length);
  for (const letter of text) out.count(letter.charCodeAt(0));
}

/** @param {Bytes} out @param {Drawing} drawing */
function writeDrawing(out, { width, height, shapes }) {
  out.count(width);
  out.count(height);
  out.count(shapes.length);
  for (const { ink, fine, thick, closed, points } of shapes) {
    out.count(8 * ink + 4 * Number(fine) + 2 * Number(closed) + Number(thick > 0));
    if (thick > 0) out.tenths(thick);
    out.count(points.length);
    for (const point of points) out.point(point);
    if (thick === 0) out.list(triangulate(points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)])));
  }
}

/** @param {string} folder */
const drawingsIn = (folder) => readdirSync(folder).filter((name) => name.endsWith('.svg')).sort();

/** A folder of drawings, and their places if they stand on a board. @typedef {{ name: string, folder: string, places: Place[] }} Drawings */

/** @param {string} art @param {string[]} boards @returns {Drawings[]} */
function drawings(art, boards) {
  const common = readdirSync(art, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, folder: join(art, name), places: /** @type {Place[]} */ ([]) }));
  const landmarks = boards.filter((board) => existsSync(join(board, 'landmarks')))
    .map((board) => ({ name: basename(board), folder: join(board, 'landmarks'), places: placesIn(board, drawingsIn(join(board, 'landmarks'))) }));
  return [...common, ...landmarks].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** @param {Drawings[]} all */
function pack(all) {
  const out = new Bytes();
  out.count(all.length);
  for (const { name, folder, places } of all) {
    writeText(out, name);
    const files = drawingsIn(folder);
    out.count(files.length);
    for (const file of files) {
      writeText(out, file.replace('.svg', ''));
      writeDrawing(out, drawingIn(join(folder, file)));
    }
    out.count(places.length);
    for (const { city, at, size } of places) {
      out.count(city);
      out.point(at);
      out.tenths(size);
    }
  }
  return out.bytes();
}

/** @param {string} map its folder @param {string[]} files @returns {Place[]} */
function placesIn(map, files) {
  const [board, layout] = ['board', 'layout'].map((name) => JSON.parse(readFileSync(join(map, `${name}.json`), 'utf8')));
  const missing = board.cities.filter((/** @type {{id: string}} */ { id }) => !files.includes(`${id}.svg`));
  if (missing.length > 0) throw new Error(`${map}: no landmark is drawn for ${missing.map((/** @type {{id: string}} */ { id }) => id).join(', ')}`);
  return placesOf(board, layout);
}

const [art, out, ...boards] = process.argv.slice(2);
try {
  writeFileSync(out, pack(drawings(art, boards)));
} catch (error) {
  console.error(`art.mjs: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
