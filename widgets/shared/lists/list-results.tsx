import type { ReactNode } from 'react';
import type { Translate } from '../locale/messages.ts';
import { useAnnouncement } from '../ui/use-announcement.ts';

interface ListResultsProps<Item> {
  t: Translate<'failed' | 'retry' | 'none' | 'some' | 'count'>;
  /** Class of the list element. */
  className: string;
  hasFailed: boolean;
  /** The items that match; undefined until the list has loaded. */
  found: readonly Item[] | undefined;
  /** How many of them to show. */
  shown: number;
  /** Renders an item, with its key. */
  renderItem: (item: Item) => ReactNode;
  moreLabel: string;
  allLabel: string;
  onRetry: () => void;
  onMore: () => void;
  onAll: () => void;
}

function describeCount(t: ListResultsProps<unknown>['t'], count: number, shown: number): string {
  if (count === 0) return t('none');
  return shown < count ? t('some', { shown, count }) : t('count', { count });
}

/**
 * A list below its filters: why it did not load, how many items there are, and the items with a button for more, or for
 * all where none match. Shows the element's own children until the list has loaded.
 */
export function ListResults<Item>(props: ListResultsProps<Item>) {
  const { t, className, hasFailed, found, shown, renderItem, moreLabel, allLabel, onRetry, onMore, onAll } = props;
  const count = found ? describeCount(t, found.length, shown) : '';
  return (
    <>
      {hasFailed && (
        <div className="notice" role="alert">
          <p>{t('failed')}</p>
          <button type="button" onClick={onRetry}>
            {t('retry')}
          </button>
        </div>
      )}
      {/* Announced after a short pause, visible at once. */}
      <p className="visually-hidden" role="status">
        {useAnnouncement(count)}
      </p>
      <p className="total" part="status" aria-hidden="true">
        {count}
      </p>
      {found ? <ul className={className}>{found.slice(0, shown).map(renderItem)}</ul> : <slot />}
      {found && shown < found.length && (
        <button type="button" part="more" onClick={onMore}>
          {moreLabel}
        </button>
      )}
      {found?.length === 0 && (
        <button type="button" onClick={onAll}>
          {allLabel}
        </button>
      )}
    </>
  );
}
