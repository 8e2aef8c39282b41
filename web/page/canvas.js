// @ts-check
// The canvas: its size in device pixels, loss of its WebGL context, and how keyboard focus gets into it and out of it.
import { painted, soon } from './painted.js';
import { startWorker } from './worker.js';

/** @typedef {{width: number, height: number, ratio: number}} Pixels device pixels, and how many make a CSS pixel */

const ratioNow = () => window.devicePixelRatio || 1;

/** Starts the browser's WebGL in a worker (graphics.js), because it may take 200 ms. @returns {Promise<() => void>} ends the worker: to be called when the page has a context */
async function warmed() {
  /** @type {Worker | undefined} */
  let worker;
  await soon((done) => {
    worker = startWorker('{file:graphics.js}');
    worker.onmessage = worker.onerror = done;
  });
  return () => worker?.terminate();
}

/**
 * Sizes the canvas and creates its WebGL context while the program is still downloading, because both are slow. The context's attributes
 * are those SDL asks for; without WebGL, SDL asks again and finds out by itself. Waits until the page has been laid out before measuring,
 * and afterwards lets the page handle input before the program begins.
 * @param {HTMLCanvasElement} canvas
 */
export async function prepareCanvas(canvas) {
  await painted(); // WebGL starting in the GPU process would delay the title
  const end = await warmed();
  const { width, height } = pixelsOf(canvas.getBoundingClientRect(), undefined);
  sizeCanvas(canvas, width, height);
  const shaders = beginGraphics(canvas);
  end();
  await new Promise((resolve) => setTimeout(resolve));
  return shaders;
}

/** Shaders that the program has compiled. @typedef {{gl: WebGLRenderingContext | null, compiled: WebGLShader[]}} Shaders */

/** @param {HTMLCanvasElement} canvas @returns {Shaders} */
function beginGraphics(canvas) {
  /** @type {WebGLShader[]} */
  const compiled = [];
  try {
    const gl = canvas.getContext('webgl', { alpha: false, depth: false, stencil: false, antialias: false });
    const compile = gl?.compileShader.bind(gl);
    if (gl && compile)
      gl.compileShader = (shader) => {
        compiled.push(shader);
        compile(shader);
      };
    return { gl, compiled };
  } catch {
    canvas.getContext = () => null; // SDL can't handle a canvas that throws
    return { gl: null, compiled };
  }
}

/**
 * Whether the GPU can do what the program needs. The program itself never checks, because each query waits for all GPU work before it;
 * call this when the GPU is idle.
 * @param {Shaders} shaders
 */
function works({ gl, compiled }) {
  if (!gl || gl.isContextLost()) return true; // can't be checked
  Reflect.deleteProperty(gl, 'compileShader');
  const texture = gl.createTexture();
  const target = gl.createFramebuffer();
  const [texture0, target0] = [gl.getParameter(gl.TEXTURE_BINDING_2D), gl.getParameter(gl.FRAMEBUFFER_BINDING)];
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 64, 64, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  const complete = gl.checkFramebufferStatus(gl.FRAMEBUFFER) === gl.FRAMEBUFFER_COMPLETE;
  gl.bindFramebuffer(gl.FRAMEBUFFER, target0);
  gl.bindTexture(gl.TEXTURE_2D, texture0);
  gl.deleteFramebuffer(target);
  gl.deleteTexture(texture);
  return complete && compiled.every((shader) => gl.getShaderParameter(shader, gl.COMPILE_STATUS));
}

/** Sets the size only if it differs: setting it clears the canvas. @param {HTMLCanvasElement} canvas @param {number} width @param {number} height */
export function sizeCanvas(canvas, width, height) {
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
}

/** How long the browser has to restore a lost WebGL context, in milliseconds. */
const PATIENCE = 500;

/**
 * Calls `changed` with the canvas's size now and at each change.
 * @param {HTMLCanvasElement} canvas
 * @param {(size: Pixels) => void} changed
 * @returns {(canvas: HTMLCanvasElement) => void} to be called with a canvas that replaces it
 */
