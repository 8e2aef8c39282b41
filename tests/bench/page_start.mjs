// @ts-check
// How long the page takes to its first picture and to a table that can be played on, how long its tasks are, and what it has to
// fetch for that:  node page_start.mjs [--runs N]     after web/play --build; prints figures with their goals
import { loadavg } from 'node:os';
import { openBrowser, SITE } from '../browser/browser.mjs';
import { Fingers } from '../browser/fingers.mjs';
import { listen, siteServer } from '../../web/pack/serve.mjs';
import { print, quantile } from './figures.mjs';

const SCREEN = { width: 1440, height: 900, deviceScaleFactor: 1 };
const GOALS = { cold: 1000, slow: 2400, warm: 300, table: 500, task: 50, firstPicture: 330 };
/** A slow mobile network. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** Runs in the page before its scripts: remembers tasks of 50 ms and more. */
function watchTasks() {
  const tasks = /** @type {{at: number, long: number}[]} */ ([]);
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ at: startTime, long: duration }))))
    .observe({ type: 'longtask', buffered: true });
  Object.assign(window, { semaforTasks: tasks });
}

/** Runs in the page: from the release of the button to a picture with something to be decided on it. @returns {Promise<number>} */
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

/** Bytes of the body of everything that comes over the network, as it is packed. @param {import('puppeteer-core').CDPSession} session */
async function countBytes(session) {
  const seen = { bytes: 0, names: /** @type {string[]} */ ([]) };
  /** @type {Map<string, {name: string, headers: number}>} */
  const open = new Map();
  session.on('Network.responseReceived', ({ requestId, response }) =>
    open.set(requestId, { name: new URL(response.url).pathname.slice(1) || 'index.html', headers: response.encodedDataLength }));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = open.get(requestId);
    if (!file || encodedDataLength === 0) return;
    seen.bytes += encodedDataLength - file.headers;
    seen.names.push(file.name);
  });
  return seen;
}

const firstPicture = (/** @type {import('puppeteer-core').Page} */ page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-picture')[0]?.startTime, { timeout: 60_000, polling: 20 }).then((at) => at.jsonValue());
/** @param {import('puppeteer-core').Page} page @returns {Promise<{at: number, long: number}[]>} */
const tasksOf = (page) => page.evaluate(() => /** @type {any} */ (window).semaforTasks);
const longest = (/** @type {{long: number}[]} */ tasks) => Math.max(0, ...tasks.map((task) => task.long));

/**
 * One visit by somebody who was never here, and then again.
 * @param {import('puppeteer-core').Browser} browser @param {string} url @param {typeof SLOW | undefined} network
 */
async function visit(browser, url, network) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(SCREEN);
  await page.evaluateOnNewDocument(watchTasks);
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', network);
  const bytes = await countBytes(session);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const cold = /** @type {number} */ (await firstPicture(page));
  const atPicture = { bytes: bytes.bytes, names: [...bytes.names] };
  await new Promise((resolve) => setTimeout(resolve, network ? 4000 : 1500));
  const tasks = await tasksOf(page);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const warm = /** @type {number} */ (await firstPicture(page));
  await new Promise((resolve) => setTimeout(resolve, 800));
  const before = (await tasksOf(page)).length;
  const fingers = new Fingers(page, 'mouse');
  await fingers.press('new');
  await new Promise((resolve) => setTimeout(resolve, 600));
  const opened = await tasksOf(page);
  const ready = page.evaluate(tableAfterTap);
  await fingers.press('start');
  const table = await ready;
  await new Promise((resolve) => setTimeout(resolve, 500));
  const played = (await tasksOf(page)).slice(opened.length);
  await context.close();
  return {
    cold, warm, table, picture: atPicture, all: bytes,
    start: longest(tasks.filter(({ at }) => at <= cold)), after: longest(tasks.filter(({ at }) => at > cold)),
    choosing: longest(opened.slice(before)), opening: longest(played),
  };
}

const words = process.argv.slice(2);
const runs = words[0] === '--runs' ? Number(words[1]) : 5;
const server = siteServer(SITE, '/');
const url = `http://localhost:${await listen(server, 0)}/`;
const browser = await openBrowser();
try {
  console.log(`load of the machine: ${loadavg().map((n) => n.toFixed(1)).join(' ')}; ${runs} runs, medians; longest tasks are the longest of all runs`);
  await (await browser.newPage()).goto('about:blank');
  const local = [];
  const slow = [];
  for (let i = 0; i < runs; ++i) local.push(await visit(browser, url, undefined));
  for (let i = 0; i < Math.min(runs, 3); ++i) slow.push(await visit(browser, url, SLOW));
  const median = (/** @type {any[]} */ list, /** @type {string} */ key) => quantile(list.map((one) => one[key]), 0.5);
  const most = (/** @type {any[]} */ list, /** @type {string} */ key) => Math.max(...list.map((one) => one[key]));
  const met = [
    print('first picture, cold, local server', median(local, 'cold'), 'ms', GOALS.cold),
    print('first picture, cold, 1.6 Mbit/s and 150 ms', median(slow, 'cold'), 'ms', GOALS.slow),
    print('first picture, warm', median(local, 'warm'), 'ms', GOALS.warm),
    print('from the tap to a table that can be played on', median(local, 'table'), 'ms', GOALS.table),
    print('longest task up to the first picture', most(local, 'start'), 'ms', GOALS.task),
    print('longest task after it', most(local, 'after'), 'ms', GOALS.task),
    print('longest task when a new game is chosen', most(local, 'choosing'), 'ms', GOALS.task),
    print('longest task when the table opens', most(local, 'opening'), 'ms', GOALS.task),
    print('fetched up to the first picture', slow[0].picture.bytes / 1000, 'KB', GOALS.firstPicture),
  ];
  print('fetched when the page is idle, all in all', slow[0].all.bytes / 1000, 'KB');
  console.log(`up to the first picture: ${slow[0].picture.names.join(' ')}`);
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
