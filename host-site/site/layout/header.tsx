import type { ReactElement } from 'react';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import { formatPath, hasRoute } from '../../sources/routes.ts';
import { mainNavigation, menuNavigation, resolveLink } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';
import { formatLanguage, linkTo, otherLocale, type Page } from './page.ts';
import { SiblingBrands } from './sibling-brands.tsx';
import { StoreSearch } from './store-search.tsx';

/**
 * The header (HD-01) with the store search (HD-02), except on the store locator. The navigation is a popover that wide
 * screens show in place, so that a phone's menu works without a script; browsers without popovers always show it. The
 * sibling brands are above the masthead, and on a phone at the end of the menu to save height.
 */
export function Header({ page }: { page: Page }): ReactElement {
  const { t } = page;
  return (
    <header className="site-header">
      <SiblingBrands page={page} navigation={{ label: t('site:topNavigation'), className: 'top-bar' }} />
      <div className="masthead">
        <nav className="languages" aria-label={t('site:languages')}>
          <ul>
            {locales.map((locale) => (
              <li key={locale}>
                {locale === page.locale ? <OwnLanguage page={page} /> : <LanguageSwitch page={page} />}
              </li>
            ))}
          </ul>
        </nav>
        <a className="wordmark" href={linkTo(page, 'homepage')} aria-label={t('site:homeLink')}>
          {t('site:name')}
        </a>
        <a className="search-link" href={linkTo(page, 'search')}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <circle cx="10" cy="10" r="7" />
            <path d="m15 15 7 7" />
          </svg>
          <span className="visually-hidden">{t('site:nav.search')}</span>
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
          <ul className="menu-more">
            {hasRoute('storelocator') ? (
              <li>
                <a href={`${linkTo(page, 'storelocator')}?q=${encodeURIComponent(t('site:nearMe'))}`}>
                  {t('site:nearMe')}
                </a>
              </li>
            ) : null}
            {menuNavigation.map((item) => (
              <li key={resolveLink(page, item).key}>
                <NavigationLink page={page} item={item} />
              </li>
            ))}
            <li>
              <LanguageSwitch page={page} />
            </li>
          </ul>
          <SiblingBrands page={page} className="menu-brands" />
        </nav>
      </div>
      {page.hasStoreSearch ? null : (
        <div className="header-search">
          <StoreSearch page={page} isCompact />
        </div>
      )}
    </header>
  );
}

/** The same page in the other language; the script adds query and fragment (LOC-04). */
function LanguageSwitch({ page }: { page: Page }): ReactElement {
  const other = otherLocale(page.locale);
  const path = page.hasNoAddress ? formatPath({ ...page.route, path: '' }, other) : formatPath(page.route, other);
  return (
    <a
      href={path}
      lang={formatLanguage(other)}
      hrefLang={formatLanguage(other)}
      title={page.t('site:otherLanguageHint')}
      data-language-switch={page.hasNoAddress ? undefined : ''}
    >
      <LanguageName code={other} name={page.t('site:otherLanguage')} />
    </a>
  );
}

/** The page's own language, marked as current. A not-found page has no known address, so its href is empty. */
function OwnLanguage({ page }: { page: Page }): ReactElement {
  const language = formatLanguage(page.locale);
  return (
    <a
      href={page.hasNoAddress ? '' : formatPath(page.route, page.locale)}
      lang={language}
      hrefLang={language}
      aria-current="true"
    >
      <LanguageName code={page.locale} name={page.t('site:ownLanguage')} />
    </a>
  );
}

/** The language's full name, which screen readers read; a phone shows only the code. */
function LanguageName({ code, name }: { code: string; name: string }): ReactElement {
  return (
    <>
      <span className="language-code" aria-hidden="true">
        {code.toUpperCase()}
      </span>
      <span className="language-name">{name}</span>
    </>
  );
}
