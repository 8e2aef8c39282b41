// @ts-check
// What a build is: its files with a hash each, the name that they come to, and the service worker that knows them.
import { createHash } from 'node:crypto';

/** @typedef {{name: string, served: string, bytes: Buffer}} Served a file of the bundle, under its own name and under that it is served by */

const PAGE = 'index.html';
/** Sites that show a link fetch it, the page never does. */
const ELSEWHERE = 'preview.png';
/** Under names that never change, by the names of their sources. The second is for the day when there should be none. */
const SERVICES = /** @type {const} */ ([['service.js', 'service.js'], ['service_off.js', 'service-off.js']]);

/** @param {Buffer} bytes @returns {string} as an integrity attribute has it */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** @param {Served[]} files without the page's own build filled in @returns {string} */
function nameOf(files) {
  const all = createHash('sha256');
  for (const { served, bytes } of files) all.update(`${served}\n`).update(bytes);
  return all.digest('hex').slice(0, 16);
}

/** @param {string} script @param {string} build @param {Served[]} files @returns {string} */
export const serviceOf = (script, build, files) =>
  script.replace(/(["'`])\{build\}\1/, () => JSON.stringify(build)).replace(/(["'`])\{files\}\1/, () => JSON.stringify(files.map(({ served, bytes }) => [served, integrityOf(bytes)])));

/**
 * All that is served: the files given, the page among them with its build filled in, and the service workers.
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
