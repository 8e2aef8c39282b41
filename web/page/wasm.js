// @ts-check
// Gets a wasm program: compiled while it streams in, where host and browser allow that, and run only when its bytes are those that
// were published.

/** @typedef {{address: string, bytes: number, hash: string}} Program bytes: unpacked; hash: as in an integrity attribute */

/**
 * What lies damaged in the browser's cache isn't taken from there twice.
 * @param {Program} program
 * @param {(bytes: number, all: number) => void} progress of the download
 * @returns {Promise<WebAssembly.Module>}
 */
export const compiled = (program, progress) => compiledOnce(program, 'default', progress).catch(() => compiledOnce(program, 'reload', progress));

/** Whether something came that isn't the program, as opposed to nothing. @param {unknown} error */
export const isDamage = (error) => error instanceof WebAssembly.CompileError || (error instanceof Error && / is damaged$/.test(error.message));

/** @param {Program} program @param {RequestCache} cache @param {(bytes: number, all: number) => void} progress */
async function compiledOnce({ address, bytes, hash }, cache, progress) {
  const checks = self.crypto.subtle !== undefined;
  // With an integrity of its own the whole download would come in one piece: only where nothing else can check it.
  const response = await fetch(address, { credentials: 'same-origin', cache, integrity: checks ? '' : hash });
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  const streams = 'compileStreaming' in WebAssembly && response.headers.get('Content-Type') === 'application/wasm';
  // The original keeps its address, which browsers want for keeping the compiled code.
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
 * The bytes, counted while they come: as many as travel, where they travel packed.
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
