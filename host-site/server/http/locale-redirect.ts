import { type Locale, locales, toLocale } from '../../../widgets/shared/locale/locale.ts';
import { escapeHtml } from '../../sources/escape-html.ts';

/** The path after an unsupported or missing locale: `/contact`, or `` for the homepage. */
export interface Unprefixed {
  rest: string;
  /** The supported language of a regional tag, such as `fr-CA`, which itself is not supported. */
  named?: Locale | undefined;
}

// `how` and `faq` are pages and look like languages, so pages are checked first and a language has two letters.
const languageTag = /^[a-z]{2}(?:[-_][a-z\d]{2,8})*$/i;
// Narrower than any language tag, because a page may be called `en-vedette`.
const regionalLocale = /^[a-z]{2}(?:[-_](?:[a-z]{2}|\d{3}))?$/i;

/** The supported language that a path segment names in any spelling: `FR`, `fr-CA`, `en_us`. */
export function findNamedLocale(segment: string): Locale | undefined {
  return regionalLocale.test(segment) ? toLocale(segment) : undefined;
}

/** A path as pages have it: without capitals, and without a slash at its end. */
export function toPagePath(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}

/**
 * The path that follows the locale, for a path whose locale segment is missing or unsupported (LOC-03); undefined when
 * no language has such a page. `isPage` tells whether a path such as `/en/contact` is a page, so that redirects lead
 * only to our own pages.
 */
export function findUnprefixed(path: string, isPage: (path: string) => boolean): Unprefixed | undefined {
  const plain = toPagePath(path);
  const exists = (rest: string) => locales.every((locale) => isPage(`/${locale}${rest}`));
  const [, first = '', ...others] = plain.split('/');
  if (locales.some((locale) => locale === first)) return undefined;
  if (exists(plain)) return { rest: plain };
  if (!languageTag.test(first)) return undefined;
  const rest = others.length > 0 ? `/${others.join('/')}` : '';
  return exists(rest) ? { rest, named: findNamedLocale(first) } : undefined;
}

/** The address in one language, with its query. */
export function toLocalizedTarget(locale: Locale, { rest }: Unprefixed, search: string): string {
  return `/${locale}${rest}${search}`;
}

/** A page whose script redirects to the visitor's stored language; without a script, to the guessed one. */
export function fillGuessPage(template: string, targets: { en: string; fr: string; guess: string }): string {
  return template
    .replaceAll('__TARGET_EN__', () => escapeHtml(targets.en))
    .replaceAll('__TARGET_FR__', () => escapeHtml(targets.fr))
    .replaceAll('__GUESS__', () => escapeHtml(targets.guess));
}

/** Whether a browser will show the response; only then can the page's script read the stored language. */
export function isNavigation(accept: string | undefined, fetchDestination: string | undefined): boolean {
  if (fetchDestination !== undefined) return fetchDestination === 'document';
  return (accept ?? '').includes('text/html');
}
