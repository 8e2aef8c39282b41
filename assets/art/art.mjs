// @ts-check
// Makes the parcel of drawings.
//   node art.mjs ART MAPS OUT
// ART: this folder, whose folders hold drawings; MAPS: the folder of maps; OUT: the parcel, which shell/board/art.cpp reads.
// A folder that is named after a map holds a landmark for each of its cities.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Bytes } from '../board/bytes.mjs';
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

/** @param {Bytes} out @param {string} text of plain letters */
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
  }
}

/** @param {string} folder */
const drawingsIn = (folder) => readdirSync(folder).filter((name) => name.endsWith('.svg')).sort();

/** @param {string} art @param {string} maps */
function parcel(art, maps) {
  const out = new Bytes();
  const folders = readdirSync(art, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();
  out.count(folders.length);
  for (const folder of folders) {
    writeText(out, folder);
    const files = drawingsIn(join(art, folder));
    out.count(files.length);
    for (const file of files) {
      writeText(out, file.replace('.svg', ''));
      writeDrawing(out, drawingIn(join(art, folder, file)));
    }
    const map = join(maps, folder);
    const places = existsSync(map) ? placesIn(map, files) : [];
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

const [art, maps, out] = process.argv.slice(2);
try {
  writeFileSync(out, parcel(art, maps));
} catch (error) {
  console.error(`art.mjs: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
