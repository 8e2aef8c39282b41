// @ts-check
// Reads the player's language and other settings that the page itself needs, in the format of shell/desk/settings.cpp.
import { HERE } from './keep.js';

/** @typedef {'en' | 'pl' | 'hu'} Language */

/** @param {string} key @returns {string} empty if there is no such key, or no store */
export function read(key) {
  try {
    return localStorage.getItem(HERE + key) || '';
  } catch {
    return '';
  }
}

/** @param {string} name @returns {string} */
export const setting = (name) => (new RegExp(`^${name}=(\\w+)$`, 'm').exec(read('settings')) || ['', ''])[1];

/** The language in the settings, else the browser's. @returns {Language} */
export function playersLanguage() {
  const wanted = setting('language') || (navigator.language || '').split(/[-_]/)[0];
  return wanted === 'pl' || wanted === 'hu' ? wanted : 'en';
}
