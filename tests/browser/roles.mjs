// @ts-check
// Finds and uses elements of the page as a screen reader does: only by the roles and names that the browser computes.
import { shapesOf, wordsOf } from './texts.mjs';

/** Makes Chromium expose computed roles and names. */
export const ROLES_FLAG = '--enable-blink-features=ComputedAccessibilityInfo';

const PATIENCE = 15_000;

/** @typedef {{role: string, name: string}} Seen */
/** @typedef {string | RegExp} Name a full name, or a pattern */
/** @typedef {{source: string, flags: string, text?: string}} Wanted a Name serialised for the page */

/** @param {Name} name @returns {Wanted} */
const wanted = (name) =>
  typeof name === 'string' ? { source: '', flags: '', text: name } : { source: name.source, flags: name.flags };

/**
 * Runs in the page before its scripts. Computing a role takes milliseconds: elements are first found by tag and text, then checked for
 * their computed role and name. A <summary> has no ARIA role and is called "disclosure" here.
 */
function installRoles() {
  /** @type {Record<string, string>} */
  const TAGS = {
    H1: 'heading', H2: 'heading', H3: 'heading', P: 'paragraph', LI: 'listitem', SUMMARY: 'disclosure', BUTTON: 'button', INPUT: 'textbox',
    SELECT: 'combobox', A: 'link', TABLE: 'table', CAPTION: 'caption', TH: 'columnheader', TD: 'cell',
  };
  const INPUTS = /** @type {Record<string, string>} */ ({ search: 'searchbox', checkbox: 'checkbox', range: 'slider', file: 'button' });
  const SELECTOR = Object.keys(TAGS).join(',');
  const UNNAMED = ['paragraph', 'listitem', 'caption', 'columnheader', 'cell'];
  const roleOf = (/** @type {Element} */ element) => INPUTS[/** @type {any} */ (element).type] ?? TAGS[element.tagName];
  const textOf = (/** @type {Element} */ element) =>
    element.matches('input,select') ? element.closest('label')?.textContent ?? '' : element.tagName === 'TABLE' ? element.querySelector('caption')?.textContent ?? '' : element.textContent ?? '';
  // Announcements stay in the live region for a while; they aren't part of the screen.
  const shown = (/** @type {Element} */ element) => (element.checkVisibility?.() ?? true) && !element.closest('[role=log]');
  const matches = (/** @type {Wanted} */ { text, source, flags }, /** @type {string} */ name) =>
    text === undefined ? new RegExp(source, flags).test(name) : name === text;
  const near = (/** @type {Wanted} */ { text, source, flags }, /** @type {string} */ seen) =>
    text === undefined ? new RegExp(source, flags).test(seen) : seen.startsWith(text.slice(0, 200));
  const really = (/** @type {any} */ element, /** @type {string} */ role, /** @type {Wanted} */ name) => {
    if (UNNAMED.includes(role)) return matches(name, textOf(element).trim());
    return (role === 'disclosure' || element.computedRole === role) && matches(name, element.computedName.trim());
  };
  /** @param {string} role @param {Wanted} name */
  function* each(role, name) {
    for (const element of document.querySelectorAll(SELECTOR))
      if (roleOf(element) === role && shown(element) && near(name, textOf(element).trim()) && really(element, role, name)) yield element;
  }
  const nameOf = (/** @type {any} */ element) => (UNNAMED.includes(roleOf(element)) ? textOf(element) : element.computedName).trim();
  const first = (/** @type {string} */ role, /** @type {Wanted} */ name) => each(role, name).next().value;
  const names = (/** @type {string} */ role, /** @type {Wanted} */ name) => [...each(role, name)].map(nameOf);
  const everything = () => [...document.querySelectorAll(SELECTOR)].filter(shown)
    .map((element) => ({ element, role: roleOf(element), name: textOf(element).trim() }));
  Object.assign(window, { semaforRoles: { each, first, names, everything } });
}

/** A user of the page who finds everything by role and name. */
export class Reader {
  /** @param {import('puppeteer-core').Page} page @param {import('./texts.mjs').Language} language */
  constructor(page, language = 'en') {
    this.page = page;
    this.word = wordsOf(language);
    this.shape = shapesOf(language);
  }

  /** A reader for a page that isn't open yet. @param {import('puppeteer-core').Page} page @param {import('./texts.mjs').Language} [language] */
  static async at(page, language) {
    await page.evaluateOnNewDocument(installRoles);
    // The text view fills the page, and the canvas isn't drawn.
    await page.evaluateOnNewDocument(() => {
      try {
        localStorage[`semafor:${location.pathname.replace(/[^/]*$/, '')}:settings`] ??= 'text=alone\n';
      } catch {
        // No store: the text view is there all the same.
      }
    });
    return new Reader(page, language);
  }

