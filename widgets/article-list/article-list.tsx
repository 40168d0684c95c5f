import { useEffect, useRef, useState } from 'react';
import type { WidgetProps } from '../shared/element/widget.ts';
import { useLateFocus } from '../shared/forms/use-late-focus.ts';
import { ArticleCard } from './article-card.tsx';
import type { ArticleListEvent, articleList } from './article-list.contract.ts';
import type { ArticleListKey } from './article-list-words.ts';
import { FilterForm } from './filter-form.tsx';
import { findArticles } from './find-articles.ts';
import { type ListView, step } from './list-view.ts';
import { useArticles } from './use-articles.ts';
import { useListView } from './use-list-view.ts';

/** Silence after a letter, in milliseconds, before the articles are counted aloud. */
const typingPause = 400;

/** Articles by room, season and words (AR-01); the element's own children until they have come. */
export function ArticleList(props: WidgetProps<typeof articleList, ArticleListKey, ArticleListEvent>) {
  const { attributes, t, locale, serviceOrigin, emit } = props;
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const { articles, hasFailed, retry } = useArticles(serviceOrigin, locale, () => emit('vitrine-articles-failed'));
  const { view, turn, show } = useListView(attributes.season, attributes.room, !attributes.noAddress);
  const focusLate = useLateFocus(root);
  const { season, room, text, shown } = view;

  const find = (sought: ListView) => articles && findArticles(articles, sought, (topic) => t(topic as ArticleListKey));
  const found = find(view);
  const count = found?.length ?? 0;
  const describe = () => {
    if (count === 0) return t('none');
    return shown < count ? t('some', { shown, count }) : t('count', { count });
  };
  const total = found ? describe() : '';
  useEffect(() => {
    const timer = setTimeout(setSaid, typingPause, total);
    return () => clearTimeout(timer);
  }, [total]);

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
      {hasFailed && (
        <div className="notice" role="alert">
          <p>{t('failed')}</p>
          <button type="button" onClick={retry}>
            {t('retry')}
          </button>
        </div>
      )}
      <p className="hidden" role="status">
        {said}
      </p>
      <p className="total" part="status" aria-hidden="true">
        {total}
      </p>
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
