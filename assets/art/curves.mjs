// @ts-check
// Flattens SVG path data: curves and arcs become straight lines.

/** @typedef {import('../layout/types.js').Point} Point */
/** @typedef {{ points: Point[], closed: boolean }} Line */

/** Greatest distance of a straight line from its curve, in units of the drawing. */
const TOLERANCE = 0.07;
/** How many numbers each command takes. @type {Record<string, number>} */
const TAKES = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

/** The command that further points after a moveto stand for. @type {Record<string, string>} */
const GOES_ON = { M: 'L', m: 'l' };

/** @param {string} data @returns {{ letter: string, numbers: number[] }[]} one for each command; an implicitly repeated command is listed each time */
function commandsOf(data) {
  const parts = data.match(/[a-zA-Z][^a-zA-Z]*|^[^a-zA-Z\s]+/g) ?? [];
  return parts.flatMap((part) => {
    const takes = TAKES[part[0].toUpperCase()];
    const numbers = (part.slice(1).match(/-?(?:\d+\.?\d*|\.\d+)|[^\s,]/g) ?? []).map(Number);
    if (takes === undefined) throw new Error(`a path can't have "${part[0]}"`);
    const times = takes === 0 ? 1 : numbers.length / takes;
    if (numbers.length !== takes * times || times === 0 || times % 1 > 0 || numbers.some(Number.isNaN))
      throw new Error(`"${part[0]}" takes ${takes} numbers: "${part}"`);
    return Array.from({ length: times }, (_, i) => ({
      letter: i > 0 ? GOES_ON[part[0]] ?? part[0] : part[0], numbers: numbers.slice(takes * i, takes * (i + 1)),
    }));
  });
}

/** @param {Point[]} p two to four control points @param {number} t @returns {Point} */
function bezier(p, t) {
  if (p.length === 1) return p[0];
  const next = p.slice(1).map(([x, y], i) => /** @type {Point} */ ([p[i][0] + (x - p[i][0]) * t, p[i][1] + (y - p[i][1]) * t]));
  return bezier(next, t);
}

/** @param {Point[]} control @returns {Point[]} without the first */
function curve(control) {
  let bend = 0;
  for (let i = 2; i < control.length; ++i)
    bend = Math.max(bend, Math.hypot(control[i][0] - 2 * control[i - 1][0] + control[i - 2][0], control[i][1] - 2 * control[i - 1][1] + control[i - 2][1]));
  const degree = control.length - 1;
  const steps = Math.max(1, Math.ceil(Math.sqrt((degree * (degree - 1) * bend) / (8 * TOLERANCE))));
  return Array.from({ length: steps }, (_, i) => bezier(control, (i + 1) / steps));
}

/** A circle's arc; an ellipse's throws. @param {Point} from @param {number[]} numbers @param {Point} to @returns {Point[]} without the first */
function arc(from, [rx, ry, turned, large, sweep], to) {
  if (rx !== ry || turned !== 0) throw new Error("an arc is a circle's alone");
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const half = Math.hypot(dx, dy) / 2;
  const r = Math.max(rx, half);
  const away = Math.sqrt(Math.max(0, r * r - half * half)) * (large === sweep ? -1 : 1);
  const centre = [(from[0] + to[0]) / 2 - (dy / (2 * half)) * away, (from[1] + to[1]) / 2 + (dx / (2 * half)) * away];
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  let span = Math.atan2(to[1] - centre[1], to[0] - centre[0]) - start;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const steps = Math.max(2, Math.ceil(Math.abs(span) / (2 * Math.acos(Math.max(0, 1 - TOLERANCE / r)))));
  const points = Array.from({ length: steps - 1 }, (_, i) => {
    const angle = start + (span * (i + 1)) / steps;
    return /** @type {Point} */ ([centre[0] + r * Math.cos(angle), centre[1] + r * Math.sin(angle)]);
  });
  return [...points, to];
}

/** The points that a command adds. @param {Point} from @param {string} letter @param {number[]} numbers @returns {Point[]} */
function drawn(from, letter, numbers) {
  const [x0, y0] = letter === letter.toLowerCase() ? from : [0, 0];
  const kind = letter.toUpperCase();
  if (kind === 'H') return [[x0 + numbers[0], from[1]]];
  if (kind === 'V') return [[from[0], y0 + numbers[0]]];
  if (kind === 'A') return arc(from, numbers, [x0 + numbers[5], y0 + numbers[6]]);
  const points = numbers.flatMap((n, i) => (i % 2 === 0 ? [/** @type {Point} */ ([x0 + n, y0 + numbers[i + 1]])] : []));
  return kind === 'C' || kind === 'Q' ? curve([from, ...points]) : points;
}

/** @param {string} data of a path @returns {Line[]} one for each part */
export function flattened(data) {
  /** @type {Line[]} */
  const lines = [];
  /** @type {Point} */
  let from = [0, 0];
  for (const { letter, numbers } of commandsOf(data)) {
    const line = lines[lines.length - 1];
    if (letter === 'M' || letter === 'm') {
      [from] = drawn(from, letter, numbers);
      lines.push({ points: [from], closed: false });
      continue;
    }
    if (!line) throw new Error(`a path begins with M: "${data}"`);
    if (letter === 'Z' || letter === 'z') {
      line.closed = true;
      from = line.points[0];
      continue;
    }
    // After a Z, the next part begins where the closed part began.
    if (line.closed) lines.push({ points: [from], closed: false });
    const points = drawn(from, letter, numbers);
    lines[lines.length - 1].points.push(...points);
    from = points[points.length - 1];
  }
  return lines.map(tidied);
}

/** The line without repeated points. @param {Line} line @returns {Line} */
function tidied({ points, closed }) {
  const kept = points.filter(([x, y], i) => i === 0 || Math.hypot(x - points[i - 1][0], y - points[i - 1][1]) > 0.04);
  const last = kept[kept.length - 1];
  if (closed && kept.length > 1 && Math.hypot(last[0] - kept[0][0], last[1] - kept[0][1]) <= 0.04) kept.pop();
  if (kept.length < 2) throw new Error('a part of a path is a single point');
  return { points: kept, closed };
}
