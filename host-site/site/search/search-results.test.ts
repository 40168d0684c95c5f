import { expect, it } from 'vitest';
import { type Markup, toHtml } from './markup.ts';
import type { Hit } from './open-search.ts';
import { describeSearch } from './search-results.ts';

const findNothing = () => ({ hits: [], isClose: true });
const hit: Hit = {
  entry: { path: '/en/returns', kind: 'page', title: 'Returns', headings: '', text: 'Changed your mind?' },
  findTerm: () => undefined,
};

/** Addresses of all links of a markup. */
function listLinks(markup: readonly unknown[]): string[] {
  return markup.flatMap((part) => {
    const { attributes, children } = part as { attributes?: { href?: string }; children?: readonly unknown[] };
    return [...(attributes?.href ? [attributes.href] : []), ...(children ? listLinks(children) : [])];
  });
}

it.each(['en', 'fr'] as const)(
  'search results link to the store finder when there are only close matches or none (%s)',
  (locale) => {
    const view = { text: 'Whitehorse & area', shown: 10 };
    const { results }: { results: Markup[] } = describeSearch(findNothing, view, locale);
    expect(listLinks(results)).toContain(`/${locale}/storelocator?q=Whitehorse%20%26%20area`);
    const findClose = () => ({ hits: [hit], isClose: true });
    const close = describeSearch(findClose, { text: 'Windsor', shown: 10 }, locale);
    expect(listLinks(close.results)).toEqual([
      hit.entry.path,
      `/${locale}/storelocator?q=Windsor`,
      expect.stringContaining('in=documentation'),
    ]);
    const sure = describeSearch(() => ({ hits: [hit], isClose: false }), view, locale);
    expect(listLinks(sure.results).some((link) => link.includes('storelocator'))).toBe(false);
    const documentation = describeSearch(findNothing, view, locale, '?in=documentation');
    expect(listLinks(documentation.results).some((link) => link.includes('storelocator'))).toBe(false);
  },
);

it('a search result has the picture of its page, and one without a picture has no image', () => {
  const write = (picture?: string) => {
    const shown = { ...hit, entry: { ...hit.entry, ...(picture && { picture }) } };
    const { results } = describeSearch(() => ({ hits: [shown], isClose: false }), { text: 'lamp', shown: 10 }, 'en');
    return results.map(toHtml).join('');
  };
  expect(write('/articles/lamp-480.webp')).toContain('<img alt="" width="480"');
  expect(write('/articles/lamp-480.webp')).toContain('src="/articles/lamp-480.webp"/>');
  expect(write()).not.toContain('<img');
});
