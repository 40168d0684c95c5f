import { createElement, type ReactElement, type ReactNode } from 'react';
import { formatDate } from '../content/format-value.ts';
import { tallShape, tallWidths } from '../pictures/sizes.ts';
import { formatPath } from '../routes.ts';
import { Footer } from './footer.tsx';
import { Head } from './head.tsx';
import { Header } from './header.tsx';
import { formatLanguage, type Page } from './page.ts';

/** A whole page: head, the question for consent, header, what the page is about with its address for paper, footer, the newsletter lightbox where NL-02 allows it, the overlay. */
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
        {/* Shows by script only, and before the text for the keyboard; nothing that it asks about runs without one. */}
        {createElement('vitrine-consent-banner', { locale: page.locale })}
        <main id="content" tabIndex={-1}>
          {children}
          <p className="printed" hidden>
            {page.t('site:printed', { date: formatDate(page.site.today, page.locale), address })}
          </p>
        </main>
        <Footer page={page} />
        {page.route.path.split('/')[0] === 'newsletter'
          ? null
          : // Nothing of it shows before it opens, so there is nothing to prerender.
            createElement(
              'vitrine-newsletter-lightbox',
              { locale: page.locale },
              // Fetched once it opens: until then neither it nor anything around it is drawn.
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
