// @ts-check
// Reads the PNGs that Chromium's screenshots are: 8 bits a channel, red green blue with or without alpha.
import { inflateSync } from 'node:zlib';

/** @param {Uint8Array} png */
export function decodePng(png) {
  const bytes = Buffer.from(png);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const channels = bytes[25] === 6 ? 4 : 3;
  const parts = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  const pixels = unfiltered(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  return { width, height, at: (/** @type {number} */ x, /** @type {number} */ y) =>
    [...pixels.subarray((y * width + x) * channels, (y * width + x) * channels + 3)] };
}

/** @param {Buffer} data @param {number} row bytes of one @param {number} height @param {number} step bytes of a pixel */
function unfiltered(data, row, height, step) {
  const out = Buffer.alloc(row * height);
  for (let y = 0; y < height; ++y) {
    const filter = data[y * (row + 1)];
    for (let x = 0; x < row; ++x) {
      const left = x >= step ? out[y * row + x - step] : 0;
      const up = y > 0 ? out[(y - 1) * row + x] : 0;
      const corner = x >= step && y > 0 ? out[(y - 1) * row + x - step] : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      out[y * row + x] = data[y * (row + 1) + 1 + x] + guess;
    }
  }
  return out;
}

/** @param {number} a left @param {number} b up @param {number} c corner */
function paeth(a, b, c) {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  if (pa <= pb && pa <= pc) return a;
  return pb <= pc ? b : c;
}
