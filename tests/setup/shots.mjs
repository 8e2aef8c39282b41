// @ts-check
// Makes contact sheets: one for each screen, with a row for each language; and one for each animation, as a strip of frames.
//   node shots.mjs SEMAFOR-TABLE FOLDER [SCREEN…]
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodePng, shrunk } from './png.mjs';
import { LANGUAGES, SIGHTS, SIZES } from './sights.mjs';

const GAP = 12;

/**
 * An animation: the save, the number of its actions before it, the number of frames, the seconds between them, and a close-up:
 * left, top, width, height. @typedef {[string, number, number, number, number[]?]} Film
 */
/** @type {Record<string, Film>} */
const FILMS = {
  'film-claim': ['europe-5-finished', 314, 12, 0.12, [780, 90, 320, 240]],
  'film-tunnel': ['europe-2-tunnel', 20, 9, 0.3],
  'film-ticket': ['first-journey-2-midway', 33, 12, 0.22],
  'film-own-ticket': ['germany-5-finished', 335, 12, 0.22],
  'film-passenger': ['germany-5-finished', 22, 6, 0.1],
  'film-station': ['europe-5-finished', 6, 9, 0.1],
  'film-count': ['europe-5-finished', 385, 12, 0.3],
};
const SAVES = fileURLToPath(new URL('../golden/saves', import.meta.url));
const FILM_SIZE = [1280, 720, 1];
const FILM_COLUMNS = 3;

const [table, folder, ...asked] = process.argv.slice(2);

/** @param {string[]} sight @param {string} language @param {number[]} size */
function shot(sight, language, [width, height, ratio, by]) {
  const file = join(folder, 'shot.png');
  execFileSync(table, ['--png', file, `${width}`, `${height}`, `${ratio}`, ...sight, '--language', language]);
  const picture = shrunk(readFileSync(file), by);
  rmSync(file);
  return picture;
}

/** One sheet with rows of pictures. @param {import('./png.mjs').Picture[][]} rows */
function sheetOf(rows) {
  const width = GAP + rows[0].reduce((sum, picture) => sum + picture.width + GAP, 0);
  const high = Math.max(...rows[0].map((picture) => picture.height));
  const height = GAP + rows.length * (high + GAP);
  const rgb = Buffer.alloc(width * height * 3, 0x80);
  rows.forEach((row, r) => {
    let left = GAP;
    for (const picture of row) {
      for (let y = 0; y < picture.height; ++y)
        picture.rgb.copy(rgb, ((GAP + r * (high + GAP) + y) * width + left) * 3, y * picture.width * 3, (y + 1) * picture.width * 3);
      left += picture.width + GAP;
    }
  });
  return { width, height, rgb };
}

/** @param {import('./png.mjs').Picture} picture @param {number[]} part @returns {import('./png.mjs').Picture} */
function cut(picture, [left, top, width, height]) {
  const rgb = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; ++y) {
    const from = ((top + y) * picture.width + left) * 3;
    picture.rgb.copy(rgb, y * width * 3, from, from + width * 3);
  }
  return { width, height, rgb };
}

/** @param {Film} film @returns {import('./png.mjs').Picture[][]} rows */
function strip([save, actions, pictures, every, near]) {
  const file = join(folder, 'film');
  const size = FILM_SIZE.map(String);
  execFileSync(table, ['--png', file, ...size, '--screen', 'table', '--save', join(SAVES, `${save}.save`), '--film', `${actions}`, `${pictures}`, `${every}`]);
  const all = Array.from({ length: pictures }, (_, n) => {
    const name = `${file}-${n}.png`;
    const picture = near ? cut(shrunk(readFileSync(name), 1), near) : shrunk(readFileSync(name), 2);
    rmSync(name);
    return picture;
  });
  return Array.from({ length: pictures / FILM_COLUMNS }, (_, row) => all.slice(row * FILM_COLUMNS, (row + 1) * FILM_COLUMNS));
}

mkdirSync(folder, { recursive: true });
for (const [name, sight] of Object.entries(SIGHTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const rows = LANGUAGES.map((language) => SIZES.map((size) => shot(sight, language, size)));
  writeFileSync(join(folder, `${name}.png`), encodePng(sheetOf(rows)));
  console.log(join(folder, `${name}.png`));
}
for (const [name, film] of Object.entries(FILMS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  writeFileSync(join(folder, `${name}.png`), encodePng(sheetOf(strip(film))));
  console.log(join(folder, `${name}.png`));
}
