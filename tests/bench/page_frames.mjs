// @ts-check
// Benchmark of drawing: main-thread time of each drawn frame at 1440x900 with a pixel ratio of 2, at full speed and with the CPU slowed
// four times; the cost of an idle minute; and memory use.
//   node page_frames.mjs [--before FOLDER]     after web/play --build; prints figures with their goals
// --before: the bundle of an older build, measured alternately in the same run.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openBrowser, SITE } from '../browser/browser.mjs';
import { Fingers } from '../browser/fingers.mjs';
import { listen, siteServer } from '../../web/pack/serve.mjs';
import { print, quantile } from './figures.mjs';
import { idleCost, openMeasured, slowDown } from './measured_page.mjs';

const SCREEN = { width: 1440, height: 900, deviceScaleFactor: 2 };
const GOALS = { frame: 3, slowFrame: 12, slowMost: 33, idleFrames: 0, idleSeconds: 0.05, memory: 96 };
const IDLE_SECONDS = 60;
/** How often each build repeats each moment. */
const ROUNDS = 3;
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs in the page before its scripts: times frames, and keeps references to the program's memory and to the sizes of textures. */
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

/** @param {import('puppeteer-core').Page} page @returns {Promise<number[]>} milliseconds of the frames since the last call */
const framesOf = (page) => page.evaluate(() => /** @type {any} */ (window).semaforSeen.frames.splice(0));

/** Player actions to measure, by name. @type {[string, (page: import('puppeteer-core').Page) => Promise<void>][]} */
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

/** A build playing a game, and its figures. @typedef {import('./measured_page.mjs').Measured & {figures: Map<string, number>}} Build */

/** @param {Build} build @param {string} moment @param {number[]} frames */
function note({ figures }, moment, frames) {
  figures.set(`${moment}: median`, quantile(frames, 0.5)).set(`${moment}: 90 of 100`, quantile(frames, 0.9)).set(`${moment}: the longest`, Math.max(0, ...frames));
}

/** Measures each moment, alternating builds. @param {Build[]} builds @param {string} how @param {number} rate how many times slower the CPU is */
async function measureFrames(builds, how, rate) {
  for (const build of builds) await slowDown(build, rate);
  for (const [name, act] of MOMENTS) {
    /** @type {Map<Build, number[]>} */
    const frames = new Map(builds.map((build) => [build, []]));
    for (let round = 0; round < ROUNDS; ++round)
      for (const build of builds) {
        await build.page.bringToFront();
        await framesOf(build.page);
        await act(build.page);
        frames.get(build)?.push(...(await framesOf(build.page)));
      }
    for (const [build, all] of frames) note(build, `${name}, ${how}`, all);
  }
  for (const build of builds) await slowDown(build, 1);
}

/** @param {Build} build */
async function measureIdle(build) {
  await build.page.bringToFront();
  await pause(1500);
  const { frames, busy } = await idleCost(build, IDLE_SECONDS);
  build.figures.set('idle: frames', frames).set('idle: seconds', busy);
}

/** @param {Build} build */
async function measureMemory({ page, session, figures }) {
  const MB = 2 ** 20;
  const { wasm, textures } = await page.evaluate(() => {
    const seen = /** @type {any} */ (window).semaforSeen;
    return { wasm: seen.memory.buffer.byteLength, textures: [...seen.textures.values()].reduce((sum, size) => sum + size, 0) };
  });
  await session.send('HeapProfiler.collectGarbage');
  const heap = (await session.send('Runtime.getHeapUsage')).usedSize;
  figures.set('memory: wasm', wasm / MB).set("memory: the scripts' heap", heap / MB).set('memory: own textures', textures / MB).set('memory: all three', (wasm + heap + textures) / MB);
}

/** @param {Fingers} fingers @param {string} id @returns {Promise<import('../browser/fingers.mjs').Target[]>} all targets, once `id` is among them */
async function waitFor(fingers, id) {
  for (;;) {
    const targets = await fingers.targets();
    if (targets.some((one) => one.id === id)) return targets;
    await pause(50);
  }
}

/** Opens a page with a game on the table. @param {import('puppeteer-core').Browser} browser @param {string} url @returns {Promise<Build>} */
async function openTable(browser, url) {
  const measured = await openMeasured(await browser.createBrowserContext(), url, SCREEN, watch);
  const { page } = measured;
  const fingers = new Fingers(page, 'mouse');
  // Older builds have the same button in another element.
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('[data-key="button new"]')).click());
  await fingers.press('start');
  for (const offer of (await waitFor(fingers, 'keep')).filter((one) => one.id.startsWith('offer/'))) await fingers.tap(offer);
  await fingers.press('keep');
  await pause(3000);
  return { ...measured, figures: new Map() };
}

/** Each figure with its unit and its goal, if any. @returns {[string, string, number | undefined][]} */
function wanted() {
  const rows = /** @type {[string, string, number | undefined][]} */ ([]);
  for (const [name] of MOMENTS)
    rows.push([`${name}, plain: median`, 'ms', GOALS.frame], [`${name}, plain: 90 of 100`, 'ms', undefined], [`${name}, plain: the longest`, 'ms', undefined]);
  for (const [name] of MOMENTS)
    rows.push([`${name}, slowed 4x: median`, 'ms', GOALS.slowFrame], [`${name}, slowed 4x: 90 of 100`, 'ms', GOALS.slowMost], [`${name}, slowed 4x: the longest`, 'ms', undefined]);
  return [...rows, ['idle: frames', `in ${IDLE_SECONDS} s`, GOALS.idleFrames], ['idle: seconds', "s of the main thread's time", GOALS.idleSeconds],
    ['memory: wasm', 'MB', undefined], ["memory: the scripts' heap", 'MB', undefined], ['memory: own textures', 'MB', undefined], ['memory: all three', 'MB', GOALS.memory]];
}

const { values } = parseArgs({ options: { before: { type: 'string', default: '' } } });
const servers = [SITE, values.before].filter(Boolean).map((folder) => siteServer(folder, '/'));
const browser = await openBrowser();
try {
  console.log(`load of the machine: ${loadavg().map((n) => n.toFixed(1)).join(' ')}; in brackets the build before`);
  /** @type {Build[]} */
  const builds = [];
  for (const server of servers) builds.push(await openTable(browser, `http://localhost:${await listen(server, 0)}/`));
  await measureFrames(builds, 'plain', 1);
  await measureFrames(builds, 'slowed 4x', 4);
  for (const build of builds) await measureIdle(build);
  for (const build of builds) await measureMemory(build);
  const [now, before] = builds;
  const met = wanted().map(([name, unit, goal]) => {
    const value = /** @type {number} */ (now.figures.get(name));
    return print(before ? `${name} (${before.figures.get(name)?.toFixed(2)})` : name, value, unit, goal);
  });
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
}
