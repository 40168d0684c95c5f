import type { ReactElement } from 'react';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import { formatMarkdownPath, formatPath, formatUnprefixedPath } from '../../sources/routes.ts';
import { IconLinks } from './icon-links.tsx';
import { Markup } from './markup.tsx';
import { formatLanguage, type Page } from './page.ts';
import { SharingTags } from './sharing-tags.tsx';
import { formatStructuredData } from './structured-data.ts';

/** The head of a page. Pages that search engines must not list have no alternates. */
export function Head({ page }: { page: Page }): ReactElement {
  const { route, locale, site, styles = [], scripts = [], firstWidget } = page;
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
      <link rel="stylesheet" href={site.styles.site} />
      {styles.map((name) => (
        <link key={name} rel="stylesheet" href={site.styles[name]} />
      ))}
      {page.hasFeed ? <FeedLink page={page} /> : null}
      {/* Last, so that print styles override those of a kind of page. */}
      <link rel="stylesheet" href={site.styles.print} media="print" />
      {/* The parser finds a link in a declarative shadow root late, often after first paint. */}
      {firstWidget ? <link rel="preload" href={site.findWidgetStyles(firstWidget)} as="style" /> : null}
      {page.firstFile ? <link rel="preload" href={page.firstFile} as="fetch" crossOrigin="anonymous" /> : null}
      <script type="module" src="/widgets/v1/vitrine.js" />
      <script type="module" src={site.scripts.site} />
      {page.isPrivate ? null : <script type="module" src={site.scripts.tracking} />}
      {scripts.map((name) => (
        <script key={name} type="module" src={site.scripts[name]} />
      ))}
      <IconLinks locale={locale} />
      {/* A not-found page has no canonical address. */}
      {page.hasNoAddress ? null : <link rel="canonical" href={address} />}
      {route.indexed ? <Alternates page={page} /> : <meta name="robots" content="noindex" />}
      {page.hasMarkdown ? <link rel="alternate" type="text/markdown" href={formatMarkdownPath(route, locale)} /> : null}
      {page.isEmbeddable ? <OembedLink address={address} origin={site.origin} /> : null}
      <SharingTags page={page} />
      {route.indexed ? <Markup as="script" type="application/ld+json" html={formatStructuredData(page)} /> : null}
    </>
  );
}

/** Link to the feed of new articles. */
function FeedLink({ page: { locale, t } }: { page: Page }): ReactElement {
  return <link rel="alternate" type="application/rss+xml" title={t('articles:feed')} href={`/${locale}/feed.xml`} />;
}

/**
 * Where systems that know only the page's address learn what to show for it (https://oembed.com/#section4). The address
 * has no character that a query must escape.
 */
function OembedLink({ address, origin }: { address: string; origin: string }): ReactElement {
  const href = `${origin}/oembed?url=${address}`;
  return <link rel="alternate" type="application/json+oembed" href={href} />;
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
