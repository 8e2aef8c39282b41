// @ts-check
// Files that come into the page: dropped on it, or picked. All that come at once are taken together.
import { HERE } from './keep.js';

/** Nothing of ours is longer; the program says so in words. */
const LONGEST = 5_000_000;
/** Of all files together: what is beyond isn't read. */
const ALL = 40_000_000;
/** A browser that doesn't tell which locks are held isn't waited for; in milliseconds. */
const PATIENCE = 500;

/** @type {(texts: string[]) => void} */
let take = () => {};

/** @param {Iterable<File>} files */
export async function takeFiles(files) {
  /** @type {string[]} */
  const texts = [];
  let room = ALL;
  for (const file of files) {
    // A folder can't be read: it counts as a file with nothing in it.
    texts.push(await file.slice(0, Math.min(LONGEST, room)).text().catch(() => ''));
    room -= Math.min(file.size, LONGEST, room);
  }
  if (texts.length > 0) take(texts);
}

/** Files dropped anywhere on the page, picked on the canvas, or in words. @param {(texts: string[]) => void} taken */
export function acceptFiles(taken) {
  take = taken;
  // Entering, too: else a file let go just when the screen under it changes isn't taken.
  for (const type of ['dragenter', 'dragover']) window.addEventListener(type, (event) => event.preventDefault());
  window.addEventListener('drop', (event) => {
    event.preventDefault();
    void takeFiles([...event.dataTransfer?.files ?? []]);
  });
}

/** A field for files, which takes what is picked. */
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

/** The ids of the games that any tab has open, as far as the browser tells. @returns {Promise<string[]>} */
export async function openGames() {
  const silent = new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  const asked = Promise.resolve().then(() => navigator.locks?.query()).catch(() => undefined);
  const locks = /** @type {LockManagerSnapshot | undefined} */ (await Promise.race([asked, silent]));
  const names = (locks?.held ?? []).map(({ name }) => name ?? '');
  return names.filter((name) => name.startsWith(HERE)).map((name) => name.slice(HERE.length));
}
