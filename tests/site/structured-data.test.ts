import { describe, expect, it } from 'vitest';
import { formatPath } from '../../host-site/sources/routes.ts';
import { type BuiltPage, builtPages, findPage } from './support/built-site.ts';
import { origin } from './support/public-origin.ts';
import { listNamed, structuredData } from './support/structured-data.ts';

const indexed = builtPages.filter(({ route }) => route.indexed);

// Searched in the text, because parsing some hundred pages takes long.
const readText = ({ html }: BuiltPage): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);

function readGraph(page: BuiltPage): { '@type': string; [name: string]: unknown }[] {
  const [text = '', ...others] = readText(page);
  expect(others, page.path).toEqual([]);
  return JSON.parse(text)['@graph'];
}

describe('structured data', () => {
  it('are on every indexed page, with the properties that search engines require', () => {
    const wrong = indexed.flatMap((page) => {
      const [text = '{}'] = readText(page);
      const { error } = structuredData.safeParse(JSON.parse(text));
      return (error?.issues ?? []).map(({ path, message }) => `${page.path}: ${path.join('.')}: ${message}`);
    });
    expect(wrong).toEqual([]);
  });

  it('refer only to @ids that the same page describes', () => {
    const wrong = indexed.flatMap((page) => {
      const graph = readGraph(page);
      const described = new Set(graph.map((thing) => thing['@id']));
      const lost = listNamed(graph).filter((id) => !described.has(id));
      return lost.map((id) => `${page.path}: ${id}`);
    });
    expect(wrong).toEqual([]);
  });

  it('have URLs only of indexed pages in the page’s language', () => {
    const wrong = indexed.flatMap((page) => {
      const addresses = JSON.stringify(readGraph(page)).match(/(?<="(?:url|item)":")[^"]+/g) ?? [];
      const own = addresses.filter((address) => address.startsWith(`${origin}/`));
      const isKnown = (address: string): boolean => {
        const path = address.slice(origin.length);
        return path.startsWith(`/${page.locale}`) && indexed.some((other) => other.path === path);
      };
      return own.filter((address) => !isKnown(address)).map((address) => `${page.path}: ${address}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe.each(['en', 'fr'] as const)('structured data in %s', (locale) => {
  const readThing = (name: string, type: string) =>
    readGraph(findPage(`/${locale}/${name}`)).filter((thing) => thing['@type'] === type);

  it('AR-01 SF-03 list every article and every store', () => {
    for (const [name, kind] of [
      ['getinspired', 'article'],
      ['storelocator', 'store'],
    ] as const) {
      const [page] = readThing(name, 'CollectionPage');
      const list = page?.mainEntity as { itemListElement: { url: string }[] };
      const expected = indexed.filter((each) => each.locale === locale && each.route.kind === kind);
      expect(list.itemListElement.map(({ url }) => url).sort()).toEqual(
        expected.map(({ route }) => origin + formatPath(route, locale)).sort(),
      );
    }
  });

  it('have the same questions as the FAQ page', () => {
    const [page] = readThing('faq', 'FAQPage');
    const questions = page?.mainEntity as { name: string }[];
    const asked = [...findPage(`/${locale}/faq`).document.querySelectorAll('.prose h3')];
    expect(questions.map(({ name }) => name)).toEqual(asked.map(({ textContent }) => textContent));
  });

  it('have events at stores that the grand openings page links to', () => {
    const events = readThing('grand-openings', 'Event') as unknown as { location: { url: string } }[];
    const { document } = findPage(`/${locale}/grand-openings`);
    expect(events.length).toBeGreaterThan(0);
    for (const { location } of events) {
      expect(document.querySelector(`.prose a[href="${location.url.slice(origin.length)}"]`)).not.toBeNull();
    }
  });
});
