import type { ReactElement } from 'react';
import { translateSearch } from '../search/search-messages.ts';
import { longestText } from '../search/search-view.ts';
import { linkTo, type Page } from './page.ts';

/** The site search: a form that leads to the search page, which the server renders without a script. */
export function SearchForm({ page }: { page: Page }): ReactElement {
  const t = translateSearch[page.locale];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for old assistive technology
    <form className="site-search" action={linkTo(page, 'search')} role="search" aria-label={t('title')}>
      <label htmlFor="search-text">{t('label')}</label>
      <div>
        <input
          id="search-text"
          type="search"
          name="q"
          defaultValue=""
          maxLength={longestText}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className="button" type="submit">
          {t('submit')}
        </button>
      </div>
    </form>
  );
}
