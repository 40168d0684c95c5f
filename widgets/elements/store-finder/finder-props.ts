import type { WidgetProps } from '../../shared/element/widget.ts';
import type { ReasonCode } from '../../shared/submissions/reason-codes.ts';
import type { StoreFinderEvent, storeFinder } from './store-finder.contract.ts';
import type { StoreFinderMessageKey } from './store-finder-message-keys.ts';

/** Props of the finder's component. */
export type FinderProps = WidgetProps<typeof storeFinder, StoreFinderMessageKey, StoreFinderEvent>;
/** What can fail visibly. */
export type FailureKind = 'stores' | 'position' | 'map' | 'google';

/** Why that is, where nothing else says so. */
export const failureCodes: Readonly<Record<FailureKind, ReasonCode>> = {
  stores: 'unreachable',
  position: 'position-unavailable',
  map: 'map-unavailable',
  google: 'map-unavailable',
};
