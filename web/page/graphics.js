// @ts-check
// A worker that only creates a WebGL context: a browser's first context may take 200 ms, and on the page's own thread that would block
// input.

postMessage(Boolean(new OffscreenCanvas(1, 1).getContext('webgl', { alpha: false, depth: false, stencil: false, antialias: false })));