  /** @param {import('./texts.mjs').Language} language */
  reads(language) {
    this.word = wordsOf(language);
    this.shape = shapesOf(language);
  }

  /** Waits for an element, and before that for the program (unless it never starts): the early title ignores files and links. @param {string} role @param {Name} name @param {number} [nth] of several */
  async find(role, name, nth = 0) {
    try {
      const found = await this.page.waitForFunction(
        (kind, what, at) => {
          const stands = window.semafor || document.querySelector('#safe, #stuck > :last-child:not([hidden])');
          return stands && /** @type {any} */ (window).semaforRoles ? [.../** @type {any} */ (window).semaforRoles.each(kind, what)][at] : undefined;
        },
        { timeout: PATIENCE, polling: 50 }, role, wanted(name), nth);
      return /** @type {import('puppeteer-core').ElementHandle<any>} */ (found.asElement());
    } catch (error) {
      const seen = await this.everything().catch(() => []);
      throw new Error(`no ${role} ${name} among\n${seen.map((one) => `  ${one.role}: ${one.name}`).join('\n').slice(0, 6000)}`, { cause: error });
    }
  }

  /** @param {string} role @param {Name} name */
  has(role, name) {
    return this.page.evaluate((kind, what) => /** @type {any} */ (window).semaforRoles.first(kind, what) !== undefined, role, wanted(name));
  }

  /** Waits until it is gone. @param {string} role @param {Name} name */
  async gone(role, name) {
    await this.page.waitForFunction((kind, what) => /** @type {any} */ (window).semaforRoles.first(kind, what) === undefined,
      { timeout: PATIENCE, polling: 50 }, role, wanted(name));
  }

  /** The names of all elements with that role. @param {string} role @param {Name} [name] @returns {Promise<string[]>} */
  names(role, name = /(?:)/) {
    return this.page.evaluate((kind, what) => /** @type {any} */ (window).semaforRoles.names(kind, what), role, wanted(name));
  }

  /** All elements in reading order. @returns {Promise<Seen[]>} */
  everything() {
    return this.page.evaluate(() => /** @type {any} */ (window).semaforRoles.everything().map((/** @type {Seen} */ { role, name }) => ({ role, name })));
  }

  /** The names of elements between this heading and the next. @param {Name} heading @param {string} role */
  async under(heading, role) {
    const seen = await this.everything();
    const name = wanted(heading);
    const begin = seen.findIndex((one) => one.role === 'heading' && (name.text === undefined ? new RegExp(name.source).test(one.name) : one.name === name.text));
    if (begin < 0) throw new Error(`no heading ${heading}`);
    const after = seen.slice(begin + 1);
    const end = after.findIndex((one) => one.role === 'heading');
    return after.slice(0, end < 0 ? undefined : end).filter((one) => one.role === role).map((one) => one.name);
  }

  /** @param {string} role @param {Name} name */
  async press(role, name) {
    const found = await this.find(role, name);
    await found.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      element.focus();
      element.click();
    });
  }

  /** @param {Name} name */
  button(name) {
    return this.press('button', name);
  }

  /** Opens a closed group. @param {Name} name */
  async unfold(name) {
    const found = await this.find('disclosure', name);
    await found.evaluate((element) => element.parentElement.open || element.click());
  }

  /** Selects an option by its text. @param {Name} label @param {string | RegExp} option @param {number} [nth] of the choices with that name */
  async choose(label, option, nth = 0) {
    const found = await this.find('combobox', label, nth);
    await found.evaluate((/** @type {HTMLSelectElement} */ select, /** @type {Wanted} */ { text, source }) => {
      const chosen = [...select.options].find((one) => (text === undefined ? new RegExp(source).test(one.label) : one.label === text));
      if (!chosen) throw new Error(`no option ${text ?? source}`);
      select.focus();
      select.value = chosen.value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, wanted(option));
  }

  /** Types into a field and presses Enter. @param {Name} label @param {string} text @param {number} [nth] */
  async type(label, text, nth = 0) {
    const field = await this.find('textbox', label, nth);
    await field.evaluate((/** @type {HTMLInputElement} */ input) => {
      input.focus();
      input.select();
    });
    if (text === '') await this.page.keyboard.press('Delete');
    else await this.page.keyboard.sendCharacter(text);
    await this.page.keyboard.press('Enter');
  }
}
