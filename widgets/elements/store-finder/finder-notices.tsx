import type { Translate } from '../../shared/locale/messages.ts';
import type { PositionFailure } from './ask-position.ts';
import type { StoreFinderMessageKey } from './store-finder-message-keys.ts';

/** Messages while the device is asked for its position, and when it fails (SF-04). */
const positionMessageKeys = {
  locating: 'locating',
  denied: 'positionDenied',
  unavailable: 'positionUnavailable',
  timeout: 'positionLate',
} as const satisfies Record<PositionFailure | 'locating', StoreFinderMessageKey>;

interface FinderNoticesProps {
  t: Translate<StoreFinderMessageKey>;
  position: PositionFailure | 'locating' | undefined;
  hasFailed: boolean;
  onRetry(): void;
}

/** Messages about the visitor's position, and about stores that could not be loaded (SF-04). */
export function FinderNotices({ t, position, hasFailed, onRetry }: FinderNoticesProps) {
  return (
    <>
      <p className={position === 'locating' ? 'told' : 'notice'} role="status" hidden={!position}>
        {position && t(positionMessageKeys[position])}
      </p>
      {hasFailed && (
        <div className="notice" role="alert" tabIndex={-1}>
          <p>{t('failed')}</p>
          <button type="button" onClick={onRetry}>
            {t('retry')}
          </button>
        </div>
      )}
    </>
  );
}
