// @ts-check
// Opens pages whose CPU can be slowed, and measures what they cost while nothing happens.
import { settled } from '../browser/browser.mjs';

/** @typedef {{page: import('puppeteer-core').Page, session: import('puppeteer-core').CDPSession}} Measured */

/**
 * @param {import('puppeteer-core').Browser | import('puppeteer-core').BrowserContext} within
 * @param {string} url @param {import('puppeteer-core').Viewport} screen @param {() => void} watch runs in the page before its scripts
 * @returns {Promise<Measured>}
 */
export async function openMeasured(within, url, screen, watch) {
  const page = await within.newPage();
  await page.setViewport(screen);
  await page.evaluateOnNewDocument(watch);
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  await page.goto(url);
  await settled(page);
  return { page, session };
}

/** @param {Measured} measured @param {number} rate how many times slower the CPU is */
export const slowDown = ({ session }, rate) => session.send('Emulation.setCPUThrottlingRate', { rate });

/** Frames and seconds of the main thread's time during that many idle seconds. @param {Measured} measured @param {number} seconds */
export async function idleCost({ page, session }, seconds) {
  const look = async () => ({
    frames: await page.evaluate(() => window.semafor.framesDrawn()),
    busy: (await session.send('Performance.getMetrics')).metrics.find((one) => one.name === 'TaskDuration')?.value ?? NaN,
  });
  const before = await look();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const after = await look();
  return { frames: after.frames - before.frames, busy: after.busy - before.busy };
}
