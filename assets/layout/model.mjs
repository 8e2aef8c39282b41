// @ts-check
// Model of a board for the layout: nodes to place, bundles of parallel tracks between them, labels.
import { lambert, textWidth } from './geometry.mjs';

/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Settings} Settings */

/**
 * Projected positions, fitted to the board; one direction is stretched at most `stretch` times as much as the other.
 * @param {Settings} settings @param {{ lat: number, lon: number }[]} places
 */
function fit(settings, places) {
  const flat = places.map(lambert(settings));
  const [xs, ys] = [flat.map((p) => p[0]), flat.map((p) => p[1])];
  const low = [Math.min(...xs), Math.min(...ys)];
  const high = [Math.max(...xs), Math.max(...ys)];
  /** @type {Point} */
  const scale = [
    (settings.width - 2 * settings.margin[0]) / (high[0] - low[0]),
    (settings.height - 2 * settings.margin[1]) / (high[1] - low[1]),
  ];
  scale[0] = Math.min(scale[0], scale[1] * settings.stretch);
  scale[1] = Math.min(scale[1], scale[0] * settings.stretch);
  /** @type {Point} */
  const offset = [
    (settings.width - scale[0] * (low[0] + high[0])) / 2,
    (settings.height - scale[1] * (low[1] + high[1])) / 2,
  ];
  const positions = flat.map((p) => /** @type {Point} */ ([p[0] * scale[0] + offset[0], p[1] * scale[1] + offset[1]]));
  return { scale, offset, positions };
}

/** All names of a city, in all languages. @param {import('./types.js').City} city */
export function allNames(city) {
  return [...Object.values(city.names), ...Object.values(city.alt ?? {})];
}

/** The canonical name of a route. @param {import('./types.js').Route} route */
export function routeName(route) {
  if (route.end_point) return `${route.a}-${route.b}@${route.end_point}`;
  const pair = route.a < route.b ? `${route.a}-${route.b}` : `${route.b}-${route.a}`;
  return (route.track ?? 1) > 1 ? `${pair}#${route.track}` : pair;
}

/** @param {import('./types.js').Board} board @param {Settings} settings */
function makeNodes(board, settings) {
  const start = () => ({ home: /** @type {Point} */ ([0, 0]), x: 0, y: 0, candidate: 0, bundles: /** @type {number[]} */ ([]) });
  return board.cities.flatMap((city) => {
    const country = city.end_points !== undefined;
    const width = Math.max(...allNames(city).map(textWidth)) * settings.label;
    const label = { width, height: settings.label * 1.15, country };
    const { id, lat, lon } = city;
    const ends = (city.end_points ?? []).map((end) => ({ ...end, ...start(), radius: settings.endPoint, label: null }));
    return [{ id, lat, lon, ...start(), radius: country ? 0 : settings.city, label }, ...ends];
  });
}

/**
 * @param {import('./types.js').Board} board @param {{ id: string }[]} nodes @param {Record<string, number>} bends
 * @returns {import('./types.js').Bundle[]}
 */
function makeBundles(board, nodes, bends) {
  const place = new Map(nodes.map((node, i) => [node.id, i]));
  /** @type {Map<string, import('./types.js').Bundle>} */
  const bundles = new Map();
  for (const route of board.routes) {
    const key = `${route.a} ${route.end_point ?? route.b}`;
    const [a, b] = key.split(' ').map((id) => place.get(id) ?? -1);
    const bend = bends[routeName(route)] ?? 0;
    const bundle = bundles.get(key) ?? { a, b, cells: route.length, routes: [], bend, lean: bend, shift: 0 };
    bundle.routes.push(routeName(route));
    bundles.set(key, bundle);
  }
  return [...bundles.values()];
}

/** @param {import('./types.js').Board} board @param {Settings} settings @returns {import('./types.js').Model} */
export function makeModel(board, settings) {
  const nodes = makeNodes(board, settings);
  const { scale, offset, positions } = fit(settings, nodes);
  nodes.forEach((node, i) => {
    node.home = positions[i];
    [node.x, node.y] = node.home;
  });
  const bundles = makeBundles(board, nodes, settings.bends ?? {});
  bundles.forEach((bundle, i) => {
    nodes[bundle.a].bundles.push(i);
    nodes[bundle.b].bundles.push(i);
  });
  return { settings, nodes, bundles, projection: { scale, offset } };
}
