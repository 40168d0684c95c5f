import type { ReactElement } from 'react';
import { formatPath } from '../routes.ts';
import { mainNavigation, resolveLink } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';
import { formatLanguage, linkTo, type Page, switchLocale } from './page.ts';
import { SiblingBrands } from './sibling-brands.tsx';
import { StoreSearch } from './store-search.tsx';

/**
 * HD-01, and the store search of HD-02, which the store locator has no need of. The navigation is a popover that wide screens lay out in place, so that a phone's menu opens and closes
 * without a script, and a browser without popovers shows it at all times.
 */
export function Header({ page }: { page: Page }): ReactElement {
  const { t } = page;
  return (
    <header className="site-header">
      <nav className="top-bar" aria-label={t('site:topNavigation')}>
        <ul>
          <SiblingBrands page={page} />
          <li className="top-bar-end">
            <LanguageSwitch page={page} />
          </li>
        </ul>
      </nav>
      <div className="masthead">
        <a className="wordmark" href={linkTo(page, 'homepage')} aria-label={t('site:homeLink')}>
          {t('site:name')}
        </a>
        <a className="search-link" href={linkTo(page, 'search')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="10" cy="10" r="7" />
            <path d="m15 15 7 7" />
          </svg>
          <span className="unseen">{t('site:nav.search')}</span>
        </a>
        <button className="menu-button" type="button" popoverTarget="menu">
          {t('site:menu')}
        </button>
        <nav className="menu" id="menu" popover="auto" aria-label={t('site:mainNavigation')}>
          <button className="menu-close" type="button" popoverTarget="menu" popoverTargetAction="hide">
            {t('site:closeMenu')}
          </button>
          <ul>
            {mainNavigation.map((item) => (
              <li key={resolveLink(page, item).key}>
                <NavigationLink page={page} item={item} />
              </li>
            ))}
          </ul>
          <a className="button" href={linkTo(page, 'newsletter')}>
            {t('site:subscribe')}
          </a>
        </nav>
      </div>
      {page.route.kind === 'storelocator' ? null : (
        <div className="header-search">
          <StoreSearch page={page} isCompact />
        </div>
      )}
    </header>
  );
}

/** LOC-04: the same page in the other language; the script adds query and fragment. */
function LanguageSwitch({ page }: { page: Page }): ReactElement {
  const other = switchLocale(page.locale);
  const path =
    page.route.kind === 'not-found' ? formatPath({ ...page.route, path: '' }, other) : formatPath(page.route, other);
  return (
    <a
      href={path}
      lang={formatLanguage(other)}
      hrefLang={formatLanguage(other)}
      title={page.t('site:otherLanguageHint')}
      data-language-switch={page.route.kind === 'not-found' ? undefined : ''}
    >
      {page.t('site:otherLanguage')}
    </a>
  );
}
