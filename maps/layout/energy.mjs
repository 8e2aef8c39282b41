// What is wrong with a layout, as a number: too little room, overlaps, and distance from geography.

import { controlPoint, measureCurve, segmentsCross } from "./geometry.mjs";

export const kWeights = { overlap: 1.5, room: 0.5, home: 0.0015, angle: 12, bend: 900, label: 0.8, shift: 4, crossing: 25, line: 0.7 };

// Where a label may stand: [cost, sideways, upwards], sideways and upwards from -1 to 1.
const kCandidates = [
  [0, 1, 0], [0.5, -1, 0], [0.8, 0, -1], [0.8, 0, 1],
  [1, 1, -1], [1, 1, 1], [1.4, -1, -1], [1.4, -1, 1],
  [1.2, 0.5, -1], [1.2, -0.5, -1], [1.2, 0.5, 1], [1.2, -0.5, 1],
  [1, 1, -0.5], [1, 1, 0.5], [1.5, -1, -0.5], [1.5, -1, 0.5],
];
export const kCandidateCount = kCandidates.length;

// The label's anchor relative to its city, how the text is aligned to it, and the box it fills.
export function placeLabel(node, candidate) {
  const { width, height, country } = node.label;
  if (country) return { cost: 0, dx: 0, dy: 0, align: "center", ...boxAt(node.x, node.y, width, height) };
  const [cost, side, up] = kCandidates[candidate];
  const level = Math.abs(up) < 1;
  const dy = level ? up * height : up * (node.radius + 2 + height / 2);
  const reach = level ? node.radius + 4 : node.radius * 0.4;
  if (Math.abs(side) === 1) {
    const dx = side * reach;
    const centre = node.x + dx + (side * width) / 2;
    return { cost, dx, dy, align: side > 0 ? "left" : "right", ...boxAt(centre, node.y + dy, width, height) };
  }
  const dx = (side * width) / 2;
  return { cost, dx, dy, align: "center", ...boxAt(node.x + dx, node.y + dy, width, height) };
}

function boxAt(x, y, width, height) {
  const box = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
  return { box, rectangle: [x, y, 1, 0, width / 2, height / 2] };
}

// Lays a bundle's curve and its cells; `cells[track]` are [x, y, direction x, direction y].
export function layBundle(model, bundle) {
  const { settings, nodes } = model;
  const [a, b] = [nodes[bundle.a], nodes[bundle.b]];
  const [from, to] = [[a.x, a.y], [b.x, b.y]];
  const control = controlPoint(from, to, bundle.bend);
  const curve = measureCurve(from, control, to);
  const [start, end] = [a.radius + settings.room, b.radius + settings.room];
  const available = curve.length - start - end;
  const pitch = Math.max(settings.pitch[0], Math.min(settings.pitch[1], available / bundle.cells));
  const slack = available - pitch * bundle.cells;
  const begin = start + slack * (0.5 + bundle.shift);
  const tracks = bundle.routes.length;
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

// A bundle ready for comparing: its cells as rectangles [x, y, direction x, direction y, half length, half width].
function layRectangles(model, bundle) {
  const laid = layBundle(model, bundle);
  const halfLength = (laid.pitch - model.settings.gap) / 2;
  const halfWidth = model.settings.cellWidth / 2;
  const rectangles = laid.cells.flat().map((cell) => [...cell, halfLength, halfWidth]);
  const { points } = laid.curve;
  const line = points.filter((_, i) => i % 3 === 0);
  const [box, lineBox] = [boxAround(rectangles), boxAround(line)];
  return { rectangles, box, reach: halfLength + halfWidth, slack: laid.slack, points, line, lineBox };
}

// How deep two rectangles lie in each other, by the best separating line; negative: so far apart.
function depth(p, q) {
  const [x, y] = [p[0] - q[0], p[1] - q[1]];
  const along = Math.abs(p[2] * q[2] + p[3] * q[3]);
  const across = Math.abs(p[2] * q[3] - p[3] * q[2]);
  return Math.min(
    p[4] + along * q[4] + across * q[5] - Math.abs(x * p[2] + y * p[3]),
    p[5] + across * q[4] + along * q[5] - Math.abs(y * p[2] - x * p[3]),
    q[4] + along * p[4] + across * p[5] - Math.abs(x * q[2] + y * q[3]),
    q[5] + across * p[4] + along * p[5] - Math.abs(y * q[2] - x * q[3]));
}

// The distance from a rectangle to a point; 0 inside.
function distanceTo(p, x, y) {
  const [dx, dy] = [x - p[0], y - p[1]];
  const along = Math.max(0, Math.abs(dx * p[2] + dy * p[3]) - p[4]);
  const across = Math.max(0, Math.abs(dy * p[2] - dx * p[3]) - p[5]);
  return Math.sqrt(along * along + across * across);
}

function boxAround(points) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  }
  return box;
}

