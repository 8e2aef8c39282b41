// @ts-check
// Loads the sound script when the first sound is wanted.

const SOUND = './{file:sound.js}';
/** @returns {Promise<unknown>} */
const load = () => (SEMAFOR_SINGLE ? Promise.resolve(window.semaforFiles.run(SOUND.slice(2))) : import(SOUND));

/** @type {Promise<Window['semaforSound']> | undefined} */
let made;
function soundMaker() {
  made ??= load().then(() => window.semaforSound);
  // If loading fails, the next sound tries again.
  made.catch(() => (made = undefined));
  return made;
}

/** @param {number} cue @param {number} loudness */
export function sound(cue, loudness) {
  soundMaker().then((maker) => maker?.play(cue, loudness), () => {});
}

/** @param {number} loudness 0: silence */
export function ambience(loudness) {
  if (loudness > 0 || made) soundMaker().then((maker) => maker?.ambience(loudness), () => {});
}
