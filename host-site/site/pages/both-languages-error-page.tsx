import type { ReactElement } from 'react';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import type { Translate } from '../../sources/i18n.ts';
import { IconLinks } from '../layout/icon-links.tsx';
import { formatLanguage, type Site } from '../layout/page.ts';
import { SignUpWindow } from '../layout/sign-up-window.tsx';

interface BothLanguagesErrorPageProps {
  site: Site;
  translate: Record<(typeof locales)[number], Translate>;
}

/** The error page `/error` in both languages, for when the language is unknown; links to both homepages (RT-09). */
export function BothLanguagesErrorPage({ site, translate }: BothLanguagesErrorPageProps): ReactElement {
  const titles = locales.map((locale) => translate[locale]('messages:error.title'));
  return (
    <html lang="en-CA" data-route="error">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${titles.join(' / ')} | ${translate.en('site:name')}`}</title>
        <meta name="description" content={translate.en('messages:error.description')} />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={site.styles.site} />
        <script type="module" src="/widgets/v1/vitrine.js" />
        <IconLinks />
      </head>
      <body>
        <main className="crossroads">
          <h1 className="wordmark">{translate.en('site:name')}</h1>
          {locales.map((locale) => (
            <section key={locale} lang={formatLanguage(locale)}>
              <h2 className="heading">{translate[locale]('messages:error.headline')}</h2>
              <p>{translate[locale]('messages:error.text')}</p>
              <p>
                <a className="button" href={`/${locale}`}>
                  {translate[locale]('messages:home')}
                </a>
              </p>
            </section>
          ))}
        </main>
        {/* Of no language, so that the window is in the visitor's. */}
        <div lang="">
          <SignUpWindow site={site} />
        </div>
      </body>
    </html>
  );
}
