/** Script of the documentation: copies code, loads widgets near the viewport, and opens widgets with a button. */
const { copy = '', copied = '' } = document.querySelector<HTMLElement>('[data-copy]')?.dataset ?? {};
const shownMs = 2000;

if ('clipboard' in navigator) for (const box of document.querySelectorAll('.code')) addCopyButton(box);
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-shows]')) prepareOpener(button);
for (const box of document.querySelectorAll('.live')) loadWhenNear(box);

function addCopyButton(box: Element): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = copy;
  const status = document.createElement('span');
  status.className = 'visually-hidden';
  status.role = 'status';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(box.querySelector('pre')?.textContent ?? '');
    } catch {
      // The browser refused; the code can still be selected and copied by hand.
      return;
    }
    button.textContent = copied;
    status.textContent = copied;
    setTimeout(() => {
      button.textContent = copy;
      status.textContent = '';
    }, shownMs);
  });
  box.append(button, status);
}

function loadWhenNear(box: Element): void {
  const template = box.querySelector('template');
  const nearness = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting || !template) return;
      nearness.disconnect();
      template.replaceWith(template.content);
    },
    { rootMargin: '25%' },
  );
  nearness.observe(box);
}

function prepareOpener(button: HTMLButtonElement): void {
  const { shows = '', by = '', sandbox } = button.dataset;
  button.disabled = false;
  button.addEventListener('click', () => {
    const element = document.querySelector(shows);
    if (sandbox !== undefined) element?.toggleAttribute('sandbox', true);
    element?.toggleAttribute(by, true);
  });
}
