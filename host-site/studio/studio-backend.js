import { isPageKind, markSaved, readDraft, replaceDraft } from './draft-store.js';
import { readAddress } from './entry-address.js';
import { loadedKey, mergeFields, stateKey } from './merge-fields.js';
import { closeNotice, showConflicts, showNotice } from './save-notice.js';

const { CMS: editor, studio } = /** @type {any} */ (window);
const { messages, languages } = studio;
/** Greatest duration of a save in milliseconds: git commits, merges and pushes within a minute each. */
const timeout = 300_000;

/** @typedef {{ [key: string]: any }} Values */

/**
 * Splits an entry from what it carries: what it was when it was loaded, and its state.
 * @type {(kind: string, values: Values) => { fields: Values, carried: Values }}
 */
function splitCarried(kind, values) {
  const { [loadedKey]: loaded = '', [stateKey]: state, ...fields } = isPageKind(kind) ? values[languages.main] : values;
  const carried = { [loadedKey]: loaded, [stateKey]: state };
  return { fields: isPageKind(kind) ? { ...values, [languages.main]: fields } : fields, carried };
}

/**
 * Merges what is on disk into the form of an entry, if it is still open. `base` is what both had in common, and `prefer`
 * decides about fields that differ in both. Returns whether another field of the form changed.
 * @type {(path: string, base: Values | undefined, saved: string, prefer?: 'mine' | 'theirs') => boolean}
 */
function adopt(path, base, saved, prefer = 'mine') {
  const draft = readDraft();
  // The editor loads an entry that was new by itself.
  if (!draft || draft.isNew || `${draft.kind}/${draft.slug}.json` !== path) return false;
  const { fields: mine } = splitCarried(draft.kind, draft.values);
  const { fields: theirs, carried } = splitCarried(draft.kind, JSON.parse(saved));
  const { merged } = prefer === 'mine' ? mergeFields(base, theirs, mine) : mergeFields(base, mine, theirs);
  const isSame = JSON.stringify(merged) === JSON.stringify(mine);
  if (!isSame) replaceDraft(merged, draft.hasChanged);
  markSaved(carried);
  return !isSame;
}

/** @param {unknown} call */
async function request(call) {
  const body = JSON.stringify(call);
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch('/api/v1', { method: 'POST', headers, body, signal: AbortSignal.timeout(timeout) });
  return { status: response.status, body: await response.json() };
}

/** An error that Decap shows after its own words, so it has no name before its message. */
const createError = (/** @type {string} */ message) => Object.assign(new Error(message), { name: '' });

async function sendAgain() {
  const { body } = await request({ action: 'sendSaved', params: {} }).catch(() => ({
    body: { error: messages.savePushFailed },
  }));
  if (body.error) offerSending(body.error);
  else showNotice(messages.saveSent);
}

/** @param {string} text */
function offerSending(text) {
  showNotice(text, { label: messages.saveSendAgain, run: sendAgain });
}

/**
 * Saves an entry, with the path that the address names; the server merges it with what others saved.
 * @param {{ action: string, params: { dataFiles: { path: string, raw: string }[] } }} call
 */
async function save(call) {
  const [file] = call.params.dataFiles;
  const address = readAddress(location.hash);
  if (!file || !address) throw createError(messages.saveOtherEntry);
  const { kind, slug } = address;
  const shown = slug ? `${kind}/${slug}.json` : '';
  closeNotice();
  const { status, body } = await request({ ...call, params: { ...call.params, shown } }).catch(() => {
    throw createError(messages.saveFailed);
  });
  const { fields, carried } = splitCarried(kind, JSON.parse(file.raw));
  if (body.conflicts?.length > 0) {
    const { entry: base } = JSON.parse(carried[loadedKey]);
    showConflicts(body.error, body.conflicts, (choice) => adopt(file.path, base, body.entry, choice));
  } else if (status === 502) offerSending(body.error);
  else if (body.error) showNotice(body.error);
  // On this computer it is saved, although git could not send it.
  if (!body.entry || status === 409) throw createError(body.error);
  const hasMerged = adopt(file.path, fields, body.entry);
  if (hasMerged && status !== 502) showNotice(messages.saveMerged);
  return body;
}

/** Decap's proxy backend, with our own way to save. */
export class StudioBackend {
  /** @param {unknown[]} settings */
  constructor(...settings) {
    const backend = editor.getBackend('proxy').init(...settings);
    const requestByDecap = backend.request.bind(backend);
    backend.request = (/** @type {any} */ call) => (call.action === 'persistEntry' ? save(call) : requestByDecap(call));
    // The lists show the picture that an entry names.
    backend.getMediaFile = async (/** @type {string} */ path) => ({ url: `/thumbnails/${path.split('/').pop()}` });
    // biome-ignore lint/correctness/noConstructorReturn: Decap constructs its backends, and this one is Decap's own.
    return backend;
  }
}
