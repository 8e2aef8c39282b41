// @ts-check
// Plays on the canvas by mouse or by touch: taps on targets whose positions the table itself reports.
import { SEED, seededChance } from './chance.mjs';

/** @typedef {{id: string, x: number, y: number, width: number, height: number}} Target in CSS pixels, x and y of its middle */

const STEP = 25; // milliseconds

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs in the page: the targets on the title, which is HTML. @returns {Target[]} */
function titleTargets() {
  if (document.body.dataset.screen !== 'title') return [];
  return [...document.querySelectorAll('#text-view button, #text-view input')].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const key = one.closest('[data-key]')?.getAttribute('data-key')?.replace(/^\w+ /, '') ?? '';
    return { id: one instanceof HTMLInputElement ? `${key}/${one.value}` : key, x: left + width / 2, y: top + height / 2, width, height };
  });
}

export class Fingers {
  /** @param {import('puppeteer-core').Page} page @param {'mouse' | 'touch'} how */
  constructor(page, how) {
    this.page = page;
    this.chance = seededChance();
    this.how = how;
  }

  /** The targets on the canvas, or on the title. @returns {Promise<Target[]>} */
  async targets() {
    const title = await this.page.evaluate(titleTargets);
    if (title.length > 0) return title;
    const { text, ratio, left, top } = await this.page.evaluate(() => {
      const from = /** @type {Element} */ (document.getElementById('canvas')).getBoundingClientRect();
      return { text: window.semafor.targets(), ratio: window.devicePixelRatio, left: from.left, top: from.top };
    });
    return text.trim().split('\n').filter(Boolean).map((line) => {
      const words = line.split(' ');
      const [x, y, width, height] = words.splice(-4).map((n) => Number(n) / ratio);
      return { id: words.join(' '), x: left + x + width / 2, y: top + y + height / 2, width, height };
    });
  }

  /** @param {Target} target */
  async tap({ x, y }) {
    if (this.how === 'touch') {
      await this.page.touchscreen.touchStart(x, y);
      await pause(STEP);
      await this.page.touchscreen.touchEnd();
    } else {
      await this.page.mouse.move(x, y);
      await pause(STEP);
      await this.page.mouse.down();
      await pause(STEP);
      await this.page.mouse.up();
    }
    await pause(2 * STEP);
  }

  /** Waits for a target and taps it. @param {string | RegExp} id */
  async press(id) {
    const fits = (/** @type {Target} */ one) => (typeof id === 'string' ? one.id === id : id.test(one.id));
    for (let i = 0; i < 400; ++i) {
      const target = (await this.targets()).find(fits);
      if (target) return this.tap(target);
      await pause(STEP);
    }
    throw new Error(`nothing to be touched is called ${id}; there are ${(await this.targets()).map((one) => one.id).join(', ')}`);
  }

  /** The next target to press, unless it is a card or a route; undefined if there is no other. @param {Target[]} targets */
  next(targets) {
    const first = (/** @type {RegExp} */ id) => targets.find((one) => id.test(one.id));
    return first(/^reveal$/) ?? first(/^pay$/) ?? first(/^decline$/) ?? first(/^passenger\//) ?? first(/^doubt\//) ?? first(/^mix\//) ?? first(/^draw-tickets$/);
  }

  /**
   * Plays to the end of the game. `seen` is called after each of the player's own steps.
   * @param {(id: string) => Promise<void>} [seen] @param {number} [longest] milliseconds
   */
  async playOn(seen = async () => {}, longest = 300_000) {
    const end = Date.now() + longest;
    let taps = 0;
    while (Date.now() < end) {
      const targets = await this.targets();
      if (targets.some((one) => one.id === 'again')) return taps;
      const offers = targets.filter((one) => one.id.startsWith('offer/'));
      const keep = targets.find((one) => one.id === 'keep');
      // A tap meant for the table may have hit something that had just appeared there, and opened it.
      const astray = targets.find((one) => /^(menu\/close|log\/close|replay\/leave|back)$/.test(one.id));
      if (astray) {
        await this.tap(astray);
      } else if (keep) {
        for (const offer of offers) await this.tap(offer);
        await this.tap(keep);
        await seen('keep');
      } else {
        const step = this.next(targets) ?? this.turn(targets);
        if (step) await this.tap(step);
        await seen(step?.id ?? 'wait');
      }
      ++taps;
    }
    throw new Error(`the game didn't end with SEMAFOR_SEED=${SEED}; on the table: ${(await this.targets()).map((one) => one.id).join(', ')}`);
  }

  /** A route if one can be claimed, else a card, else passing. @param {Target[]} targets */
  turn(targets) {
    const routes = targets.filter((one) => one.id.startsWith('route/'));
    // A panel may cover a route, so each try picks another one at random.
    if (routes.length > 0 && this.chance() < 0.8) return routes[Math.floor(this.chance() * routes.length)];
    const cards = targets.filter((one) => /^(deck|market\/\d)$/.test(one.id));
    return cards[Math.floor(this.chance() * cards.length)] ?? targets.find((one) => one.id === 'pass');
  }
}
