// @ts-check
// Completes a build: hashes its files, derives the build's name from them, and lists them in the service worker.
import { createHash } from 'node:crypto';

/** @typedef {{name: string, served: string, bytes: Buffer}} Served a file of the bundle: its source name, and the name it is served under */

const PAGE = 'index.html';
/** Fetched only by sites that show a link preview, never by the page. */
const ELSEWHERE = 'preview.png';
/** Service workers: source, and the served name, which never changes. The second is a kill switch. */
const SERVICES = /** @type {const} */ ([['service.js', 'service.js'], ['service_off.js', 'service-off.js']]);

/** @param {Buffer} bytes @returns {string} in the format of an integrity attribute */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** @param {Served[]} files with a page that doesn't contain the build's name yet @returns {string} */
function nameOf(files) {
  const all = createHash('sha256');
  for (const { served, bytes } of files) all.update(`${served}\n`).update(bytes);
  return all.digest('hex').slice(0, 16);
}

/** @param {string} script @param {string} build @param {Served[]} files @returns {string} */
export const serviceOf = (script, build, files) =>
  script.replace(/(["'`])\{build\}\1/, () => JSON.stringify(build)).replace(/(["'`])\{files\}\1/, () => JSON.stringify(files.map(({ served, bytes }) => [served, integrityOf(bytes)])));

/**
 * All served files: the given ones, with the build's name filled in on the page, and the service workers.
 * @param {Served[]} files
 * @param {(name: string) => Buffer} scripts the service workers' sources
 * @returns {Served[]}
 */
export function completeBuild(files, scripts) {
  const sorted = [...files].sort((a, b) => (a.served < b.served ? -1 : 1));
  const build = nameOf(sorted);
  const filled = sorted.map((file) => (file.name === PAGE ? { ...file, bytes: Buffer.from(file.bytes.toString().replace('{build}', build)) } : file));
  const kept = filled.filter(({ name }) => name !== ELSEWHERE);
  const services = SERVICES.map(([name, served]) => ({ name, served, bytes: Buffer.from(serviceOf(scripts(name).toString(), build, kept)) }));
  return [...filled, ...services];
}
