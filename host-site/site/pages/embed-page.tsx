import type { ReactElement } from 'react';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { formatLanguage, type Site } from '../layout/page.ts';

interface EmbedPageProps {
  site: Site;
  locale: Locale;
}

/**
 * The page around a widget that another site frames. The server fills in `__TITLE__`, `__ADDRESS__`, that of our page
 * about the same, and `__CONTENT__`. Links open a tab of their own: our pages refuse to be framed.
 */
export function EmbedPage({ site, locale }: EmbedPageProps): ReactElement {
  return (
    <html lang={formatLanguage(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>__TITLE__</title>
        <base target="_blank" />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href="__ADDRESS__" />
        {site.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={site.styles.embed} />
        <script type="module" src="/widgets/v1/vitrine.js" />
        <script type="module" src={site.scripts.embed} />
      </head>
      <body>
        {/* Named, because the page around the frame has a main part too. */}
        <main aria-labelledby="title">__CONTENT__</main>
      </body>
    </html>
  );
}
