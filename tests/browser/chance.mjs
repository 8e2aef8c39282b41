// @ts-check
// The chance by which browser tests choose their moves: SEMAFOR_SEED plays them the same again.

export const SEED = Number(process.env.SEMAFOR_SEED ?? 1 + Math.floor(Math.random() * 1e6));
console.log(`SEMAFOR_SEED=${SEED}`);

/** A generator of numbers from 0 up to 1, as Math.random is one, beginning at the seed (mulberry32). @returns {() => number} */
export function seededChance() {
  let state = SEED >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
