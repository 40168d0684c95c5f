import type { Locale } from '../../shared/locale/locale.ts';
import type { Translate } from '../../shared/locale/messages.ts';
import { formatDistance } from '../../shared/stores/distance.ts';
import type { PositionFailure } from './ask-position.ts';
import type { StoreFinderMessageKey } from './store-finder-message-keys.ts';
import { type PositionState, roughly } from './use-search.ts';

/** Messages while the device is asked for its position, and when it fails (SF-04). */
const positionMessageKeys = {
  locating: 'locating',
  denied: 'positionDenied',
  unavailable: 'positionUnavailable',
  timeout: 'positionLate',
} as const satisfies Record<PositionFailure | 'locating', StoreFinderMessageKey>;

interface FinderNoticesProps {
  t: Translate<StoreFinderMessageKey>;
  locale: Locale;
  position: PositionState | undefined;
  hasFailed: boolean;
  onRetry(): void;
  /** The visitor wants another place than the position. */
  onChange(): void;
}

/** Where the visitor seems to be, and how sure that is. */
function describePosition(
  { doubt, name }: Exclude<PositionState, string>,
  t: Translate<StoreFinderMessageKey>,
  locale: Locale,
): string {
  const distance = formatDistance(doubt, locale);
  const where = name ? t('positionNear', { place: name, distance }) : t('positionWithin', { distance });
  return doubt >= roughly ? `${where} ${t('positionRough')}` : where;
}

/** Messages about the visitor's position, and about stores that could not be loaded (SF-04). */
export function FinderNotices({ t, locale, position, hasFailed, onRetry, onChange }: FinderNoticesProps) {
  const isFound = typeof position === 'object';
  const told = isFound ? describePosition(position, t, locale) : position && t(positionMessageKeys[position]);
  return (
    <>
      <p className={told && (isFound || position === 'locating' ? 'told' : 'notice')} role="status">
        {told}
      </p>
      {isFound && (
        <button type="button" className="link" onClick={onChange}>
          {t('changePlace')}
        </button>
      )}
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
