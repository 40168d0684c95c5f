import { expect, it } from 'vitest';
import { describeAnswer } from './describe-answer.ts';
import type { Markup } from './markup.ts';

const findNothing = () => ({ hits: [], isClose: false });

/** Addresses of all links of a markup. */
function listLinks(markup: readonly unknown[]): string[] {
  return markup.flatMap((part) => {
    const { attributes, children } = part as { attributes?: { href?: string }; children?: readonly unknown[] };
    return [...(attributes?.href ? [attributes.href] : []), ...(children ? listLinks(children) : [])];
  });
}

it.each(['en', 'fr'] as const)(
  'a search without results leads to the store finder, which knows places (%s)',
  (locale) => {
    const view = { text: 'Whitehorse & area', shown: 10 };
    const { results }: { results: Markup[] } = describeAnswer(findNothing, view, locale);
    expect(listLinks(results)).toContain(`/${locale}/storelocator?q=Whitehorse%20%26%20area`);
    const documentation = describeAnswer(findNothing, view, locale, '?in=documentation');
    expect(listLinks(documentation.results).some((link) => link.includes('storelocator'))).toBe(false);
  },
);
