// @ts-check
// What the page gives the player as a file.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Downloads go into a folder of their own until the test is over.
 * @param {import('node:test').TestContext} t @param {import('puppeteer-core').Page} page
 */
export async function downloadsOf(t, page) {
  const folder = mkdtempSync(join(tmpdir(), 'semafor-files-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const session = await page.createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
  /** @type {Set<string>} */
  const known = new Set();
  /** The next file that is complete, by its path. @returns {Promise<string>} */
  const next = async () => {
    for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
      const name = readdirSync(folder).find((file) => file.endsWith('.semafor') && !known.has(file));
      if (!name) continue;
      known.add(name);
      return join(folder, name);
    }
    throw new Error(`no file came: ${readdirSync(folder).join(', ')}`);
  };
  return { next };
}

/** A file of the desktop is dropped on the page. @param {import('puppeteer-core').Page} page @param {string} file */
export async function dropFile(page, file) {
  const session = await page.createCDPSession();
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of /** @type {const} */ (['dragEnter', 'dragOver', 'drop']))
    await session.send('Input.dispatchDragEvent', { type, x: 200, y: 200, data });
  await session.detach();
}
