// @ts-check
// Energy of a board layout for simulated annealing: penalties for too little room, overlaps, and distance from the real geography.
import { linesCross } from './geometry.mjs';
import { boxDepth, boxesMeet, depth, distanceTo, inBox, layRectangles, placeLabel } from './lay.mjs';

export const WEIGHTS = { overlap: 1.5, room: 0.5, home: 0.0015, angle: 12, bend: 900, label: 0.8, shift: 4, crossing: 25, line: 0.7 };

const square = (/** @type {number} */ x) => x * x;

export class Energy {
  /** @param {import('./types.js').Model} model */
  constructor(model) {
    this.model = model;
    this.hardness = 1;
    this.apart = model.settings.gap;
    this.laid = model.bundles.map((bundle) => layRectangles(model, bundle));
    this.labels = model.nodes.map(placeLabel);
  }

  /** Must be called after moving a node or its label; updateBundle() after bending or shifting a bundle. @param {number} n */
  updateNode(n) {
    const node = this.model.nodes[n];
    this.labels[n] = placeLabel(node);
    for (const b of node.bundles) this.updateBundle(b);
  }
  /** @param {number} b */
  updateBundle(b) {
    this.laid[b] = layRectangles(this.model, this.model.bundles[b]);
  }

  /** The energy that depends on a node: its place, its label, its bundles. @param {number} n */
  ofNode(n) {
    const { nodes } = this.model;
    const mine = new Set(nodes[n].bundles);
    let sum = this.placeOf(n) + this.labelOf(n);
    for (const b of mine) sum += this.ownOf(b) + this.bundleAgainstAll(b, mine);
    this.laid.forEach((laid, b) => {
      if (!mine.has(b)) sum += this.bundleAgainstNode(b, n);
    });
    return sum;
  }
  /** @param {number} b */
  ofBundle(b) {
    return this.ownOf(b) + this.bundleAgainstAll(b, new Set());
  }
  total() {
    let sum = 0;
    this.model.nodes.forEach((_, n) => (sum += this.ofNode(n)));
    return sum;
  }

  /** @param {number} n */
  placeOf(n) {
    const { nodes, settings } = this.model;
    const node = nodes[n];
    let sum = WEIGHTS.home * (square(node.x - node.home[0]) + square(node.y - node.home[1]));
    const edge = node.radius + 12;
    sum += square(Math.max(0, edge - node.x, node.x + edge - settings.width));
    sum += square(Math.max(0, edge - node.y, node.y + edge - settings.height));
    for (let m = 0; m < nodes.length; ++m) {
      if (m === n || node.radius === 0 || nodes[m].radius === 0) continue;
      const least = node.radius + nodes[m].radius + 6;
      const distance = Math.hypot(node.x - nodes[m].x, node.y - nodes[m].y);
      if (distance < least) sum += this.hardness * WEIGHTS.overlap * square(least - distance);
    }
    return sum;
  }

  /** A bundle's own penalties: cells without room, bend, shift, and the angle between the line and its direction on the globe. @param {number} b */
  ownOf(b) {
    const bundle = this.model.bundles[b];
    const [from, to] = [this.model.nodes[bundle.a], this.model.nodes[bundle.b]];
    const chord = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const was = Math.atan2(to.home[1] - from.home[1], to.home[0] - from.home[0]);
    const turn = Math.atan2(to.y - from.y, to.x - from.x) - was;
    const missing = Math.max(0, -this.laid[b].slack);
    return WEIGHTS.angle * (1 - Math.cos(turn)) + WEIGHTS.bend * square((bundle.bend - bundle.lean) / chord) +
      WEIGHTS.shift * square(bundle.shift) + this.hardness * (WEIGHTS.room * square(missing) + this.pinchOf(b));
  }

  /** Penalty for the cells of a track that are too close on the inner side of a bend. @param {number} b */
  pinchOf(b) {
    const { cells, routes } = this.model.bundles[b];
    const { rectangles } = this.laid[b];
    let sum = 0;
    for (let i = 1; routes.length > 1 && i < rectangles.length; ++i)
      if (i % cells !== 0) sum += square(Math.max(0, depth(rectangles[i - 1], rectangles[i]) + 0.4));
    return WEIGHTS.overlap * sum;
  }

