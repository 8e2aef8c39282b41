// @ts-check
// Drawings: how the SVG reader converts them, and what it rejects.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { INKS, readDrawing } from '../../assets/art/svg.mjs';

const ART = new URL('../../assets/art/', import.meta.url);

/** @param {string} content */
const svg = (content, box = '0 0 20 10') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`;
/** @param {string} content */
const shapes = (content) => readDrawing(svg(content)).shapes;

test('every drawing of ours is read', () => {
  const folders = readdirSync(ART, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  assert.deepEqual(folders.sort(), ['cards', 'travellers']);
  for (const folder of [...folders, '../../maps/first-journey/landmarks'])
    for (const file of readdirSync(new URL(`${folder}/`, ART))) {
      const { width, height, shapes: all } = readDrawing(readFileSync(new URL(`${folder}/${file}`, ART), 'utf8'));
      assert.ok(width > 0 && height > 0 && all.length > 5, file);
    }
});

test('a shape is filled with one ink and edged with another', () => {
  const [filled, edge] = shapes('<rect class="body ink-line fine" x="1" y="2" width="3" height="4" stroke-width="0.5"/>');
  assert.deepEqual(filled, { ink: INKS.indexOf('body'), fine: true, thick: 0, closed: true, points: [[1, 2], [4, 2], [4, 6], [1, 6]] });
  assert.deepEqual([edge.ink, edge.thick, edge.closed], [0, 0.5, true]);
});

test('paths: both kinds of letters, parts, and what follows a closed part', () => {
  const all = shapes('<path class="ink-line" d="M1 1h2v2H1zl3 3M8,8 L9.5.5 10 1"/>');
  assert.deepEqual(all.map(({ points, closed }) => ({ points, closed })), [
    { points: [[1, 1], [3, 1], [3, 3], [1, 3]], closed: true },
    { points: [[1, 1], [4, 4]], closed: false },
    { points: [[8, 8], [9.5, 0.5], [10, 1]], closed: false },
  ]);
});

test('curves and arcs keep near their lines', () => {
  for (const shape of ['<circle class="body" cx="10" cy="5" r="4"/>', '<path class="body" d="M6 5A4 4 0 0 1 14 5A4 4 0 0 1 6 5Z"/>']) {
    const [{ points }] = shapes(shape);
    assert.ok(points.length > 12 && points.length < 40);
    for (const [x, y] of points) assert.ok(Math.abs(Math.hypot(x - 10, y - 5) - 4) < 0.01);
  }
  const [{ points }] = shapes('<path class="ink-line" d="M0 0C0 10 10 10 10 0Q15 10 20 0"/>');
  assert.ok(points.some(([x, y]) => Math.abs(x - 5) < 0.8 && Math.abs(y - 7.5) < 0.1));
  assert.ok(points.some(([x, y]) => Math.abs(x - 15) < 0.8 && Math.abs(y - 5) < 0.1));
});

test('filled rings all turn one way', () => {
  const turned = shapes('<polygon class="body" points="0,0 0,5 5,5"/><polygon class="body" points="0,0 5,5 0,5"/>');
  for (const { points } of turned)
    assert.ok(points.reduce((sum, [x, y], i) => sum + x * points[(i + 1) % 3][1] - y * points[(i + 1) % 3][0], 0) > 0);
});

test('what is no drawing of ours is refused with its reason', () => {
  /** @type {[string, RegExp][]} */
  const wrong = [
    ['<text class="ink">A</text>', /can't read "A</],
    ['<ellipse class="ink" cx="1"/>', /<ellipse> is none of path/],
    ['<rect class="body" x="1" y="1" width="2" height="2" fill="red"/>', /<rect> can't have fill="red"/],
    ['<rect class="mauve" x="1" y="1" width="2" height="2"/>', /"mauve" is none of our inks/],
    ['<rect x="1" y="1" width="2" height="2"/>', /a shape has no ink/],
    ['<rect class="body" x="1" y="1" width="2"/>', /is no number/],
    ['<rect class="body" x="19" y="1" width="2" height="2"/>', /21,1 lies outside 20 x 10/],
    ['<path class="body" d="M1 1S2 2 3 3"/>', /a path can't have "S"/],
    ['<path class="body" d="M1 1L2"/>', /"L" takes 2 numbers/],
    ['<path class="body" d="L2 2"/>', /a path begins with M/],
    ['<path class="body" d="M1 1A2 3 0 0 1 5 5Z"/>', /an arc is a circle's alone/],
    ['<path class="body" d="M1 1L5 5Z"/>', /a filled shape without room/],
    ['<polygon class="body" points="1,1 2"/>', /has half a point/],
    ['', /nothing is drawn/],
  ];
  for (const [content, reason] of wrong) assert.throws(() => readDrawing(svg(content)), reason, content);
  assert.throws(() => readDrawing(svg('<circle class="ink" cx="1" cy="1" r="1"/>', '1 0 5 5')), /the root is no/);
});
