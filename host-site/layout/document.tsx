import { createElement, type ReactElement, type ReactNode } from 'react';
import { formatDate } from '../facts/format-value.ts';
import { tallShape, tallWidths } from '../pictures/sizes.ts';
import { formatPath } from '../routes.ts';
import { Footer } from './footer.tsx';
import { Head } from './head.tsx';
import { Header } from './header.tsx';
import { formatLanguage, type Page } from './page.ts';

/**
 * A complete page: head, consent banner, header, main content with its address for print, footer, the newsletter
 * lightbox where NL-02 allows it, and the loading overlay.
 */
export function Document({ page, children }: { page: Page; children: ReactNode }): ReactElement {
  const address = page.site.origin + formatPath(page.route, page.locale);
  return (
    <html lang={formatLanguage(page.locale)} data-route={page.route.name}>
      <head>
        <Head page={page} />
      </head>
      <body>
        <a className="skip" href="#content">
          {page.t('site:skip')}
        </a>
        <Header page={page} />
        {/* Needs a script, which also loads everything that it asks about. In the tab order before what the page says. */}
        {createElement('vitrine-consent-banner', { locale: page.locale })}
        <main id="content" tabIndex={-1}>
          {children}
          <p className="printed" hidden>
            {page.t('site:printed', { date: formatDate(page.site.today, page.locale), address })}
          </p>
        </main>
        <Footer page={page} />
        {page.isPrivate || page.route.path.split('/')[0] === 'newsletter'
          ? null
          : // Invisible until it opens, so there is nothing to prerender.
            createElement(
              'vitrine-newsletter-lightbox',
              { locale: page.locale },
              // Fetched when it opens; until then nothing of it is rendered.
              <img
                slot="picture"
                src={page.site.findPicture('newsletter').tallAddress}
                alt=""
                width={tallWidths[1]}
                height={tallWidths[1] / tallShape}
                loading="lazy"
                hidden
              />,
            )}
        {createElement('vitrine-loading-overlay', { locale: page.locale })}
      </body>
    </html>
  );
}
