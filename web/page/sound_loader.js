// @ts-check
// Loads the script that makes sounds when the first of them is wanted.

const SOUND = './{file:sound.js}';
/** @returns {Promise<unknown>} */
const load = () => (SEMAFOR_SINGLE ? Promise.resolve(window.semaforFiles.run(SOUND.slice(2))) : import(SOUND));

/** @type {Promise<Window['semaforSound']> | undefined} */
let made;
function soundMaker() {
  made ??= load().then(() => window.semaforSound);
  // Without a connection it stays quiet until there is one.
  made.catch(() => (made = undefined));
  return made;
}

/** @param {number} cue @param {number} loudness */
export function sound(cue, loudness) {
  soundMaker().then((maker) => maker?.play(cue, loudness), () => {});
}

/** @param {number} loudness 0: none */
export function ambience(loudness) {
  if (loudness > 0 || made) soundMaker().then((maker) => maker?.ambience(loudness), () => {});
}
