// @ts-check
// Plays on the canvas by keyboard as a sighted player does: looks where the focus is, and moves it towards the target.
import { SEED, seededChance } from './chance.mjs';

/** @typedef {{id: string, focused: boolean, x: number, y: number}} Target in pixels, x and y of its middle */

const PAUSE = 40; // milliseconds

export class Keys {
  /** @param {import('puppeteer-core').Page} page */
  constructor(page) {
    this.page = page;
    this.chance = seededChance();
  }

  /** @returns {Promise<Target[]>} */
  async targets() {
    const text = await this.page.evaluate(() => window.semafor.targets());
    return text.trim().split('\n').filter(Boolean).map((line) => {
      const words = line.split(' ');
      const [x, y, width, height] = words.splice(-4).map(Number);
      const id = words.join(' ');
      return { id: id.replace(/^\*/, ''), focused: id.startsWith('*'), x: x + width / 2, y: y + height / 2 };
    });
  }

  /** @param {import('puppeteer-core').KeyInput} key */
  async press(key) {
    await this.page.keyboard.press(key);
    await this.still();
  }

  /** Waits until the table is idle: the key has been handled and its effect shown. */
  async still() {
    await this.page.evaluate(async () => {
      const end = performance.now() + 1500;
      for (let seen = -1, quiet = 0; quiet < 3 && performance.now() < end; ) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = window.semafor.framesDrawn();
        quiet = now === seen ? quiet + 1 : 0;
        seen = now;
      }
    });
  }

  /** Leaves the title by Tab and Enter, then presses an arrow key, which moves the focus to the canvas. @param {string} id of a button there */
  async leaveTitle(id) {
    const focused = () => this.page.evaluate(() => document.activeElement?.getAttribute('data-key')?.replace(/^\w+ /, ''));
    for (let i = 0; (await focused()) !== id; ++i) {
      if (i > 12) throw new Error(`Tab never came to ${id}`);
      await this.page.keyboard.press('Tab');
    }
    await this.page.keyboard.press('Enter');
    await this.page.waitForFunction(() => document.activeElement?.matches('#text-view h1'), { polling: 20, timeout: 5000 });
    await this.press('ArrowDown');
  }

  /** Moves the focus to the canvas by Tab. */
  async comeToCanvas() {
    for (let i = 0; i < 5; ++i) {
      if (await this.page.evaluate(() => document.activeElement?.id === 'canvas')) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('Tab never came to the canvas');
  }

  /** Moves the focus by arrow keys. @param {RegExp} id @returns {Promise<boolean>} whether it arrived */
  async goTo(id) {
    const tried = new Set();
    for (let i = 0; i < 60; ++i) {
      const targets = await this.targets();
      const goal = targets.find((one) => id.test(one.id));
      if (!goal) return false;
      const now = targets.find((one) => one.focused);
      if (now && id.test(now.id)) return true;
      await this.press(this.towards(now, goal, tried));
    }
    return false;
  }

  /**
   * The arrow key that leads nearest to the goal, or another one if that key has been tried from here.
   * @param {Target | undefined} now @param {Target} goal @param {Set<string>} tried
   */
  towards(now, goal, tried) {
    // No target has the focus: any arrow key may bring it back.
    if (!now) return /** @type {const} */ (['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'])[tried.add(`? ${tried.size}`).size % 4];
    const [right, down] = [goal.x - now.x, goal.y - now.y];
    const across = right > 0 ? 'ArrowRight' : 'ArrowLeft';
    const along = down > 0 ? 'ArrowDown' : 'ArrowUp';
    const wanted = Math.abs(right) > Math.abs(down) ? [across, along] : [along, across];
    const all = /** @type {const} */ ([...wanted, 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']);
    const key = all.find((one) => !tried.has(`${now.id} ${one}`)) ?? all[Math.floor(this.chance() * all.length)];
    tried.add(`${now.id} ${key}`);
    return /** @type {'ArrowDown'} */ (key);
  }

  /** @param {string | RegExp} id */
  async choose(id) {
    const wanted = typeof id === 'string' ? new RegExp(`^${id}$`) : id;
    for (let i = 0; i < 20; ++i) {
      if (await this.goTo(wanted)) return this.press('Enter');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the keyboard never came to ${id}; there are ${(await this.targets()).map((one) => (one.focused ? '*' : '') + one.id).join(', ')}`);
  }

  /** Finds a route by the names of its ends, and claims it if possible. @param {string} route as in "route/paris-dieppe" */
  async find(route) {
    await this.page.keyboard.press('Slash'); // the main key: the keypad's types no letter
    await this.page.waitForFunction(() => window.semafor.targets().includes('find/close'), { timeout: 5000, polling: 10 });
    const [name, track = '1'] = route.replace(/^route\//, '').split('#');
    // Some cities have ids that differ from their names.
    const cities = name.replaceAll('kiev', 'kyiv').replaceAll('konstantinopel', 'const').split('-').map((city) => city.slice(0, 4));
    for (const letter of cities.join(' ')) {
      await this.page.keyboard.type(letter);
    }
    await this.still();
    for (let down = 1; down < Number(track); ++down) await this.press('ArrowDown');
    await this.press('Enter');
    const targets = await this.targets();
    // The route wasn't found, or can't be paid for: closes the search.
    if (!targets.some(({ id }) => id === 'pay')) await this.press('Escape');
  }

  /** Plays to the end of the game; returns the number of steps. */
  async playOn() {
    const end = Date.now() + 400_000;
    for (let steps = 0; Date.now() < end; ++steps) {
      const targets = await this.targets();
      const has = (/** @type {RegExp} */ id) => targets.some((one) => id.test(one.id));
      if (has(/^again$/)) return steps;
      const now = [/^reveal$/, /^pay$/, /^decline$/, /^passenger\//, /^doubt\//, /^mix\//, /^draw-tickets$/].find(has);
      // Enter pays while no target has the focus.
      if (has(/^pay$/) && !targets.some((one) => one.focused)) await this.press('Enter');
      else if (now) await this.choose(now);
      else if (has(/^keep$/)) await this.keepAll(targets);
      else await this.turn(targets);
    }
    throw new Error(`the game didn't end with SEMAFOR_SEED=${SEED}; on the table: ${(await this.targets()).map((one) => one.id).join(', ')}`);
  }

  /** @param {Target[]} targets */
  async keepAll(targets) {
    for (const { id } of targets.filter((one) => one.id.startsWith('offer/'))) await this.choose(id);
    await this.choose('keep');
  }

  /** Claims a route if possible, else draws a card. @param {Target[]} targets */
  async turn(targets) {
    const routes = targets.filter((one) => one.id.startsWith('route/'));
    if (routes.length > 0 && this.chance() < 0.9) return this.find(routes[Math.floor(this.chance() * routes.length)].id);
    const card = targets.find((one) => one.id === 'deck') ?? targets.find((one) => one.id === 'pass');
    if (card) return this.choose(card.id);
    return new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
