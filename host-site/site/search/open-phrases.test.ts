import { describe, expect, it } from 'vitest';
import { openSearch } from './open-search.ts';
import type { SearchEntry } from './search-entry.ts';

const make = (path: string, title: string, part: Partial<SearchEntry> = {}): SearchEntry => ({
  path,
  kind: 'page',
  title,
  headings: '',
  text: '',
  ...part,
});
const entries = [
  make('/en/storelocator', 'Find a store', { asked: 'store hour|hour' }),
  make('/en/gift', 'Gift cards', { asked: 'giftcard' }),
  make('/en/balance', 'Check a gift card balance', { asked: 'balance|gift card balance' }),
  make('/en/how', 'About', { asked: 'who are you' }),
  make('/en/returns', 'Returns', { asked: 'refund', text: 'Hours and hours of refunds for jobs.' }),
  make('https://careers.vitrine.example/en', 'Careers', { asked: 'job' }),
  make('/en/stores/a', 'Orchard Landing', { kind: 'store', asked: 'Kelowna', keys: 'Kelowna V1Y6N7' }),
];

describe('search by phrase', () => {
  it.each([
    ['jobs', 'https://careers.vitrine.example/en'],
    ['what are your hours', '/en/storelocator'],
    ['giftcard', '/en/gift'],
    ['gift card balance', '/en/balance'],
    ['refunds', '/en/returns'],
    ['kelowna', '/en/storelocator?q=Kelowna'],
    ['kelwona kelowna', '/en/storelocator?q=Kelowna'],
    ['v1y 6n7', '/en/storelocator?q=V1Y%206N7'],
    ['V1Y', '/en/storelocator?q=V1Y'],
    // All of these words are in nearly every page.
    ['Who are you?', '/en/how'],
    ['orchard landing', '/en/stores/a'],
  ])('finds the page or store finder search first, as an exact match: %s', async (text, path) => {
    const { hits, isClose } = (await openSearch(entries, 'en'))(text);
    expect([hits[0]?.entry.path, isClose]).toEqual([path, false]);
  });

  it.each([
    ['kelona', '/en/storelocator?q=Kelowna'],
    ['kelwona', '/en/storelocator?q=Kelowna'],
    ['ojb', 'https://careers.vitrine.example/en'],
    ['gift card balence', '/en/balance'],
    ['gift crad balance', '/en/balance'],
  ])('finds the page first despite a typing error, as a close match: %s', async (text, path) => {
    const { hits, isClose } = (await openSearch(entries, 'en'))(text);
    expect([hits[0]?.entry.path, isClose]).toEqual([path, true]);
  });

  it.each(['could i get a refund for this lamp from last month', 'refund of an unlucky lamp'])(
    'finds the page first by one word of a question, as a close match: %s',
    async (text) => {
      const { hits, isClose } = (await openSearch(entries, 'en'))(text);
      expect([hits[0]?.entry.path, isClose]).toEqual(['/en/returns', true]);
    },
  );

  it('corrects a typing error only when no page has all the words as typed', async () => {
    const pages = [
      make('/en/gifts', 'Presents', { asked: 'gift' }),
      make('/en/card', 'To give', { asked: 'gift card' }),
    ];
    const seek = async (list: SearchEntry[]) => (await openSearch(list, 'en'))('gift crad').hits[0]?.entry.path;
    expect(await seek(pages)).toBe('/en/card');
    expect(await seek([...pages, make('/en/articles/a', 'Rooms', { text: 'A gift from a crad.' })])).toBe('/en/gifts');
  });
});
