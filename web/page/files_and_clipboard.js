// @ts-check
// File downloads, the clipboard, the share sheet, and a text field over the canvas.
import { Handed } from './wire.js';

/** @param {string} name @param {Blob} content */
function download(name, content) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @param {string} name @param {string} text */
export const giveFile = (name, text) => download(name, new Blob([text], { type: 'application/octet-stream' }));

/**
 * Shares a picture on touch devices, else downloads it.
 * @param {string} name @param {Uint8ClampedArray} pixels RGBA @param {number} width
 */
export async function givePicture(name, pixels, width) {
  const height = pixels.length / 4 / width;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(/** @type {Uint8ClampedArray<ArrayBuffer>} */ (pixels), width, height), 0, 0);
  const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return;
  const files = [new File([blob], name, { type: 'image/png' })];
  if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.({ files })) return download(name, blob);
  // AbortError: the player closed the share sheet.
  await navigator.share({ files }).catch((error) => error.name === 'AbortError' || download(name, blob));
}

/** Shares an address by the system's share sheet, else copies it to the clipboard. @param {string} text description @param {string} url */
export async function share(text, url) {
  if (!navigator.share) return copyText(url);
  try {
    await navigator.share({ title: 'Semafor', text, url });
    return Handed.shared;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? Handed.not : copyText(url);
  }
}

/** Copies to the clipboard; if the browser doesn't allow that, shows a field to copy from. @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return Handed.copied;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    document.body.append(field);
    field.select();
    const copied = document.execCommand('copy');
    if (copied) {
      field.remove();
      return Handed.copied;
    }
    field.className = 'by-hand';
    field.addEventListener('blur', () => field.remove(), { once: true });
    return Handed.byHand;
  }
}

/** Keys that a live field passes on to the program. */
const PASSED_ON = ['Enter', 'Escape', 'ArrowUp', 'ArrowDown'];

/** Dispatches the key event to the canvas. @param {HTMLElement} canvas @param {KeyboardEvent} event */
function passOn(canvas, event) {
  for (const kind of ['keydown', 'keyup']) canvas.dispatchEvent(new KeyboardEvent(kind, event));
}

/** Closes the open field, if there is one. @type {() => void} */
export let closeField = () => {};

/**
 * Shows an HTML input over the text field on the canvas. A live field reports every change, even during IME composition: on phones all
 * typing is composition.
 * @param {HTMLElement} canvas
 * @param {{place: number[], value: string, label: string, longest: number, live: boolean}} field place: left, top, width, height in device pixels
 * @param {(value: string) => void} typed
 */
export function openField(canvas, { place, value, label, longest, live }, typed) {
  const [left, top, width, height] = place.map((pixels) => pixels / window.devicePixelRatio);
  const from = canvas.getBoundingClientRect();
  const input = document.createElement('input');
  input.className = 'typing';
  input.value = value;
  input.maxLength = longest;
  input.setAttribute('aria-label', label);
  input.autocomplete = 'off';
  input.spellcheck = false;
  Object.assign(input.style, { left: `${from.left + left}px`, top: `${from.top + top}px`, width: `${width}px`, height: `${height}px` });
  let open = true;
  const close = (/** @type {boolean} */ taken) => {
    if (!open) return;
    open = false; // removing the input fires blur
    input.remove();
    canvas.focus();
    if (taken) typed(input.value);
  };
  input.addEventListener('blur', () => close(true));
  if (live) input.addEventListener('input', () => typed(input.value));
  input.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.isComposing) return; // the key belongs to the IME
    if (live && PASSED_ON.includes(event.key)) {
      event.preventDefault();
      close(true);
      passOn(canvas, event);
    } else if (event.key === 'Enter' || event.key === 'Escape') {
      close(event.key === 'Enter');
    }
  });
  closeField();
  closeField = () => close(true);
  document.body.append(input);
  input.focus();
  input.select();
}
