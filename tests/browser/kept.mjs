// @ts-check
// What the page keeps of the game on the table, replayed by the native engine.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { SHOTS } from './browser.mjs';

const ENGINE = join(SHOTS, '../test/engine/semafor');

/** How many actions the game written last has, and the fingerprint of the state that they lead to. @param {import('puppeteer-core').Page} page */
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
