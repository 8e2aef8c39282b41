// @ts-check
// How long the Director's moves take in Chromium, what the page feels of it, and how much memory its worker holds.
//   node page_director.mjs [--moves N]     after web/play --build; prints figures with their goals
import { openBrowser, SITE } from '../browser/browser.mjs';
import { play, prepare } from '../browser/player.mjs';
import { ROLES_FLAG, Reader } from '../browser/roles.mjs';
import { listen, siteServer } from '../../web/pack/serve.mjs';

const IDLE_SAMPLES = 150;
const GOALS = { move: 1000, ratio: 1.5, memory: 32 };

/** Runs in the page before its scripts: times every question to a worker, and every movement of the mouse up to its frame. */
function installTimes() {
  const times = { moves: /** @type {number[]} */ ([]), thinking: false, inputs: /** @type {{took: number, thinking: boolean}[]} */ ([]) };
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    /** @param {any} message */
    postMessage(message) {
      if (message.kind === 'choose') {
        const begun = performance.now();
        times.thinking = true;
        this.addEventListener('message', () => {
          times.thinking = false;
          times.moves.push(performance.now() - begun);
        }, { once: true });
      }
      super.postMessage(message);
    }
  };
  window.addEventListener('pointermove', (event) => {
    const thinking = times.thinking;
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        if (thinking === times.thinking) times.inputs.push({ took: performance.now() - event.timeStamp, thinking });
      };
      painted.port2.postMessage(0);
    });
  }, true);
  Object.assign(window, { semaforTimes: times });
}

/** @param {number[]} values @param {number} part */
const quantile = (values, part) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

/** @param {string} name @param {number} value @param {string} unit @param {number} [goal] */
function print(name, value, unit, goal) {
  const met = goal === undefined || value <= goal;
  const verdict = goal === undefined ? '' : `  ${met ? '<=' : 'ABOVE'} ${goal}`;
  console.log(`${name.padEnd(44)} ${value.toFixed(1).padStart(9)} ${unit}${verdict}`);
  return met;
}

/** @param {import('puppeteer-core').Page} page @returns {Promise<{moves: number[], inputs: {took: number, thinking: boolean}[]}>} */
const timesOf = (page) => page.evaluate(() => /** @type {any} */ (window).semaforTimes);

/** Moves the mouse until `enough`. @param {import('puppeteer-core').Page} page @param {() => Promise<boolean>} enough */
async function moveUntil(page, enough) {
  for (let i = 0; i % 20 !== 0 || !(await enough()); ++i) {
    await page.mouse.move(200 + (i * 37) % 300, 200 + (i * 23) % 200);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** Megabytes. @param {import('puppeteer-core').Page} page */
async function workerMemory(page) {
  const sizes = await Promise.all(page.workers().map(async (worker) => {
    const usage = /** @type {any} */ (await worker.client.send('Runtime.getHeapUsage'));
    return usage.totalSize + (usage.backingStorageSize ?? 0);
  }));
  return Math.max(0, ...sizes) / 2 ** 20;
}

/** A game of two Directors, one of them in a person's seat. @param {import('puppeteer-core').Page} page @param {number} most of moves */
async function measure(page, most) {
  const reader = await Reader.at(page);
  await page.evaluateOnNewDocument(installTimes);
  const server = siteServer(SITE, '/');
  await page.goto(`http://localhost:${await listen(server, 0)}/`);
  await reader.find('heading', 'Semafor');
  await prepare(reader);
  const { word } = reader;
  await reader.button(word('menuNewGame'));
  await reader.choose(word('newPlayerCount'), /^2 /);
  await reader.choose(word('newWhoPlays'), new RegExp(`: ${word('levelDirector')}$`), 1);
  await reader.button(word('newStart'));
  await play(page, 'en', 1);
  await moveUntil(page, async () => (await timesOf(page)).inputs.filter((one) => !one.thinking).length >= IDLE_SAMPLES);
  const idle = (await timesOf(page)).inputs.filter((one) => !one.thinking).map((one) => one.took);
  await reader.choose(word('standInLevel'), word('levelDirector'));
  const before = (await timesOf(page)).moves.length;
  await reader.button(reader.shape('standIn'));
  await moveUntil(page, async () => (await timesOf(page)).moves.length - before >= most || (await reader.has('button', word('playAgain'))));
  const memory = await workerMemory(page);
  const times = await timesOf(page);
  server.close();
  server.closeAllConnections();
  return { idle, thinking: times.inputs.filter((one) => one.thinking).map((one) => one.took), moves: times.moves.slice(before), memory };
}

const words = process.argv.slice(2);
const most = words[0] === '--moves' ? Number(words[1]) : 1e9;
const browser = await openBrowser([ROLES_FLAG]);
try {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800, deviceScaleFactor: 1 });
  const { idle, thinking, moves, memory } = await measure(page, most);
  const ratio = quantile(thinking, 0.5) / quantile(idle, 0.5);
  print(`moves, ${moves.length} of them: median`, quantile(moves, 0.5), 'ms');
  const met = [
    print('moves: 99th percentile', quantile(moves, 0.99), 'ms', GOALS.move),
    print(`input to frame, thinking (${thinking.length}) by idle (${idle.length})`, ratio, 'x', GOALS.ratio),
    print('memory of the worker', memory, 'MB', GOALS.memory),
  ];
  print('input to frame, idle: median', quantile(idle, 0.5), 'ms');
  print('input to frame, idle: 95th percentile', quantile(idle, 0.95), 'ms');
  print('input to frame, thinking: median', quantile(thinking, 0.5), 'ms');
  print('input to frame, thinking: 95th percentile', quantile(thinking, 0.95), 'ms');
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
}
