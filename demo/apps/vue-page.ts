import { createApp, h, ref } from 'vue';
import { findPlace, listWidgets } from './widgets.ts';

const { place, site } = findPlace();
const widgets = await listWidgets(site);

/** An application that renders again on every click, with widgets among its own elements. */
createApp({
  setup() {
    const clicks = ref(0);
    const told = ref('');
    const hear = ({ detail }: CustomEvent<{ network: string }>) => {
      told.value = detail.network;
    };
    return () => [
      h('p', [
        h('button', { type: 'button', onClick: () => clicks.value++ }, `${place.dataset.button} ${clicks.value}`),
        ' ',
        h('output', told.value),
      ]),
      ...widgets.map(({ tag, attributes }) =>
        h('section', { key: tag }, [h(tag, { ...attributes, onVitrineShareOpened: hear })]),
      ),
    ];
  },
}).mount(place);
