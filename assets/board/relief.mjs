// @ts-check
// Places mountains along ranges and trees in forests, clear of everything the game uses. A fixed seed makes every run place the same ones.
import { generator } from '../layout/geometry.mjs';
import { metBy, spaceOf } from './room.mjs';
import { onLand } from './rivers.mjs';

/** @typedef {import('../layout/types.js').Point} Point */
/** @typedef {import('./types.js').Geography} Geography */
/** @typedef {import('./types.js').Figure} Figure */
/** @typedef {import('./types.js').Taken} Taken */
/** @typedef {import('./types.js').Land} Land */

/** Least distance from everything the game uses, in units. */
const APART = 2.5;

export class Relief {
  /** @type {Figure[]} */
  figures = [];

  /**
   * @param {Taken[]} taken @param {Land} land @param {number[]} frame no figure stands outside it
   * @param {number} units per km @param {number} trees average size of a tree
   */
  constructor(taken, land, frame, units, trees) {
    this.taken = taken;
    this.land = land;
    this.frame = frame;
    this.units = units;
    this.trees = trees;
    this.random = generator(1905);
  }

  /** @param {Geography} geography @param {(place: Point) => Point} place */
  grow(geography, place) {
    for (const range of geography.ranges) this.#range(range, range.crest.map(place));
    for (const forest of geography.forests) this.#forest(forest, place(forest.at));
    return this.figures;
  }

  /** @param {import('./types.js').Range} range @param {Point[]} crest */
  #range({ km, size, hills }, crest) {
    const wide = km * this.units;
    for (let i = 0; i + 1 < crest.length; ++i) {
      const [[ax, ay], [bx, by]] = [crest[i], crest[i + 1]];
      const length = Math.hypot(bx - ax, by - ay);
      const tries = Math.ceil(((length + size) * (wide + size) * 14) / (size * size));
      for (let n = 0; n < tries; ++n) {
        const t = this.random();
        const across = this.random() + this.random() - 1;
        const [x, y] = [ax + t * (bx - ax) - (across * wide * (by - ay)) / (2 * length), ay + t * (by - ay) + (across * wide * (bx - ax)) / (2 * length)];
        // Mountains are highest along the crest.
        const own = size * (1.1 - 0.45 * Math.abs(across)) * (0.85 + 0.3 * this.random());
        this.#stand({ kind: hills ? 'hill' : 'peak', at: [x, y + own * 0.4], size: own }, 0.82);
      }
    }
  }

  /** @param {import('./types.js').Forest} forest @param {Point} middle */
  #forest({ km, conifers }, [x, y]) {
    const reach = km * this.units;
    const tries = Math.ceil((4 * reach) / this.trees);
    for (let n = 0; n < tries; ++n) {
      const [turn, away] = [this.random() * 2 * Math.PI, reach * Math.sqrt(this.random())];
      const size = this.trees * (0.8 + 0.4 * this.random());
      const other = this.random() < 0.15;
      const kind = Boolean(conifers) !== other ? 'conifer' : 'tree';
      this.#stand({ kind, at: [x + away * Math.cos(turn), y + away * Math.sin(turn)], size }, 1.5);
    }
  }

  /**
   * Adds the figure if it stands on land and has room; `apart`: least distance from another figure, as a multiple of their mean size.
   * @param {Figure} figure @param {number} apart
   */
  #stand(figure, apart) {
    const { at: [x, y], size } = figure;
    const [left, top, right, bottom] = this.frame;
    if (x < left || x > right || y < top || y > bottom) return;
    const near = this.figures.some((other) => Math.hypot(other.at[0] - x, (other.at[1] - y) * 1.5) < (apart * (other.size + size)) / 2);
    if (near) return;
    /** @type {Point[]} */
    const feet = [[x - size / 2, y], [x, y], [x + size / 2, y]];
    if (metBy(this.taken, spaceOf(figure).corners, APART) || !feet.every((foot) => onLand(this.land, foot))) return;
    this.figures.push({ ...figure, at: [Math.round(x), Math.round(y)], size: Math.round(size) });
  }
}
