import type { ReactElement } from 'react';
import type { Heading } from '../../sources/markdown/render-markdown.ts';
import type { Page } from './page.ts';

/** Links to the headings of a page, in order. */
export function ContentsList({ page, headings }: { page: Page; headings: readonly Heading[] }): ReactElement {
  return (
    <nav aria-labelledby="contents">
      <h2 className="label" id="contents">
        {page.t('site:contents')}
      </h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
