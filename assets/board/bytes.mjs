// @ts-check
// Byte writer of the asset packs: varints, low seven bits first; points as differences from the previous point, in tenths.

/** @typedef {import('../layout/types.js').Point} Point */

export class Bytes {
  /** @type {number[]} */
  #bytes = [];
  /** The previous point, in tenths. */
  #x = 0;
  #y = 0;
  /** The previous rough point, in halves. */
  #roughX = 0;
  #roughY = 0;

  /** @param {number} n a whole number, not negative */
  count(n) {
    for (; n > 127; n = Math.floor(n / 128)) this.#bytes.push((n % 128) + 128);
    this.#bytes.push(n);
  }

  /** @param {number[]} numbers whole numbers, not negative */
  list(numbers) {
    this.count(numbers.length);
    for (const n of numbers) this.count(n);
  }

  /** @param {number} n any number, to a tenth */
  tenths(n) {
    this.#signed(Math.round(n * 10));
  }

  /** @param {Point} vector */
  vector([x, y]) {
    this.tenths(x);
    this.tenths(y);
  }

  /** @param {Point} point */
  point(point) {
    const [x, y] = [Math.round(point[0] * 10), Math.round(point[1] * 10)];
    this.#signed(x - this.#x);
    this.#signed(y - this.#y);
    [this.#x, this.#y] = [x, y];
  }

  /** A point that needn't be exact, to half a unit. @param {Point} point */
  rough(point) {
    const [x, y] = [Math.round(point[0] * 2), Math.round(point[1] * 2)];
    this.#signed(x - this.#roughX);
    this.#signed(y - this.#roughY);
    [this.#roughX, this.#roughY] = [x, y];
  }

  /** @param {string} text */
  text(text) {
    const letters = new TextEncoder().encode(text);
    this.count(letters.length);
    this.#bytes.push(...letters);
  }

  bytes() {
    return Uint8Array.from(this.#bytes);
  }

  /** @param {number} n */
  #signed(n) {
    this.count(n < 0 ? -2 * n - 1 : 2 * n);
  }
}
