// @ts-check
// What drawing costs the page at its busiest: the main thread's time of each drawn frame at 1440x900 with two pixels a point, plain and
// with a processor four times slower; what ten seconds of nothing cost; and how much memory it all holds.
//   node page_frames.mjs     after web/play --build; prints figures with their goals
import { loadavg } from 'node:os';
import { openBrowser, settled, SITE } from '../browser/browser.mjs';
import { Fingers } from '../browser/fingers.mjs';
import { listen, siteServer } from '../../web/pack/serve.mjs';
import { print, quantile } from './figures.mjs';

const SCREEN = { width: 1440, height: 900, deviceScaleFactor: 2 };
const GOALS = { frame: 4, slowFrame: 16, idleFrames: 0, idleProcessor: 1, memory: 96 };
const IDLE_SECONDS = 10;
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs in the page before its scripts: times frames, and keeps hold of the program's memory and of the textures' sizes. */
function watch() {
  const seen = { frames: /** @type {number[]} */ ([]), textures: new Map(), memory: /** @type {WebAssembly.Memory | undefined} */ (undefined) };
  Object.assign(window, { semaforSeen: seen });
  const plainFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (act) => plainFrame((now) => {
    const drawn = window.semafor?.framesDrawn();
    const begun = performance.now();
    act(now);
    if (window.semafor && window.semafor.framesDrawn() > drawn) seen.frames.push(performance.now() - begun);
  });
  const held = (/** @type {any} */ result) => {
    seen.memory ??= /** @type {any} */ (Object.values((result.instance ?? result).exports).find((one) => one instanceof WebAssembly.Memory));
    return result;
  };
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = (/** @type {any[]} */ ...all) => /** @type {any} */ (instantiate).apply(WebAssembly, all).then(held);
  const gl = WebGLRenderingContext.prototype;
  const { bindTexture, texImage2D, deleteTexture } = gl;
  /** @type {WebGLTexture | null} */
  let bound = null;
  gl.bindTexture = function (target, texture) {
    bound = texture;
    return bindTexture.call(this, target, texture);
  };
  gl.texImage2D = function (/** @type {any[]} */ ...all) {
    if (all.length === 9 && bound) seen.textures.set(bound, all[3] * all[4] * 4);
    return Reflect.apply(texImage2D, this, all);
  };
  gl.deleteTexture = function (texture) {
    seen.textures.delete(texture);
    return deleteTexture.call(this, texture);
  };
}

/** @param {import('puppeteer-core').Page} page @returns {Promise<number[]>} milliseconds of the frames since last time */
const framesOf = (page) => page.evaluate(() => /** @type {any} */ (window).semaforSeen.frames.splice(0));

/** What people do at the table, by name. @type {[string, (page: import('puppeteer-core').Page) => Promise<void>][]} */
const MOMENTS = [
  ['the pointer over the board', async (page) => {
    for (let i = 0; i < 40; ++i) await page.mouse.move(300 + (i % 20) * 30, 250 + i * 8);
  }],
  ['zooming', async (page) => {
    for (let i = 0; i < 10; ++i) {
      await page.mouse.wheel({ deltaY: i < 6 ? -100 : 60 });
      await pause(50);
    }
    await pause(600);
  }],
  ['dragging the board', async (page) => {
    await page.mouse.move(900, 500);
    await page.mouse.down();
    for (let i = 0; i < 25; ++i) await page.mouse.move(900 - i * 16, 500 - i * 6);
    await page.mouse.up();
    await pause(600);
  }],
];

/** @param {import('puppeteer-core').Page} page @param {string} how @param {number} goal */
async function measureFrames(page, how, goal) {
  const met = [];
  for (const [name, act] of MOMENTS) {
    await framesOf(page);
    await act(page);
    const frames = await framesOf(page);
    met.push(print(`${name}, ${how}: ${frames.length} frames, median`, quantile(frames, 0.5), 'ms', goal));
    print('    90 of 100 / the longest', quantile(frames, 0.9), `/ ${Math.max(0, ...frames).toFixed(1)} ms`);
  }
  return met;
}

/** @param {import('puppeteer-core').Page} page @param {import('puppeteer-core').CDPSession} session */
async function measureIdle(page, session) {
  const busy = async () => (await session.send('Performance.getMetrics')).metrics.find((one) => one.name === 'TaskDuration')?.value ?? NaN;
  await pause(1500);
  await framesOf(page);
  const before = await busy();
  await pause(IDLE_SECONDS * 1000);
  const percent = ((await busy()) - before) / IDLE_SECONDS * 100;
  return [
    print(`frames in ${IDLE_SECONDS} s of nothing`, (await framesOf(page)).length, 'frames', GOALS.idleFrames),
    print('    main thread busy', percent, '%', GOALS.idleProcessor),
  ];
}

/** @param {import('puppeteer-core').Page} page @param {import('puppeteer-core').CDPSession} session */
async function measureMemory(page, session) {
  const MB = 2 ** 20;
  const { wasm, textures } = await page.evaluate(() => {
    const seen = /** @type {any} */ (window).semaforSeen;
    return { wasm: seen.memory.buffer.byteLength, textures: [...seen.textures.values()].reduce((sum, size) => sum + size, 0) };
  });
  await session.send('HeapProfiler.collectGarbage');
  const heap = (await session.send('Runtime.getHeapUsage')).usedSize;
  print('memory of the wasm', wasm / MB, 'MB');
  print("the scripts' heap", heap / MB, 'MB');
  print('own textures', textures / MB, 'MB');
  return print('all three', (wasm + heap + textures) / MB, 'MB', GOALS.memory);
}

/** @param {Fingers} fingers @param {string} id @returns {Promise<import('../browser/fingers.mjs').Target[]>} all that can be touched when that can */
async function waitFor(fingers, id) {
  for (;;) {
    const targets = await fingers.targets();
    if (targets.some((one) => one.id === id)) return targets;
    await pause(50);
  }
}

const server = siteServer(SITE, '/');
const browser = await openBrowser();
try {
  console.log(`load of the machine: ${loadavg().map((n) => n.toFixed(1)).join(' ')}`);
  const page = await browser.newPage();
  await page.setViewport(SCREEN);
  await page.evaluateOnNewDocument(watch);
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  await page.goto(`http://localhost:${await listen(server, 0)}/`);
  await settled(page);
  const fingers = new Fingers(page, 'mouse');
  await fingers.press('new');
  await fingers.press('start');
  for (const offer of (await waitFor(fingers, 'keep')).filter((one) => one.id.startsWith('offer/'))) await fingers.tap(offer);
  await fingers.press('keep');
  await pause(3000);
  const met = await measureFrames(page, 'plain', GOALS.frame);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  met.push(...(await measureFrames(page, 'slowed 4x', GOALS.slowFrame)));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  met.push(...(await measureIdle(page, session)), await measureMemory(page, session));
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
