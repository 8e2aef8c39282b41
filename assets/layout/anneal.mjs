// @ts-check
// Improves a board layout by simulated annealing: many small changes, early on also some for the worse.
import { Energy } from './energy.mjs';
import { generator } from './geometry.mjs';
import { CANDIDATE_COUNT } from './lay.mjs';

const MOVES = [0.42, 0.72, 0.82]; // moving a node, bending a bundle, shifting its cells; else a label
const HEAT = [8, 0.02]; // at the beginning and at the end

class Annealer {
  /** @param {import('./types.js').Model} model @param {() => number} random */
  constructor(model, random) {
    this.model = model;
    this.random = random;
    this.energy = new Energy(model);
  }

  /** A random number between -1 and 1; small values are more likely. */
  spread() {
    return this.random() - this.random();
  }

  /** One change, by at most `reach`. @param {number} heat @param {number} reach */
  attempt(heat, reach) {
    const kind = this.random();
    if (kind < MOVES[0]) this.attemptNode(heat, (node) => {
      node.x += reach * this.spread();
      node.y += reach * this.spread();
    });
    else if (kind >= MOVES[2]) this.attemptNode(heat, (node) => {
      node.candidate = Math.floor(this.random() * CANDIDATE_COUNT);
    });
    else this.attemptBundle(heat, (bundle) => {
      if (kind < MOVES[1]) bundle.bend += reach * this.spread() * 0.6;
      else bundle.shift = Math.max(-0.5, Math.min(0.5, bundle.shift + this.spread() * 0.5));
    });
  }

  /** @param {number} heat @param {(node: import('./types.js').Node) => void} change */
  attemptNode(heat, change) {
    const n = Math.floor(this.random() * this.model.nodes.length);
    const node = this.model.nodes[n];
    const before = this.energy.ofNode(n);
    const { x, y, candidate } = node;
    change(node);
    this.energy.updateNode(n);
    if (this.accepts(this.energy.ofNode(n) - before, heat)) return;
    Object.assign(node, { x, y, candidate });
    this.energy.updateNode(n);
  }

  /** @param {number} heat @param {(bundle: import('./types.js').Bundle) => void} change */
  attemptBundle(heat, change) {
    const b = Math.floor(this.random() * this.model.bundles.length);
    const bundle = this.model.bundles[b];
    const before = this.energy.ofBundle(b);
    const { bend, shift } = bundle;
    change(bundle);
    this.energy.updateBundle(b);
    if (this.accepts(this.energy.ofBundle(b) - before, heat)) return;
    Object.assign(bundle, { bend, shift });
    this.energy.updateBundle(b);
  }

  /** @param {number} worse @param {number} heat */
  accepts(worse, heat) {
    return worse <= 0 || this.random() < Math.exp(-worse / heat);
  }
}

/**
 * Lays the model out. Returns the energy that remains.
 * @param {import('./types.js').Model} model @param {number} rounds @param {number} seed
 */
export function anneal(model, rounds, seed) {
  const annealer = new Annealer(model, generator(seed));
  const size = model.settings.cellWidth / 11;
  for (let i = 0; i < rounds; ++i) {
    const done = i / rounds;
    const heat = HEAT[0] * (HEAT[1] / HEAT[0]) ** done;
    annealer.energy.hardness = 0.3 + 4 * done;
    annealer.attempt(heat, size * (25 * (1 - done) ** 2 + 1.5));
  }
  return annealer.energy.total();
}
