import type { Report } from './preview.ts';

// Without this script the playground is a form that reloads the page; with it, the page follows each change.

const form = document.querySelector<HTMLFormElement>('#settings') as HTMLFormElement;
const log = (id: string): HTMLOListElement => document.querySelector(`#${id}`) as HTMLOListElement;

function clear(list: HTMLOListElement): void {
  const nothing = document.createElement('li');
  nothing.className = 'help';
  nothing.textContent = list.dataset.empty ?? '';
  list.replaceChildren(nothing);
}

function write(id: string, title: string, ...texts: string[]): void {
  const list = log(id);
  const entry = document.createElement('li');
  const name = document.createElement('strong');
  name.textContent = title;
  const blocks = texts.filter(Boolean).map((text) => {
    const block = document.createElement('pre');
    block.textContent = text;
    return block;
  });
  entry.append(name, ...blocks);
  if (list.firstElementChild?.className === 'help') list.replaceChildren();
  list.prepend(entry);
}

const format = (value: unknown): string => JSON.stringify(value, null, 2) ?? '';

function formatBody(body: string): string {
  try {
    return format(JSON.parse(body));
  } catch {
    return body;
  }
}

addEventListener('message', ({ origin, source, data }: MessageEvent<Report>) => {
  const frame = document.querySelector('iframe');
  if (origin !== location.origin || source !== frame?.contentWindow) return;
  if (data.kind === 'height') frame.style.height = `${Math.min(Math.max(data.pixels, 704), 1400)}px`;
  else if (data.kind === 'event') write('events', data.name, format(data.detail));
  else write('sent', data.call, format(data.headers), formatBody(data.body), data.response);
});

/** The settings as a query string, without empty values, to keep links short. */
function readQuery(): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value !== '') query.append(name, String(value));
  return query.toString();
}

/** A page of ours, read by the browser: the policy of this page lets no script parse a text as HTML. */
function fetchPage(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = 8_000;
    request.onload = () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`${request.status}`));
    };
    request.onerror = () => reject(new Error('No response'));
    request.ontimeout = () => reject(new Error('No response in time'));
    request.send();
  });
}

let latest = 0;

/** Renders what depends on the settings. Keeps the form's fields, with focus and typed text. */
async function follow(isOtherWidget: boolean): Promise<void> {
  const turn = ++latest;
  const widget = new FormData(form).get('widget');
  const query = isOtherWidget ? `widget=${widget}&${keepLook()}` : readQuery();
  const address = `${location.pathname}?${query}`;
  let page: Document;
  try {
    page = await fetchPage(address);
  } catch {
    // The form still works without it.
    form.submit();
    return;
  }
  if (turn !== latest) return;
  history.replaceState(null, '', address);
  for (const old of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const name = old.dataset.live;
    const fresh = page.querySelector(`[data-live="${name}"]`);
    const isKept = name === 'options' && !isOtherWidget;
    if (fresh && !isKept && fresh.outerHTML !== old.outerHTML) old.replaceWith(document.adoptNode(fresh));
  }
  for (const id of ['events', 'sent']) clear(log(id));
}

/** Settings that apply to every widget. */
function keepLook(): string {
  const data = new FormData(form);
  return ['brand', 'locale', 'width', 'snippet', 'page']
    .map((name) => `${name}=${encodeURIComponent(`${data.get(name)}`)}`)
    .join('&');
}

form.querySelector<HTMLElement>('[type="submit"]')?.remove();
form.addEventListener('submit', (event) => {
  event.preventDefault();
  follow(false);
});
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLElement && Reflect.get(target, 'form') === form) follow(target.id === 'widget');
});

const copy = document.querySelector<HTMLElement>('#copy') as HTMLElement;
copy.hidden = false;
copy.addEventListener('click', async () => {
  const said = document.querySelector('#copied') as HTMLElement;
  const text = document.querySelector('[data-live="snippet"] code')?.textContent ?? '';
  said.textContent = '';
  const { copied = '', notCopied = '' } = document.body.dataset;
  try {
    await navigator.clipboard.writeText(text);
    said.textContent = copied;
  } catch {
    // The clipboard was refused or does not exist: a page over plain HTTP has none.
    said.textContent = notCopied;
  }
});

for (const id of ['events', 'sent']) clear(log(id));