export function watchPixels(canvas, changed) {
  /** The size in device pixels that the browser reported. @type {ResizeObserverSize | undefined} */
  let reported;
  const measure = () => {
    const size = pixelsOf(canvas.getBoundingClientRect(), reported);
    if (size.width > 0 && size.height > 0) changed(size);
  };
  const observer = window.ResizeObserver && new ResizeObserver(([entry]) => {
    reported = entry.devicePixelContentBoxSize?.[0];
    measure();
  });
  const observe = (/** @type {HTMLCanvasElement} */ seen) => {
    observer?.disconnect();
    canvas = seen;
    try {
      observer?.observe(seen, { box: 'device-pixel-content-box' });
    } catch {
      observer.observe(seen);
    }
  };
  // As prepareCanvas set it: measuring now would force another layout.
  changed({ width: canvas.width, height: canvas.height, ratio: ratioNow() });
  observe(canvas);
  watchRatio(measure);
  return observe;
}

/** @param {HTMLCanvasElement} canvas @returns {HTMLCanvasElement} a fresh canvas in its place */
function replaced(canvas) {
  const focused = document.activeElement === canvas;
  const fresh = /** @type {HTMLCanvasElement} */ (canvas.cloneNode());
  canvas.replaceWith(fresh);
  if (focused) fresh.focus();
  return fresh;
}

/**
 * The canvas may lose its WebGL context at any time: calls `lost`. Then the browser restores it, or a new canvas with software rendering
 * replaces it: calls `taken`. The returned function also replaces a canvas whose GPU can't do what the program needs.
 * @param {HTMLCanvasElement} canvas @param {() => void} lost @param {(canvas: HTMLCanvasElement, software: boolean) => void} taken
 * @returns {(shaders: Shaders) => void} to be called when the first frame has been drawn
 */
export function watchLoss(canvas, lost, taken) {
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    lost();
    const restored = () => {
      clearTimeout(late);
      taken(canvas, false);
    };
    const late = setTimeout(() => {
      canvas.removeEventListener('webglcontextrestored', restored);
      taken(replaced(canvas), true);
    }, PATIENCE);
    canvas.addEventListener('webglcontextrestored', restored, { once: true });
  });
  return (shaders) => {
    if (!canvas.isConnected || works(shaders)) return;
    lost();
    taken(replaced(canvas), true);
  };
}

/**
 * The browser's exact size if it reports one, else the computed size. A browser that emulates another device reports the
 * real device's pixels; then the computed size is right.
 * @param {DOMRect} rect
 * @param {ResizeObserverSize | undefined} reported
 * @returns {Pixels}
 */
function pixelsOf({ width, height }, reported) {
  const ratio = ratioNow();
  const near = reported && Math.abs(reported.inlineSize - width * ratio) < 1.5 && Math.abs(reported.blockSize - height * ratio) < 1.5;
  return near
    ? { width: reported.inlineSize, height: reported.blockSize, ratio }
    : { width: Math.round(width * ratio), height: Math.round(height * ratio), ratio };
}

/** Notices a change of the pixel ratio, as when a window is dragged to another screen. @param {() => void} changed */
function watchRatio(changed) {
  window.addEventListener('resize', changed);
  const watch = () => {
    const query = window.matchMedia?.(`(resolution: ${ratioNow()}dppx)`);
    query?.addEventListener?.('change', again, { once: true });
  };
  const again = () => {
    changed();
    watch();
  };
  watch();
}

/** A timer that calls `ring` after the given milliseconds; setting it again replaces the previous alarm. @param {() => void} ring */
export function alarmClock(ring) {
  let timer = 0;
  return (/** @type {number} */ milliseconds) => {
    clearTimeout(timer);
    timer = window.setTimeout(ring, milliseconds);
  };
}

/** Focuses the canvas when it is pressed; SDL keeps the browser from doing that. */
export function focusOnPress() {
  window.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof HTMLCanvasElement) target.focus({ preventScroll: true });
  }, { capture: true });
}

/** Keeps the Tab key from SDL, which would swallow it, so that focus can leave the canvas. */
export function letTabPass() {
  for (const kind of ['keydown', 'keyup'])
    window.addEventListener(kind, (event) => {
      if (event.target instanceof HTMLCanvasElement && /** @type {KeyboardEvent} */ (event).key === 'Tab') event.stopPropagation();
    }, { capture: true });
}
