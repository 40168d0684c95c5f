import { createElement as h, Suspense, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { addressOf, boxes, type HostPage } from './host-page.ts';

/** Renders once its promise is kept: in a response that is streamed, after what is around it. */
function Late({ site, ready }: { site: string; ready: Promise<unknown> }) {
  use(ready);
  return h('p', null, 'Later ', h('a', { href: addressOf(site, 'share-buttons') }, 'Share this'), ' on the page');
}

/** A page of a site made with React that someone has put a link and boxes in. */
export function ReactPage({ site, ready }: HostPage) {
  const [count, setCount] = useState(0);
  return h(
    'main',
    null,
    h('label', null, 'Our own field ', h('input', { name: 'own' })),
    count < 2 &&
      h('p', null, 'Before ', h('a', { href: addressOf(site, 'newsletter-form') }, 'Our newsletter'), ' after ', count),
    h('p', null, h('a', { href: addressOf(site, 'newsletter-lightbox') }, 'In a window'), ' or not'),
    count < 2 && h('div', { id: 'box', 'data-vitrine': boxes.inDiv }, 'A box'),
    h('ul', null, h('li', { 'data-vitrine': boxes.inItem }, 'A box'), h('li', null, 'Last')),
    ready && h(Suspense, { fallback: h('p', null, 'Wait') }, h(Late, { site, ready })),
    h('button', { type: 'button', onClick: () => setCount(count + 1) }, `Count ${count}`),
  );
}

if (typeof document !== 'undefined') {
  const { site = '', streamed } = document.body.dataset;
  const place = document.getElementById('app') as HTMLElement;
  const page = h(ReactPage, streamed === undefined ? { site } : { site, ready: Promise.resolve() });
  window.hydrate = () => {
    hydrateRoot(place, page, { onRecoverableError: (cause) => console.error('recovered', cause) });
  };
  if (streamed !== undefined) window.hydrate();
}
