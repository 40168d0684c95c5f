import type { ReactElement } from 'react';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { linkTo, type Page } from '../layout/page.ts';
import { RichText } from '../layout/rich-text.tsx';
import { SearchForm } from '../layout/search-form.tsx';
import { searchWords } from '../search/search-words.ts';

const popularPages = ['storelocator', 'giftcards', 'returns', 'getinspired', 'faq', 'contact'];

/**
 * The search of the site. What was found comes from the server, or from the script while somebody types; the style sheet
 * shows what is often looked for as long as there are no results.
 */
export function SearchPage({ page }: { page: Page }): ReactElement {
  const t = searchWords[page.locale];
  return (
    <div className="search-page">
      <header className="opening">
        <Breadcrumb page={page} />
        <h1 className="display">
          <RichText text={t('headline')} />
        </h1>
        <SearchForm page={page} />
      </header>
      <div className="found">
        <p className="heading" id="search-status" role="status" />
        <div id="search-results" />
      </div>
      <section className="index popular" aria-labelledby="popular">
        <h2 className="label" id="popular">
          {t('popular')}
        </h2>
        <ul className="index-list">
          {popularPages.map((name) => (
            <li key={name}>
              <a href={linkTo(page, name)}>{page.t(`site:nav.${name}`)}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
