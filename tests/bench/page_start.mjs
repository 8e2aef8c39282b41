// @ts-check
// Benchmark of the page's start: time to the title, to the new-game screen and to a playable table, length of its tasks, and bytes
// downloaded:  node page_start.mjs [--runs N] [--before FOLDER] [--kinds local,slow,slower]     after web/play --build; prints figures with their goals.
// --before: the bundle of an older build, measured alternately in the same run.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openBrowser, SITE } from '../browser/browser.mjs';
import { Fingers } from '../browser/fingers.mjs';
import { listen, siteServer } from '../../web/pack/serve.mjs';
import { print, quantile } from './figures.mjs';

const SCREEN = { width: 1440, height: 900, deviceScaleFactor: 1 };
/** A slow mobile network. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const KB = 1000;

/**
 * Runs in the page before its scripts: records tasks of 50 ms and more, and when the last button of the title was painted.
 */
function watch() {
  const seen = { tasks: /** @type {{at: number, long: number}[]} */ ([]), title: 0, newGame: 0 };
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ at: startTime, long: duration }))))
    .observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    seen.title ||= /** @type {any} */ (list.getEntries()[0]).renderTime;
  }).observe({ type: 'element', buffered: true });
  new MutationObserver(() => document.querySelector('[data-key="button about"]')?.setAttribute('elementtiming', 'last'))
    .observe(document, { childList: true, subtree: true });
  Object.assign(window, { semaforSeen: seen });
}

/** Runs in the page: presses "New game" as soon as the title is visible; returns when the next screen was painted. @returns {Promise<number>} */
function pressNewGame() {
  return new Promise((resolve) => {
    let pressed = false;
    const look = () => {
      const seen = /** @type {any} */ (window).semaforSeen;
      // A title on the canvas is visible from the first frame on.
      if (!seen.title && document.body && !document.body.dataset.screen) seen.title = performance.getEntriesByName('first-picture')[0]?.startTime ?? 0;
      if (!pressed && seen.title) {
        pressed = true;
        /** @type {HTMLElement} */ (document.querySelector('[data-key="button new"]')).click();
      }
      if (!document.querySelector('[data-key="button start"]')) return void requestAnimationFrame(look);
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
    };
    look();
  });
}

/** Runs in the page: milliseconds from the release of the button to a frame with something to decide. @returns {Promise<number>} */
function tableAfterTap() {
  return new Promise((resolve) => {
    window.addEventListener('pointerup', (event) => {
      const look = () => {
        const ready = /^(keep|deck|offer\/\d+) /m.test(window.semafor.targets());
        if (!ready) return void requestAnimationFrame(look);
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve(performance.now() - event.timeStamp);
        painted.port2.postMessage(0);
      };
      requestAnimationFrame(look);
    }, { once: true, capture: true });
  });
}

/** Counts the compressed bytes of all response bodies. @param {import('puppeteer-core').CDPSession} session */
async function countBytes(session) {
  const seen = { bytes: 0, page: 0 };
  /** @type {Map<string, {name: string, headers: number}>} */
  const open = new Map();
  session.on('Network.responseReceived', ({ requestId, response }) =>
    open.set(requestId, { name: new URL(response.url).pathname.slice(1), headers: response.encodedDataLength }));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = open.get(requestId);
    if (!file || encodedDataLength === 0) return;
    seen.bytes += encodedDataLength - file.headers;
    if (file.name === '') seen.page = encodedDataLength - file.headers;
  });
  return seen;
}

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
const longest = (/** @type {{long: number}[]} */ tasks) => Math.max(0, ...tasks.map((task) => task.long));
/** The longest task of one kind of visit, and in which part it was. @param {Visit[]} visits */
function whereLongest(visits) {
  const { task, part } = visits.reduce((most, one) => (one.task > most.task ? one : most));
  return `${task.toFixed(0)} ms ${part}; of each visit ${visits.map((one) => one.task.toFixed(0)).join(', ')}`;
}
const seenIn = (/** @type {import('puppeteer-core').Page} */ page) => page.evaluate(() => /** @type {any} */ (window).semaforSeen);

/** @param {import('puppeteer-core').Page} page @param {string} url @returns {Promise<number>} */
async function openNewGame(page, url) {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return page.evaluate(() => /** @type {any} */ (window).semaforNewGame);
}

/**
 * A first visit: presses "New game" at once and begins a game, then returns to the title.
 * @param {import('puppeteer-core').Browser} browser @param {string} url @param {{network?: typeof SLOW, slower?: number}} how
 */
