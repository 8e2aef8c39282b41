// @ts-check
// How many pixels the canvas has, and when that changes; what happens when the graphics processor lets go of it; and that the keyboard
// finds its way into it and out of it.
import { painted } from './painted.js';

/** @typedef {{width: number, height: number, ratio: number}} Pixels device pixels, and how many make a CSS pixel */

const ratioNow = () => window.devicePixelRatio || 1;

/**
 * The program finds the canvas as large as it will be, and graphics that have begun: both take their time, and the program is still on
 * its way. What is asked for is what SDL asks for; where there is none it asks again and finds that out. The canvas is measured when the
 * page has been laid out, and the page answers to people before the program begins.
 * @param {HTMLCanvasElement} canvas
 */
export async function prepareCanvas(canvas) {
  await painted();
  const { width, height } = pixelsOf(canvas.getBoundingClientRect(), undefined);
  sizeCanvas(canvas, width, height);
  const shaders = beginGraphics(canvas);
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
    canvas.getContext = () => null; // SDL knows no canvas that throws
    return { gl: null, compiled };
  }
}

/**
 * Whether the graphics processor can do what the program asks of it. The program itself never asks, because each question waits for all
 * the work before it: this is for a time when there is none.
 * @param {Shaders} shaders
 */
function works({ gl, compiled }) {
  if (!gl || gl.isContextLost()) return true; // nothing can be said
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

/** A size that is set anew empties the canvas, though it be the same. @param {HTMLCanvasElement} canvas @param {number} width @param {number} height */
export function sizeCanvas(canvas, width, height) {
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
}

/** How long the browser has to give a lost canvas back, in milliseconds. */
const PATIENCE = 500;

/**
 * Calls `changed` with the canvas's size now and whenever it is another.
 * @param {HTMLCanvasElement} canvas
 * @param {(size: Pixels) => void} changed
 * @returns {(canvas: HTMLCanvasElement) => void} to be called with the canvas that takes its place
 */
export function watchPixels(canvas, changed) {
  /** What the browser told of the device's pixels. @type {ResizeObserverSize | undefined} */
  let told;
  const measure = () => {
    const size = pixelsOf(canvas.getBoundingClientRect(), told);
    if (size.width > 0 && size.height > 0) changed(size);
  };
  const observer = window.ResizeObserver && new ResizeObserver(([entry]) => {
    told = entry.devicePixelContentBoxSize?.[0];
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
  // As it was prepared; asking now would lay out the page once more.
  changed({ width: canvas.width, height: canvas.height, ratio: ratioNow() });
  observe(canvas);
  watchRatio(measure);
  return observe;
}

/** @param {HTMLCanvasElement} canvas @returns {HTMLCanvasElement} one that has not been drawn on, in its place */
function replaced(canvas) {
  const focused = document.activeElement === canvas;
  const fresh = /** @type {HTMLCanvasElement} */ (canvas.cloneNode());
  canvas.replaceWith(fresh);
  if (focused) fresh.focus();
  return fresh;
}

/**
 * The graphics processor may let go of the canvas at any time: `lost` then. The browser gives it back, or a new canvas takes its place,
 * where software draws: `taken`. One that can't do what is asked of it is given up by the function that comes back.
 * @param {HTMLCanvasElement} canvas @param {() => void} lost @param {(canvas: HTMLCanvasElement, software: boolean) => void} taken
 * @returns {(shaders: Shaders) => void} to be called when the first picture has been drawn
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
 * Exact where the browser tells, else as near as can be computed. A browser that imitates another device tells the
 * pixels of the real one; the computed ones are right then.
 * @param {DOMRect} rect
 * @param {ResizeObserverSize | undefined} told
 * @returns {Pixels}
 */
function pixelsOf({ width, height }, told) {
  const ratio = ratioNow();
  const near = told && Math.abs(told.inlineSize - width * ratio) < 1.5 && Math.abs(told.blockSize - height * ratio) < 1.5;
  return near
    ? { width: told.inlineSize, height: told.blockSize, ratio }
    : { width: Math.round(width * ratio), height: Math.round(height * ratio), ratio };
}

/** A window dragged to another screen changes the ratio, and perhaps nothing else. @param {() => void} changed */
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

/** Rings after so many seconds; when it is set anew before that, only then. @param {() => void} ring */
export function alarmClock(ring) {
  let timer = 0;
  return (/** @type {number} */ milliseconds) => {
    clearTimeout(timer);
    timer = window.setTimeout(ring, milliseconds);
  };
}

/** A press on the canvas brings the keyboard there; SDL keeps the browser from doing that. */
export function focusOnPress() {
  window.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof HTMLCanvasElement) target.focus({ preventScroll: true });
  }, { capture: true });
}

/** SDL would keep the Tab key to itself, and nobody could leave the canvas by keyboard. */
export function letTabPass() {
  for (const kind of ['keydown', 'keyup'])
    window.addEventListener(kind, (event) => {
      if (event.target instanceof HTMLCanvasElement && /** @type {KeyboardEvent} */ (event).key === 'Tab') event.stopPropagation();
    }, { capture: true });
}
