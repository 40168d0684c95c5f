import type { WidgetProps } from '../../shared/element/widget.ts';
import type { StoreFinderEvent, storeFinder } from './store-finder.contract.ts';
import type { StoreFinderMessageKey } from './store-finder-message-keys.ts';

/** Props of the finder's component. */
export type FinderProps = WidgetProps<typeof storeFinder, StoreFinderMessageKey, StoreFinderEvent>;
/** What can fail visibly. */
export type FailureKind = 'stores' | 'position' | 'map' | 'google';
