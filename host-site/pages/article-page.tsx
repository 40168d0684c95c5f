import type { ReactElement } from 'react';
import type { Article } from '../articles/article.ts';
import { formatKicker, formatReadingTime } from '../articles/describe-article.ts';
import { formatDate } from '../content/format-value.ts';
import { ArticleCard } from '../layout/article-card.tsx';
import { ArticlePicture } from '../layout/article-picture.tsx';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { Markup } from '../layout/markup.tsx';
import { linkTo, type Page } from '../layout/page.ts';
import { ShareRow } from '../layout/share-row.tsx';
import { SplitTitle } from '../layout/split-title.tsx';
import type { RenderedMarkdown } from '../prerender/markdown.ts';

interface ArticlePageProps {
  page: Page;
  article: Article;
  /** Its text, rendered. */
  text: RenderedMarkdown;
  related: readonly Article[];
}

/** AR-02: an opening that differs by kind, the text, the share row, and three articles to read next. */
export function ArticlePage({ page, article, text, related }: ArticlePageProps): ReactElement {
  const { t, locale } = page;
  const { title, lead, minutes } = article.texts[locale];
  return (
    <>
      <article className={`article article-${article.kind}`}>
        <header className="article-opening">
          <div className="article-words">
            <Breadcrumb page={page} />
            <p className="kicker">{formatKicker(article, t)}</p>
            <h1 className="display">
              <SplitTitle text={title} />
            </h1>
            <p className="standfirst">{lead}</p>
          </div>
          <ArticlePicture page={page} article={article} sizes="(width < 60em) 100vw, 66vw" isFirst />
        </header>
        <div className="article-columns">
          <aside className="contents">
            <p className="label">
              <time dateTime={article.updated}>
                {t('articles:updated', { date: formatDate(article.updated, locale) })}
              </time>
              <span>{formatReadingTime(minutes, t)}</span>
            </p>
            <nav aria-labelledby="contents">
              <h2 className="label" id="contents">
                {t('site:contents')}
              </h2>
              <ol>
                {text.contents.map(({ id, text: heading }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
              </ol>
            </nav>
          </aside>
          <div>
            <Markup as="div" className="prose" html={text.html} />
            <ShareRow page={page} headline={title} />
          </div>
        </div>
      </article>
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
    </>
  );
}
