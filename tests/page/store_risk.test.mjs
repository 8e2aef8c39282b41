// @ts-check
// Each StoreRisk is detected for some browser: there is no value that the page never returns.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { storeRisk } from '../../web/page/store_risk.js';

const HOST = readFileSync(new URL('../../shell/desk/host.h', import.meta.url), 'utf8');
const RISKS = /enum class StoreRisk[^{]*\{([^}]*)\}/.exec(HOST)?.[1].match(/\bk[A-Z]\w*/g) ?? [];

/** @type {[string, number, string, boolean?][]} user agent, touch points of its screen, expected risk, and whether the game is one file */
const BROWSERS = [
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 0, 'kNone'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36', 5, 'kNone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'kNone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', 0, 'kSevenDays'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile Safari/604.1', 5, 'kApart'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', 5, 'kApart'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'kOneFile', true],
];

for (const [browser, fingers, risk, oneFile = false] of BROWSERS)
  test(`${risk}: ${browser}, ${fingers} fingers${oneFile ? ', in one file' : ''}`, () => assert.equal(RISKS[storeRisk(browser, fingers, oneFile)], risk));

test('every risk is given to some browser', () => {
  const given = new Set(BROWSERS.map(([, , risk]) => risk));
  assert.deepEqual(RISKS.filter((risk) => !given.has(risk)), []);
});
