// @ts-check
// Plays in the text view: claims a route if possible, else draws cards.
import { shapesOf, wordsOf } from './texts.mjs';

/** @typedef {import('./texts.mjs').Language} Language */
/** @typedef {{first: string[], claimHeading: string, claim: string, then: string[], over: string, handOver: string}} Plan patterns of names, best first */

/** @param {Language} language @returns {Plan} */
function planOf(language) {
  const shape = (/** @type {string} */ key) => shapesOf(language)(key, { open: true }).source;
  const shapes = (/** @type {string[]} */ ...keys) => keys.map(shape);
  return {
    first: shapes('actionKeepTickets', 'actionPayTunnel', 'actionDeclineTunnel', 'actionTakePassenger', 'actionTakeNoPassenger'),
    claimHeading: wordsOf(language)('kindClaimRoute'),
    claim: shape('actionClaimRoute'),
    then: [...shapes('actionDrawBlind', 'actionTakeMarket', 'actionNameMix', 'actionDrawTickets', 'actionSwapTickets', 'actionPass', 'actionBuildStation')],
    over: shape('playAgain'),
    handOver: shape('showCards'),
  };
}

/**
 * Runs in the page: takes actions up to the limit, the end of the game, or the hand-over to another player; waits for bots.
 * @param {Plan} plan @param {number} limit
 */
async function takeActions(plan, limit) {
  const { each, first, everything } = /** @type {any} */ (window).semaforRoles;
  const button = (/** @type {string} */ source) => first('button', { source, flags: '' });
  const claim = () => {
    const seen = everything();
    const begin = seen.findIndex((/** @type {any} */ one) => one.role === 'heading' && one.name === plan.claimHeading);
    if (begin < 0) return undefined;
    const length = seen.slice(begin + 1).findIndex((/** @type {any} */ one) => one.role === 'heading');
    const route = seen.slice(begin + 1, begin + 1 + length).reverse().find((/** @type {any} */ one) => one.role === 'disclosure').element;
    if (!route.parentElement.open) route.click();
    for (const one of each('button', { source: plan.claim, flags: '' })) if (route.parentElement.contains(one)) return one;
    return undefined;
  };
  const any = (/** @type {string[]} */ sources) => sources.map(button).find(Boolean);
  /** @type {string[]} */
  const actions = [];
  const over = () => button(plan.over) ?? button(plan.handOver);
  const end = Date.now() + 60_000;
  let lost = 0;
  while (actions.length < limit && Date.now() < end && !over()) {
    const next = any(plan.first) ?? claim() ?? any(plan.then);
    if (next) {
      actions.push(next.textContent);
      next.focus();
      next.click();
    }
    await new Promise((resolve) => setTimeout(resolve, next ? 0 : 10));
    if (document.activeElement === document.body) ++lost;
  }
  return { actions, over: button(plan.over) !== undefined, lost };
}

/** @param {import('puppeteer-core').Page} page @param {Language} language @param {number} limit */
export const play = (page, language, limit) => page.evaluate(takeActions, planOf(language), limit);

/**
 * Begins a new game from the title and plays to its first turn.
 * @param {import('./roles.mjs').Reader} reader
 * @param {{board: string, persons?: string[], bots?: number}} game
 */
export async function begin(reader, { board, persons = [''], bots = 1 }) {
  const { word } = reader;
  await reader.button(word('menuNewGame'));
  await reader.choose(word('newBoard'), word(board));
  const seats = persons.length + bots;
  await reader.choose(word('newPlayerCount'), new RegExp(`^${seats} `));
  for (let seat = 0; seat < seats; ++seat)
    await reader.choose(word('newWhoPlays'), word(seat < persons.length ? 'newPerson' : 'newBot'), seat);
  for (const [seat, name] of persons.entries()) if (name) await reader.type(word('newName'), name, seat);
  await reader.button(word('newStart'));
}

/** Sets instant moves and the language. @param {import('./roles.mjs').Reader} reader @param {Language} [language] */
export async function prepare(reader, language) {
  const names = { en: 'English', pl: 'Polski', hu: 'Magyar' };
  await reader.button(reader.word('menuSettings'));
  if (language) {
    await reader.choose(reader.word('language'), names[language]);
    reader.reads(language);
  }
  await reader.choose(reader.word('pace'), reader.word('paceInstant'));
  await reader.button(reader.word('toTitle'));
}

/** Continues the last game, from the title or after a reload. @param {import('./roles.mjs').Reader} reader */
export async function goOn(reader) {
  await reader.find('heading', /./);
  if (await reader.page.evaluate(() => document.body.dataset.screen === 'table')) return;
  await reader.button(new RegExp(`^${reader.word('gameContinue')}`));
  await reader.find('heading', reader.word('log'));
}

/** The lines of the log, oldest first. @param {import('./roles.mjs').Reader} reader @returns {Promise<string[]>} */
export async function readLog(reader) {
  await reader.unfold(reader.shape('gameActions'));
  return (await reader.under(reader.word('log'), 'listitem')).reverse();
}
