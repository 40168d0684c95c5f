import { frenchForms } from '../../../widgets/shared/locale/french-forms.ts';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { findNode } from './facts.ts';
import { formatFact, isFact } from './format-fact.ts';
import { describePrizeTerms } from './prize-line.ts';

/** Thrown for a token that names no fact; the message names it. */
export class UnknownFactError extends Error {
  override name = 'UnknownFactError';
  readonly path: string;

  constructor(path: string) {
    super(`Unknown fact: ${path}`);
    this.path = path;
  }
}

/**
 * Replaces tokens such as `{{returns.days}}` with facts, formatted for the language as of the day `today`, YYYY-MM-DD
 * in Toronto (PG-01); a French text may put *de* or *que* before a name, `{{company.brand, de}}`. `{{prizeTerms}}` becomes
 * the line that belongs beside every offer of a prize. `given` holds further values by token. Throws UnknownFactError for an unknown token.
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
    const [path = '', form] = token.split(',').map((part) => part.trim());
    const fact = findNode(path);
    const put = form === undefined ? String : frenchForms[form];
    if (!fact || !isFact(fact) || !put || (form && locale !== 'fr')) throw new UnknownFactError(token.trim());
    return put(formatFact(fact, locale, today));
  });
}