const square = (x) => x * x;

export class Energy {
  constructor(model) {
    this.model = model;
    this.hardness = 1;
    this.apart = model.settings.gap;
    this.laid = model.bundles.map((bundle) => layRectangles(model, bundle));
    this.labels = model.nodes.map((node) => (node.label ? placeLabel(node, node.candidate) : null));
  }

  // To be called after a node was moved or its label chosen anew, or after a bundle was bent or shifted.
  updateNode(n) {
    const node = this.model.nodes[n];
    if (node.label) this.labels[n] = placeLabel(node, node.candidate);
    for (const b of node.bundles) this.updateBundle(b);
  }
  updateBundle(b) {
    this.laid[b] = layRectangles(this.model, this.model.bundles[b]);
  }

  // All that depends on a node: its place, its label, its bundles.
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
  ofBundle(b) {
    return this.ownOf(b) + this.bundleAgainstAll(b, new Set());
  }
  total() {
    let sum = 0;
    this.model.nodes.forEach((_, n) => (sum += this.ofNode(n)));
    return sum;
  }

  placeOf(n) {
    const { nodes, settings } = this.model;
    const node = nodes[n];
    let sum = kWeights.home * (square(node.x - node.home[0]) + square(node.y - node.home[1]));
    const edge = node.radius + 12;
    sum += square(Math.max(0, edge - node.x, node.x + edge - settings.width));
    sum += square(Math.max(0, edge - node.y, node.y + edge - settings.height));
    for (let m = 0; m < nodes.length; ++m) {
      if (m === n || node.radius === 0 || nodes[m].radius === 0) continue;
      const least = node.radius + nodes[m].radius + 6;
      const distance = Math.hypot(node.x - nodes[m].x, node.y - nodes[m].y);
      if (distance < least) sum += this.hardness * kWeights.overlap * square(least - distance);
    }
    return sum;
  }

  // Room for the cells, and how far the line turns from where it runs on the globe.
  ownOf(b) {
    const bundle = this.model.bundles[b];
    const [from, to] = [this.model.nodes[bundle.a], this.model.nodes[bundle.b]];
    const chord = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const was = Math.atan2(to.home[1] - from.home[1], to.home[0] - from.home[0]);
    const turn = Math.atan2(to.y - from.y, to.x - from.x) - was;
    const missing = Math.max(0, -this.laid[b].slack);
    return kWeights.angle * (1 - Math.cos(turn)) + kWeights.bend * square((bundle.bend - bundle.lean) / chord) +
      kWeights.shift * square(bundle.shift) + this.hardness * (kWeights.room * square(missing) + this.pinchOf(b));
  }

  // On the inner side of a bend the cells of a track come close to each other.
  pinchOf(b) {
    const { cells, routes } = this.model.bundles[b];
    const { rectangles } = this.laid[b];
    let sum = 0;
    for (let i = 1; routes.length > 1 && i < rectangles.length; ++i)
      if (i % cells !== 0) sum += square(Math.max(0, depth(rectangles[i - 1], rectangles[i]) + 0.4));
    return kWeights.overlap * sum;
  }

  // Against other bundles (those in `skip` only once), against foreign nodes and against labels.
  bundleAgainstAll(b, skip) {
    const { nodes, bundles } = this.model;
    let sum = 0;
    for (let c = 0; c < bundles.length; ++c)
      if (c !== b && !(skip.has(c) && c < b)) sum += this.bundlesApart(b, c);
    for (let n = 0; n < nodes.length; ++n) sum += this.bundleAgainstNode(b, n);
    return sum;
  }

