// @ts-check
// Builds the game as a single page: style sheet, fonts and scripts are inline, and the files that they fetch are in one inline gzip (web/page/single.js).
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** @typedef {import('./template.mjs').Templates} Templates */

/** Scripts that run at once, in this order; the LATER ones run on demand. */
const AT_ONCE = ['single.js', 'boot.js', 'table.glue.js', 'page.js'];
const LATER = ['bot.js', 'graphics.js', 'sound.js'];
/** Files that the single page never fetches. */
const LEFT_OUT = /\.(js|png|svg|webmanifest)$/;
/** @type {Record<string, string>} */
const TYPES = { wasm: 'application/wasm', txt: 'text/plain; charset=utf-8' };

/** @param {string} text */
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Escapes the end tag, so that a script's own text can't close its script element. @param {string} text */
const safe = (text) => text.replaceAll('</script', '<\\/script');

/** @param {Templates} templates */
function pack(templates) {
  const names = [...templates.served].filter((name) => !LEFT_OUT.test(name)).sort();
  let at = 0;
  const places = names.map((name) => {
    const { length } = templates.bytes(name);
    at += length;
    return [templates.hashedName(name), TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream', at - length, at];
  });
  return { places, bytes: gzipSync(Buffer.concat(names.map((name) => templates.bytes(name))), { level: 9 }) };
}

/** @param {string[]} scripts @param {string} style */
const policyOf = (scripts, style) => [
  "default-src 'none'", `script-src ${scripts.map(hash).join(' ')} 'wasm-unsafe-eval'`, `style-src ${hash(style)}`, 'img-src blob: data:', 'font-src data:',
  'worker-src blob:', "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'", 'trusted-types semafor',
].join('; ');

/** @param {string} page the source of index.html, without the policy @param {Templates} templates @returns {Buffer} */
export function singlePage(page, templates) {
  const text = (/** @type {string} */ name) => safe(templates.bytes(name).toString());
  const once = AT_ONCE.map(text);
  const later = `window.semaforScripts={${LATER.map((name) => `${JSON.stringify(templates.hashedName(name))}:function(){${text(name)}\n}`).join(',\n')}};`;
  const { places, bytes } = pack(templates);
  const [title, style] = [text('title.js'), templates.bytes('page.css').toString()];
  const inline = (/** @type {string} */ script, more = '') => `<script${more}>${script}</script>\n`;
  const data = (/** @type {string} */ id, /** @type {string} */ content) => `<script type="text/plain" id="${id}">${content}</script>\n`;
  const html = page
    .replace(/<script src=.*?<\/script>\n/g, '').replace(/<link .*?>\n/g, '').replace(/<div id="stuck">.*<\/div>\n/, '')
    .replace('{policy}', () => policyOf([title, later, ...once], style))
    .replace('{inline:page.css}', () => style)
    .replace('<script>{inline:title.js}</script>\n', () => inline(title) + data('places', JSON.stringify(places)) + data('files', bytes.toString('base64')) +
      inline(later) + AT_ONCE.map((name, i) => inline(once[i], name === 'table.glue.js' ? ' id="glue"' : '')).join(''));
  return Buffer.from(html.replace('</title>', () => `</title>\n<link rel="icon" href="${templates.filled('{embed:icon.svg}')}">`));
}
