import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { findNode } from './facts.ts';
import { formatFact, isFact } from './format-fact.ts';
import { describePrizeTerms } from './prize-line.ts';

/**
 * Replaces tokens such as `{{returns.days}}` with facts, formatted for the language as of the day `today`, YYYY-MM-DD
 * in Toronto (PG-01). `{{prizeTerms}}` becomes the line that belongs beside every offer of a prize. `given` holds further
 * values by token. Throws for an unknown token; the error names it.
 */
export function fillFacts(
  markdown: string,
  locale: Locale,
  today: string,
  given: Readonly<Record<string, string>> = {},
): string {
  return markdown.replace(/\{\{(.*?)\}\}/g, (_, token: string) => {
    if (token.trim() === 'prizeTerms') return describePrizeTerms(locale);
    const text = Object.hasOwn(given, token.trim()) ? given[token.trim()] : undefined;
    if (text !== undefined) return text;
    const fact = findNode(token.trim());
    if (!fact || !isFact(fact)) throw new Error(`Unknown fact: ${token.trim()}`);
    return formatFact(fact, locale, today);
  });
}
