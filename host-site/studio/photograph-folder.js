import { makeElement } from './make-element.js';

const { messages } = /** @type {any} */ (window).studio;

/** @typedef {(query: Record<string, string>, body: File) => Promise<string>} Upload Adds a picture; returns an error's words, or none. */
/** @typedef {{ photographs: { file: string, query: Record<string, string> }[], problems: string[] }} Listed */

/** @type {(text: string, values: Record<string, string | number>) => string} */
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, key) => String(values[key]));

/** @type {(list: File, files: readonly File[]) => Promise<Listed>} Reads the folder's list on the server. */
async function readList(list, files) {
  // Its bytes: the server knows the encodings of spreadsheets.
  const bytes = new Uint8Array(await list.arrayBuffer());
  const csv = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const body = JSON.stringify({ csv, files: files.map((file) => file.name) });
  const response = await fetch('/photographs', { method: 'POST', body, signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

/**
 * Adds each photograph of a folder as its list says, one after the other; a list with mistakes adds none.
 * @param {readonly File[]} files
 * @param {Upload} upload
 * @param {(lines: readonly string[]) => void} tell
 */
async function addAll(files, upload, tell) {
  const list = files.find((file) => file.name.toLowerCase() === 'photographs.csv');
  if (!list) return tell([messages.folderListMissing]);
  const { photographs, problems } = await readList(list, files);
  if (problems.length > 0) return tell([messages.folderMistakes, ...problems]);
  /** @type {string[]} */
  const failed = [];
  for (const [at, { file, query }] of photographs.entries()) {
    tell([fill(messages.folderAdding, { at: at + 1, count: photographs.length })]);
    const body = files.find((each) => each.name === file);
    const error = body ? await upload(query, body) : messages.uploadFailed;
    if (error) failed.push(`${file}: ${error}`);
  }
  tell([
    fill(messages.folderAdded, { added: photographs.length - failed.length, count: photographs.length }),
    ...failed,
  ]);
}

/** A field for a folder of photographs with its list. @param {Upload} upload */
export function photographFolder(upload) {
  const status = makeElement('ul', { role: 'status' });
  /** @param {readonly string[]} lines */
  const tell = (lines) => status.replaceChildren(...lines.map((textContent) => makeElement('li', { textContent })));
  const input = makeElement('input', { type: 'file', webkitdirectory: true });
  input.onchange = async () => {
    input.disabled = true;
    try {
      await addAll([...(input.files ?? [])], upload, tell);
    } catch {
      tell([messages.uploadFailed]);
    } finally {
      input.disabled = false;
      input.value = '';
    }
  };
  return makeElement(
    'div',
    {},
    makeElement('p', { textContent: messages.folderHint }),
    makeElement('p', {}, makeElement('label', {}, messages.folder, input)),
    status,
  );
}
