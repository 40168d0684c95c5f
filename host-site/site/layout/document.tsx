import { createElement, type ReactElement, type ReactNode } from 'react';
import { formatDate } from '../../sources/facts/format-value.ts';
import { formatPath, type Route } from '../../sources/routes.ts';
import { Footer } from './footer.tsx';
import { Head } from './head.tsx';
import { Header } from './header.tsx';
import { formatLanguage, type Page } from './page.ts';
import { SignUpWindow } from './sign-up-window.tsx';

/**
 * Whether the newsletter lightbox may open over a route's page: not over the form itself and its results (NL-02), nor
 * over the result of another form or what an email's link asks and says.
 */
const isInterruptible = ({ path, kind }: Route): boolean =>
  path.split('/')[0] !== 'newsletter' && kind !== 'result' && kind !== 'email-link';

/**
 * A complete page: head, consent banner, header, main content with its address for print, footer, the newsletter
 * lightbox where it may open, and the loading overlay.
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
        {isInterruptible(page.route) ? <SignUpWindow site={page.site} locale={page.locale} /> : null}
        {createElement('vitrine-loading-overlay', { locale: page.locale })}
      </body>
    </html>
  );
}
