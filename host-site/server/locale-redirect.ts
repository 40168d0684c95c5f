import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { escapeHtml } from '../escape-html.ts';

/** What a path without a supported locale stands for: the rest of it, `/contact`, or `` for the homepage. */
export interface Unprefixed {
  rest: string;
}

// `how` and `faq` are pages and look like languages, hence pages first, and two letters only.
const languageTag = /^[a-z]{2}(?:[-_][a-z\d]{2,8})*$/i;

/**
 * LOC-03: what a path means in every language when it lacks a supported locale segment or has another one; undefined
 * when no language has such a page. `isPage` tells whether a path such as `/en/contact` is a page, so that nothing but
 * our own pages can ever be led to.
 */
export function findUnprefixed(path: string, isPage: (path: string) => boolean): Unprefixed | undefined {
  const plain = path.replace(/\/$/, '');
  const exists = (rest: string) => locales.every((locale) => isPage(`/${locale}${rest}`));
  const [, first = '', ...others] = plain.split('/');
  if (locales.some((locale) => locale === first)) return undefined;
  if (exists(plain)) return { rest: plain };
  if (!languageTag.test(first)) return undefined;
  const rest = others.length > 0 ? `/${others.join('/')}` : '';
  return exists(rest) ? { rest } : undefined;
}

/** The address in one language, query kept. */
export function toLocalizedTarget(locale: Locale, { rest }: Unprefixed, search: string): string {
  return `/${locale}${rest}${search}`;
}

/** The page whose script goes to the visitor's stored language, and without script to the guess. */
export function fillGuessPage(template: string, targets: { en: string; fr: string; guess: string }): string {
  return template
    .replaceAll('__TARGET_EN__', () => escapeHtml(targets.en))
    .replaceAll('__TARGET_FR__', () => escapeHtml(targets.fr))
    .replaceAll('__GUESS__', () => escapeHtml(targets.guess));
}

/** Whether a browser is about to show the answer: only then can the page's script look up the stored language. */
export function isNavigation(accept: string | undefined, fetchDestination: string | undefined): boolean {
  if (fetchDestination !== undefined) return fetchDestination === 'document';
  return (accept ?? '').includes('text/html');
}
