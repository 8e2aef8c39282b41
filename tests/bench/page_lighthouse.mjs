// @ts-check
// Lighthouse scores of the page on a slow phone, and of the floor page in the same run:  tests/bench/lighthouse [--runs N]
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { openBrowser, SITE } from '../browser/browser.mjs';
import { listen, siteServer } from '../../web/pack/serve.mjs';
import { print, printAtLeast, quantile } from './figures.mjs';

const FLOOR = join(dirname(SITE), 'floor');
const REPORTS = join(dirname(SITE), 'lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = /** @type {const} */ ({ fcp: 'first-contentful-paint', lcp: 'largest-contentful-paint', tbt: 'total-blocking-time' });

/** Only in tests/bench/package.json; the cast keeps the type check from needing it. */
const { default: lighthouse } = await import(/** @type {string} */ ('lighthouse'));

/** @typedef {{performance: number, accessibility: number, 'best-practices': number, seo: number, fcp: number, lcp: number, tbt: number, picture: number,
 *   speed: number, faults: string[], report: string}} Visit scores out of 100; times in milliseconds; speed: Lighthouse's index of the machine's speed */

/** The audits that keep a category from a full score. @param {any} lhr @param {string[]} categories @returns {string[]} */
const faultsOf = (lhr, categories) =>
  categories.flatMap((category) => lhr.categories[category].auditRefs)
    .filter((/** @type {{weight: number}} */ { weight }) => weight > 0)
    .map((/** @type {{id: string}} */ { id }) => lhr.audits[id])
    .filter((/** @type {{score: number | null}} */ { score }) => score !== null && score < 1)
    .map((/** @type {any} */ { id, title }) => `${id}: ${title}`);

/**
 * Most attempts for a visit. Fast visits get no score if the splash disappears before the browser has counted its paint; they are left
 * out of the figures, and their number is printed for each page.
 */
const TRIES = 4;
/** @type {Map<string, number>} */
const withoutScore = new Map();

/** @param {string} url @returns {Promise<Visit>} */
async function visit(url) {
  for (let tries = 0; tries < TRIES; ++tries) {
    const seen = await tryVisit(url);
    if (seen) return seen;
    withoutScore.set(url, (withoutScore.get(url) ?? 0) + 1);
  }
  throw new Error(`${url}: no score in ${TRIES} visits`);
}

/** One first visit, in a new browser; undefined if Lighthouse gave no score. @param {string} url @returns {Promise<Visit | undefined>} */
async function tryVisit(url) {
  const browser = await openBrowser();
  try {
    const { port } = new URL(browser.wsEndpoint());
    const { lhr, report } = await lighthouse(url, { port: Number(port), onlyCategories: CATEGORIES, output: 'html', logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    // A missing score is null, which as a number would be the worst score.
    if (CATEGORIES.some((category) => lhr.categories[category].score === null)) return undefined;
    const scores = CATEGORIES.map((category) => [category, lhr.categories[category].score * 100]);
    const times = Object.entries(TIMES).map(([name, audit]) => [name, lhr.audits[audit].numericValue]);
    const mark = lhr.audits['user-timings'].details.items.find((/** @type {{name: string}} */ { name }) => name === 'first-picture');
    return {
      ...Object.fromEntries([...scores, ...times]), picture: mark?.startTime ?? NaN, speed: lhr.environment.benchmarkIndex,
      faults: faultsOf(lhr, CATEGORIES.slice(1)), report,
    };
  } finally {
    await browser.close();
  }
}

/** @param {Visit[]} visits @param {Exclude<keyof Visit, 'faults' | 'report'>} key */
const median = (visits, key) => quantile(visits.map((one) => one[key]), 0.5);

/** @param {string} name @param {Visit[]} visits the report of the median visit is kept */
function keepReport(name, visits) {
  const [...sorted] = visits;
  const middle = sorted.sort((a, b) => a.performance - b.performance)[Math.floor(visits.length / 2)];
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(join(REPORTS, `${name}.html`), middle.report);
}

/** @param {Visit[]} page @param {Visit[]} floor @returns {boolean} whether every goal is met */
function printAll(page, floor) {
  const met = [
    printAtLeast('performance', median(page, 'performance'), 'of 100', Math.max(98, median(floor, 'performance') - 1)),
    printAtLeast('accessibility', median(page, 'accessibility'), 'of 100', 100),
    printAtLeast('best practices', median(page, 'best-practices'), 'of 100', 100),
    printAtLeast('search engines', median(page, 'seo'), 'of 100', 100),
  ];
  for (const [name, visits] of /** @type {[string, Visit[]][]} */ ([['the page', page], ['the floor page', floor]])) {
    print(`${name}: performance, the least and`, Math.min(...visits.map(({ performance }) => performance)), 'of 100');
    print(`${name}: the most of all runs`, Math.max(...visits.map(({ performance }) => performance)), 'of 100');
    print(`${name}: first contentful paint`, median(visits, 'fcp'), 'ms');
    print(`${name}: largest contentful paint`, median(visits, 'lcp'), 'ms');
    print(`${name}: total blocking time`, median(visits, 'tbt'), 'ms');
    print(`${name}: first picture, as it was, not as on a telephone`, median(visits, 'picture'), 'ms');
  }
  const faults = new Set(page.flatMap((one) => one.faults));
  for (const fault of faults) console.log(`the page: ${fault}`);
  return met.every(Boolean);
}

const words = process.argv.slice(2);
const runs = words[0] === '--runs' ? Number(words[1]) : 5;
const servers = [siteServer(SITE, '/'), siteServer(FLOOR, '/')];
try {
  const [pageUrl, floorUrl] = await Promise.all(servers.map(async (server) => `http://localhost:${await listen(server, 0)}/`));
  const [page, floor] = [/** @type {Visit[]} */ ([]), /** @type {Visit[]} */ ([])];
  // Alternating, so that other load on the machine affects both.
  for (let i = 0; i < runs; ++i) {
    page.push(await visit(pageUrl));
    floor.push(await visit(floorUrl));
  }
  console.log(`load of the machine: ${loadavg().map((n) => n.toFixed(1)).join(' ')}; its speed as Lighthouse sees it: ${median(page, 'speed').toFixed(0)}; ` +
    `${runs} runs, medians; visits without a score, repeated: ${withoutScore.get(pageUrl) ?? 0} of the page, ${withoutScore.get(floorUrl) ?? 0} of the floor page`);
  process.exitCode = printAll(page, floor) ? 0 : 1;
  keepReport('page', page);
  keepReport('floor', floor);
} finally {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
}
