import { markupVersion } from 'virtual:markup-version';
import type { Locale } from '../locale/locale.ts';
import type { Contract } from './contract.ts';

/**
 * Identifies a widget's first rendering: by the sources of the release, the language and every attribute. Prerendered
 * markup is hydrated only if its identifier is the one that the script computes; hydration matches nodes by position,
 * so in markup from another release it would swap labels and lose fields.
 */
export function identifyMarkup(
  contract: Contract,
  locale: Locale,
  element: { getAttribute(name: string): string | null },
): string {
  // A missing attribute and an empty one differ: an empty one can mean true.
  const values = Object.keys(contract.attributes).map((name) => element.getAttribute(name) ?? '-');
  return [markupVersion, locale, ...values].join();
}
