// @ts-check
// Gets a wasm program: compiled while it streams in, where host and browser allow that.

/**
 * @param {string} address
 * @param {number} bytes how long the program is, for the progress
 * @param {WebAssembly.Imports} imports
 * @param {(share: number) => void} progress
 * @returns {Promise<WebAssembly.WebAssemblyInstantiatedSource>}
 */
export async function instantiate(address, bytes, imports, progress) {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  if (WebAssembly.instantiateStreaming && response.headers.get('Content-Type') === 'application/wasm') {
    count(response.clone(), bytes, progress);
    return WebAssembly.instantiateStreaming(response, imports);
  }
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/**
 * Counts a copy of the download as it passes; the original keeps its address, which browsers want for keeping the
 * compiled code.
 * @param {Response} response
 * @param {number} bytes
 * @param {(share: number) => void} progress
 */
async function count(response, bytes, progress) {
  const reader = response.body?.getReader();
  let seen = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    seen += part.value.length;
    progress(Math.min(1, seen / bytes));
  }
}
