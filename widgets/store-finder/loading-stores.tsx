import type { Translate } from '../shared/locale/messages.ts';
import type { StoreFinderKey } from './store-finder-words.ts';

/** The page's own list, shown until the stores have loaded; `isTold` while a script is loading them. */
export function LoadingStores({ t, isTold }: { t: Translate<StoreFinderKey>; isTold: boolean }) {
  return (
    <>
      <p className="hidden" role="status">
        {isTold ? t('loading') : ''}
      </p>
      <slot>
        <p className="told">{t('loading')}</p>
      </slot>
    </>
  );
}
