import type { Store } from '../../widgets/shared/stores/store.ts';
import type { Page } from './page.ts';

/** What every part of a store's page needs. */
export interface StorePartProps {
  page: Page;
  store: Store;
}
