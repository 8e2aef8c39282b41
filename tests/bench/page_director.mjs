// @ts-check
// Benchmark of the Director in Chromium: time of its moves, input delay of the page meanwhile, and memory of its worker.
//   node page_director.mjs [--moves N]     after web/play --build; prints figures with their goals
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { openBrowser, SITE } from '../browser/browser.mjs';
import { play, prepare } from '../browser/player.mjs';
import { ROLES_FLAG, Reader } from '../browser/roles.mjs';
import { listen, siteServer } from '../../web/pack/serve.mjs';
import { print, quantile } from './figures.mjs';

const SAMPLES = 150;
const GOALS = { move: 1000, ratio: 1.5, memory: 32 };

/**
 * Runs in the page before its scripts: times every question to a worker, and every mouse movement up to its frame. A separate worker
 * can be kept busy with the last question, so that thinking lasts as long as the measurement.
 */
function installTimes() {
  const times = { moves: /** @type {number[]} */ ([]), inputs: /** @type {number[]} */ ([]) };
  const Plain = window.Worker;
  /** @type {string | URL} */
  let script = '';
  /** @type {any} */
  let program;
  /** @type {any} */
  let question;
  window.Worker = class extends Plain {
    /** @param {string | URL} url */
    constructor(url) {
      super(url);
      script = url;
    }
    /** @param {any} message */
    postMessage(message) {
      if (message.kind === 'program') program = message;
      if (message.kind === 'choose') {
        question = message;
        const begun = performance.now();
        this.addEventListener('message', () => times.moves.push(performance.now() - begun), { once: true });
      }
      super.postMessage(message);
    }
  };
  const keepBusy = () => {
    const worker = new Plain(script);
    worker.onmessage = () => worker.postMessage(question);
    worker.postMessage(program);
    worker.postMessage(question);
    return () => worker.terminate();
  };
  window.addEventListener('pointermove', (event) => {
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => times.inputs.push(performance.now() - event.timeStamp);
      painted.port2.postMessage(0);
    });
  }, true);
  Object.assign(window, { semaforTimes: times, semaforKeepBusy: keepBusy });
}

/** @param {import('puppeteer-core').Page} page @returns {Promise<{moves: number[], inputs: number[]}>} */
const timesOf = (page) => page.evaluate(() => /** @type {any} */ (window).semaforTimes);

/** Milliseconds from mouse movements to their frames. @param {import('puppeteer-core').Page} page */
async function inputsToFrames(page) {
  await page.evaluate(() => /** @type {any} */ (window).semaforTimes.inputs.splice(0));
  for (let i = 0; i % 20 !== 0 || (await timesOf(page)).inputs.length < SAMPLES; ++i) {
    await page.mouse.move(200 + (i * 37) % 300, 200 + (i * 23) % 200);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return (await timesOf(page)).inputs;
}

/** Runs in the worker before its script: keeps a reference to the wasm's memory. */
function holdMemory() {
  const held = (/** @type {any} */ result) => {
    const { exports } = result.instance ?? result;
    const memory = Object.values(exports).find((one) => one instanceof WebAssembly.Memory);
    return Object.assign(globalThis, { semaforMemory: memory }) && result;
  };
  const { instantiate, instantiateStreaming } = WebAssembly;
  Object.assign(WebAssembly, {
    instantiate: (/** @type {any[]} */ ...all) => Reflect.apply(instantiate, WebAssembly, all).then(held),
    instantiateStreaming: (/** @type {any[]} */ ...all) => Reflect.apply(instantiateStreaming, WebAssembly, all).then(held),
  });
}

/** Serves the bundle, with holdMemory before the worker's script. */
function benchServer() {
  const site = siteServer(SITE, '/');
  return createServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    if (!/^bot\.[0-9a-f]+\.js$/.test(name)) return void site.emit('request', request, response);
    response.setHeader('Content-Type', 'text/javascript');
    response.end(`(${holdMemory})();\n${readFileSync(join(SITE, name), 'utf8')}`);
  });
}

/** Memory of the bots' worker, wasm and heap together, in megabytes. @param {import('puppeteer-core').Page} page */
async function workerMemory(page) {
  const worker = page.workers()[0];
  const wasm = await worker.evaluate(() => /** @type {any} */ (globalThis).semaforMemory.buffer.byteLength);
  return (wasm + (await worker.client.send('Runtime.getHeapUsage')).totalSize) / 2 ** 20;
}

/** Plays until the player's turn, after the Director has moved. @param {Reader} reader */
async function beginGame(reader) {
  const { page, word } = reader;
  await prepare(reader);
  await reader.button(word('menuNewGame'));
  await reader.choose(word('newPlayerCount'), /^2 /);
  await reader.choose(word('newWhoPlays'), word('newBot'), 1);
  await reader.choose(word('newLevel'), word('levelDirector'));
  await reader.button(word('newStart'));
  await play(page, 'en', 10);
}

/** Lets Directors play both seats; returns the time of each move. @param {Reader} reader @param {number} most */
async function movesOf(reader, most) {
  const { page, word } = reader;
  await reader.choose(word('standInLevel'), word('levelDirector'));
  const before = (await timesOf(page)).moves.length;
  await reader.button(word('standInForYou'));
  await reader.button(word('standInYes'));
  while ((await timesOf(page)).moves.length - before < most && !(await reader.has('button', word('playAgain'))))
    await new Promise((resolve) => setTimeout(resolve, 500));
  return (await timesOf(page)).moves.slice(before);
}

/** @param {import('puppeteer-core').Page} page @param {number} most moves */
async function measure(page, most) {
  const reader = await Reader.at(page);
  await page.evaluateOnNewDocument(installTimes);
  const server = benchServer();
  await page.goto(`http://localhost:${await listen(server, 0)}/`);
  await reader.find('heading', 'Semafor');
  await beginGame(reader);
  const idle = await inputsToFrames(page);
  const stop = await page.evaluateHandle(() => /** @type {any} */ (window).semaforKeepBusy());
  const thinking = await inputsToFrames(page);
  await stop.evaluate((end) => end());
  const moves = await movesOf(reader, most);
  const memory = await workerMemory(page);
  server.close();
  server.closeAllConnections();
  return { idle, thinking, moves, memory };
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
    print('input to frame, thinking by idle, medians', ratio, 'x', GOALS.ratio),
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
