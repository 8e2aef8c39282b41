// @ts-check
// A worker that begins graphics, and no more: for the first of all canvases the graphics processor takes so long that the page, if it
// waited for that itself, would answer to nobody meanwhile.

postMessage(Boolean(new OffscreenCanvas(1, 1).getContext('webgl', { alpha: false, depth: false, stencil: false, antialias: false })));
