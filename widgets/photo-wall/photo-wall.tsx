import { useRef } from 'react';
import { warnOnce } from '../shared/element/warn.ts';
import type { WidgetProps } from '../shared/element/widget.ts';
import { useLateFocus } from '../shared/forms/use-late-focus.ts';
import { ListCount } from '../shared/lists/list-count.tsx';
import { ListFailure } from '../shared/lists/list-failure.tsx';
import { useList } from '../shared/lists/use-list.ts';
import { useView } from '../shared/lists/use-view.ts';
import { CategoryFilter } from './category-filter.tsx';
import { readFinds } from './find.ts';
import { FindCard } from './find-card.tsx';
import { type PhotoWallEvent, photoWall } from './photo-wall.contract.ts';
import type { PhotoWallKey } from './photo-wall-words.ts';
import { readWallView, step, type WallView, writeWallView } from './wall-view.ts';

/** Shoppers' finds by category (AR-04); the element's own children until they have come. */
export function PhotoWall(props: WidgetProps<typeof photoWall, PhotoWallKey, PhotoWallEvent>) {
  const { attributes, t, locale, serviceOrigin, emit } = props;
  const { src, category: preset, noAddress } = attributes;
  const root = useRef<HTMLDivElement>(null);
  const focusLate = useLateFocus(root);

  const address = src || `${serviceOrigin}/fab-finds/list.json`;
  const wall = useList({
    address,
    name: 'finds',
    read(body) {
      const list = readFinds(body, new URL(address, document.baseURI).href);
      if (list?.badRows.length) warnOnce(`${photoWall.tag}: ${address}: left out, by row: ${list.badRows.join(', ')}`);
      return list?.finds;
    },
    onFailed: () => emit('vitrine-finds-failed'),
  });
  const { view, turn, show } = useView(
    {
      read: (search) => readWallView(search, preset),
      write: (next: WallView, search) => writeWallView(next, search, preset),
    },
    preset,
    !noAddress,
  );
  const { category, shown } = view;

  const find = (sought: string) => wall.items?.filter((item) => sought === 'all' || item.category === sought);
  const found = find(category);
  const count = found?.length ?? 0;
  const describe = () => {
    if (count === 0) return t('none');
    return shown < count ? t('some', { shown, count }) : t('count', { count });
  };

  return (
    <div className={wall.hasFailed ? '' : 'pending'} ref={root}>
      <CategoryFilter
        t={t}
        category={category}
        turn={turn}
        onChoose={(chosen, isStep) => {
          show({ category: chosen, shown: step }, isStep, true);
          const results = find(chosen);
          if (results) emit('vitrine-finds-filtered', { category: chosen, count: results.length });
        }}
      />
      {wall.hasFailed && <ListFailure text={t('failed')} retryLabel={t('retry')} onRetry={wall.retry} />}
      <ListCount text={found ? describe() : ''} />
      {found ? (
        <>
          <ul className="wall">
            {found.slice(0, shown).map((item) => (
              <FindCard key={item.id} find={item} locale={locale} />
            ))}
          </ul>
          {shown < count && (
            <button
              type="button"
              part="more"
              onClick={() => {
                show({ category, shown: shown + step }, false);
                focusLate(`li:nth-child(${shown + 1})`);
              }}
            >
              {t('showMore')}
            </button>
          )}
          {count === 0 && (
            <button
              type="button"
              onClick={() => {
                show({ category: 'all', shown: step }, true);
                focusLate('[value=all]');
              }}
            >
              {t('showAll')}
            </button>
          )}
        </>
      ) : (
        <slot />
      )}
    </div>
  );
}
