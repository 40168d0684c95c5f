import { markupVersion } from 'virtual:markup-version';
import type { Locale } from '../locale/locale.ts';
import type { Contract } from './contract.ts';

/**
 * Identifies a widget's first rendering: by the sources of the release, the language, every attribute and the number of
 * its elements. Prerendered markup is hydrated only if its identifier is the one that the script computes; hydration
 * matches nodes by position, so in markup from another release, or in which an extension or a script of the page has put
 * an element of its own, it would swap labels and lose fields.
 * @param count of all elements in the markup
 */
export function identifyMarkup(
  contract: Contract,
  locale: Locale,
  element: { getAttribute(name: string): string | null },
  count: number,
): string {
  // A missing attribute and an empty one differ: an empty one can mean true.
  const values = Object.keys(contract.attributes).map((name) => element.getAttribute(name) ?? '-');
  return [markupVersion, locale, ...values, count].join();
}
