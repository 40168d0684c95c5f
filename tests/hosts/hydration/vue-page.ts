import { createSSRApp, h, ref } from 'vue';
import { addressOf, boxes, type HostPage } from './host-page.ts';

/** The same page of a site made with Vue. */
export const createVuePage = ({ site }: HostPage) =>
  createSSRApp({
    setup() {
      const count = ref(0);
      const link = (name: string, text: string) => h('a', { href: addressOf(site, name) }, text);
      return () =>
        h('main', null, [
          h('label', null, ['Our own field ', h('input', { name: 'own' })]),
          count.value < 2
            ? h('p', null, ['Before ', link('newsletter-form', 'Our newsletter'), ` after ${count.value}`])
            : null,
          h('p', null, [link('newsletter-lightbox', 'In a window'), ' or not']),
          count.value < 2 ? h('div', { id: 'box', 'data-vitrine': boxes.inDiv }, 'A box') : null,
          h('ul', null, [h('li', { 'data-vitrine': boxes.inItem }, 'A box'), h('li', null, 'Last')]),
          h('button', { type: 'button', onClick: () => count.value++ }, `Count ${count.value}`),
        ]);
    },
  });

if (typeof document !== 'undefined') {
  const page = createVuePage({ site: document.body.dataset.site ?? '' });
  window.hydrate = () => {
    page.mount('#app');
  };
}
