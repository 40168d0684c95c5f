import type { ReactElement } from 'react';
import type { Figure } from '../../sources/markdown/figures.ts';
import type { Page } from './page.ts';
import { Picture } from './picture.tsx';

/** A picture within a text, with its caption; one that is higher than wide stands beside the text. */
export function TextFigure({ page, figure }: { page: Page; figure: Figure }): ReactElement {
  const { name, alt, caption } = figure;
  const { width, height } = page.site.findPicture(name);
  const isUpright = height > width;
  return (
    <figure className={isUpright ? 'upright' : undefined}>
      {/* Articles are long already: browsers without AVIF share a single size. */}
      <Picture
        page={page}
        name={name}
        alt={alt}
        sizes={isUpright ? '(width < 40em) 100vw, 24rem' : '(width < 60em) 100vw, (width < 80em) 48rem, 55rem'}
        formats={['avif']}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
