// @ts-check
// Reads the saved game on the table from the page and replays it with the native engine.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { SHOTS } from './browser.mjs';

const ENGINE = join(SHOTS, '../test/engine/semafor');

/** The number of actions of the game saved last, and the fingerprint of its state. @param {import('puppeteer-core').Page} page */
export async function stateOf(page) {
  const generations = await page.evaluate(() => {
    const entries = Object.entries(localStorage);
    const last = entries.find(([key]) => key.endsWith(':boot-last'))?.[1] ?? '';
    return entries.filter(([key]) => new RegExp(`:game2?/${last}`).test(key)).map(([, text]) => text);
  });
  const states = generations.map((text) => {
    const told = execFileSync(ENGINE, ['load', '-'], { input: text }).toString();
    return { actions: Number(/(\d+) actions/.exec(told)?.[1]), state: /^state (\w+)$/m.exec(told)?.[1] };
  });
  return states.sort((a, b) => b.actions - a.actions)[0];
}
