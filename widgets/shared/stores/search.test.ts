import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, matchText, skipLeadingWords } from './fold-text.ts';
import { createGazetteer, listShards } from './gazetteer.ts';
import { type PlaceRow, type PostalRows, readPlaceRow } from './gazetteer-rows.ts';
import { parseQuery } from './parse-query.ts';
import type { Store } from './store.ts';
import { suggest } from './suggest.ts';

describe('parseQuery', () => {
  it.each([
    ['', { kind: 'nothing' }],
    [' —’ ', { kind: 'nothing' }],
    ['45.5, -73.6', { kind: 'point', point: { lat: 45.5, lng: -73.6 } }],
    ['M5V', { kind: 'postal', prefix: 'M5V', isPossible: true }],
    ['m5', { kind: 'postal', prefix: 'M5', isPossible: true }],
    ['m5v2t6', { kind: 'postal', prefix: 'M5V', code: 'M5V 2T6', isPossible: true }],
    ['M5V 2T6', { kind: 'postal', prefix: 'M5V', code: 'M5V 2T6', isPossible: true }],
    ['m5v-2t6', { kind: 'postal', prefix: 'M5V', code: 'M5V 2T6', isPossible: true }],
    ['M5V 2T', { kind: 'postal', prefix: 'M5V', isPossible: true }],
    ['Main St, Toronto ON  M5V 2T6', { kind: 'postal', prefix: 'M5V', code: 'M5V 2T6', isPossible: true }],
    ['Ｍ５Ｖ\u200b　２Ｔ６', { kind: 'postal', prefix: 'M5V', code: 'M5V 2T6', isPossible: true }],
    ['K1AOB1', { kind: 'postal', prefix: 'K1A', code: 'K1A 0B1', isPossible: true }],
    ['Z1A 1A1', { kind: 'postal', prefix: 'Z1A', code: 'Z1A 1A1', isPossible: false }],
    ['M5D 1A1', { kind: 'postal', prefix: 'M5D', code: 'M5D 1A1', isPossible: false }],
  ])('SF-07 parses %j as %j', (typed, expected) => expect(parseQuery(typed)).toEqual(expected));

  it.each([
    ['ontario', 'ON'],
    ['Québec', 'QC'],
    ['Colombie-Britannique', 'BC'],
    ['Î.-P.-É.', 'PE'],
    ['T.-N.-L.', 'NL'],
    ['pei', 'PE'],
    ['n.-b.', 'NB'],
    ['Northwest Territories', 'NT'],
    ['yt', 'YT'],
    ['Halifax', undefined],
    ['Tofino', undefined],
    ['M5 Toronto', undefined],
  ])('SF-07 finds in %j the province %s', (typed, province) => {
    expect(parseQuery(typed)).toMatchObject({ kind: 'words' });
    expect((parseQuery(typed) as { province?: string }).province).toBe(province);
  });

  it.each([
    ['#107', '107'],
    ['Store 107', '107'],
    ['magasin no 107', '107'],
    ['107', '107'],
    ['no 12', '12'],
    ['n° 12', '12'],
    ['100 Mile House', undefined],
  ])('SF-07 finds in %j the store number %s', (typed, number) => {
    expect((parseQuery(typed) as { number?: string }).number).toBe(number);
  });

  it('SF-07 also reads a province name or abbreviation at the end as the province of the place', () => {
    expect(parseQuery('London, Ont.')).toMatchObject({
      readings: [{ text: 'london ont' }, { text: 'london', province: 'ON' }],
    });
    expect(parseQuery('Grand-Sault, Nouveau-Brunswick')).toMatchObject({
      readings: [{ text: 'grand sault nouveau brunswick' }, { text: 'grand sault', province: 'NB' }],
    });
  });

  it('SF-07 accepts any input without an error, as do listShards and suggest for its result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        const query = parseQuery(typed);
        expect(listShards(query).every((name) => /^(places|postal)\/[a-z\d]\.json$/.test(name))).toBe(true);
        expect(suggest(query, { stores: [], places: [], postal: {} }, 'fr')).toBeInstanceOf(Array);
      }),
    );
  });
});

describe('spelling variants of names', () => {
  it.each([
    ['Sault Ste. Marie', 'sault-sainte-marie'],
    ['St. John’s', "st john's"],
    ['Saint-Jérôme', 'st jerome'],
    ['Trois-Rivières', 'TROIS RIVIERES'],
    ['Sacré-Cœur', 'sacre coeur'],
    ['Fort St. John', 'ft saint john'],
    ['Mount Pearl', 'mt pearl'],
  ])('SF-07 foldText gives %s and %s the same form', (name, typed) => expect(foldText(typed)).toBe(foldText(name)));

  it.each([
    ['Saint-Jérôme', 'jer', 'start'],
    ['Saint-Jérôme', 'jerome', 'whole'],
    ['St. John’s', 'stjohns', 'whole'],
    ['Val-d’Or', 'val dor', 'whole'],
    ['Val-d’Or', 'valdor', 'whole'],
    ['L’Île-Perrot', 'ile perrot', 'whole'],
    ['Niagara-on-the-Lake', 'lake', 'word'],
    ['Moncton', 'oncton', undefined],
    ['Moncton', '', undefined],
  ] as const)('SF-07 matchText in %s for %j is %s', (name, typed, match) =>
    expect(matchText(foldText(name), foldText(typed))).toBe(match),
  );

  it('SF-07 skipLeadingWords skips an article or Saint, unless it is the only word', () => {
    expect(['st', 'la', 'la prairie', 'st l'].map(skipLeadingWords)).toEqual(['st', 'la', 'prairie', 'l']);
  });
});

