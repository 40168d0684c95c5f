import type { ReactElement } from 'react';
import { type Article, formatArticlePath } from '../articles/article.ts';
import { formatKicker } from '../articles/describe-article.ts';
import type { Page } from './page.ts';

interface ArticleCardProps {
  page: Page;
  article: Article;
  level: 2 | 3;
}

/** An article in a list, as `<vitrine-article-list>` draws it: drawing, kicker, title and lead. */
export function ArticleCard({ page, article, level }: ArticleCardProps): ReactElement {
  const { t, locale, site } = page;
  const { title, lead } = article.texts[locale];
  const { address, width, height } = site.findDrawing(article.drawing);
  const Title = `h${level}` as const;
  return (
    <li className="card">
      <img src={address} alt="" width={width} height={height} loading="lazy" decoding="async" />
      <p className="kicker">{formatKicker(article, t)}</p>
      <Title>
        <a href={`/${locale}/${formatArticlePath(article.slug)}`}>{title}</a>
      </Title>
      <p className="lead-in">{lead}</p>
    </li>
  );
}
