import type { ReactElement } from 'react';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import type { Translate } from '../../sources/i18n.ts';
import { IconLinks } from '../layout/icon-links.tsx';
import { formatLanguage, type Site } from '../layout/page.ts';

interface LocaleGuessPageProps {
  site: Site;
  translate: Record<(typeof locales)[number], Translate>;
}

/**
 * Page for an address without a language (LOC-03). The server fills in the addresses `__TARGET_EN__`, `__TARGET_FR__`
 * and `__GUESS__`, its guess from Accept-Language for browsers without scripts. Search engines may list it, because
 * pages name it as their x-default; the server says where they may not.
 */
export function LocaleGuessPage({ site, translate }: LocaleGuessPageProps): ReactElement {
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${translate.en('site:name')}: ${translate.en('messages:guess.title')}`}</title>
        <meta name="description" content={translate.en('messages:guess.text')} />
        <script src={site.scripts['locale-guess']} type="module" />
        <noscript>
          <meta httpEquiv="refresh" content="0;url=__GUESS__" />
        </noscript>
        <link rel="stylesheet" href={site.styles.site} />
        <IconLinks />
      </head>
      <body>
        <main className="crossroads">
          <h1 className="wordmark">{translate.en('site:name')}</h1>
          <ul>
            {locales.map((locale) => (
              <li key={locale} lang={formatLanguage(locale)}>
                <a
                  className="button"
                  href={`__TARGET_${locale.toUpperCase()}__`}
                  hrefLang={formatLanguage(locale)}
                  data-target={locale}
                >
                  {translate[locale]('messages:guess.link')}
                </a>
              </li>
            ))}
          </ul>
        </main>
      </body>
    </html>
  );
}
