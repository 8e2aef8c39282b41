// @ts-check
// Random numbers for the moves in browser tests: SEMAFOR_SEED repeats a run.

export const SEED = Number(process.env.SEMAFOR_SEED ?? 1 + Math.floor(Math.random() * 1e6));
console.log(`SEMAFOR_SEED=${SEED}`);

/** A generator like Math.random that starts from SEED (mulberry32). @returns {() => number} */
export function seededChance() {
  let state = SEED >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
