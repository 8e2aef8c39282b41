// @ts-check
// SVG reader for our drawings: supports a small subset and rejects the rest. A class names the ink that fills a shape ("body") or, with
// "-line", strokes its edge ("ink-line"); the class "fine" marks details left out when the drawing is small.
import { flattened } from './curves.mjs';

/** @typedef {import('../layout/types.js').Point} Point */
/** @typedef {{ ink: number, fine: boolean, thick: number, closed: boolean, points: Point[] }} Shape thick: width of a line; 0: a filled shape */
/** @typedef {{ width: number, height: number, shapes: Shape[] }} Drawing */
/** @typedef {Record<string, string>} Attributes */

/** In the order of shell/paint/drawing.h. */
export const INKS = ['ink', 'body', 'shade', 'light', 'paper', 'window', 'brass', 'signal', 'sea', 'leaf', 'iron', 'wood', 'steam', 'roof', 'skin'];
/** Least area of a filled ring; a smaller one is a mistake. */
const LEAST_AREA = 0.02;
const TAG = /<(\/?)([a-z]+)((?:\s+[a-zA-Z0-9:-]+="[^"]*")*)\s*(\/?)>/y;

/** The attributes each element may have besides class and stroke-width. @type {Record<string, string[]>} */
const OWN = {
  path: ['d'], polygon: ['points'], polyline: ['points'], rect: ['x', 'y', 'width', 'height'], circle: ['cx', 'cy', 'r'], line: ['x1', 'y1', 'x2', 'y2'],
};

/** @param {string} text @returns {Attributes} */
function attributesOf(text) {
  return Object.fromEntries([...text.matchAll(/([a-zA-Z0-9:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

/** Every element, in order. @param {string} text @returns {{ name: string, attributes: Attributes }[]} */
function elementsOf(text) {
  const bare = text.replace(/<\?[^>]*\?>|<!--.*?-->/gs, '');
  const found = [];
  for (let at = 0; at < bare.length; ) {
    const space = /\s*/y;
    space.lastIndex = at;
    space.exec(bare);
    at = space.lastIndex;
    if (at === bare.length) break;
    TAG.lastIndex = at;
    const tag = TAG.exec(bare);
    if (!tag) throw new Error(`can't read "${bare.slice(at, at + 40)}"`);
    at = TAG.lastIndex;
    if (!tag[1]) found.push({ name: tag[2], attributes: attributesOf(tag[3]) });
  }
  return found;
}

/** @param {string} text */
function number(text) {
  const value = Number(text);
  if (text === undefined || text.trim() === '' || !Number.isFinite(value)) throw new Error(`"${text}" is no number`);
  return value;
}

/** @param {string} text @returns {Point[]} */
function pointsOf(text) {
  const numbers = text.trim().split(/[\s,]+/).map(number);
  if (numbers.length % 2 !== 0) throw new Error(`"${text}" has half a point`);
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [/** @type {Point} */ ([x, numbers[i + 1]])] : []));
}

/** The lines of an element. @type {Record<string, (a: Attributes) => { points: Point[], closed: boolean }[]>} */
const LINES = {
  path: ({ d }) => flattened(d),
  polygon: ({ points }) => [{ points: pointsOf(points), closed: true }],
  polyline: ({ points }) => [{ points: pointsOf(points), closed: false }],
  rect: (a) => flattened(`M${number(a.x)} ${number(a.y)}h${number(a.width)}v${number(a.height)}h${-number(a.width)}Z`),
  circle: ({ cx, cy, r }) => flattened(`M${number(cx) - number(r)} ${number(cy)}a${number(r)} ${number(r)} 0 1 1 ${2 * number(r)} 0a${number(r)} ${number(r)} 0 1 1 ${-2 * number(r)} 0Z`),
  line: (a) => [{ points: [[number(a.x1), number(a.y1)], [number(a.x2), number(a.y2)]], closed: false }],
};

/** @param {string} words @returns {{ fill: number, line: number, fine: boolean }} indices into INKS; -1: no ink */
function classOf(words = '') {
  const found = { fill: -1, line: -1, fine: false };
  for (const word of words.split(/\s+/).filter((one) => one)) {
    const ink = INKS.indexOf(word.replace(/-line$/, ''));
    if (word === 'fine') found.fine = true;
    else if (ink < 0) throw new Error(`"${word}" is none of our inks: ${INKS.join(', ')}`);
    else found[word.endsWith('-line') ? 'line' : 'fill'] = ink;
  }
  if (found.fill < 0 && found.line < 0) throw new Error('a shape has no ink');
  return found;
}

/** @param {Point[]} ring */
const areaOf = (ring) => ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - y * ring[(i + 1) % ring.length][0], 0) / 2;

/** The ring, clockwise on the screen. Throws if it has no area. @param {Point[]} points @returns {Point[]} */
function ring(points) {
  const area = areaOf(points);
  if (Math.abs(area) < LEAST_AREA) throw new Error(`a filled shape without room: ${JSON.stringify(points.slice(0, 3))}`);
  return area > 0 ? points : [...points].reverse();
}

/** @param {string} name @param {Attributes} attributes @returns {Shape[]} */
function shapesOf(name, attributes) {
  const own = OWN[name];
  if (!own) throw new Error(`<${name}> is none of ${Object.keys(OWN).join(', ')}`);
  for (const key of Object.keys(attributes))
    if (![...own, 'class', 'stroke-width'].includes(key)) throw new Error(`<${name}> can't have ${key}="${attributes[key]}"`);
  const { fill, line, fine } = classOf(attributes.class);
  const thick = line < 0 ? 0 : number(attributes['stroke-width'] ?? '1');
  return LINES[name](attributes).flatMap(({ points, closed }) => [
    ...(fill >= 0 ? [{ ink: fill, fine, thick: 0, closed: true, points: ring(points) }] : []),
    ...(line >= 0 ? [{ ink: line, fine, thick, closed, points }] : []),
  ]);
}

/** @param {Drawing} drawing */
function checkBox({ width, height, shapes }) {
  for (const { points } of shapes)
    for (const [x, y] of points)
      if (x < 0 || y < 0 || x > width || y > height) throw new Error(`${x},${y} lies outside ${width} x ${height}`);
}

/** @param {string} text an SVG file @returns {Drawing} */
export function readDrawing(text) {
  const [root, ...elements] = elementsOf(text);
  const box = /^0 0 (\d+) (\d+)$/.exec(root?.attributes.viewBox ?? '');
  if (root?.name !== 'svg' || !box) throw new Error('the root is no <svg viewBox="0 0 WIDTH HEIGHT">');
  const drawing = { width: Number(box[1]), height: Number(box[2]), shapes: elements.flatMap(({ name, attributes }) => shapesOf(name, attributes)) };
  if (drawing.shapes.length === 0) throw new Error('nothing is drawn');
  checkBox(drawing);
  return drawing;
}
