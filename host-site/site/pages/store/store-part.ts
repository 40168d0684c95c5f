import type { Store } from '../../../../widgets/shared/stores/store.ts';
import type { Page } from '../../layout/page.ts';

/** Props of every part of a store's page. */
export interface StorePartProps {
  page: Page;
  store: Store;
}
