// @ts-check
// Checks the direction of dependencies (README, "Architecture"): reads every #include and reports reversed ones.
//   node arrows.mjs ROOT
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** For each folder of engine/, the folders it may include. */
const ENGINE = /** @type {Record<string, string[]>} */ ({
  base: [],
  map: ['base'],
  networks: ['base'],
  rules: ['base', 'map', 'networks'],
  view: ['base', 'map', 'networks', 'rules'],
  codec: ['base', 'map', 'rules', 'view'],
  session: ['base', 'map', 'networks', 'rules', 'view', 'codec'],
  bots: ['base', 'map', 'networks', 'rules', 'view'],
  cli: ['base', 'map', 'networks', 'rules', 'view', 'codec', 'session', 'bots'],
});
/** The folders and headers of the engine that the shell may include: views and texts, never the state. */
const SHELL = ['base', 'codec', 'session', 'view', 'map/color.h', 'map/map_def.h', 'map/shipped.h', 'networks/longest_trail.h', 'rules/action.h', 'rules/event.h', 'rules/game.h', 'rules/rule_error.h'];
/** Folders that show a ShownGame (shell/table/shown_game.h) and must not use the session itself. */
const SHOWS = /^shell\/(screens|table|text_view)\//;
const SESSION = /(\.|->)\s*session\(\)/;
/** Folders in which the desk and its parts are const; they only send requests (desk/ask.h). */
const ASKS = /^shell\/(screens|widgets|text_view)\//;
const CHANGEABLE = /(?<!const )\b(Desk|Table|Notices|Navigation|Preferences|NewGame|StandIns|Lessons|SavedGames|Imports|Watching|Links|Library)\s*&|\bconst_cast\b/;
/** For each folder ("room") of shell/, the rooms it may include; `app` is shell/app.h, and native/ renders images and opens a window with it. */
const ROOMS = /** @type {Record<string, string[]>} */ ({
  board: [],
  store: [],
  words: [],
  theme: ['board'],
  target: [],
  desk: ['store', 'words'],
  table: ['board', 'desk', 'target', 'words'],
  text_view: ['desk', 'table', 'target', 'words'],
  paint: ['board', 'theme', 'words'],
  widgets: ['board', 'target', 'theme'],
  screens: ['board', 'desk', 'text_view', 'paint', 'table', 'target', 'theme', 'widgets', 'words'],
  app: ['desk', 'text_view', 'paint', 'screens', 'table', 'target'],
  native: ['app', 'desk', 'text_view', 'store', 'table', 'words'],
});
/** The rooms that draw: only they may use SDL and Dear ImGui. */
const DRAWING = ['theme', 'paint', 'widgets', 'screens', 'app', 'native'];
const FOREIGN = /^(SDL|imgui|imgui_impl_\w+|emscripten)/;
const INCLUDE = /^\s*#\s*include\s+(["<])([^">]+)[">]/;

/** The room of a path in shell/. @param {string} path */
const roomOf = (path) => path.split('/')[0].replace(/^app\..*/, 'app');

/** @param {string} folder of shell/, or a file there @returns {(include: string) => string | undefined} */
function shellRule(folder) {
  const room = roomOf(folder);
  const allowed = ROOMS[room] && [room, ...ROOMS[room]];
  return (include) => {
    const target = include.split('/')[0];
    /** @type {[boolean, string][]} */
    const mistakes = [
      [/^emscripten/.test(include), 'only web/ knows Emscripten'],
      [allowed && FOREIGN.test(include) && !DRAWING.includes(room), `shell/${room} knows no SDL or Dear ImGui`],
      [SHOWS.test(`shell/${folder}/`) && include === 'session/session.h', 'screens and words see a ShownGame, not the session'],
      [target in ENGINE && !SHELL.includes(target) && !SHELL.includes(include), `shell doesn't see ${include}`],
      [allowed && roomOf(include) in ROOMS && !allowed.includes(roomOf(include)), `shell/${room} doesn't see shell/${roomOf(include)}`],
    ];
    return mistakes.find(([wrong]) => wrong)?.[1];
  };
}

/** Whether the dependencies of a room form a cycle. @param {string} room @param {string[]} passed @returns {boolean} */
const circles = (room, passed) => passed.includes(room) || (ROOMS[room] ?? []).some((next) => circles(next, [...passed, room]));

/** A sentence for each room of the shell that is missing in the table or depends on itself. @param {string[]} rooms the existing ones */
export function wrongRooms(rooms) {
  return [...rooms.filter((room) => !(room in ROOMS)).map((room) => `shell/${room} is missing in the table of rooms`),
    ...Object.keys(ROOMS).filter((room) => circles(room, [])).map((room) => `shell/${room} leads back to itself`)];
}

/** @param {string} file path from the root @returns {(include: string) => string | undefined} an error message if that include is wrong */
function ruleFor(file) {
  const [top, folder] = file.split('/');
  if (top === 'engine') {
    const allowed = [folder, ...(ENGINE[folder] ?? [])];
    return (include) => {
      if (FOREIGN.test(include)) return 'the engine knows no SDL, Dear ImGui or Emscripten';
      const target = include.split('/')[0];
      if (target in ENGINE && !allowed.includes(target)) return `engine/${folder} doesn't see engine/${target}`;
      return undefined;
    };
  }
  if (top === 'shell') return shellRule(folder);
  return () => undefined;
}

/** Forbidden uses other than includes. @param {string} file @param {string} line @returns {string[]} */
const wrongWords = (file, line) => [
  ...(ASKS.test(file) && CHANGEABLE.test(line) ? ['screens and words read the desk as const, and ask (desk/ask.h)'] : []),
  ...(SHOWS.test(file) && SESSION.test(line) ? ['session(): screens and words see a ShownGame, not the session'] : []),
  ...(!file.startsWith('web/') && line.includes('__EMSCRIPTEN__') ? ['__EMSCRIPTEN__ outside web/'] : []),
];

/**
 * @param {string} file path from the root
 * @param {string} text
 * @returns {string[]} one sentence for each reversed arrow
 */
export function reversedArrows(file, text) {
  const rule = ruleFor(file);
  const found = [];
  for (const [i, line] of text.split('\n').entries()) {
    const place = `${file}:${i + 1}`;
    const [, quote, include] = INCLUDE.exec(line) ?? [];
    const wrong = include && (quote === '"' || FOREIGN.test(include)) ? rule(include) : undefined;
    if (wrong) found.push(`${place}: ${include}: ${wrong}`);
    found.push(...wrongWords(file, line).map((why) => `${place}: ${why}`));
  }
  return found;
}

/** @param {string} folder @returns {string[]} */
export function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.(h|cpp)$/.test(entry.name) ? [path] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2];
  const rooms = readdirSync(join(root, 'shell'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const found = [...wrongRooms(rooms), ...['engine', 'shell', 'web/src']
    .flatMap((folder) => sourcesIn(join(root, folder)))
    .flatMap((file) => reversedArrows(relative(root, file), readFileSync(file, 'utf8')))];
  found.forEach((line) => console.log(line));
  process.exit(found.length > 0 ? 1 : 0);
}
