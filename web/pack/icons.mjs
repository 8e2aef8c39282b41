// @ts-check
// Renders the page's icons from our SVG files, in the sizes that operating systems and browsers ask for.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const SIZES = /** @type {const} */ ([
  ['icon-180.png', 'icon-maskable.svg', 180], // a phone's home screen rounds the corners itself
  ['icon-192.png', 'icon.svg', 192],
  ['icon-512.png', 'icon.svg', 512],
  ['icon-maskable-512.png', 'icon-maskable.svg', 512],
]);

/** The picture for link previews, with text in the game's fonts. @param {string} folder @param {string} packages folder of the Node packages */
export function preview(folder, packages) {
  const { Resvg } = createRequire(import.meta.url)('@resvg/resvg-js');
  const fontFiles = ['old-standard-tt/OldStandardTT_700Bold.ttf', 'barlow-semi-condensed/500Medium/BarlowSemiCondensed_500Medium.ttf']
    .map((file) => join(packages, '@expo-google-fonts', file));
  const picture = new Resvg(readFileSync(join(folder, 'preview.svg')), { fitTo: { mode: 'width', value: 1200 }, font: { loadSystemFonts: false, fontFiles } });
  return picture.render().asPng();
}

/**
 * @param {string} folder of the SVG files
 * @returns {Map<string, Buffer>} file name to bytes
 */
export function icons(folder) {
  const { Resvg } = createRequire(import.meta.url)('@resvg/resvg-js');
  const files = new Map([['icon.svg', readFileSync(join(folder, 'icon.svg'))]]);
  for (const [name, source, width] of SIZES) {
    const svg = readFileSync(join(folder, source));
    files.set(name, new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());
  }
  return files;
}
