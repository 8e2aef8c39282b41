// @ts-check
// Every screen of the program as options of `semafor-table`: for contact sheets (tests/shots) and for comparing two commits (tests/same).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SAVES = fileURLToPath(new URL('../golden/saves', import.meta.url));
export const LANGUAGES = ['en', 'pl', 'hu'];
/** Width, height, pixel ratio, and the reduction on a contact sheet. */
export const SIZES = [[1440, 900, 1, 2], [1280, 720, 1, 2], [1170, 2532, 3, 4]];

/** @param {string} name */
const link = (name) => readFileSync(fileURLToPath(new URL(`../golden/links/${name}.txt`, import.meta.url)), 'utf8').trim();
const TABLE = ['--screen', 'table', '--seats-play', '--save'];

/** @type {Record<string, string[]>} */
const SCREENS = {
  title: ['--screen', 'title'],
  new: ['--screen', 'new'],
  settings: ['--screen', 'settings'],
  saves: ['--screen', 'saves', '--save', 'europe-2-begun'],
  about: ['--screen', 'about'],
  learn: ['--screen', 'learn/tunnels'],
  drill1: ['--screen', 'drill1'],
  drill2: ['--screen', 'drill2'],
  drill3: ['--screen', 'drill3'],
  offer: ['--screen', 'table', '--save', 'europe-2-begun', '--seats-play'],
  tunnel: ['--screen', 'table', '--save', 'europe-2-tunnel', '--seats-play'],
  menu: ['--screen', 'table', '--save', 'europe-2-tunnel', '--seats-play', '--overlay', '1'],
  germany: ['--screen', 'table', '--save', 'germany-3-names', '--seats-play', '--tab', '2'],
  log: ['--screen', 'table', '--save', 'germany-3-names', '--seats-play', '--tab', '3', '--overlay', '2'],
  'first-journey': ['--screen', 'table', '--save', 'first-journey-2-midway', '--seats-play'],
  result: ['--screen', 'table', '--save', 'germany-5-finished'],
  replay: ['--screen', 'replay', '--save', 'europe-5-finished'],
  lookback: ['--screen', 'lookback', '--save', 'first-journey-2-midway'],
  'hand-over': ['--screen', 'hand-over', '--save', 'germany-3-names'],
  share: [...TABLE, 'first-journey-2-midway', '--press', 'share'],
  'link-replay': ['--screen', 'saves', '--press', `open-link=${link('europe-5-finished')}`],
  'link-continue': ['--screen', 'saves', '--press', `open-link=${link('germany-3-names')}`],
  payment: [...TABLE, 'europe-5-finished', '--actions', '184', '--route', 'angora-constantinople'],
  station: [...TABLE, 'europe-5-finished', '--actions', '40', '--tap', 'city/wien'],
  refused: [...TABLE, 'europe-5-finished', '--actions', '184', '--route', 'petrograd-stockholm'],
  mix: [...TABLE, 'germany-5-finished', '--actions', '2'],
  'draw-tickets': [...TABLE, 'germany-5-finished', '--actions', '10', '--overlay', '3'],
  passengers: [...TABLE, 'germany-5-finished', '--actions', '23'],
  tickets: [...TABLE, 'europe-5-finished', '--actions', '184', '--tab', '1'],
  finder: [...TABLE, 'europe-5-finished', '--actions', '184', '--type', '/', '--type', 'war'],
  planner: [...TABLE, 'europe-5-finished', '--actions', '40', '--press', 'plan/kyiv-warszawa', '--press', 'plan/palermo-smyrna', '--tab', '1'],
  'notice-deleted': ['--screen', 'saves', '--save', 'europe-2-begun', '--press', 'game/e239305101112f35/delete'],
  'notice-link': ['--screen', 'saves', '--press', 'open-link=SMFR1'],
  'notice-import': ['--screen', 'saves', '--press', 'import=Semafor'],
  'notice-deal': ['--screen', 'new', '--press', 'deal=??'],
  'notice-name': ['--screen', 'new', '--press', 'seat/0/name=\u4eac'],
  'notice-full': [...TABLE, 'first-journey-2-midway', '--fill-store', '--press', 'deck'],
  'notice-stand-in': [...TABLE, 'first-journey-2-midway', '--press', 'stand-in'],
  'notice-version': ['--screen', 'title', '--announce', 'version'],
  'notice-offline': [...TABLE, 'first-journey-2-midway', '--announce', 'offline'],
  'notice-frame': ['--screen', 'settings', '--announce', 'frame'],
};

/** Each screen as options for `semafor-table`, without language and --night. @type {Record<string, string[]>} */
export const SIGHTS = Object.fromEntries(Object.entries(SCREENS).map(([name, options]) =>
  [name, options.map((word, i) => (options[i - 1] === '--save' ? join(SAVES, `${word}.save`) : word))]));
