// @ts-check
// Dependencies point one way (README, "Architecture"): reads every #include and fails where an arrow is reversed.
//   node arrows.mjs ROOT
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Which folders of ours each folder may include. */
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
/** What the table may know of the engine: views and words, never the state. A folder, or one header. */
const SHELL = ['base', 'codec', 'session', 'view', 'map/color.h', 'map/map_def.h', 'map/shipped.h', 'networks/longest_trail.h', 'rules/action.h', 'rules/event.h', 'rules/game.h', 'rules/rule_error.h'];
const FOREIGN = /^(SDL|imgui|imgui_impl_\w+|emscripten)/;
const INCLUDE = /^\s*#\s*include\s+(["<])([^">]+)[">]/;

/** @param {string} file path from the root @returns {(include: string) => string | undefined} what is wrong with it */
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
  if (top === 'shell')
    return (include) => {
      if (/^emscripten/.test(include)) return 'only web/ knows Emscripten';
      const target = include.split('/')[0];
      if (target in ENGINE && !SHELL.includes(target) && !SHELL.includes(include)) return `shell doesn't see ${include}`;
      return undefined;
    };
  return () => undefined;
}

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
    if (!file.startsWith('web/') && line.includes('__EMSCRIPTEN__')) found.push(`${place}: __EMSCRIPTEN__ outside web/`);
  }
  return found;
}

/** @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.(h|cpp)$/.test(entry.name) ? [path] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2];
  const found = ['engine', 'shell', 'web/src']
    .flatMap((folder) => sourcesIn(join(root, folder)))
    .flatMap((file) => reversedArrows(relative(root, file), readFileSync(file, 'utf8')));
  found.forEach((line) => console.log(line));
  process.exit(found.length > 0 ? 1 : 0);
}