  bundlesApart(b, c) {
    const [p, q] = [this.laid[b], this.laid[c]];
    const apart = this.apart;
    const near = p.reach + q.reach + apart;
    if (!boxesMeet(p.lineBox, q.lineBox, near)) return 0;
    const mayCross = boxesMeet(p.lineBox, q.lineBox, 0) && !this.shareNode(b, c);
    const crossing = mayCross && linesCross(p.line, q.line) ? kWeights.crossing : 0;
    if (!boxesMeet(p.box, q.box, near)) return crossing;
    let sum = 0;
    for (const one of p.rectangles) {
      for (const other of q.rectangles) {
        const [dx, dy] = [one[0] - other[0], one[1] - other[1]];
        if (dx * dx + dy * dy < near * near) sum += square(Math.max(0, depth(one, other) + apart));
      }
    }
    return crossing + this.hardness * kWeights.overlap * sum;
  }
  shareNode(b, c) {
    const [p, q] = [this.model.bundles[b], this.model.bundles[c]];
    return p.a === q.a || p.a === q.b || p.b === q.a || p.b === q.b;
  }

  bundleAgainstNode(b, n) {
    const { nodes, bundles, settings } = this.model;
    const { box, rectangles, reach } = this.laid[b];
    const node = nodes[n];
    const own = bundles[b].a === n || bundles[b].b === n;
    const least = node.radius === 0 ? 0 : node.radius + (own ? 1 : settings.room);
    const label = this.labels[n];
    let sum = 0;
    if (least > 0 && inBox(box, node.x, node.y, least + reach))
      for (const one of rectangles) sum += kWeights.overlap * square(Math.max(0, least - distanceTo(one, node.x, node.y)));
    if (label && boxesMeet(box, label.box, reach))
      for (const one of rectangles) sum += kWeights.label * square(Math.max(0, depth(one, label.rectangle) + 1.5));
    return this.hardness * sum + this.lineAgainstNode(b, n, own);
  }

  // The line outside the cells shall pass no foreign city, and rather no label.
  lineAgainstNode(b, n, own) {
    const { points, lineBox } = this.laid[b];
    const node = this.model.nodes[n];
    const label = this.labels[n];
    let sum = 0;
    const least = node.radius * 2;
    if (!own && node.radius > 0 && inBox(lineBox, node.x, node.y, least)) {
      for (const [x, y] of points) {
        const distance = Math.sqrt(square(x - node.x) + square(y - node.y));
        if (distance < least) sum += this.hardness * kWeights.overlap * square(least - distance);
      }
    }
    if (label && boxesMeet(lineBox, label.box, 0))
      for (const [x, y] of points) if (inBox(label.box, x, y, 1)) sum += kWeights.line;
    return sum;
  }

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
      if (this.labels[m]) sum += this.labelAgainstNode(this.labels[m], n) + boxOverlap(label.box, this.labels[m].box);
    }
    return label.cost + this.hardness * kWeights.label * sum;
  }

  labelAgainstNode(label, m) {
    const { x, y, radius } = this.model.nodes[m];
    return radius === 0 ? 0 : 2 * square(Math.max(0, radius + 2 - distanceTo(label.rectangle, x, y)));
  }
}

function inBox(box, x, y, reach) {
  return x > box[0] - reach && x < box[2] + reach && y > box[1] - reach && y < box[3] + reach;
}

function boxesMeet(a, b, reach) {
  return a[0] < b[2] + reach && b[0] < a[2] + reach && a[1] < b[3] + reach && b[1] < a[3] + reach;
}

function linesCross(p, q) {
  for (let i = 1; i < p.length; ++i)
    for (let k = 1; k < q.length; ++k)
      if (segmentsCross(p[i - 1], p[i], q[k - 1], q[k])) return true;
  return false;
}

function boxOverlap(a, b) {
  const kApart = 3;
  const dx = Math.min(a[2], b[2]) - Math.max(a[0], b[0]) + kApart;
  const dy = Math.min(a[3], b[3]) - Math.max(a[1], b[1]) + kApart;
  return dx > 0 && dy > 0 ? 2 * square(Math.min(dx, dy)) : 0;
}
