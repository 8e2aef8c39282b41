// @ts-check
// A plain SVG picture of a board layout, for inspection.

/**
 * @typedef {import('./types.js').Board} Board
 * @typedef {import('./types.js').Layout} Layout
 */

/** @type {Record<string, string>} */
const COLORS = {
  purple: '#a55fb8', blue: '#3f7fd0', orange: '#f0903a', yellow: '#f3d640', white: '#ffffff',
  green: '#58a844', black: '#3a3a3a', red: '#d8423c', gray: '#b9b4aa',
};
const ANCHORS = { left: 'start', right: 'end', center: 'middle' };

/** @param {Board} board @param {Layout} layout */
function drawLines(board, layout) {
  const places = new Map(layout.cities.flatMap((city) => [city, ...(city.end_points ?? [])]).map((place) => [place.id, place]));
  return board.routes.map((route, i) => {
    const [from, to] = [places.get(route.a), places.get(route.end_point ?? route.b)];
    const [x, y] = layout.routes[i].control;
    const path = `M${from?.x} ${from?.y} Q${x} ${y} ${to?.x} ${to?.y}`;
    return `<path d="${path}" fill="none" stroke="#c9bda0" stroke-width="3"/>`;
  });
}

/** @param {Board} board @param {Layout} layout */
function drawCells(board, layout) {
  const height = layout.sizes.cell_width;
  return board.routes.flatMap((route, i) => {
    const { length, cells } = layout.routes[i];
    const rect = `x="${-length / 2}" y="${-height / 2}" width="${length}" height="${height}" rx="2"`;
    const fill = `fill="${COLORS[route.color]}" stroke="#555"${route.tunnel ? ' stroke-dasharray="4 2"' : ''}`;
    return cells.map(([x, y, degrees], k) => {
      const mark = k < (route.locomotives ?? 0) ? `<circle r="${height / 4}" fill="#222"/>` : '';
      return `<g transform="translate(${x} ${y}) rotate(${degrees})"><rect ${rect} ${fill}/>${mark}</g>`;
    });
  });
}

/** @param {Board} board @param {Layout} layout @param {string} language */
function drawCities(board, layout, language) {
  const { city: radius, end_point: endRadius, label: size } = layout.sizes;
  const disc = (/** @type {import('./types.js').LaidPoint} */ { x, y }, /** @type {number} */ r, /** @type {string} */ fill) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="#222" stroke-width="1.5"/>`;
  return layout.cities.flatMap((city, i) => {
    const discs = city.end_points?.map((end) => disc(end, endRadius, '#2f6fe9')) ?? [disc(city, radius, '#e9432f')];
    const [x, y] = [city.x + city.label.dx, city.y + city.label.dy + size * 0.35];
    const font = `font-family="DejaVu Sans Condensed" font-size="${size * 0.95}" text-anchor="${ANCHORS[city.label.align]}"`;
    return [...discs, `<text x="${x}" y="${y}" ${font}>${board.cities[i].names[language]}</text>`];
  });
}

/** @param {Board} board @param {Layout} layout */
export function drawPicture(board, layout, language = 'en') {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${layout.width}" height="${layout.height}">`,
    '<rect width="100%" height="100%" fill="#efe6d2"/>',
    ...drawLines(board, layout),
    ...drawCells(board, layout),
    ...drawCities(board, layout, language),
    '</svg>',
    '',
  ].join('\n');
}
