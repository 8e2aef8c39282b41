// @ts-check
// Imports files that the player drops on the page or picks. Files that arrive together are imported together.
import { HERE } from './keep.js';

/** Maximum bytes read from one file. Our own files are shorter; a longer one is cut off, and the program reports it. */
const LONGEST = 5_000_000;
/** Maximum bytes read from all files together. */
const ALL = 40_000_000;
/** Time-out for the browser to list the locks held, in milliseconds. */
const PATIENCE = 500;

/** Imports texts once the program has started. @type {Promise<(texts: string[]) => void>} */
let importer;

/** @param {Iterable<File>} files */
export async function takeFiles(files) {
  /** @type {string[]} */
  const texts = [];
  let room = ALL;
  for (const file of files) {
    // A folder can't be read: it counts as an empty file.
    texts.push(await file.slice(0, Math.min(LONGEST, room)).text().catch(() => ''));
    room -= Math.min(file.size, LONGEST, room);
  }
  if (texts.length > 0) (await importer)(texts);
}

/**
 * Takes files dropped anywhere on the page, or picked on the canvas or in the text view.
 * @param {Promise<(texts: string[]) => void>} importing what imports them; files that come before it is there wait for it
 */
export function acceptFiles(importing) {
  importer = importing;
  // dragenter as well: otherwise a file dropped just as the screen changes isn't accepted.
  for (const type of ['dragenter', 'dragover']) window.addEventListener(type, (event) => event.preventDefault());
  window.addEventListener('drop', (event) => {
    event.preventDefault();
    void takeFiles([...event.dataTransfer?.files ?? []]);
  });
}

/** A file input that imports the picked files. */
export function fileInput() {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.addEventListener('change', async () => {
    await takeFiles([...input.files ?? []]);
    input.value = '';
  });
  return input;
}

/** The ids of the games open in any tab; empty if the browser can't tell. @returns {Promise<string[]>} */
export async function openGames() {
  const silent = new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  const asked = Promise.resolve().then(() => navigator.locks?.query()).catch(() => undefined);
  const locks = /** @type {LockManagerSnapshot | undefined} */ (await Promise.race([asked, silent]));
  const names = (locks?.held ?? []).map(({ name }) => name ?? '');
  return names.filter((name) => name.startsWith(HERE)).map((name) => name.slice(HERE.length));
}
