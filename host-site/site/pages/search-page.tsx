import type { ReactElement } from 'react';
import { hasRoute } from '../../sources/routes.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { formatTitle, linkTo, type Page } from '../layout/page.ts';
import { RichText } from '../layout/rich-text.tsx';
import { SearchForm } from '../layout/search-form.tsx';
import { translateSearch } from '../search/search-messages.ts';
import type { PageKind } from './page-kind.ts';

const popularPages = ['storelocator', 'giftcards', 'returns', 'getinspired', 'faq', 'contact'];

/**
 * The site's search page. The server, or the script while the visitor types, adds results; until then the style sheet
 * shows popular searches.
 */
function SearchPage({ page }: { page: Page }): ReactElement {
  const t = translateSearch[page.locale];
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
          {popularPages.filter(hasRoute).map((name) => (
            <li key={name}>
              <a href={linkTo(page, name)}>{page.t(`site:nav.${name}`)}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The search page's kind. */
export const searchPage: PageKind = {
  open({ translate }, { locale }) {
    const t = translateSearch[locale];
    return {
      title: formatTitle(translate[locale], t('title')),
      description: t('description'),
      styles: ['search'],
      scripts: ['search'],
      render: (page) => <SearchPage page={page} />,
    };
  },
};
