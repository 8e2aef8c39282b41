// @ts-check
// Reproducible zip of a folder: the same bytes for the same files, whatever their dates and order on disk.
//   node zip.mjs FOLDER FILE
import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; ++bit) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
  return n;
});

/** @param {Buffer} bytes */
function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ TABLE[(crc ^ byte) & 0xff];
  return (crc ^ 0xffffffff) >>> 0;
}

/** Little-endian numbers of the given sizes. @param {[number, 2 | 4][]} fields */
function packed(fields) {
  const bytes = Buffer.alloc(fields.reduce((sum, [, size]) => sum + size, 0));
  fields.reduce((at, [value, size]) => bytes.writeUIntLE(value, at, size), 0);
  return bytes;
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const VERSION = 20;
const UTF8_NAMES = 0x800;
const DEFLATED = 8;
/** 1 January 1980, the first date that a zip can hold. */
const [TIME, DATE] = [0, 0x21];
const READABLE = 0o100644 * 0x10000;

/** @param {string} name @param {Buffer} bytes @returns {[number, 2 | 4][]} the fields common to an entry's two headers */
const entryFields = (name, bytes, /** @type {Buffer} */ small) =>
  [[VERSION, 2], [UTF8_NAMES, 2], [DEFLATED, 2], [TIME, 2], [DATE, 2], [crc32(bytes), 4], [small.length, 4], [bytes.length, 4], [Buffer.byteLength(name), 2], [0, 2]];

/** @param {Map<string, Buffer>} files @returns {Buffer} */
export function zipOf(files) {
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {Buffer[]} */
  const contents = [];
  let at = 0;
  for (const [name, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const small = deflateRawSync(bytes, { level: 9 });
    const fields = entryFields(name, bytes, small);
    contents.push(packed([[CENTRAL, 4], [VERSION | 0x300, 2], ...fields, [0, 2], [0, 2], [0, 2], [READABLE, 4], [at, 4]]), Buffer.from(name));
    const part = Buffer.concat([packed([[LOCAL, 4], ...fields]), Buffer.from(name), small]);
    parts.push(part);
    at += part.length;
  }
  const central = Buffer.concat(contents);
  return Buffer.concat([...parts, central, packed([[END, 4], [0, 2], [0, 2], [files.size, 2], [files.size, 2], [central.length, 4], [at, 4], [0, 2]])]);
}

/** The folder's files without the .br and .gz copies: hosts that take a zip compress files themselves. @param {string} folder @returns {Map<string, Buffer>} */
const filesOf = (folder) =>
  new Map(readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name)).map((name) => [name, readFileSync(join(folder, name))]));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, file] = process.argv.slice(2);
  writeFileSync(`${file}.part`, zipOf(filesOf(folder)));
  renameSync(`${file}.part`, file);
}
