// @ts-check
// Debian's Chromium and Firefox, headless, and a page whose every complaint is kept.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { listen, siteServer } from '../../web/pack/serve.mjs';

const BUILD = join(dirname(fileURLToPath(import.meta.url)), '../../.build');
/** SEMAFOR_SITE: another folder in .build, such as the one of web/play --dev. */
export const SITE = join(BUILD, process.env.SEMAFOR_SITE ?? 'site');
export const SHOTS = join(BUILD, 'shots');

const FLAGS = ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--no-first-run', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** @param {string[]} flags @param {import('puppeteer-core').LaunchOptions} [options] */
export const openBrowser = (flags = [], options = {}) =>
  puppeteer.launch({ executablePath: '/usr/bin/chromium', headless: true, args: [...FLAGS, ...flags], ...options });

/** SEMAFOR_FIREFOX: another Firefox than the system's. */
const FIREFOX = process.env.SEMAFOR_FIREFOX ?? '/usr/bin/firefox-esr';

/**
 * Over WebDriver BiDi. The window has the size of the screen, because setting a viewport needs commands that ESR 140 doesn't know.
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

/** Runs in the page: for tests in which a notice would come between. */
function knowOfOffline() {
  try {
    localStorage[`semafor:${location.pathname.replace(/[^/]*$/, '')}:boot-offline`] ??= '1';
  } catch {
    // No store: the notice comes.
  }
}

/** Tells the console of what the page's policy refused: code made from text, too. Runs in the page, before its scripts. */
function watchPolicy() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => console.error(`policy: ${violatedDirective} ${blockedURI}`));
}

/**
 * Firefox ESR 140 may fail to put `evaluateOnNewDocument` into a document that it is about to leave, and tells of it as of an error of the
 * page, once for each such script. It names no place; an error of the page's own does.
 * @param {unknown} error
 */
const isOfTheDriver = (error) => error instanceof Error && /Permission denied to access property "length"/.test(error.message) && !error.stack?.includes('://');

/**
 * A page that remembers errors, violations of its policy, and requests to other hosts; closed when the test is over.
 * @param {import('node:test').TestContext} t
 * @param {import('puppeteer-core').Browser} browser
 * @param {{width: number, height: number, ratio: number} | null} screen null: the browser's window, as always in Firefox
 * @param {{told?: boolean}} [knows] told: nothing needs to be said of playing offline
 */
export async function openPage(t, browser, screen, { told = true } = {}) {
  const page = await browser.newPage();
  if (told) await page.evaluateOnNewDocument(knowOfOffline);
  t.after(() => browser.connected && !page.isClosed() && page.close());
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(`console: ${message.text()}`);
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

/** A page that was left for another one in the meantime has answered nothing. @param {Error} error */
function unlessLeft(error) {
  if (!/context was destroyed|detached/i.test(error.message)) throw error;
}

/**
 * Until the function gives something true in the page. Asked from here again and again, because the page's policy forbids the evaluation by
 * which waitForFunction waits in Firefox ESR 140.
 * @template {unknown[]} Given
 * @param {import('puppeteer-core').Page} page @param {(...given: Given) => unknown} ask @param {number} timeout @param {Given} given
 */
export async function until(page, ask, timeout, ...given) {
  for (const end = Date.now() + timeout; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50)))
    if (await page.evaluate(/** @type {any} */ (ask), ...given).catch(unlessLeft)) return;
  throw new Error(`in vain for ${timeout} ms: ${ask}`);
}

/** Until the first picture is there, and what follows an event has settled. @param {import('puppeteer-core').Page} page */
export async function settled(page) {
  await until(page, () => performance.getEntriesByName('first-picture').length > 0, 20_000);
  await until(page, async () => {
    const before = window.semafor?.framesDrawn() ?? -1;
    await new Promise((resolve) => setTimeout(resolve, 250));
    // Frames may be slow to come on a busy machine: those that were asked for come before ours.
    for (let i = 0; i < 3; ++i) await new Promise((resolve) => requestAnimationFrame(resolve));
    return before > 0 && window.semafor.framesDrawn() === before;
  }, 20_000);
}
