// @ts-check
// Collects the licences of everything in the bundle in one text, from the files that came with each part.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{part: string, files: string[]}} Licence uses the first file that exists */

/**
 * @param {string} thirdParty
 * @param {string} emscripten folder of emcc's own files
 * @param {string} packages folder of the Node packages
 * @returns {Licence[]}
 */
const licences = (thirdParty, emscripten, packages) => [
  { part: 'SDL2', files: [join(thirdParty, 'licences/SDL2.txt')] },
  { part: 'Dear ImGui', files: [join(thirdParty, 'licences/imgui.txt')] },
  { part: 'cereal', files: [join(thirdParty, 'licences/cereal.txt'), '/usr/share/doc/libcereal-dev/copyright'] },
  { part: 'musl, through Emscripten', files: [join(emscripten, 'system/lib/libc/musl/COPYRIGHT')] },
  {
    part: 'the fonts Old Standard and Barlow Semi Condensed, both under the SIL Open Font License',
    files: [join(packages, '@expo-google-fonts/barlow-semi-condensed/LICENSE_FONT')],
  },
];

/** @param {string} thirdParty @param {string} emscripten @param {string} packages @returns {Buffer} */
export function licenceText(thirdParty, emscripten, packages) {
  const texts = licences(thirdParty, emscripten, packages).map(({ part, files }) => {
    const file = files.find(existsSync);
    if (!file) throw new Error(`no licence of ${part} is to be found (${files.join(', ')})`);
    return `${'='.repeat(72)}\n${part}\n${'='.repeat(72)}\n\n${readFileSync(file, 'utf8').trim()}\n`;
  });
  return Buffer.from(`What Semafor is made of, apart from its own code.\n\n${texts.join('\n\n')}`);
}