const rows: PlaceRow[] = [
  ['Hamilton', 0, 'ON', 43.25, -79.85, 10],
  ['Ham-Nord', 0, 'QC', 45.9, -71.63],
  ['Hampton', 0, 'NB', 45.53, -65.85],
  ['Halifax', 0, 'NS', 44.64, -63.58, 13],
  ['Québec City', 'Québec', 'QC', 46.81, -71.21, 12],
];
const postal: PostalRows = {
  M5T: ['Toronto', 0, 'ON', 43.65, -79.4],
  M5V: ['Toronto', 0, 'ON', 43.64, -79.39],
};
const store = {
  id: 's',
  number: '0107',
  name: { en: 'Halifax, Sailmaker’s Wharf', fr: 'Halifax, quai du Voilier' },
  address: { city: 'Halifax', province: 'NS' },
} as Store;
const data = { stores: [store], places: rows.map(readPlaceRow), postal };
const name = (typed: string) =>
  suggest(parseQuery(typed), data, 'fr').map((suggestion) =>
    suggestion.kind === 'place'
      ? suggestion.place.name.fr
      : suggestion.kind === 'store'
        ? `#${suggestion.store.id}`
        : suggestion.kind === 'postal'
          ? `${suggestion.code} ${suggestion.area}${suggestion.isApproximate ? '?' : ''}`
          : suggestion.province,
  );

describe('suggest', () => {
  it.each([
    ['ham', ['Hamilton', 'Ham-Nord', 'Hampton']],
    ['hampton', ['Hampton']],
    ['hamilton qc', []],
    ['halif', ['Halifax', '#s']],
    ['voilier', ['#s']],
    ['107', ['#s']],
    // The city first, then the province of the same name.
    ['québec', ['Québec', 'QC']],
    ['Ville de Québec', ['Québec']],
    ['City of Halifax', ['Halifax', '#s']],
    ['Halifax, NS, Canada', ['Halifax', '#s']],
    ['Quebec city', ['Québec']],
    ['hampton city', ['Hampton']],
    // A letter too many, missing or wrong, or two in the wrong order.
    ['hallifax', ['Halifax', '#s']],
    ['hamiltn', ['Hamilton']],
    ['hampson', ['Hampton']],
    ['haimlton ont', ['Hamilton']],
    ['hmlton', []],
    ['hmtn', []],
    ['quebec ci', ['Québec']],
    ['on', ['ON']],
    ['m5', ['M5T M5T', 'M5V M5V']],
    ['m5v 2t6', ['M5V 2T6 M5V']],
    ['m5x 1a1', ['M5X 1A1 M5X?']],
    ['k1a', []],
    ['m5d', []],
  ])('SF-07 for %j returns %j', (typed, expected) => expect(name(typed)).toEqual(expected));

  it('SF-07 places an unknown postal area in the middle of its neighbours and marks it as approximate', () => {
    const [suggestion] = suggest(parseQuery('M5X'), data, 'en');
    expect(suggestion).toMatchObject({ isApproximate: true, place: { lat: expect.closeTo(43.645, 6) } });
  });
});

describe('the gazetteer', () => {
  it.each([
    ['Saint-Jérôme', ['places/j.json']],
    ['st', ['places/s.json']],
    ['L’Île', ['places/i.json']],
    ['100 Mile', ['places/1.json']],
    ['h2x 1y4', ['postal/h.json']],
    ['d1a', []],
    ['45,-73', []],
    ['東京', []],
  ])('SF-07 needs for %j the files %j', (typed, files) => expect(listShards(parseQuery(typed))).toEqual(files));

  it('SF-07 requests a file once, and again after a failure', async () => {
    const asked: string[] = [];
    let isBroken = true;
    const find = createGazetteer(async (file) => {
      asked.push(file);
      if (isBroken) throw new Error('offline');
      return rows;
    });
    await expect(find(parseQuery('ham'))).rejects.toThrow('offline');
    isBroken = false;
    expect((await find(parseQuery('ham'))).places).toHaveLength(5);
    await find(parseQuery('hamil'));
    expect(asked).toEqual(['places/h.json', 'places/h.json']);
  });
});
