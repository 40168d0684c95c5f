import type { ReactElement } from 'react';
import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { contentFolder } from '../../../retailers/retailer-content.ts';
import type { Article } from '../../../sources/articles/article.ts';
import { formatKicker, formatReadingTime, pickRelated } from '../../../sources/articles/describe-article.ts';
import { toArticleRoute } from '../../../sources/articles/read-articles.ts';
import { formatDate } from '../../../sources/facts/format-value.ts';
import type { Translate } from '../../../sources/i18n.ts';
import type { RenderedMarkdown } from '../../../sources/markdown/render-markdown.ts';
import type { Route } from '../../../sources/routes.ts';
import { ArticleCard } from '../../layout/article-card.tsx';
import { ArticlePicture } from '../../layout/article-picture.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { ContentsList } from '../../layout/contents-list.tsx';
import { Markup } from '../../layout/markup.tsx';
import { formatTitle, linkTo, type Page, type PagePicture } from '../../layout/page.ts';
import { readerPart } from '../../layout/reader-part.ts';
import { renderText } from '../../layout/render-text.tsx';
import { ShareRow } from '../../layout/share-row.tsx';
import { SplitTitle } from '../../layout/split-title.tsx';
import type { PageKind } from '../page-kind.ts';
import type { PageSources } from '../page-sources.ts';
import { readPageEntry } from '../search-entries.ts';
import { describeArticleThing } from './article-data.ts';
import { describeVideos } from './video-data.ts';

interface ArticlePageProps {
  page: Page;
  article: Article;
  /** The rendered text. */
  text: RenderedMarkdown;
  related: readonly Article[];
}

/** An opening that depends on the kind, the text, share buttons, and three related articles (AR-02). */
function ArticlePage({ page, article, text, related }: ArticlePageProps): ReactElement {
  const { t, locale } = page;
  const { title, lead, minutes } = article.texts[locale];
  return (
    <>
      <article className={`article article-${article.kind}`}>
        <header className={readerPart}>
          <div className="article-opening">
            <div className="article-words">
              <Breadcrumb page={page} />
              <p className="kicker">{formatKicker(article, t)}</p>
              <h1 className="display">
                <SplitTitle text={title} />
              </h1>
              <p className="standfirst">{lead}</p>
            </div>
            <ArticlePicture page={page} article={article} sizes="(width < 60em) 100vw, 66vw" isFirst />
          </div>
        </header>
        <div className={readerPart}>
          <div className="article-columns">
            <div className="sidebar">
              <p className="label">
                <time dateTime={article.updated}>
                  {t('articles:updated', { date: formatDate(article.updated, locale) })}
                </time>
                <span>{formatReadingTime(minutes, t)}</span>
              </p>
              <ContentsList page={page} headings={text.contents} />
            </div>
            <div>
              <Markup as="div" className="prose" html={text.html} />
              <ShareRow page={page} headline={title} />
            </div>
          </div>
        </div>
      </article>
      {related.length > 0 ? (
        <section className="related" aria-labelledby="related">
          <h2 className="label" id="related">
            {t('articles:related')}
          </h2>
          <ul className="cards cards-three">
            {related.map((other) => (
              <ArticleCard key={other.slug} page={page} article={other} level={3} />
            ))}
          </ul>
          <a className="more" href={linkTo(page, 'getinspired')}>
            {t('articles:all')}
          </a>
        </section>
      ) : null}
    </>
  );
}

function findArticle({ articles }: PageSources, { name }: Route): Article {
  const article = articles.find(({ slug }) => slug === name);
  if (!article) throw new Error(`No article is called ${name}`);
  return article;
}

/** Its picture or drawing; a drawing's alternative text comes from its scene. */
function describePicture({ picture, drawing, texts }: Article, locale: Locale, t: Translate): PagePicture {
  if (picture) return { photo: picture, alt: texts[locale].alt };
  const [scene] = drawing.split('-');
  return { drawing, alt: t(`articles:scenes.${scene}`) };
}

/** The article pages (AR-02), each with its own address. */
export const articlePages: PageKind = {
  listRoutes: ({ articles, listed }) =>
    articles.map((article) => toArticleRoute(article.slug, listed.includes(article))),
  open(sources, { route, locale }) {
    const t = sources.translate[locale];
    const article = findArticle(sources, route);
    const { kind, published, updated, slug } = article;
    const { title, description, body, bodyLine } = article.texts[locale];
    const file = `${contentFolder}/articles/${slug}/${locale}.md`;
    const related = pickRelated(article, sources.listed);
    return {
      title: formatTitle(t, title),
      description,
      styles: ['article'],
      hasFeed: true,
      parent: 'getinspired',
      shortName: title,
      picture: describePicture(article, locale, t),
      article: { published, updated, section: t(`articles:kinds.${kind}`) },
      describeData: (page) => ({ things: [describeArticleThing(page, article), ...describeVideos(page, body)] }),
      render: (page) => (
        <ArticlePage
          page={page}
          article={article}
          text={renderText(page, { title, body, bodyLine, file })}
          related={related}
        />
      ),
    };
  },
  /** An article shows the titles and pictures of its related articles. */
  isMadeFrom: ({ folder, name }, route, sources) =>
    folder === 'articles' && (name === route.name || findArticle(sources, route).related.includes(name)),
  toSearchEntry: (html, { route, locale }) => readPageEntry(html, route, locale, 'article'),
};
