import type { ReactElement } from 'react';
import { locales } from '../../widgets/shared/locale/locale.ts';
import { formatPath, formatUnprefixedPath, isGuide, type PageKind } from '../routes.ts';
import { findContestTag } from './contest-tag.ts';
import { IconLinks } from './icon-links.tsx';
import { Markup } from './markup.tsx';
import { formatLanguage, type Page } from './page.ts';
import { hasSearchForm } from './search-form.tsx';
import { SharingTags } from './sharing-tags.tsx';
import { formatStructuredData } from './structured-data.ts';

// A link inside a declarative shadow root is found only when the parser reaches it, often after the first paint.
const formsByPage: Partial<Record<PageKind, string>> = {
  home: 'vitrine-newsletter-form',
  storelocator: 'vitrine-store-finder',
  newsletter: 'vitrine-newsletter-form',
  contact: 'vitrine-contact-form',
  'fab-finds': 'vitrine-photo-wall',
};

function findForm({ route: { kind, name }, locale, site }: Page): string | undefined {
  return kind === 'contest' ? findContestTag(site.describeContest(name, locale)) : formsByPage[kind];
}

/** Everything in a page's head. Pages that must not be listed have no alternates either. */
export function Head({ page }: { page: Page }): ReactElement {
  const { route, locale, site } = page;
  const form = findForm(page);
  const isJournal = page.article !== undefined || route.kind === 'getinspired';
  const address = `${site.origin}${formatPath(route, locale)}`;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {site.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={site.stylesheet} />
      {route.kind === 'home' ? <link rel="stylesheet" href={site.homeStyles} /> : null}
      {route.kind === 'fab-finds' ? <link rel="stylesheet" href={site.wallStyles} /> : null}
      {isJournal ? <JournalLinks page={page} /> : null}
      {isGuide(route) ? <link rel="stylesheet" href={site.guideStyles} /> : null}
      {page.landing ? <link rel="stylesheet" href={site.landingStyles} /> : null}
      <link rel="stylesheet" href={site.printStyles} media="print" />
      {hasSearchForm(route) ? <link rel="stylesheet" href={site.searchStyles} /> : null}
      {form ? <link rel="preload" href={site.findWidgetStyles(form)} as="style" /> : null}
      <script type="module" src="/widgets/v1/vitrine.js" />
      <script type="module" src={site.scripts.site} />
      <script type="module" src={site.scripts.tracking} />
      {isGuide(route) ? <script type="module" src={site.scripts.guide} /> : null}
      {route.kind === 'search' ? <script type="module" src={site.scripts.search} /> : null}
      <IconLinks locale={locale} />
      {/* What is not there has no address. */}
      {route.kind === 'not-found' ? null : <link rel="canonical" href={address} />}
      {route.indexed ? <Alternates page={page} /> : <meta name="robots" content="noindex" />}
      <SharingTags page={page} />
      {route.indexed ? <Markup as="script" type="application/ld+json" html={formatStructuredData(page)} /> : null}
    </>
  );
}

/** Of articles and their list: their looks, and the feed of new ones. */
function JournalLinks({ page: { site, locale, t } }: { page: Page }): ReactElement {
  return (
    <>
      <link rel="stylesheet" href={site.articleStyles} />
      <link rel="alternate" type="application/rss+xml" title={t('articles:feed')} href={`/${locale}/feed.xml`} />
    </>
  );
}

function Alternates({ page: { route, site } }: { page: Page }): ReactElement {
  return (
    <>
      {locales.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={formatLanguage(other)}
          href={site.origin + formatPath(route, other)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={site.origin + formatUnprefixedPath(route)} />
    </>
  );
}
