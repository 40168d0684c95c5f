import { makeElement } from './make-element.js';
import { photographFolder } from './photograph-folder.js';

const { messages } = /** @type {any} */ (window).studio;
const middle = '50';
const percent = 0.01;

const file = makeElement('input', { type: 'file', accept: 'image/*', onchange: showPicture });
const name = makeElement('input', { placeholder: messages.uploadNameHint, oninput: enable });
const across = makeElement('input', { type: 'range', value: middle, oninput: crop });
const down = makeElement('input', { type: 'range', value: middle, oninput: crop });
const rights = makeElement('input', { placeholder: messages.uploadRightsHint });
const until = makeElement('input', { type: 'date' });
const altEnglish = makeElement('input', { lang: 'en' });
const altFrench = makeElement('input', { lang: 'fr' });
const replaces = makeElement('input', { type: 'checkbox' });
const picture = makeElement('img', { alt: messages.uploadCrop });
const button = makeElement('button', { textContent: messages.uploadButton, disabled: true });
const status = makeElement('p', { role: 'status' });

/** @type {(text: string, input: HTMLInputElement) => HTMLElement} */
const field = (text, input) => makeElement('p', {}, makeElement('label', {}, text, input));
const cropFields = makeElement(
  'div',
  { hidden: true },
  picture,
  field(messages.uploadAcross, across),
  field(messages.uploadDown, down),
);

function enable() {
  button.disabled = !file.files?.[0] || !name.value;
}

function crop() {
  picture.style.objectPosition = `${across.value}% ${down.value}%`;
}

function showPicture() {
  URL.revokeObjectURL(picture.src);
  const [chosen] = file.files ?? [];
  cropFields.hidden = !chosen;
  if (chosen) picture.src = URL.createObjectURL(chosen);
  status.textContent = '';
  enable();
}

/** @type {(query: Record<string, string>, body: File | null) => Promise<string>} An error's words, or none. */
async function upload(query, body) {
  const signal = AbortSignal.timeout(120_000);
  const response = await fetch(`/pictures?${new URLSearchParams(query)}`, { method: 'POST', body, signal });
  const { error } = await response.json();
  return error ? (messages[`uploadError${error}`] ?? messages.uploadFailed) : '';
}

/** @param {Event} event */
async function send(event) {
  event.preventDefault();
  status.textContent = messages.uploading;
  button.disabled = true;
  const query = {
    name: name.value,
    x: String(Number(across.value) * percent),
    y: String(Number(down.value) * percent),
    rights: rights.value,
    until: until.value,
    alt_en: altEnglish.value,
    alt_fr: altFrench.value,
    replaces: replaces.checked ? 'yes' : '',
  };
  try {
    status.textContent = (await upload(query, file.files?.[0] ?? null)) || messages.uploaded;
  } catch {
    status.textContent = messages.uploadFailed;
  } finally {
    enable();
  }
}

/** Adds a picture: a file, a name, and which part of it is kept. */
export const pictureForm = makeElement(
  'details',
  {},
  makeElement('summary', { textContent: messages.upload }),
  makeElement(
    'form',
    { onsubmit: send },
    makeElement('p', { textContent: messages.uploadHint }),
    field(messages.uploadFile, file),
    cropFields,
    field(messages.uploadName, name),
    field(messages.uploadRights, rights),
    field(messages.uploadUntil, until),
    field(messages.uploadAltEnglish, altEnglish),
    field(messages.uploadAltFrench, altFrench),
    field(messages.uploadReplaces, replaces),
    button,
    status,
  ),
  photographFolder(upload),
);
