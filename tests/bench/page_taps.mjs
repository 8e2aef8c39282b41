// @ts-check
// Benchmark of the delay from a tap to the next frame: whole games of Europe by mouse, at full speed and with the CPU slowed four times,
// each followed by an idle minute.
//   node page_taps.mjs [--games N]     after web/play --build; prints figures with their goals
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openBrowser, SITE } from '../browser/browser.mjs';
import { Fingers } from '../browser/fingers.mjs';
import { listen, siteServer } from '../../web/pack/serve.mjs';
import { print, quantile } from './figures.mjs';
import { idleCost, openMeasured, slowDown } from './measured_page.mjs';

const SCREEN = { width: 1440, height: 900, deviceScaleFactor: 1 };
const IDLE_SECONDS = 60;
/** Time limit for a game, in milliseconds. */
const LONGEST = 900_000;
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs in the page before its scripts: records the browser's duration of each interaction, from its first event to the next paint. */
function watch() {
  const seen = new Map();
  const observer = new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries()))
      if (entry.interactionId) seen.set(entry.interactionId, Math.max(seen.get(entry.interactionId) ?? 0, entry.duration));
  });
  observer.observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
  Object.assign(window, { semaforTaps: seen });
}

/** @typedef {{taps: number[], count: number, frames: number, busy: number}} Played taps: milliseconds of taps that took 16 ms or more; count: all taps */

/** @param {import('puppeteer-core').Browser} browser @param {string} url @param {number} rate how many times slower the CPU is @returns {Promise<Played>} */
async function playGame(browser, url, rate) {
  const measured = await openMeasured(browser, url, SCREEN, watch);
  const { page } = measured;
  const fingers = new Fingers(page, 'mouse');
  await fingers.press('new');
  await fingers.press('start');
  await slowDown(measured, rate);
  const interactions = () => page.evaluate(() => /** @type {any} */ (performance).interactionCount ?? 0);
  const earlier = await interactions();
  await page.evaluate(() => /** @type {any} */ (window).semaforTaps.clear());
  await fingers.playOn(undefined, LONGEST);
  const count = (await interactions()) - earlier;
  const taps = await page.evaluate(() => [.../** @type {any} */ (window).semaforTaps.values()]);
  await slowDown(measured, 1);
  await pause(5000);
  const idle = await idleCost(measured, IDLE_SECONDS);
  await page.close();
  return { taps, count, ...idle };
}

/** Taps too fast to be reported by the browser count as 16 ms. @param {Played[]} games */
const times = (games) => games.flatMap(({ taps, count }) => [...taps, ...Array.from({ length: Math.max(0, count - taps.length) }, () => 16)]);

const { values } = parseArgs({ options: { games: { type: 'string', default: '2' } } });
const server = siteServer(SITE, '/');
const browser = await openBrowser();
try {
  console.log(`load of the machine: ${loadavg().map((n) => n.toFixed(1)).join(' ')}; ${values.games} games each`);
  const url = `http://localhost:${await listen(server, 0)}/`;
  const [plain, slow] = [/** @type {Played[]} */ ([]), /** @type {Played[]} */ ([])];
  for (let i = 0; i < Number(values.games); ++i) {
    plain.push(await playGame(browser, url, 1));
    slow.push(await playGame(browser, url, 4));
  }
  const met = [
    print(`a tap until the next paint: ${times(plain).length} taps, median`, quantile(times(plain), 0.5), 'ms', 40),
    print('    98 of 100', quantile(times(plain), 0.98), 'ms', 100),
    print(`the same 4 × slower: ${times(slow).length} taps, 98 of 100`, quantile(times(slow), 0.98), 'ms', 200),
    print(`frames in ${IDLE_SECONDS} s of nothing after a game`, Math.max(...[...plain, ...slow].map((one) => one.frames)), 'frames', 0),
    print("    the main thread's time", Math.max(...[...plain, ...slow].map((one) => one.busy)), 's', 0.05),
  ];
  print('    median, 4 × slower', quantile(times(slow), 0.5), 'ms');
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
