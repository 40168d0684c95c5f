import { makeElement } from './make-element.js';

const { messages } = /** @type {any} */ (window).studio;
const middle = '50';
const percent = 0.01;

const file = makeElement('input', { type: 'file', accept: 'image/*', onchange: showPicture });
const name = makeElement('input', { placeholder: messages.uploadNameHint, oninput: enable });
const across = makeElement('input', { type: 'range', value: middle, oninput: crop });
const down = makeElement('input', { type: 'range', value: middle, oninput: crop });
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

/** @param {Event} event */
async function send(event) {
  event.preventDefault();
  status.textContent = messages.uploading;
  button.disabled = true;
  const part = { x: String(Number(across.value) * percent), y: String(Number(down.value) * percent) };
  try {
    const query = new URLSearchParams({ name: name.value, ...part });
    const signal = AbortSignal.timeout(120_000);
    const response = await fetch(`/pictures?${query}`, { method: 'POST', body: file.files?.[0] ?? null, signal });
    const { error } = await response.json();
    status.textContent = error ? (messages[`uploadError${error}`] ?? messages.uploadFailed) : messages.uploaded;
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
    button,
    status,
  ),
);
