import type { ReactElement } from 'react';
import type { Figure } from '../prerender/figures.ts';
import type { Page } from './page.ts';
import { Picture } from './picture.tsx';

/** A picture in the midst of a text, with its caption. */
export function TextFigure({ page, figure }: { page: Page; figure: Figure }): ReactElement {
  const { name, alt, caption } = figure;
  return (
    <figure>
      {/* An article is long as it is: its few readers without AVIF share one size. */}
      <Picture
        page={page}
        name={name}
        alt={alt}
        sizes="(width < 60em) 100vw, (width < 80em) 40rem, 48rem"
        formats={['avif']}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
