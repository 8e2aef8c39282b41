// @ts-check
// Test helpers for files: downloads from the page, and files dropped on it.
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Puts downloads in a temporary folder until the test is over.
 * @param {import('node:test').TestContext} t @param {import('puppeteer-core').Page} page
 */
export async function downloadsOf(t, page) {
  const folder = mkdtempSync(join(tmpdir(), 'semafor-files-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const session = await page.createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
  let count = 0;
  /** The path of the next complete file; each gets its own folder, because names repeat. @returns {Promise<string>} */
  const next = async () => {
    for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
      // Chromium reserves the name by an empty file, and writes the content beside it.
      const name = readdirSync(folder).find((file) => file.endsWith('.semafor') && statSync(join(folder, file)).size > 0);
      if (!name) continue;
      const own = join(folder, `file-${++count}`);
      mkdirSync(own);
      renameSync(join(folder, name), join(own, name));
      return join(own, name);
    }
    throw new Error(`no file came: ${readdirSync(folder).join(', ')}`);
  };
  return { next };
}

/**
 * Drops files from the desktop on the page.
 * @param {import('puppeteer-core').Page} page @param {string[]} files @param {() => Promise<unknown>} [meanwhile] runs before the drop
 */
export async function dropFiles(page, files, meanwhile) {
  const session = await page.createCDPSession();
  const data = { items: [], files, dragOperationsMask: 1 };
  const drag = (/** @type {'dragEnter' | 'dragOver' | 'drop'} */ type) => session.send('Input.dispatchDragEvent', { type, x: 200, y: 200, data });
  await drag('dragEnter');
  await drag('dragOver');
  await meanwhile?.();
  await drag('drop');
  await session.detach();
}
