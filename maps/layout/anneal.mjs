// Improves a layout by many small changes, at first also some for the worse (simulated annealing).

import { Energy, kCandidateCount } from "./energy.mjs";
import { generator } from "./geometry.mjs";

const kMoves = [0.42, 0.72, 0.82];  // moving a node, bending a bundle, shifting its cells; else a label

const kHeat = [8, 0.02];  // at the beginning and at the end

class Annealer {
  constructor(model, random) {
    this.model = model;
    this.random = random;
    this.energy = new Energy(model);
  }

  // Between -1 and 1, small values more often.
  spread() {
    return this.random() - this.random();
  }
  pick(list) {
    return Math.floor(this.random() * list.length);
  }

  attempt(heat, reach) {
    const kind = this.random();
    if (kind < kMoves[0] || kind >= kMoves[2]) {
      const n = this.pick(this.model.nodes);
      const node = this.model.nodes[n];
      if (kind >= kMoves[2] && !node.label) return;
      this.change(node, heat, () => this.energy.ofNode(n), () => this.energy.updateNode(n), () => {
        if (kind >= kMoves[2]) {
          node.candidate = Math.floor(this.random() * kCandidateCount);
        } else {
          node.x += reach * this.spread();
          node.y += reach * this.spread();
        }
      });
      return;
    }
    const b = this.pick(this.model.bundles);
    const bundle = this.model.bundles[b];
    this.change(bundle, heat, () => this.energy.ofBundle(b), () => this.energy.updateBundle(b), () => {
      if (kind < kMoves[1]) bundle.bend += reach * this.spread() * 0.6;
      else bundle.shift = Math.max(-0.5, Math.min(0.5, bundle.shift + this.spread() * 0.5));
    });
  }

  // Makes a change and takes it back when it is too much for the worse.
  change(item, heat, measure, update, make) {
    const before = measure();
    const { x, y, candidate, bend, shift } = item;
    make();
    update();
    const worse = measure() - before;
    if (worse <= 0 || this.random() < Math.exp(-worse / heat)) return;
    Object.assign(item, { x, y, candidate, bend, shift });
    update();
  }
}

// Lays the model out; the answer is how much is left that is wrong.
export function anneal(model, rounds, seed) {
  const annealer = new Annealer(model, generator(seed));
  const size = model.settings.cellWidth / 11;
  for (let i = 0; i < rounds; ++i) {
    const done = i / rounds;
    const heat = kHeat[0] * (kHeat[1] / kHeat[0]) ** done;
    annealer.energy.hardness = 0.3 + 4 * done;
    annealer.attempt(heat, size * (25 * (1 - done) ** 2 + 1.5));
  }
  return annealer.energy.total();
}
