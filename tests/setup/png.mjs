// @ts-check
// Reads and writes PNG files as Chromium and our programs make them: 8 bits per channel, RGB or RGBA.
import { deflateSync, inflateSync } from 'node:zlib';

/** @param {Uint8Array} png */
export function decodePng(png) {
  const bytes = Buffer.from(png);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const channels = bytes[25] === 6 ? 4 : 3;
  const parts = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  const pixels = unfiltered(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  return { width, height, channels, pixels, at: (/** @type {number} */ x, /** @type {number} */ y) =>
    [...pixels.subarray((y * width + x) * channels, (y * width + x) * channels + 3)] };
}

/** @param {Buffer} data @param {number} row bytes per row @param {number} height @param {number} step bytes per pixel */
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

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; ++bit) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});

/** CRC-32; Node has it built in only since 20.15. @param {Uint8Array} bytes */
export const crc32 = (bytes) => ~bytes.reduce((sum, byte) => CRC[(sum ^ byte) & 0xff] ^ (sum >>> 8), -1) >>> 0;

/** @param {string} name @param {Buffer} content */
function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const crc = crc32(body);
  const [size, end] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  end.writeUInt32BE(crc);
  return Buffer.concat([size, body, end]);
}

/** @typedef {{width: number, height: number, rgb: Buffer}} Picture three bytes per pixel */

/** @param {Picture} picture */
export function encodePng({ width, height, rgb }) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; ++y) rgb.copy(rows, y * (width * 3 + 1) + 1, y * width * 3, (y + 1) * width * 3);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

/** The picture of a PNG, `by` times smaller: each pixel is the mean of by × by pixels. @param {Uint8Array} png @param {number} by @returns {Picture} */
export function shrunk(png, by) {
  const { width, height, channels, pixels } = decodePng(png);
  const small = { width: Math.floor(width / by), height: Math.floor(height / by) };
  const rgb = Buffer.alloc(small.width * small.height * 3);
  for (let i = 0; i < rgb.length; ++i) {
    const [x, y] = [Math.floor(i / 3) % small.width, Math.floor(i / 3 / small.width)];
    let sum = 0;
    for (let at = 0; at < by * by; ++at) sum += pixels[((y * by + Math.floor(at / by)) * width + x * by + (at % by)) * channels + (i % 3)];
    rgb[i] = Math.round(sum / by / by);
  }
  return { ...small, rgb };
}
