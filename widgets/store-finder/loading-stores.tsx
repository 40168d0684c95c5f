import type { Translate } from '../shared/locale/messages.ts';
import type { StoreFinderKey } from './store-finder-words.ts';

/** The page's own list, shown until the stores have loaded; `isAnnounced` while a script is loading them. */
export function LoadingStores({ t, isAnnounced }: { t: Translate<StoreFinderKey>; isAnnounced: boolean }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {isAnnounced ? t('loading') : ''}
      </p>
      <slot>
        <p className="told">{t('loading')}</p>
      </slot>
    </>
  );
}
