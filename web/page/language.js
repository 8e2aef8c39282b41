// @ts-check
// The player's settings that the page itself goes by, as shell/desk/settings.cpp writes them.
import { HERE } from './keep.js';

/** @typedef {'en' | 'pl' | 'hu'} Language */

/** @param {string} key @returns {string} empty where there is none, or no store */
export function read(key) {
  try {
    return localStorage.getItem(HERE + key) || '';
  } catch {
    return '';
  }
}

/** @param {string} name @returns {string} */
export const setting = (name) => (new RegExp(`^${name}=(\\w+)$`, 'm').exec(read('settings')) || ['', ''])[1];

/** As the settings say, else as the browser. @returns {Language} */
export function playersLanguage() {
  const wanted = setting('language') || (navigator.language || '').split(/[-_]/)[0];
  return wanted === 'pl' || wanted === 'hu' ? wanted : 'en';
}
