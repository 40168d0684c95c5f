import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Article, formatArticlePath } from '../articles/article.ts';
import type { Landing } from '../landing/landing.ts';
import { ArticleCard } from '../layout/article-card.tsx';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { Markup } from '../layout/markup.tsx';
import type { Page } from '../layout/page.ts';
import { RichText } from '../layout/rich-text.tsx';

/** As many as `<vitrine-article-list>` shows at first, so that nothing moves when it takes over. */
const drawn = 12;

interface InspiredPageProps {
  page: Page;
  articles: readonly Article[];
  /** Landing pages to lead to. */
  campaigns: readonly Landing[];
}

/** AR-01: every article. The element filters them; without it they are all here. */
export function InspiredPage({ page, articles, campaigns }: InspiredPageProps): ReactElement {
  const { t, locale, site } = page;
  const children = renderToStaticMarkup(<WholeList page={page} articles={articles} />);
  return (
    <div className="inspired">
      <header className="opening">
        <Breadcrumb page={page} />
        <h1 className="display">
          <RichText text={t('articles:headline')} />
        </h1>
        <p className="standfirst">{t('articles:lead')}</p>
        {campaigns.map(({ slug, texts }) => (
          <p key={slug} className="actions">
            <span className="label">{t('articles:now')}</span>
            <a className="more" href={`/${locale}/${slug}`}>
              {texts[locale].title}
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
        {articles.slice(0, drawn).map((article) => (
          <ArticleCard key={article.slug} page={page} article={article} level={2} />
        ))}
      </ul>
      <h2 className="label">{t('articles:rest')}</h2>
      <ul className="article-index">
        {articles.slice(drawn).map(({ slug, texts }) => (
          <li key={slug}>
            <a href={`/${locale}/${formatArticlePath(slug)}`}>{texts[locale].title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
