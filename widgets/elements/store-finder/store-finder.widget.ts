import containerStyles from '../../shared/element/container.css';
import type { Widget } from '../../shared/element/widget.ts';
import placeStyles from '../../shared/places/place-box.css';
import { type StoreFinderEvent, storeFinder } from './store-finder.contract.ts';
import styles from './store-finder.css';
import { StoreFinder } from './store-finder.tsx';
import type { StoreFinderMessageKey } from './store-finder-message-keys.ts';

/** The element kit's definition of `<vitrine-store-finder>`. */
export const storeFinderWidget: Widget<typeof storeFinder, StoreFinderMessageKey, StoreFinderEvent> = {
  contract: storeFinder,
  component: StoreFinder,
  styles: [containerStyles, placeStyles, styles],
  messages: {
    en: () => import('./store-finder-messages.en.ts'),
    fr: () => import('./store-finder-messages.fr.ts'),
  },
};