async function visit(browser, url, { network, slower = 1 }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(SCREEN);
  await page.evaluateOnNewDocument(watch);
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', network);
  if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const bytes = await countBytes(session);
  await page.evaluateOnNewDocument(`window.semaforNewGame = (${pressNewGame})();`);
  const newGame = await openNewGame(page, url);
  const cold = (await seenIn(page)).title;
  await pause(network ? 4000 : 1500);
  const pressed = await page.evaluate(() => performance.now());
  const ready = page.evaluate(tableAfterTap);
  await new Fingers(page, 'mouse').press('start');
  const table = await ready;
  await pause(700);
  const tasks = (await seenIn(page)).tasks;
  await page.waitForFunction(() => navigator.serviceWorker.controller, { timeout: 30_000, polling: 100 }).catch(() => {});
  await page.goto('about:blank');
  await openNewGame(page, url);
  const warm = (await seenIn(page)).title;
  await context.close();
  const worst = tasks.find((/** @type {{long: number}} */ task) => task.long === longest(tasks));
  const part = !worst ? '' : worst.at > pressed ? 'at the table' : worst.at > newGame ? 'after the new-game screen' : 'before the new-game screen';
  return { cold, newGame, table, warm, task: longest(tasks), part, page: bytes.page };
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, before: { type: 'string', default: '' }, kinds: { type: 'string', default: 'local,slow,slower' } } });
const servers = [SITE, values.before].filter(Boolean).map((folder) => siteServer(folder, '/'));
const urls = await Promise.all(servers.map(async (server) => `http://localhost:${await listen(server, 0)}/`));
const browser = await openBrowser();
/** @typedef {Awaited<ReturnType<typeof visit>>} Visit */
const KINDS = { local: {}, slow: { network: SLOW }, slower: { slower: 4 } };
/** @typedef {keyof typeof KINDS} Kind */
try {
  console.log(`load of the machine: ${loadavg().map((n) => n.toFixed(1)).join(' ')}; ${values.runs} runs, medians; tasks: the longest of all runs`);
  await (await browser.newPage()).goto('about:blank');
  /** @type {Record<Kind, Visit[]>[]} */
  const seen = urls.map(() => ({ local: [], slow: [], slower: [] }));
  const visits = Array.from({ length: Number(values.runs) }, () => /** @type {Kind[]} */ (values.kinds.split(','))).flat();
  for (const kind of visits) for (const [build, url] of urls.entries()) seen[build][kind].push(await visit(browser, url, KINDS[kind]));
  const of = (/** @type {number} */ build, /** @type {Kind} */ kind, /** @type {Exclude<keyof Visit, 'part'>} */ key) =>
    key === 'task' ? Math.max(...seen[build][kind].map((one) => one.task)) : quantile(seen[build][kind].map((one) => one[key]), 0.5);
  const figures = /** @type {[string, Kind, Exclude<keyof Visit, 'part'>, number][]} */ ([
    ['title complete, cold, 1.6 Mbit/s and 150 ms', 'slow', 'cold', 500],
    ['title complete, warm, with service worker, same line', 'slow', 'warm', 200],
    ['title complete, cold, local', 'local', 'cold', 300],
    ['title complete, cold, local, 4 × slower', 'slower', 'cold', 700],
    ['"New game" pressed at once: its screen stands, 1.6 Mbit/s', 'slow', 'newGame', 2500],
    ['from the tap on "start" to a table', 'local', 'table', 150],
    ['longest task from load to table', 'local', 'task', 50],
    ['longest task from load to table, 4 × slower', 'slower', 'task', 120],
  ]);
  const measured = figures.filter(([, kind]) => seen[0][kind].length > 0);
  const met = measured.map(([name, kind, key, goal]) => {
    const before = urls.length > 1 ? ` (before: ${of(1, kind, key).toFixed(0)})` : '';
    return print(name + before, of(0, kind, key), 'ms', goal);
  });
  for (const [build, kinds] of seen.entries())
    for (const kind of /** @type {Kind[]} */ (Object.keys(kinds).filter((one) => kinds[/** @type {Kind} */ (one)].length > 0))) console.log(`    longest task, ${kind}${build ? ', before' : ''}: ${whereLongest(kinds[kind])}`);
  met.push(print('fetched for the title', quantile(seen[0].slow.map((one) => one.page), 0.5) / KB, 'KB', 15));
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
}
