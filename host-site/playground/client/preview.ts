/** Messages from the preview frame to the playground. */
export type Report =
  | { kind: 'event'; name: string; detail: unknown }
  | { kind: 'sent'; call: string; headers: Record<string, string>; body: string; response: string }
  | { kind: 'height'; pixels: number };

const script = document.currentScript as HTMLScriptElement;
const tell = (report: Report): void => {
  if (parent !== window) parent.postMessage(JSON.parse(JSON.stringify(report)), location.origin);
};

for (const name of (script.dataset.events ?? '').split(' ')) {
  addEventListener(name, (event) => tell({ kind: 'event', name, detail: (event as CustomEvent).detail }));
}

/** Also reports everything pushed to the data layer. */
const layer = Object.assign([] as unknown[], {
  push(...entries: unknown[]): number {
    for (const detail of entries) tell({ kind: 'event', name: 'dataLayer', detail });
    return Array.prototype.push.apply(layer, entries);
  },
});
Object.assign(window, { dataLayer: layer });

const send = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const { method, url, headers } = new Request(input, init);
  if (method === 'GET') return send(input, init);
  const sent = {
    kind: 'sent',
    call: `${method} ${url}`,
    headers: Object.fromEntries(headers),
    body: String(init?.body ?? ''),
  } as const;
  try {
    const response = await send(input, init);
    tell({ ...sent, response: `${response.status} ${await response.clone().text()}` });
    return response;
  } catch (error) {
    tell({ ...sent, response: String(error) });
    throw error;
  }
};

document.addEventListener('DOMContentLoaded', () => {
  const report = (): void => tell({ kind: 'height', pixels: document.body.offsetHeight });
  new ResizeObserver(report).observe(document.body);
  for (const button of document.querySelectorAll<HTMLElement>('[data-sets]')) {
    const element = document.querySelector('.stage > [locale]');
    button.addEventListener('click', () => element?.setAttribute(button.dataset.sets ?? '', ''));
  }
});
