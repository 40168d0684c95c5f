import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { openSearch } from './open-search.ts';
import type { SearchEntry } from './search-entry.ts';

const make = (title: string, text = '', part: Partial<SearchEntry> = {}): SearchEntry => ({
  path: `/${title}`,
  kind: 'page',
  title,
  headings: '',
  text,
  ...part,
});
const french = [
  make('Idées-cadeaux', 'Ce que l’école permet. Des chaises et des journaux.'),
  make('Habiller les fenêtres', 'Un rideau, deux tringles, de la lumière.', { headings: 'Des rideaux qui touchent' }),
  make('Retours', 'Rapportez un article; nous vous remboursons, et ce remboursement suit.'),
  make('Montréal, Place des Ateliers', '1640, rue des Ateliers, H3C 0P4', { kind: 'store', keys: '196 H3C0P4 QC' }),
  make('Sainte-Foy', 'Un cœur de sucre', { kind: 'store', keys: '201 G1V2M2 QC' }),
];
const english = [
  make('Returns', 'We refund you in the way that you paid.'),
  make('Shelf Styling', 'Three vases, a box and some berries on a shelf. Put a mirror behind.'),
  make('Window Treatments', 'Curtains for every window; mirrors opposite.'),
];

async function find(text: string, locale: Locale = 'fr', entries = locale === 'fr' ? french : english) {
  const search = await openSearch(entries, locale);
  const { hits, isClose } = search(text);
  return { titles: hits.map(({ entry }) => entry.title), isClose };
}

describe('French search', () => {
  it.each([
    ['ecole', 'Idées-cadeaux'],
    ['ÉCOLES', 'Idées-cadeaux'],
    ['l’école', 'Idées-cadeaux'],
    ['idee cadeau', 'Idées-cadeaux'],
    ['cadeaux-idées', 'Idées-cadeaux'],
    ['journal', 'Idées-cadeaux'],
    ['une chaise', 'Idées-cadeaux'],
    ['remboursement', 'Retours'],
    ['retour', 'Retours'],
    ['coeur', 'Sainte-Foy'],
    ['ste foy', 'Sainte-Foy'],
    ['montreal', 'Montréal, Place des Ateliers'],
    ['h3c 0p4', 'Montréal, Place des Ateliers'],
    ['H3C0P4', 'Montréal, Place des Ateliers'],
    ['196', 'Montréal, Place des Ateliers'],
    ['fenê', 'Habiller les fenêtres'],
    ['remboursem', 'Retours'],
  ])('finds the page for “%s” first, as an exact match: %s', async (text, title) => {
    const { titles, isClose } = await find(text);
    expect([titles[0], isClose]).toEqual([title, false]);
  });
});

describe('English search', () => {
  it.each([
    ['return', 'Returns'],
    ['the refunds', 'Returns'],
    ['styled', 'Shelf Styling'],
    ['vase', 'Shelf Styling'],
    ['boxes', 'Shelf Styling'],
    ['berry', 'Shelf Styling'],
    ['wind', 'Window Treatments'],
  ])('finds the page for “%s” first, as an exact match: %s', async (text, title) => {
    const { titles, isClose } = await find(text, 'en');
    expect([titles[0], isClose]).toEqual([title, false]);
  });
});

describe('search results', () => {
  it('list a page with the word in its title first', async () => {
    const entries = [make('Miroirs ronds', 'Sur un mur.'), make('Salon', 'Des miroirs, encore des miroirs.')];
    expect((await find('miroir', 'fr', entries)).titles).toEqual(['Miroirs ronds', 'Salon']);
  });

  it('contain only pages with all the words, when there is one', async () => {
    expect((await find('rideau lumiere')).titles).toEqual(['Habiller les fenêtres']);
  });

  it.each([
    ['mirorr', 'en', 'Shelf Styling'],
    ['remboursemnt', 'fr', 'Retours'],
    ['rideua', 'fr', 'Habiller les fenêtres'],
  ] as const)('contain a close match for the typing error “%s” (%s)', async (text, locale, title) => {
    const { titles, isClose } = await find(text, locale);
    expect(titles).toContain(title);
    expect(isClose).toBe(true);
  });

  it('are close matches when a page has only some of the words', async () => {
    expect(await find('rideau quelconque zzz')).toEqual({ titles: ['Habiller les fenêtres'], isClose: true });
    expect((await find('rideau')).isClose).toBe(false);
  });

  it.each(['', '  ', 'la', '!?', 'xyzzy', 'e'])('are empty for “%s”', async (text) => {
    expect((await find(text)).titles).toEqual([]);
  });
});