  /** Overlap with other bundles (a pair of bundles in `skip` counts once), with nodes and with labels. @param {number} b @param {Set<number>} skip */
  bundleAgainstAll(b, skip) {
    const { nodes, bundles } = this.model;
    let sum = 0;
    for (let c = 0; c < bundles.length; ++c)
      if (c !== b && !(skip.has(c) && c < b)) sum += this.bundlesApart(b, c);
    for (let n = 0; n < nodes.length; ++n) sum += this.bundleAgainstNode(b, n);
    return sum;
  }

  /** @param {number} b @param {number} c */
  bundlesApart(b, c) {
    const [p, q] = [this.laid[b], this.laid[c]];
    const apart = this.apart;
    const near = p.reach + q.reach + apart;
    if (!boxesMeet(p.lineBox, q.lineBox, near)) return 0;
    const mayCross = boxesMeet(p.lineBox, q.lineBox, 0) && !this.shareNode(b, c);
    const crossing = mayCross && linesCross(p.line, q.line) ? WEIGHTS.crossing : 0;
    if (!boxesMeet(p.box, q.box, near)) return crossing;
    let sum = 0;
    for (const one of p.rectangles) {
      for (const other of q.rectangles) {
        const [dx, dy] = [one[0] - other[0], one[1] - other[1]];
        if (dx * dx + dy * dy < near * near) sum += square(Math.max(0, depth(one, other) + apart));
      }
    }
    return crossing + this.hardness * WEIGHTS.overlap * sum;
  }
  /** @param {number} b @param {number} c */
  shareNode(b, c) {
    const [p, q] = [this.model.bundles[b], this.model.bundles[c]];
    return p.a === q.a || p.a === q.b || p.b === q.a || p.b === q.b;
  }

  /** @param {number} b @param {number} n */
  bundleAgainstNode(b, n) {
    const { nodes, bundles, settings } = this.model;
    const { box, rectangles, reach } = this.laid[b];
    const node = nodes[n];
    const own = bundles[b].a === n || bundles[b].b === n;
    const least = node.radius === 0 ? 0 : node.radius + (own ? 1 : settings.room);
    const label = this.labels[n];
    let sum = 0;
    if (least > 0 && inBox(box, node.x, node.y, least + reach))
      for (const one of rectangles) sum += WEIGHTS.overlap * square(Math.max(0, least - distanceTo(one, node.x, node.y)));
    if (label && boxesMeet(box, label.box, reach))
      for (const one of rectangles) sum += WEIGHTS.label * square(Math.max(0, depth(one, label.rectangle) + 1.5));
    return this.hardness * sum + this.lineAgainstNode(b, n, own);
  }

  /** Penalty for a line that passes near another city or, weighted less, crosses a label. @param {number} b @param {number} n @param {boolean} own */
  lineAgainstNode(b, n, own) {
    const { points, lineBox } = this.laid[b];
    const node = this.model.nodes[n];
    const label = this.labels[n];
    let sum = 0;
    const least = node.radius * 2;
    if (!own && node.radius > 0 && inBox(lineBox, node.x, node.y, least)) {
      for (const [x, y] of points) {
        const distance = Math.sqrt(square(x - node.x) + square(y - node.y));
        if (distance < least) sum += this.hardness * WEIGHTS.overlap * square(least - distance);
      }
    }
    if (label && boxesMeet(lineBox, label.box, 0))
      for (const [x, y] of points) if (inBox(label.box, x, y, 1)) sum += WEIGHTS.line;
    return sum;
  }

  /** @param {number} n */
  labelOf(n) {
    const label = this.labels[n];
    if (!label) return 0;
    const { nodes, settings } = this.model;
    const [left, top, right, bottom] = label.box;
    let sum = square(Math.max(0, 6 - left, right + 6 - settings.width));
    sum += square(Math.max(0, 6 - top, bottom + 6 - settings.height));
    for (let m = 0; m < nodes.length; ++m) {
      if (m === n) continue;
      sum += this.labelAgainstNode(label, m);
      const other = this.labels[m];
      if (other) sum += this.labelAgainstNode(other, n) + 2 * square(boxDepth(label.box, other.box, 3));
    }
    return label.cost + this.hardness * WEIGHTS.label * sum;
  }

  /** @param {import('./types.js').Label} label @param {number} m */
  labelAgainstNode(label, m) {
    const { x, y, radius } = this.model.nodes[m];
    return radius === 0 ? 0 : 2 * square(Math.max(0, radius + 2 - distanceTo(label.rectangle, x, y)));
  }
}
