import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Article, formatArticlePath } from '../../sources/articles/article.ts';
import { orderBySeason } from '../../sources/articles/describe-article.ts';
import { toArticleRoute } from '../../sources/articles/read-articles.ts';
import type { Landing } from '../../sources/landing/landing.ts';
import { toLandingRoute } from '../../sources/landing/read-landings.ts';
import { formatPath } from '../../sources/routes.ts';
import { ArticleCard } from '../layout/article-card.tsx';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { Markup } from '../layout/markup.tsx';
import { formatTitle, type Page } from '../layout/page.ts';
import { describeList } from '../layout/page-data.ts';
import { RichText } from '../layout/rich-text.tsx';
import { TitleText } from '../layout/title-text.tsx';
import type { PageKind } from './page-kind.ts';
import type { PageSources } from './page-sources.ts';

/** As many as `<vitrine-article-list>` shows at first, to avoid a layout shift when its script starts. */
const shownAtFirst = 12;

interface InspiredPageProps {
  page: Page;
  articles: readonly Article[];
  /** Landing pages to link to. */
  campaigns: readonly Landing[];
}

/** All articles (AR-01). The element filters them; without it the list is complete. */
function InspiredPage({ page, articles, campaigns }: InspiredPageProps): ReactElement {
  const { t, locale, site } = page;
  const children = renderToStaticMarkup(<WholeList page={page} articles={articles} />);
  return (
    <div className="inspired">
      <header className="opening opening-pair">
        <Breadcrumb page={page} />
        <h1 className="display">
          <RichText text={t('articles:headline')} />
        </h1>
        <p className="standfirst">{t('articles:lead')}</p>
        {campaigns.map(({ slug, texts }) => (
          <p key={slug} className="actions">
            <span className="label">{t('articles:now')}</span>
            <a className="more" href={`/${locale}/${slug}`}>
              <TitleText text={texts[locale].title} />
            </a>
          </p>
        ))}
      </header>
      <Markup
        as="div"
        className="widget article-list"
        html={site.renderWidget('vitrine-article-list', { locale }, children)}
      />
    </div>
  );
}

function WholeList({ page, articles }: { page: Page; articles: readonly Article[] }): ReactElement {
  const { t, locale } = page;
  return (
    <div className="all-articles">
      <ul className="cards">
        {articles.slice(0, shownAtFirst).map((article) => (
          <ArticleCard key={article.slug} page={page} article={article} level={2} />
        ))}
      </ul>
      <h2 className="label">{t('articles:rest')}</h2>
      <ul className="article-index">
        {articles.slice(shownAtFirst).map(({ slug, texts }) => (
          <li key={slug}>
            <a href={`/${locale}/${formatArticlePath(slug)}`}>
              <TitleText text={texts[locale].title} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Running campaigns that search engines may list. */
function listRunning({ landings, site }: PageSources): Landing[] {
  return landings.filter((landing) => toLandingRoute(landing, site).indexed);
}

/** The page that lists all articles. */
export const inspiredPage: PageKind = {
  open(sources, { locale }) {
    const { listed, site, translate } = sources;
    const articles = orderBySeason(listed, site.today);
    const t = translate[locale];
    const paths = articles.map(({ slug }) => formatPath(toArticleRoute(slug), locale));
    return {
      title: formatTitle(t, t('articles:title')),
      description: t('articles:description'),
      isEmbeddable: true,
      styles: ['article', 'inspired'],
      hasFeed: true,
      describeData: () => ({ page: describeList(paths, site.origin) }),
      render: (page) => <InspiredPage page={page} articles={articles} campaigns={listRunning(sources)} />,
    };
  },
  isMadeFrom: ({ folder, name }, _, { articles, landings }) =>
    (folder === 'articles' && articles.some(({ slug }) => slug === name)) ||
    (folder === 'landing' && landings.some(({ slug }) => slug === name)),
};
