import { markDraft, readDraft, waitForLeaving } from './draft-store.js';
import { readAddress } from './entry-address.js';

// Decap keeps the fields of one entry when only the address names another (decap-cms#4147), and stays at the address of
// one that someone decided not to go to. So this module goes by the list, and asks first.
const { CMS: editor, studio } = /** @type {any} */ (window);

/** How long the editor gets for closing an entry, in milliseconds; it has none open where one could not be loaded. */
const closing = 10_000;
let current = location.hash;
let isLeaving = false;

/** @typedef {NonNullable<ReturnType<typeof readAddress>>} Address */

/** Whether Decap itself goes on from an entry: to the address of one that was new, or to a new one of the same kind. */
function isOwnStep(/** @type {Address} */ from, /** @type {Address | undefined} */ to) {
  if (to?.kind !== from.kind) return false;
  const draft = readDraft();
  return to.slug === undefined || (draft?.slug === to.slug && !draft.isNew);
}

/** @param {string} hash */
function show(hash) {
  history.replaceState(history.state, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Waits until the editor has rendered what its store has. */
const waitForRender = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Goes to an address that names another entry or a list; the open entry has no text that anyone wants to keep.
 * @param {Address | undefined} to
 */
async function leave(to) {
  isLeaving = true;
  // Decap asks about unsaved changes too.
  markDraft({ hasChanged: false });
  await waitForRender();
  if (to) {
    const left = waitForLeaving();
    show(`#/collections/${to.kind}`);
    await Promise.race([left, new Promise((resolve) => setTimeout(resolve, closing))]);
  }
  show(current);
  isLeaving = false;
}

/** @param {HashChangeEvent} event */
function follow(event) {
  if (isLeaving) {
    // Someone was faster: the entry of the latest address is opened.
    if (!event.isTrusted) return;
    current = location.hash;
    event.stopImmediatePropagation();
    return;
  }
  if (location.hash === current) return;
  const from = readAddress(current);
  const to = readAddress(location.hash);
  const isMoved = from !== undefined && !isOwnStep(from, to);
  const isChanged = isMoved && readDraft()?.hasChanged;
  if (isChanged && !confirm(editor.getLocale(studio.config.locale).editor.editor.onLeavePage)) {
    event.stopImmediatePropagation();
    history.replaceState(history.state, '', current);
    return;
  }
  current = location.hash;
  if (!isChanged && !(isMoved && to)) return;
  event.stopImmediatePropagation();
  void leave(to);
}

/** Makes every change of the address load the entry that it names. Call it before the editor starts. */
export function followAddress() {
  addEventListener('hashchange', follow);
}
