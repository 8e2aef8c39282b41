// @ts-check
// Browser test helpers: opens Debian's Chromium or Firefox, headless, serves the bundle, and collects every complaint of a page.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { listen, siteServer } from '../../web/pack/serve.mjs';

const BUILD = join(dirname(fileURLToPath(import.meta.url)), '../../.build');
/** The bundle. SEMAFOR_SITE: another folder in .build, such as the one of web/play --dev. */
export const SITE = join(BUILD, process.env.SEMAFOR_SITE ?? 'site');
export const SHOTS = join(BUILD, 'shots');

const FLAGS = ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--no-first-run', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** @param {string[]} flags @param {import('puppeteer-core').LaunchOptions} [options] */
export const openBrowser = (flags = [], options = {}) =>
  puppeteer.launch({ executablePath: '/usr/bin/chromium', headless: true, args: [...FLAGS, ...flags], ...options });

/** SEMAFOR_FIREFOX: path of a Firefox to use instead of the system's. */
const FIREFOX = process.env.SEMAFOR_FIREFOX ?? '/usr/bin/firefox-esr';

/**
 * Opens Firefox over WebDriver BiDi. The window gets the size of the screen, because ESR 140 lacks the commands for setting a viewport.
 * @param {{width: number, height: number}} screen @param {import('puppeteer-core').LaunchOptions} [options]
 */
export const openFirefox = (screen, options = {}) =>
  puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, headless: true, defaultViewport: null,
    args: [`--width=${screen.width}`, `--height=${screen.height}`], ...options });

/** Serves the bundle below `path` until the test is over. @param {import('node:test').TestContext} t @param {string} path */
export async function serveSite(t, path) {
  const server = siteServer(SITE, path);
  const port = await listen(server, 0);
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${port}${path}`;
}

/** Runs in the page: prevents the notice about offline play, which would get in the way of tests. */
function knowOfOffline() {
  try {
    localStorage[`semafor:${location.pathname.replace(/[^/]*$/, '')}:boot-offline`] ??= '1';
  } catch {
    // No store: the notice appears.
  }
}

/** Runs in the page before its scripts: reports violations of its Content-Security-Policy to the console. */
function watchPolicy() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => console.error(`policy: ${violatedDirective} ${blockedURI}`));
}

/**
 * Firefox ESR 140 may fail to run `evaluateOnNewDocument` in a document that it is about to leave, and reports that as an error of the
 * page, once for each such script. Unlike the page's own errors, it has no location.
 * @param {unknown} error
 */
const isOfTheDriver = (error) => error instanceof Error && /Permission denied to access property "length"/.test(error.message) && !error.stack?.includes('://');

/** Chromium's remark on a preload that waits for some seconds, as it does on a busy machine; offline.test.mjs shows that it is used. @param {string} text */
const isOfTheClock = (text) => /was preloaded using link preload but not used within a few seconds/.test(text);

/**
 * Opens a page that records errors, violations of its policy, and requests to other hosts; closed when the test is over.
 * @param {import('node:test').TestContext} t
 * @param {import('puppeteer-core').Browser} browser
 * @param {{width: number, height: number, ratio: number} | null} screen null: the browser's window, as always in Firefox
 * @param {{offlineKnown?: boolean}} [knows] offlineKnown: without the notice about offline play
 */
export async function openPage(t, browser, screen, { offlineKnown = true } = {}) {
  const page = await browser.newPage();
  if (offlineKnown) await page.evaluateOnNewDocument(knowOfOffline);
  t.after(() => browser.connected && !page.isClosed() && page.close());
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()) && !isOfTheClock(message.text())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => isOfTheDriver(error) || complaints.push(`error: ${error}`));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost:|data:|blob:)/.test(request.url())) complaints.push(`foreign: ${request.url()}`);
  });
  await page.evaluateOnNewDocument(watchPolicy);
  if (screen) await page.setViewport({ width: screen.width, height: screen.height, deviceScaleFactor: screen.ratio });
  return { page, complaints };
}

/** Ignores errors of a page that has navigated away. @param {Error} error */
function unlessLeft(error) {
  if (!/context was destroyed|detached/i.test(error.message)) throw error;
}

/**
 * Waits until the function returns something truthy in the page. Polls from here, because the page's policy forbids the evaluation that
 * waitForFunction uses in Firefox ESR 140.
 * @template {unknown[]} Given
 * @param {import('puppeteer-core').Page} page @param {(...given: Given) => unknown} ask @param {number} timeout @param {Given} given
 */
export async function until(page, ask, timeout, ...given) {
  for (const end = Date.now() + timeout; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50)))
    if (await page.evaluate(/** @type {any} */ (ask), ...given).catch(unlessLeft)) return;
  throw new Error(`in vain for ${timeout} ms: ${ask}`);
}

/** Waits for the first frame, and until nothing is drawn any more. @param {import('puppeteer-core').Page} page */
export async function settled(page) {
  await until(page, () => performance.getEntriesByName('first-picture').length > 0, 20_000);
  await until(page, async () => {
    const before = window.semafor?.framesDrawn() ?? -1;
    await new Promise((resolve) => setTimeout(resolve, 250));
    // On a busy machine frames may be slow: frames requested before ours come first.
    for (let i = 0; i < 3; ++i) await new Promise((resolve) => requestAnimationFrame(resolve));
    return before > 0 && window.semafor.framesDrawn() === before;
  }, 20_000);
}
