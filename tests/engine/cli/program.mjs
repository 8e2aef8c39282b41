// @ts-check
// Runs the program `semafor` under test: native, or wasm under Node. The environment variable SEMAFOR names it.
import { spawnSync } from 'node:child_process';

const PROGRAM = process.env.SEMAFOR ?? '';

/** Whether the program is wasm under Node: it can start neither processes nor threads. */
export const IN_WASM = PROGRAM.endsWith('.js');

/** @param {string[]} words @param {string} [input] what the program reads @param {string} [cwd] where it is started */
export function semafor(words, input = '', cwd) {
  const [file, ...before] = IN_WASM ? [process.execPath, '--no-experimental-fetch', PROGRAM] : [PROGRAM];
  const { status, stdout, stderr } = spawnSync(file, [...before, ...words], { input, cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  return { status, out: stdout, err: stderr };
}
