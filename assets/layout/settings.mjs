// @ts-check
// Layout settings in board units: taken from the board's picture.json, with defaults that suit its number of cities and spaces.
// `pitch` is the least and greatest length of a space along its route; `bends` keep lines from running through a city.
import { routeName } from './model.mjs';

/** @typedef {import('./types.js').Board} Board */
/** @typedef {import('./types.js').Settings} Settings */

const WIDTH = 1600;
const HEIGHT = 1000;
/** Chosen so that a board with as many spaces and cities as Europe gets Europe's sizes. */
const ROOM = 0.44;
const SMALLEST = 24;
const LARGEST = 54;

/** @param {Board} board */
function placesOf({ cities }) {
  const places = cities.flatMap((city) => [city, ...(city.end_points ?? [])]);
  const lost = places.find(({ lat, lon }) => typeof lat !== 'number' || typeof lon !== 'number');
  if (lost) throw new Error(`"${lost.id}" has no "lat" and "lon" in board.json: a layout begins with them`);
  return places;
}

/** The standard parallels lie a sixth of the way in from the southern and northern ends. @param {Board} board @returns {import('./types.js').Projection} */
function projectionOf(board) {
  const places = placesOf(board);
  const [lats, lons] = [places.map(({ lat }) => lat), places.map(({ lon }) => lon)];
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lons), Math.max(...lons)];
  const sixth = Math.max((north - south) / 6, 0.5);
  return { parallels: [south + sixth, north - sixth], centre: { lat: (south + north) / 2, lon: (west + east) / 2 } };
}

/** @param {Board} board */
function pitchOf({ cities, routes }) {
  const bundles = new Map(routes.map((route) => [routeName({ ...route, track: 1 }), route.length]));
  const spaces = [...bundles.values()].reduce((sum, length) => sum + length, 0);
  return Math.round(Math.min(LARGEST, Math.max(SMALLEST, ROOM * Math.sqrt((WIDTH * HEIGHT) / (spaces + 2 * cities.length)))));
}

/** Keys in camel case: "cell_width" becomes cellWidth. @param {Record<string, unknown>} own @returns {Partial<Settings>} */
const named = (own) => Object.fromEntries(Object.entries(own).map(([key, value]) => [key.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()), value]));

/** @param {Board} board @param {Record<string, unknown>} own from its picture.json @returns {Settings} */
export function settingsFor(board, own) {
  const projection = projectionOf(board);
  const pitch = pitchOf(board);
  return {
    width: WIDTH, height: HEIGHT, margin: [80, 75], stretch: 1.12, ...projection,
    pitch: [pitch, Math.round(pitch * 1.4)], gap: pitch > 40 ? 3 : 2, cellWidth: Math.round(pitch * 0.375), trackPitch: Math.round(pitch * 0.44),
    city: Math.round(pitch * 0.32), endPoint: Math.round(pitch * 0.2), room: 3, label: Math.round(10 + pitch * 0.16), ...named(own),
  };
}
