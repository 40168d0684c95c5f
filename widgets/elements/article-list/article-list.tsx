import { useCallback, useMemo, useRef } from 'react';
import type { WidgetProps } from '../../shared/element/widget.ts';
import { useFocusAfterRender } from '../../shared/forms/use-focus-after-render.ts';
import { ListResults } from '../../shared/lists/list-results.tsx';
import { useList } from '../../shared/lists/use-list.ts';
import { useView } from '../../shared/lists/use-view.ts';
import type { ReasonCode } from '../../shared/submissions/reason-codes.ts';
import { readArticleList } from './article.ts';
import { ArticleCard } from './article-card.tsx';
import type { ArticleListEvent, articleList } from './article-list.contract.ts';
import type { ArticleListMessageKey } from './article-list-message-keys.ts';
import { FilterForm } from './filter-form.tsx';
import { findArticles } from './find-articles.ts';
import { type ListView, pageSize, readListView, writeListView } from './list-view.ts';

type ArticleListProps = WidgetProps<typeof articleList, ArticleListMessageKey, ArticleListEvent>;

/** Loads the articles and keeps the view in sync with the page's address. */
function useArticles({ attributes, locale, serviceOrigin, emit }: ArticleListProps) {
  const { season, room, noAddress } = attributes;
  const onFailed = useCallback(
    (code: ReasonCode) => {
      emit('vitrine-articles-failed', { code });
    },
    [emit],
  );
  const address = `${serviceOrigin}/articles/${locale}.json`;
  const articles = useList({ address, name: 'articles', read: readArticleList, onFailed });
  const viewAddress = useMemo(() => {
    const preset = { season, room };
    return {
      read: (search: string) => readListView(search, preset),
      write: (next: ListView, search: string) => writeListView(next, search, preset),
    };
  }, [season, room]);
  return { articles, ...useView(viewAddress, !noAddress) };
}

/** Articles by room, season and text (AR-01). Shows the element's own children until the articles have loaded. */
export function ArticleList(props: ArticleListProps) {
  const { attributes, t, serviceOrigin, emit } = props;
  const root = useRef<HTMLDivElement>(null);
  const { articles, view, turn, show } = useArticles(props);
  const focusLate = useFocusAfterRender(root);
  const { season, room, text, shown } = view;

  const find = (sought: ListView) =>
    articles.items && findArticles(articles.items, sought, (topic) => t(topic as ArticleListMessageKey));
  const found = find(view);

  function handleFilter(filters: Omit<ListView, 'shown'>, isStep: boolean) {
    const next = { ...filters, shown: pageSize };
    show(next, isStep, true);
    const results = find(next);
    if (!results || (next.season === season && next.room === room && results.length === found?.length)) return;
    emit('vitrine-articles-filtered', { season: next.season, room: next.room, count: results.length });
  }
  function handleRetry() {
    articles.retry();
    focusLate('select');
  }
  function showMore() {
    show({ ...view, shown: shown + pageSize }, false);
    focusLate(`li:nth-child(${shown + 1}) a`);
  }
  function showAll() {
    show({ season: '', room: '', text: '', shown: pageSize }, true);
    focusLate('select');
  }

  return (
    <div ref={root}>
      <FilterForm t={t} season={season} room={room} text={text} turn={turn} onFilter={handleFilter} />
      <ListResults
        t={t}
        className="cards"
        hasFailed={articles.hasFailed}
        found={found}
        shown={shown}
        renderItem={(article) => (
          <ArticleCard
            key={article.path}
            article={article}
            serviceOrigin={serviceOrigin}
            hasPicture={!attributes.noPictures}
          />
        )}
        moreLabel={t('more')}
        allLabel={t('all')}
        onRetry={handleRetry}
        onMore={showMore}
        onAll={showAll}
      />
    </div>
  );
}
