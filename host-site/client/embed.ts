/** Script of the pages that other sites frame: tells their height, and shows what the frame forbids. */

/** Message to the page around the frame; any page may read it. */
interface HeightMessage {
  type: 'vitrine:height';
  /** CSS pixels. */
  height: number;
}

function tellHeight(): void {
  const { height } = document.documentElement.getBoundingClientRect();
  const message: HeightMessage = { type: 'vitrine:height', height: Math.ceil(height) };
  parent.postMessage(message, '*');
}

/** A sandbox without `allow-forms` refuses a form before its event. There is no other way to ask. */
function maySendForms(): boolean {
  const form = document.createElement('form');
  let isSent = false;
  form.hidden = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isSent = true;
  });
  document.body.append(form);
  form.requestSubmit();
  form.remove();
  return isSent;
}

function showNote(note: HTMLElement, advice: string): void {
  note.hidden = false;
  console.warn(`vitrine: nothing can be sent from this frame; its sandbox needs ${advice}.`);
}

/** The note that a page has if its widget needs this of the frame. */
const findNote = (lack: 'noForms' | 'noOrigin') => document.querySelector<HTMLElement>(`[data-lack="${lack}"]`);

if (parent !== window) {
  new ResizeObserver(tellHeight).observe(document.documentElement);
  const forms = findNote('noForms');
  const origin = findNote('noOrigin');
  if (forms && !maySendForms()) showNote(forms, 'allow-forms');
  if (origin && self.origin === 'null') showNote(origin, 'allow-same-origin');
}
