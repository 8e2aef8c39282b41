// @ts-check
// A worker that creates a WebGL context and does nothing else: the first one of a browser may take 200 ms, during which the page couldn't
// answer to input.

postMessage(Boolean(new OffscreenCanvas(1, 1).getContext('webgl', { alpha: false, depth: false, stencil: false, antialias: false })));
