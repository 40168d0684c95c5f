import type { ReactElement } from 'react';
import type { Article } from '../../sources/articles/article.ts';
import type { Page } from './page.ts';
import { Picture } from './picture.tsx';

interface ArticlePictureProps {
  page: Page;
  article: Article;
  sizes: string;
  /** Whether it is the article's lead picture; elsewhere it is decorative. */
  isFirst?: boolean;
}

/** The article's picture, or its drawing until there is one. */
export function ArticlePicture({ page, article, sizes, isFirst = false }: ArticlePictureProps): ReactElement {
  const { picture, drawing, texts } = article;
  if (picture) {
    const alt = isFirst ? texts[page.locale].alt : '';
    return <Picture page={page} name={picture} alt={alt} sizes={sizes} isFirst={isFirst} />;
  }
  const { address, width, height } = page.site.findDrawing(drawing);
  const loading = isFirst
    ? { fetchPriority: 'high' as const }
    : { loading: 'lazy' as const, decoding: 'async' as const };
  return <img className="art" src={address} alt="" width={width} height={height} {...loading} />;
}
