import type { Widget } from '../shared/element/widget.ts';
import placeStyles from '../shared/places/place-box.css';
import { type StoreFinderEvent, storeFinder } from './store-finder.contract.ts';
import styles from './store-finder.css';
import { StoreFinder } from './store-finder.tsx';
import type { StoreFinderKey } from './store-finder-words.ts';

export const storeFinderWidget: Widget<typeof storeFinder, StoreFinderKey, StoreFinderEvent> = {
  contract: storeFinder,
  component: StoreFinder,
  styles: [placeStyles, styles],
  messages: {
    en: () => import('./store-finder-messages.en.ts'),
    fr: () => import('./store-finder-messages.fr.ts'),
  },
};
