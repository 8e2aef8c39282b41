// A plain picture of a layout, for looking at it.

const kColors = {
  purple: "#a55fb8", blue: "#3f7fd0", orange: "#f0903a", yellow: "#f3d640", white: "#ffffff",
  green: "#58a844", black: "#3a3a3a", red: "#d8423c", gray: "#b9b4aa",
};

export function drawPicture(board, layout, language = "en") {
  const names = new Map(board.cities.map((city) => [city.id, city.names[language]]));
  const out = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${layout.width}" height="${layout.height}">`,
    `<rect width="100%" height="100%" fill="#efe6d2"/>`,
  ];
  const places = new Map();
  for (const city of layout.cities) {
    places.set(city.id, city);
    for (const end of city.end_points ?? []) places.set(end.id, end);
  }
  board.routes.forEach((route, i) => {
    const [a, b, [cx, cy]] = [places.get(route.a), places.get(route.end_point ?? route.b), layout.routes[i].control];
    out.push(`<path d="M${a.x} ${a.y} Q${cx} ${cy} ${b.x} ${b.y}" fill="none" stroke="#c9bda0" stroke-width="3"/>`);
  });
  board.routes.forEach((route, i) => {
    const laid = layout.routes[i];
    const dash = route.tunnel ? ` stroke-dasharray="4 2"` : "";
    laid.cells.forEach(([x, y, degrees], k) => {
      const [w, h] = [laid.length, layout.sizes.cell_width];
      const rect = `x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="2"`;
      const mark = k < (route.locomotives ?? 0) ? `<circle r="${h / 4}" fill="#222"/>` : "";
      out.push(`<g transform="translate(${x} ${y}) rotate(${degrees})"><rect ${rect} fill="${kColors[route.color]}" ` +
        `stroke="#555"${dash}/>${mark}</g>`);
    });
  });
  for (const city of layout.cities) {
    const radius = layout.sizes.city;
    if (!city.end_points) out.push(`<circle cx="${city.x}" cy="${city.y}" r="${radius}" fill="#e9432f" stroke="#222" stroke-width="1.5"/>`);
    for (const end of city.end_points ?? [])
      out.push(`<circle cx="${end.x}" cy="${end.y}" r="${layout.sizes.end_point}" fill="#2f6fe9" stroke="#222"/>`);
    const anchor = { left: "start", right: "end", center: "middle" }[city.label.align];
    out.push(`<text x="${city.x + city.label.dx}" y="${city.y + city.label.dy + layout.sizes.label * 0.35}" ` +
      `font-family="DejaVu Sans Condensed" font-size="${layout.sizes.label * 0.95}" text-anchor="${anchor}">${names.get(city.id)}</text>`);
  }
  out.push("</svg>");
  return out.join("\n") + "\n";
}
