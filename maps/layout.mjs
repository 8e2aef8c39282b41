// Makes maps/<map>/layout.json: where cities, routes and names are drawn. Node 18 or later, nothing else.
//   node maps/layout.mjs europe [germany …] [--pictures FOLDER]
// The same input gives the same layout. The pictures (SVG) are for looking at it.

import { readFileSync, writeFileSync } from "node:fs";
import { anneal } from "./layout/anneal.mjs";
import { layBundle, placeLabel } from "./layout/energy.mjs";
import { makeModel, routeName } from "./layout/model.mjs";
import { drawPicture } from "./layout/picture.mjs";

const kRounds = 500_000;
const kAttempts = 3;
const tenth = (x) => Math.round(x * 10) / 10 + 0;

// The best of some attempts.
function bestModel(board) {
  let best = null;
  let least = Infinity;
  for (let seed = 1; seed <= kAttempts; ++seed) {
    const model = makeModel(board);
    const wrong = anneal(model, kRounds, seed);
    console.error(`${board.map}: attempt ${seed} of ${kAttempts}: ${wrong.toFixed(2)}`);
    if (wrong < least) [best, least] = [model, wrong];
  }
  return best;
}

function layoutOf(board) {
  const model = bestModel(board);
  const { settings, nodes } = model;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const cities = board.cities.map((city) => {
    const node = byId.get(city.id);
    const { dx, dy, align } = placeLabel(node, node.candidate);
    const home = node.home.map(tenth);
    const laid = { id: city.id, x: tenth(node.x), y: tenth(node.y), home, label: { dx: tenth(dx), dy: tenth(dy), align } };
    if (city.end_points)
      laid.end_points = city.end_points.map(({ id }) => ({ id, x: tenth(byId.get(id).x), y: tenth(byId.get(id).y) }));
    return laid;
  });
  const laidRoutes = new Map();
  for (const bundle of model.bundles) {
    const { control, pitch, cells } = layBundle(model, bundle);
    bundle.routes.forEach((name, track) => {
      const places = cells[track].map(([x, y, dx, dy]) => [tenth(x), tenth(y), tenth((Math.atan2(dy, dx) * 180) / Math.PI)]);
      laidRoutes.set(name, { route: name, control: control.map(tenth), length: tenth(pitch - settings.gap), cells: places });
    });
  }
  return {
    map: board.map,
    width: settings.width,
    height: settings.height,
    sizes: { city: settings.city, end_point: settings.endPoint, cell_width: settings.cellWidth, label: settings.label },
    projection: {
      kind: "lambert", parallels: settings.parallels, centre: settings.centre,
      scale: model.projection.scale.map((x) => Math.round(x * 1e5) / 1e5), offset: model.projection.offset.map(tenth),
    },
    cities,
    routes: board.routes.map((route) => laidRoutes.get(routeName(route))),
  };
}

// JSON with one entry of a list a line.
function write(layout) {
  const parts = Object.entries(layout).map(([key, value]) => {
    if (!Array.isArray(value)) return ` "${key}": ${JSON.stringify(value)}`;
    return ` "${key}": [\n${value.map((entry) => `  ${JSON.stringify(entry)}`).join(",\n")}\n ]`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
}

const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  console.error("usage: node maps/layout.mjs MAP … [--pictures FOLDER]");
  process.exit(2);
}
const pictures = wanted.includes("--pictures") ? wanted.splice(wanted.indexOf("--pictures"), 2)[1] : null;
for (const map of wanted) {
  const folder = new URL(`./${map}/`, import.meta.url);
  const board = JSON.parse(readFileSync(new URL("board.json", folder), "utf8"));
  const layout = layoutOf(board);
  writeFileSync(new URL("layout.json", folder), write(layout));
  if (pictures) writeFileSync(`${pictures}/${map}.svg`, drawPicture(board, layout));
}
