import { useCallback, useMemo, useRef } from 'react';
import { warnOnce } from '../../shared/element/warn.ts';
import type { WidgetProps } from '../../shared/element/widget.ts';
import { useFocusAfterRender } from '../../shared/forms/use-focus-after-render.ts';
import { ListResults } from '../../shared/lists/list-results.tsx';
import { useList } from '../../shared/lists/use-list.ts';
import { useView } from '../../shared/lists/use-view.ts';
import { readDocument } from '../../shared/page/page-properties.ts';
import type { ReasonCode } from '../../shared/submissions/reason-codes.ts';
import { CategoryFilter } from './category-filter.tsx';
import { type Find, readFinds } from './find.ts';
import { FindCard } from './find-card.tsx';
import { type PhotoWallEvent, photoWall } from './photo-wall.contract.ts';
import type { PhotoWallMessageKey } from './photo-wall-message-keys.ts';
import { pageSize, readWallView, type WallView, writeWallView } from './wall-view.ts';

type PhotoWallProps = WidgetProps<typeof photoWall, PhotoWallMessageKey, PhotoWallEvent>;

/** Reads the finds of a list and skips invalid rows, with a warning. */
function readWall(body: unknown, address: string): readonly Find[] | undefined {
  const list = readFinds(body, new URL(address, readDocument('baseURI')).href);
  if (list?.badRows.length) warnOnce(`${photoWall.tag}: ${address}: left out, by row: ${list.badRows.join(', ')}`);
  return list?.finds;
}

/** Loads the finds and keeps the view in sync with the page's address. */
function useWall({ attributes, serviceOrigin, emit }: PhotoWallProps) {
  const { src, category: preset, noAddress } = attributes;
  const onFailed = useCallback(
    (code: ReasonCode) => {
      emit('vitrine-finds-failed', { code });
    },
    [emit],
  );
  const address = src || `${serviceOrigin}/fab-finds/list.json`;
  const wall = useList({ address, name: 'finds', read: readWall, onFailed });
  const viewAddress = useMemo(
    () => ({
      read: (search: string) => readWallView(search, preset),
      write: (next: WallView, search: string) => writeWallView(next, search, preset),
    }),
    [preset],
  );
  return { wall, ...useView(viewAddress, !noAddress) };
}

/** Shoppers' finds by category (AR-04). Shows the element's own children until the finds have loaded. */
export function PhotoWall(props: PhotoWallProps) {
  const { t, locale, emit } = props;
  const root = useRef<HTMLDivElement>(null);
  const focusLate = useFocusAfterRender(root);
  const { wall, view, turn, show } = useWall(props);
  const { category, shown } = view;
  const find = (sought: string) => wall.items?.filter((item) => sought === 'all' || item.category === sought);
  const found = find(category);

  function handleChoice(chosen: string, isStep: boolean) {
    show({ category: chosen, shown: pageSize }, isStep, true);
    const results = find(chosen);
    if (results) emit('vitrine-finds-filtered', { category: chosen, count: results.length });
  }
  function handleRetry() {
    wall.retry();
    focusLate(':checked');
  }
  function showMore() {
    show({ category, shown: shown + pageSize }, false);
    focusLate(`li:nth-child(${shown + 1})`);
  }
  function showAll() {
    show({ category: 'all', shown: pageSize }, true);
    focusLate('[value=all]');
  }

  return (
    <div className={wall.hasFailed ? '' : 'pending'} ref={root}>
      <CategoryFilter t={t} locale={locale} category={category} turn={turn} onChoose={handleChoice} />
      <ListResults
        t={t}
        className="wall"
        hasFailed={wall.hasFailed}
        found={found}
        shown={shown}
        renderItem={(item) => <FindCard key={item.id} find={item} locale={locale} />}
        moreLabel={t('showMore')}
        allLabel={t('showAll')}
        onRetry={handleRetry}
        onMore={showMore}
        onAll={showAll}
      />
    </div>
  );
}
