import type { Widget } from '../../shared/element/widget.ts';
import placeStyles from '../../shared/places/place-box.css';
import type { PlaceMessageKey } from '../../shared/places/place-message-keys.ts';
import { type StoreSearchEvent, storeSearch } from './store-search.contract.ts';
import styles from './store-search.css';
import { StoreSearch } from './store-search.tsx';

/** The element kit's definition of `<vitrine-store-search>`. */
export const storeSearchWidget: Widget<typeof storeSearch, PlaceMessageKey, StoreSearchEvent> = {
  contract: storeSearch,
  component: StoreSearch,
  styles: [placeStyles, styles],
  messages: {
    en: () => import('./store-search-messages.en.ts'),
    fr: () => import('./store-search-messages.fr.ts'),
  },
};
