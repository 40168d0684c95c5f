import type { ReactElement } from 'react';
import { cardSizes } from '../../../widgets/shared/brand/card-sizes.ts';
import { type Article, formatArticlePath } from '../../sources/articles/article.ts';
import { formatKicker } from '../../sources/articles/describe-article.ts';
import { ArticlePicture } from './article-picture.tsx';
import type { Page } from './page.ts';
import { TitleText } from './title-text.tsx';

interface ArticleCardProps {
  page: Page;
  article: Article;
  level: 2 | 3;
}

/** An article in a list, with the markup of `<vitrine-article-list>`: picture, label, title and lead. */
export function ArticleCard({ page, article, level }: ArticleCardProps): ReactElement {
  const { t, locale } = page;
  const { title, lead } = article.texts[locale];
  const Title = `h${level}` as const;
  return (
    <li className="card">
      <ArticlePicture page={page} article={article} sizes={cardSizes} />
      <p className="kicker">{formatKicker(article, t)}</p>
      <Title>
        <a href={`/${locale}/${formatArticlePath(article.slug)}`}>
          <TitleText text={title} />
        </a>
      </Title>
      <p className="lead-in">{lead}</p>
    </li>
  );
}
