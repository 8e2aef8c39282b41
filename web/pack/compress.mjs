// @ts-check
// Compresses files with brotli and gzip; caches the results by content hash, so that an unchanged file is compressed once.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** @param {Buffer} bytes */
const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/**
 * @param {Buffer} bytes
 * @param {string} store folder of the cache
 * @returns {{br: Buffer, gz: Buffer}}
 */
export function compress(bytes, store) {
  mkdirSync(store, { recursive: true });
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return {
    br: kept(join(store, `${name}.br`), () => brotli(bytes)),
    gz: kept(join(store, `${name}.gz`), () => gzipSync(bytes, { level: 9 })),
  };
}

/** @param {string} file @param {() => Buffer} make */
function kept(file, make) {
  if (existsSync(file)) return readFileSync(file);
  const bytes = make();
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
  return bytes;
}
