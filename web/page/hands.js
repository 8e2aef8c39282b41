// @ts-check
// What goes out of the page and comes in by hand: files, the clipboard.

/** Nothing of ours is longer; the program says so in words. */
const LONGEST = 5_000_000;

/** @param {string} name @param {string} text */
export function giveFile(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** To the clipboard; where the browser doesn't allow that, into a field to copy from. @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    document.body.append(field);
    field.select();
    const copied = document.execCommand('copy');
    if (copied) field.remove();
    else {
      field.className = 'by-hand';
      field.addEventListener('blur', () => field.remove(), { once: true });
    }
  }
}

/** @param {File} file @param {(text: string) => void} read */
export async function readFile(file, read) {
  read(await file.slice(0, LONGEST).text());
}

/** A file dropped anywhere on the page. @param {(text: string) => void} read */
export function acceptDrops(read) {
  window.addEventListener('dragover', (event) => event.preventDefault());
  window.addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) readFile(file, read);
  });
}
