// @ts-check
// The game as a single file: replaces fetch() by files packed into the page. Runs before the scripts that fetch.
// web/pack/single.mjs puts the files, their offsets and the scripts that run later into the page.

/** Name, type, start and end of each file. @type {[name: string, type: string, from: number, to: number][]} */
const PLACES = JSON.parse(/** @type {string} */ (document.getElementById('places')?.textContent));

async function unpack() {
  const packed = Uint8Array.from(atob(document.getElementById('files')?.textContent ?? ''), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}
/** The unpacked files, from the first request on. @type {Promise<ArrayBuffer> | undefined} */
let whole;

/** @param {string} address */
async function fileOf(address) {
  const name = address.replace(/^.*\//, '');
  const [, type, from, to] = PLACES.find(([one]) => one === name) ?? [];
  if (type === undefined) throw new TypeError(`${name} isn't in this file`);
  whole ??= unpack();
  return new Blob([(await whole).slice(from, to)], { type });
}

window.fetch = async (asked) => {
  const blob = await fileOf(String(asked));
  return new Response(blob, { headers: { 'Content-Type': blob.type } });
};

window.semaforFiles = {
  /** @param {string} name */
  run: (name) => window.semaforScripts[name](),
  /** @param {string} name */
  workerAddress(name) {
    // The bots' worker would import the table's script from an address; here that script is in the page.
    const glue = name === '{file:bot.js}' ? document.getElementById('glue')?.textContent ?? '' : '';
    return URL.createObjectURL(new Blob(['self.importScripts = () => {};', glue, `(${window.semaforScripts[name]})();`]));
  },
  /** @param {string} name */
  address: async (name) => URL.createObjectURL(await fileOf(name)),
};
