import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { escapeHtml } from '../../sources/escape-html.ts';
import { findNamedLocale } from './locale-redirect.ts';

/** The header's links to the current page in either language. */
const link = /(<a href=")\/(en|fr)(?:\/[^"]*)?"(?=[^>]* hreflang="\2-CA")/gi;

/** The path in a language: replaces the locale segment if there is one, else adds it. Never leads off the site. */
function localize(path: string, locale: Locale): string {
  const [, first = '', ...rest] = path.split('/');
  const isLocalized = findNamedLocale(first) !== undefined;
  const address = `/${locale}/${(isLocalized ? rest : [first, ...rest]).join('/')}`;
  return address.replace(/\/$/, '');
}

/**
 * Makes the page's links to the other language and to itself point to the requested address instead of its file's: the
 * page may stand in for another (RT-03) or depend on the query (LOC-04).
 */
export function fillLanguageLinks(html: string, address: string): string {
  const { pathname, search } = new URL(address);
  return html.replace(
    link,
    (_, start: string, locale: Locale) => `${start}${escapeHtml(localize(pathname, locale) + search)}"`,
  );
}
