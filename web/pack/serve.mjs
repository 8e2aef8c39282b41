// @ts-check
// Static web server for a folder: correct content types, precompressed files, permanent caching of hashed names.
//   node serve.mjs FOLDER [--port N] [--path /any/path/]
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.bin': 'application/octet-stream',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
};
const PACKED = /** @type {const} */ ([['br', '.br'], ['gzip', '.gz']]);
const HASHED = /\.[0-9a-f]{10}\.[a-z]+$/;

/** @param {string} file */
const sizeOf = (file) => {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.size : undefined;
};

/** @param {string} folder @param {string} file @param {string} accepted */
function choose(folder, file, accepted) {
  for (const [encoding, ending] of PACKED)
    if (accepted.includes(encoding) && sizeOf(join(folder, file + ending)) !== undefined)
      return { path: join(folder, file + ending), encoding };
  return { path: join(folder, file), encoding: undefined };
}

/** @param {string} url @param {string} base @returns {string | undefined} the file's path inside the folder */
function fileOf(url, base) {
  const path = decodeURIComponent(new URL(url, 'http://host').pathname);
  if (!path.startsWith(base)) return undefined;
  const remaining = normalize(path.slice(base.length) || 'index.html');
  if (remaining.startsWith('..') || /\.(br|gz)$/.test(remaining)) return undefined;
  return remaining.endsWith('/') ? `${remaining}index.html` : remaining;
}

/**
 * @param {string} folder
 * @param {string} base URL path of the folder: "/" or "/any/path/"
 */
export function siteServer(folder, base = '/') {
  return createServer((request, response) => {
    const headers = { 'X-Content-Type-Options': 'nosniff', Vary: 'Accept-Encoding' };
    /** @type {string | undefined} */
    let file;
    try {
      file = fileOf(request.url ?? '/', base);
    } catch {
      file = undefined; // an address that can't be decoded
    }
    const type = file && TYPES[extname(file)];
    if (!file || !type || sizeOf(join(folder, file)) === undefined) {
      response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('not here\n');
      return;
    }
    const { path, encoding } = choose(folder, file, String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(200, {
      ...headers,
      'Content-Type': type,
      'Content-Length': sizeOf(path),
      'Cache-Control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(path).pipe(response);
  });
}

/** Listens on `port`, or on the next free one. @returns {Promise<number>} the port */
export function listen(/** @type {import('node:http').Server} */ server, /** @type {number} */ port) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' && port > 0 && port < 65535) resolve(listen(server, port + 1));
      else reject(error);
    });
    server.listen(port, () => resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port));
  });
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '8080' }, path: { type: 'string', default: '/' } },
  });
  process.on('SIGINT', () => process.exit(0));
  const port = await listen(siteServer(positionals[0], values.path), Number(values.port));
  console.log(`Semafor is at http://localhost:${port}${values.path}   (Ctrl-C ends it)`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
