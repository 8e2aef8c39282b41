// A board as the layout sees it: nodes to place, bundles of parallel tracks between them, labels.

import { lambert, textWidth } from "./geometry.mjs";

// Sizes in board units. `pitch` is what a cell takes along its route, from least to most; `bends` are for
// lines that would run through a city.
export const kSettings = {
  europe: {
    width: 1600, height: 1000, margin: [70, 72], stretch: 1.12,
    parallels: [40, 56], centre: { lat: 49, lon: 15 },
    pitch: [29, 40], gap: 2, cellWidth: 11, trackPitch: 13, city: 9, endPoint: 6, room: 3, label: 14,
    bends: { "palermo-smyrna": -58 },  // south of Athens
  },
  germany: {
    width: 1150, height: 1200, margin: [75, 65], stretch: 1.4,
    parallels: [48.5, 53.5], centre: { lat: 51, lon: 10.2 },
    pitch: [30, 42], gap: 2, cellWidth: 11, trackPitch: 13, city: 9, endPoint: 6, room: 3, label: 14,
  },
  "first-journey": {
    width: 1600, height: 1000, margin: [90, 80], stretch: 1.12,
    parallels: [40, 56], centre: { lat: 49, lon: 15 },
    pitch: [54, 80], gap: 3, cellWidth: 20, trackPitch: 23, city: 16, endPoint: 9, room: 4, label: 22,
  },
};

// Projected positions, fitted into the board with at most `stretch` between the two directions.
function fit(settings, places) {
  const project = lambert(settings);
  const flat = places.map(project);
  const low = [0, 1].map((i) => Math.min(...flat.map((p) => p[i])));
  const high = [0, 1].map((i) => Math.max(...flat.map((p) => p[i])));
  const room = [settings.width - 2 * settings.margin[0], settings.height - 2 * settings.margin[1]];
  const scale = [0, 1].map((i) => room[i] / (high[i] - low[i]));
  scale[0] = Math.min(scale[0], scale[1] * settings.stretch);
  scale[1] = Math.min(scale[1], scale[0] * settings.stretch);
  const size = [settings.width, settings.height];
  const offset = [0, 1].map((i) => (size[i] - scale[i] * (low[i] + high[i])) / 2);
  return { scale, offset, positions: flat.map((p) => [0, 1].map((i) => p[i] * scale[i] + offset[i])) };
}

function labelWidth(city, size) {
  const texts = [...Object.values(city.names), ...Object.values(city.alt ?? {})];
  return Math.max(...texts.map(textWidth)) * size;
}

export function routeName(route) {
  if (route.end_point) return `${route.a}-${route.b}@${route.end_point}`;
  const pair = route.a < route.b ? `${route.a}-${route.b}` : `${route.b}-${route.a}`;
  return route.track > 1 ? `${pair}#${route.track}` : pair;
}

// Nodes are cities, end points and (without a disc) the names of countries.
function makeNodes(board, settings) {
  const nodes = [];
  for (const city of board.cities) {
    const country = city.end_points !== undefined;
    const label = { width: labelWidth(city, settings.label), height: settings.label * 1.15, country };
    nodes.push({ id: city.id, lat: city.lat, lon: city.lon, radius: country ? 0 : settings.city, label });
    for (const end of city.end_points ?? [])
      nodes.push({ id: end.id, lat: end.lat, lon: end.lon, radius: settings.endPoint, label: null });
  }
  return nodes;
}

function makeBundles(board, nodes, bends) {
  const place = new Map(nodes.map((node, i) => [node.id, i]));
  const bundles = new Map();
  for (const route of board.routes) {
    const [a, b] = [place.get(route.a), place.get(route.end_point ?? route.b)];
    const key = `${a} ${b}`;
    if (!bundles.has(key)) bundles.set(key, { a, b, cells: route.length, routes: [], bend: 0, shift: 0 });
    bundles.get(key).routes.push(routeName(route));
  }
  for (const bundle of bundles.values()) bundle.bend = bundle.lean = bends[bundle.routes[0]] ?? 0;
  return [...bundles.values()];
}

export function makeModel(board) {
  const settings = kSettings[board.map];
  const nodes = makeNodes(board, settings);
  const fitted = fit(settings, nodes);
  nodes.forEach((node, i) => {
    node.home = fitted.positions[i];
    [node.x, node.y] = node.home;
    node.candidate = 0;
    node.bundles = [];
  });
  const bundles = makeBundles(board, nodes, settings.bends ?? {});
  bundles.forEach((bundle, i) => {
    nodes[bundle.a].bundles.push(i);
    nodes[bundle.b].bundles.push(i);
  });
  return { name: board.map, settings, nodes, bundles, projection: { scale: fitted.scale, offset: fitted.offset } };
}
