import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { findNode } from './facts.ts';
import { formatFact, isFact } from './format-fact.ts';

/**
 * Puts facts in the place of tokens such as `{{returns.days}}`, written out in the page's language as they stand on the
 * day `today`, YYYY-MM-DD by Toronto's calendar (PG-01). `given` holds what is not in facts.json, by its token. Throws an
 * error that names the token when there is no such fact.
 */
export function fillFacts(
  markdown: string,
  locale: Locale,
  today: string,
  given: Readonly<Record<string, string>> = {},
): string {
  return markdown.replace(/\{\{(.*?)\}\}/g, (_, token: string) => {
    const text = Object.hasOwn(given, token.trim()) ? given[token.trim()] : undefined;
    if (text !== undefined) return text;
    const fact = findNode(token.trim());
    if (!fact || !isFact(fact)) throw new Error(`Unknown fact: ${token.trim()}`);
    return formatFact(fact, locale, today);
  });
}
