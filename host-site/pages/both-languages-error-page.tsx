import type { ReactElement } from 'react';
import { locales } from '../../widgets/shared/locale/locale.ts';
import { IconLinks } from '../layout/icon-links.tsx';
import { formatLanguage, type Site } from '../layout/page.ts';
import type { Translate } from '../texts.ts';

interface BothLanguagesErrorPageProps {
  site: Site;
  texts: Record<(typeof locales)[number], Translate>;
}

/** The error page `/error` in both languages, for when the language is unknown; links to both homepages (RT-09). */
export function BothLanguagesErrorPage({ site, texts }: BothLanguagesErrorPageProps): ReactElement {
  const titles = locales.map((locale) => texts[locale]('messages:error.title'));
  return (
    <html lang="en-CA" data-route="error">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${titles.join(' / ')} | ${texts.en('site:name')}`}</title>
        <meta name="description" content={texts.en('messages:error.description')} />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={site.styles.site} />
        <IconLinks />
      </head>
      <body>
        <main className="crossroads">
          <h1 className="wordmark">{texts.en('site:name')}</h1>
          {locales.map((locale) => (
            <section key={locale} lang={formatLanguage(locale)}>
              <h2 className="heading">{texts[locale]('messages:error.headline')}</h2>
              <p>{texts[locale]('messages:error.text')}</p>
              <p>
                <a className="button" href={`/${locale}`}>
                  {texts[locale]('messages:home')}
                </a>
              </p>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}
