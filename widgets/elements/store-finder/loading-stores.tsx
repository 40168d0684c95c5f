import type { Translate } from '../../shared/locale/messages.ts';
import type { StoreFinderMessageKey } from './store-finder-message-keys.ts';

/** The page's own list, shown until the stores have loaded; `isAnnounced` while a script is loading them. */
export function LoadingStores({ t, isAnnounced }: { t: Translate<StoreFinderMessageKey>; isAnnounced: boolean }) {
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
