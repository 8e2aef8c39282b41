// @ts-check
// Downloads and compiles a wasm program: compiled while streaming where host and browser allow it, and accepted only if its hash is
// the published one.

/** @typedef {{address: string, bytes: number, hash: string}} Program bytes: uncompressed size; hash: as in an integrity attribute */

/**
 * Retries once, bypassing the browser's cache, which may hold a damaged copy.
 * @param {Program} program
 * @param {(bytes: number, all: number) => void} progress of the download
 * @returns {Promise<WebAssembly.Module>}
 */
export const compiled = (program, progress) => compiledOnce(program, 'default', progress).catch(() => compiledOnce(program, 'reload', progress));

/**
 * Emscripten's `instantiateWasm` for a program that is compiled by others.
 * @param {Promise<WebAssembly.Module>} program @param {(error: unknown) => void} failed
 */
export const instantiating = (program, failed) => (/** @type {WebAssembly.Imports} */ imports, /** @type {Function} */ done) => {
  program.then(async (module) => done(await WebAssembly.instantiate(module, imports), module)).catch(failed);
  return {}; // the exports come later
};

/** Whether the download succeeded but the content was damaged. @param {unknown} error */
export const isDamage = (error) => error instanceof WebAssembly.CompileError || (error instanceof Error && / is damaged$/.test(error.message));

/** @param {Program} program @param {RequestCache} cache @param {(bytes: number, all: number) => void} progress */
async function compiledOnce({ address, bytes, hash }, cache, progress) {
  const checks = self.crypto.subtle !== undefined;
  // With `integrity` the download would arrive in one piece, so it is used only if the hash can't be checked here.
  const response = await fetch(address, { credentials: 'same-origin', cache, integrity: checks ? '' : hash });
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  const streams = 'compileStreaming' in WebAssembly && response.headers.get('Content-Type') === 'application/wasm';
  // Only the original response has an address, which browsers need for caching the compiled code.
  const copy = counted(response.clone(), bytes, progress);
  const checked = copy.then(async (all) => {
    if (checks && hash !== (await hashOf(all))) throw new Error(`${address} is damaged`);
  });
  const [module] = await Promise.all([streams ? WebAssembly.compileStreaming(response) : copy.then((all) => WebAssembly.compile(all)), checked]);
  return module;
}

/** @param {Uint8Array} bytes */
async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', /** @type {BufferSource} */ (bytes)));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/**
 * Reads the bytes and reports progress, in compressed bytes if the transfer is compressed.
 * @param {Response} response @param {number} bytes @param {(bytes: number, all: number) => void} progress
 */
async function counted(response, bytes, progress) {
  const packed = response.headers.get('Content-Encoding') && Number(response.headers.get('Content-Length'));
  const travels = packed || bytes;
  const whole = new Uint8Array(bytes);
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  let seen = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (seen + part.value.length > bytes) throw new Error(`${response.url} is damaged`);
    whole.set(part.value, seen);
    seen += part.value.length;
    progress((seen / bytes) * travels, travels);
  }
  return whole;
}
