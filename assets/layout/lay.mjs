// @ts-check
// Shapes of a board layout: computes cells, lines and labels from the positions and bends, and measures overlaps and distances.
import { controlPoint, measureCurve } from './geometry.mjs';

/**
 * @typedef {import('./types.js').Box} Box
 * @typedef {import('./types.js').Bundle} Bundle
 * @typedef {import('./types.js').Label} Label
 * @typedef {import('./types.js').Model} Model
 * @typedef {import('./types.js').Point} Point
 * @typedef {import('./types.js').Rectangle} Rectangle
 */

/** Candidate positions of a label: [cost, sideways, upwards]; sideways and upwards range from -1 to 1. */
const CANDIDATES = [
  [0, 1, 0], [0.5, -1, 0], [0.8, 0, -1], [0.8, 0, 1],
  [1, 1, -1], [1, 1, 1], [1.4, -1, -1], [1.4, -1, 1],
  [1.2, 0.5, -1], [1.2, -0.5, -1], [1.2, 0.5, 1], [1.2, -0.5, 1],
  [1, 1, -0.5], [1, 1, 0.5], [1.5, -1, -0.5], [1.5, -1, 0.5],
];
export const CANDIDATE_COUNT = CANDIDATES.length;

/**
 * The label's anchor relative to its city, the text's alignment to that anchor, and the box that the text fills.
 * @param {import('./types.js').Node} node @returns {Label | null}
 */
export function placeLabel(node) {
  if (!node.label) return null;
  const { width, height, country } = node.label;
  if (country) return { cost: 0, dx: 0, dy: 0, align: 'center', ...boxAt(node.x, node.y, width, height) };
  const [cost, side, up] = CANDIDATES[node.candidate];
  const level = Math.abs(up) < 1;
  const dy = level ? up * height : up * (node.radius + 2 + height / 2);
  const reach = level ? node.radius + 4 : node.radius * 0.4;
  if (Math.abs(side) === 1) {
    const dx = side * reach;
    const centre = node.x + dx + (side * width) / 2;
    return { cost, dx, dy, align: side > 0 ? 'left' : 'right', ...boxAt(centre, node.y + dy, width, height) };
  }
  const dx = (side * width) / 2;
  return { cost, dx, dy, align: 'center', ...boxAt(node.x + dx, node.y + dy, width, height) };
}

/** @param {number} x @param {number} y @param {number} width @param {number} height */
function boxAt(x, y, width, height) {
  const box = /** @type {Box} */ ([x - width / 2, y - height / 2, x + width / 2, y + height / 2]);
  return { box, rectangle: /** @type {Rectangle} */ ([x, y, 1, 0, width / 2, height / 2]) };
}

/**
 * Computes a bundle's curve and the cells of each of its tracks. @param {Model} model @param {Bundle} bundle
 */
export function layBundle(model, bundle) {
  const { settings, nodes } = model;
  const [a, b] = [nodes[bundle.a], nodes[bundle.b]];
  const control = controlPoint([a.x, a.y], [b.x, b.y], bundle.bend);
  const curve = measureCurve([a.x, a.y], control, [b.x, b.y]);
  const [start, end] = [a.radius + settings.room, b.radius + settings.room];
  const available = curve.length - start - end;
  const pitch = Math.max(settings.pitch[0], Math.min(settings.pitch[1], available / bundle.cells));
  const slack = available - pitch * bundle.cells;
  const begin = start + slack * (0.5 + bundle.shift);
  const tracks = bundle.routes.length;
  /** @type {import('./types.js').Laid[][]} */
  const cells = Array.from({ length: tracks }, () => []);
  for (let i = 0; i < bundle.cells; ++i) {
    const { point, direction } = curve.at(begin + (i + 0.5) * pitch);
    for (let t = 0; t < tracks; ++t) {
      const offset = (t - (tracks - 1) / 2) * settings.trackPitch;
      cells[t].push([point[0] - direction[1] * offset, point[1] + direction[0] * offset, direction[0], direction[1]]);
    }
  }
  return { control, curve, pitch, slack, cells };
}

/** A bundle as rectangles and bounding boxes, for overlap tests. @param {Model} model @param {Bundle} bundle @returns {import('./types.js').LaidBundle} */
export function layRectangles(model, bundle) {
  const laid = layBundle(model, bundle);
  const halfLength = (laid.pitch - model.settings.gap) / 2;
  const halfWidth = model.settings.cellWidth / 2;
  const rectangles = laid.cells.flat().map((cell) => /** @type {Rectangle} */ ([...cell, halfLength, halfWidth]));
  const { points } = laid.curve;
  const line = points.filter((_, i) => i % 3 === 0);
  const [box, lineBox] = [boxAround(rectangles), boxAround(line)];
  return { rectangles, box, reach: halfLength + halfWidth, slack: laid.slack, points, line, lineBox };
}

/** Penetration depth of two rectangles (separating axis test); if negative, the gap between them. @param {Rectangle} p @param {Rectangle} q */
export function depth(p, q) {
  const [x, y] = [p[0] - q[0], p[1] - q[1]];
  const along = Math.abs(p[2] * q[2] + p[3] * q[3]);
  const across = Math.abs(p[2] * q[3] - p[3] * q[2]);
  return Math.min(
    p[4] + along * q[4] + across * q[5] - Math.abs(x * p[2] + y * p[3]),
    p[5] + across * q[4] + along * q[5] - Math.abs(y * p[2] - x * p[3]),
    q[4] + along * p[4] + across * p[5] - Math.abs(x * q[2] + y * q[3]),
    q[5] + across * p[4] + along * p[5] - Math.abs(y * q[2] - x * q[3]));
}

/** The distance from a rectangle to a point; 0 inside. @param {Rectangle} p @param {number} x @param {number} y */
export function distanceTo(p, x, y) {
  const [dx, dy] = [x - p[0], y - p[1]];
  const along = Math.max(0, Math.abs(dx * p[2] + dy * p[3]) - p[4]);
  const across = Math.max(0, Math.abs(dy * p[2] - dx * p[3]) - p[5]);
  return Math.sqrt(along * along + across * across);
}

/** @param {(Point | Rectangle)[]} points @returns {Box} */
function boxAround(points) {
  /** @type {Box} */
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  }
  return box;
}

/** @param {Box} box @param {number} x @param {number} y @param {number} reach */
export function inBox(box, x, y, reach) {
  return x > box[0] - reach && x < box[2] + reach && y > box[1] - reach && y < box[3] + reach;
}

/** @param {Box} a @param {Box} b @param {number} reach */
export function boxesMeet(a, b, reach) {
  return a[0] < b[2] + reach && b[0] < a[2] + reach && a[1] < b[3] + reach && b[1] < a[3] + reach;
}

/** Penetration depth of two boxes, with a margin of `apart`; 0 if they are further apart. @param {Box} a @param {Box} b @param {number} apart */
export function boxDepth(a, b, apart) {
  const dx = Math.min(a[2], b[2]) - Math.max(a[0], b[0]) + apart;
  const dy = Math.min(a[3], b[3]) - Math.max(a[1], b[1]) + apart;
  return Math.max(0, Math.min(dx, dy));
}
