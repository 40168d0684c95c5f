import type { ReactElement, ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Head } from './head.tsx';
import { Header } from './header.tsx';
import { formatLanguage, type Page } from './page.ts';
import { Widget } from './widget.tsx';

const pagesWithoutLightbox = ['newsletter', 'newsletter-result'];

/** A whole page: head, header, what the page is about, footer, and the newsletter lightbox where NL-02 allows it. */
export function Document({ page, children }: { page: Page; children: ReactNode }): ReactElement {
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
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer page={page} />
        {pagesWithoutLightbox.includes(page.route.kind) ? null : (
          <Widget page={page} tag="vitrine-newsletter-lightbox" attributes={{ locale: page.locale }} />
        )}
      </body>
    </html>
  );
}
