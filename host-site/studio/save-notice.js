import { makeElement } from './make-element.js';

const { config, messages } = /** @type {any} */ (window).studio;
const colon = config.locale === 'fr' ? '\u00A0: ' : ': ';

const lines = makeElement('div', {});
const closeButton = makeElement('button', { type: 'button', textContent: messages.close, onclick: closeNotice });
const notice = makeElement('div', { id: 'save-notice', role: 'alert', hidden: true }, lines, closeButton);
document.body.append(notice);

/** @typedef {{ place: string, text?: string }} Conflict */

/** @param {Conflict} conflict */
const formatConflict = ({ place, text }) =>
  makeElement('li', {}, makeElement('strong', { textContent: place + (text === undefined ? '' : colon) }), text ?? '');

/** Hides the notice. */
export function closeNotice() {
  notice.hidden = true;
}

/** @type {(label: string, onclick: () => void) => HTMLElement} */
const button = (label, onclick) => makeElement('button', { type: 'button', textContent: label, onclick });

/**
 * Says what became of a save, until the next one; with what people can do about it.
 * @type {(text: string, action?: { label: string, run: () => void }) => void}
 */
export function showNotice(text, action) {
  lines.replaceChildren(makeElement('p', { textContent: text }));
  if (action) lines.append(makeElement('p', {}, button(action.label, action.run)));
  notice.hidden = false;
}

/**
 * Lists the fields that someone else changed, with their text, and lets people choose; nothing is saved yet.
 * @type {(text: string, conflicts: readonly Conflict[], choose: (choice: 'mine' | 'theirs') => void) => void}
 */
export function showConflicts(text, conflicts, choose) {
  /** @type {(choice: 'mine' | 'theirs') => () => void} */
  const take = (choice) => () => {
    choose(choice);
    showNotice(messages.savePublishAgain);
  };
  showNotice(text);
  lines.append(
    makeElement('ul', {}, ...conflicts.map(formatConflict)),
    makeElement('p', { textContent: messages.saveChoose }),
    makeElement(
      'p',
      {},
      button(messages.saveKeepMine, take('mine')),
      ' ',
      button(messages.saveUseTheirs, take('theirs')),
    ),
  );
}
