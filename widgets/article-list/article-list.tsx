import { useRef } from 'react';
import type { WidgetProps } from '../shared/element/widget.ts';
import { useLateFocus } from '../shared/forms/use-late-focus.ts';
import { ListCount } from '../shared/lists/list-count.tsx';
import { ListFailure } from '../shared/lists/list-failure.tsx';
import { useList } from '../shared/lists/use-list.ts';
import { useView } from '../shared/lists/use-view.ts';
import { readArticleList } from './article.ts';
import { ArticleCard } from './article-card.tsx';
import type { ArticleListEvent, articleList } from './article-list.contract.ts';
import type { ArticleListKey } from './article-list-words.ts';
import { FilterForm } from './filter-form.tsx';
import { findArticles } from './find-articles.ts';
import { type ListView, readListView, step, writeListView } from './list-view.ts';

/** Articles by room, season and words (AR-01); the element's own children until they have come. */
export function ArticleList(props: WidgetProps<typeof articleList, ArticleListKey, ArticleListEvent>) {
  const { attributes, t, locale, serviceOrigin, emit } = props;
  const root = useRef<HTMLDivElement>(null);
  const articles = useList({
    address: `${serviceOrigin}/articles/${locale}.json`,
    name: 'articles',
    read: readArticleList,
    onFailed: () => emit('vitrine-articles-failed'),
  });
  const { season: presetSeason, room: presetRoom, noAddress } = attributes;
  const preset = { season: presetSeason, room: presetRoom };
  const { view, turn, show } = useView(
    {
      read: (search) => readListView(search, preset),
      write: (next: ListView, search) => writeListView(next, search, preset),
    },
    `${presetSeason} ${presetRoom}`,
    !noAddress,
  );
  const focusLate = useLateFocus(root);
  const { season, room, text, shown } = view;

  const find = (sought: ListView) =>
    articles.items && findArticles(articles.items, sought, (topic) => t(topic as ArticleListKey));
  const found = find(view);
  const count = found?.length ?? 0;
  const describe = () => {
    if (count === 0) return t('none');
    return shown < count ? t('some', { shown, count }) : t('count', { count });
  };
  const total = found ? describe() : '';

  return (
    <div ref={root}>
      <FilterForm
        t={t}
        season={season}
        room={room}
        text={text}
        turn={turn}
        onFilter={(filters, isStep) => {
          const next = { ...filters, shown: step };
          show(next, isStep, true);
          const results = find(next);
          if (!results) return;
          emit('vitrine-articles-filtered', { season: next.season, room: next.room, count: results.length });
        }}
      />
      {articles.hasFailed && <ListFailure text={t('failed')} retryLabel={t('retry')} onRetry={articles.retry} />}
      <ListCount text={total} />
      {found ? (
        <>
          <ul className="cards">
            {found.slice(0, shown).map((article) => (
              <ArticleCard
                key={article.path}
                article={article}
                serviceOrigin={serviceOrigin}
                hasPicture={!attributes.noPictures}
              />
            ))}
          </ul>
          {shown < count && (
            <button
              type="button"
              part="more"
              onClick={() => {
                show({ ...view, shown: shown + step }, false);
                focusLate(`li:nth-child(${shown + 1}) a`);
              }}
            >
              {t('more')}
            </button>
          )}
          {count === 0 && (
            <button
              type="button"
              onClick={() => {
                show({ season: '', room: '', text: '', shown: step }, true);
                focusLate('select');
              }}
            >
              {t('all')}
            </button>
          )}
        </>
      ) : (
        <slot />
      )}
    </div>
  );
}
