import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../locale/locale.ts';
import type { AbroadFile } from './abroad.ts';
import { foldText, matchText, skipLeadingWords, toNameKey } from './fold-text.ts';
import { createGazetteer, listFiles } from './gazetteer.ts';
import { abroadFile, type PlaceRow, type PostalRows, placeFile } from './gazetteer-rows.ts';
import { readText } from './read-text.ts';
import type { Store } from './store.ts';
import { type Suggestion, sureEnough } from './suggestion.ts';

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
    ['Pointe-Claire', 'pte claire'],
    ['Mont-Tremblant', 'mt tremblant'],
    ['Grande Prairie', 'grand prairie'],
    ['Rivière-du-Loup', 'riv du loup'],
    ['Łutselk’e', 'lutselke'],
    ['Niagara Falls', 'niagarafalls'],
  ])('SF-07 toNameKey gives %s and %s the same form', (name, typed) => expect(toNameKey(typed)).toBe(toNameKey(name)));

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
  ['Montréal', 0, 'QC', 45.51, -73.59, 1_700_000, 0, 'Mtl'],
  ['Québec City', 'Québec', 'QC', 46.81, -71.21, 550_000, 0, 'Ville de Québec'],
  ['Hamilton', 0, 'ON', 43.25, -79.85, 520_000],
  ['London', 0, 'ON', 42.98, -81.23, 350_000],
  ['Halifax', 0, 'NS', 44.64, -63.58, 440_000],
  ['Windsor', 0, 'ON', 42.3, -83.02, 230_000],
  ['Verdun', 0, 'QC', 45.46, -73.57, 69_000],
  ['Happy Valley-Goose Bay', 0, 'NL', 53.3, -60.33, 7500],
  ['Rouyn-Noranda', 0, 'QC', 48.24, -79.02, 42_000],
  ['Paris', 0, 'ON', 43.2, -80.38, 12_000],
  ['York', 0, 'ON', 43.69, -79.48, 140_000],
  ['Windsor', 0, 'NS', 44.98, -64.13, 3900],
  ['Hampton', 0, 'NB', 45.53, -65.85, 25_000],
  ['Hampden', 0, 'ON', 46.5, -81, 24_000],
  ['Victoria', 0, 'BC', 48.43, -123.37, 290_000],
  ['Ham-Nord', 0, 'QC', 45.9, -71.63, 900],
  ['Aylmer', 0, 'ON', 42.77, -80.98, 8000],
  ['Aylmer', 0, 'NS', 45.4, -62.8, 7500],
];
const postal: PostalRows = {
  M5T: ['Toronto', 0, 'ON', 43.65, -79.4],
  M5V: ['Toronto', 0, 'ON', 43.64, -79.39],
};
const abroad: AbroadFile = {
  cities: [
    ['Paris', 2140],
    ['New York', 8800],
    ['London', 8900],
    ['Boston', 675],
  ],
  regions: ['France', 'Vermont', 'U.S.', 'UK'],
  states: ['VT', 'ON'],
};
const files: Record<string, unknown> = {
  [placeFile]: rows,
  [abroadFile]: abroad,
  'postal/m.json': postal,
  'postal/h.json': { H0M: ['Montréal', 0, 'QC', 45.5, -73.6] },
  'postal/n.json': {},
};
const toStore = (id: string, number: string, line1: string, city: string, province: string) =>
  ({
    id,
    number,
    name: { en: `${city}, ${id} Wharf`, fr: `${city}, quai ${id}` },
    address: { line1, city, province },
    phone: `90255501${number.slice(-2)}`,
    lat: 44.64,
    lng: -63.57,
  }) as Store;
const stores = [
  toStore('sail', '0107', '12 Sailmaker’s Lane', 'Halifax', 'NS'),
  toStore('oak', '1500', '7, rue du Chêne', 'Havre-Neuf', 'QC'),
];
const { search, findAround } = createGazetteer(async (name) => files[name]);

const describeFound = (found: Suggestion, locale: Locale): string => {
  if (found.kind === 'store') return `#${found.store.id}`;
  if (found.kind === 'province') return found.province;
  if (found.kind === 'postal') return `${found.code} ${found.area}${found.isApproximate ? '?' : ''}`;
  return `${found.place.name[locale]} ${found.place.province}`;
};
/** What is found, those that are only offered in parentheses. */
async function find(typed: string, locale: Locale = 'fr'): Promise<string[]> {
  const { found } = await search(typed, locale, stores);
  return found.map((one) => {
    const text = describeFound(one, locale);
    return one.confidence >= sureEnough ? text : `(${text})`;
  });
}

describe('a search', () => {
  it.each([
    ['hamilton', 'Hamilton ON'],
    ['hamil', 'Hamilton ON'],
    ['Mtl', 'Montréal QC'],
    ['magasins à Montréal', 'Montréal QC'],
    ['stores in downtown Hamilton', 'Hamilton ON'],
    ['Hamilton mall', 'Hamilton ON'],
    ['City of Halifax', 'Halifax NS'],
    ['Halifax, NS, Canada', 'Halifax NS'],
    ['Windsor', 'Windsor ON'],
    ['Windsor NS', 'Windsor NS'],
    ['windsor, nouvelle-écosse', 'Windsor NS'],
    ['Happy Valley', 'Happy Valley-Goose Bay NL'],
    ['Goose Bay', 'Happy Valley-Goose Bay NL'],
    ['Noranda', 'Rouyn-Noranda QC'],
    ['Verdun, Montréal', 'Verdun QC'],
    ['410 Rue Exemple, Hamilton, ON', 'Hamilton ON'],
    ['12 Victoria Street, Halifax', 'Halifax NS'],
    ['12 London Road, Windsor ON', 'Windsor ON'],
    ['m5v 2t6', 'M5V 2T6 M5V'],
    ['12 King St, Toronto ON M5V 2T6', 'M5V 2T6 M5V'],
    ['m5x 1a1', 'M5X 1A1 M5X?'],
    // The town and its province agree; the code is another province's.
    ['Halifax, NS M5V 2T6', 'Halifax NS'],
    ['on', 'ON'],
    ['Nouvelle-Écosse', 'NS'],
    // The city first, then the province of the same name.
    ['québec', 'Québec QC'],
    ['Ville de Québec', 'Québec QC'],
    ['province de Québec', 'QC'],
    ['107', '#sail'],
    ['#1500', '#oak'],
    ['902-555-0107', '#sail'],
    ['Halifax, sail Wharf', '#sail'],
    ['12 Sailmaker’s Lane', '#sail'],
    ['sailmakers lane, halifax', '#sail'],
    ['rue du Chêne', '#oak'],
    // A town that only a store has.
    ['Havre-Neuf', 'Havre-Neuf QC'],
    ['hallifax', 'Halifax NS'],
    ['Gamilton', 'Hamilton ON'],
    ['haimlton ont', 'Hamilton ON'],
    ['stores near Hamiltn', 'Hamilton ON'],
    ['Halifax sofas', 'Halifax NS'],
    ['Rouyn-Norenda', 'Rouyn-Noranda QC'],
    ['York Hamptn', 'York ON'],
  ])('SF-07 takes %j for %s', async (typed, expected) => expect((await find(typed))[0]).toBe(expected));

  it.each([
    ['hampdon', ['(Hampton NB)', '(Hampden ON)']],
    ['Aylmer', ['(Aylmer ON)', '(Aylmer NS)']],
    ['hamilton qc', ['(Hamilton ON)']],
    ['Aylmer ON', ['Aylmer ON']],
  ])('SF-07 only offers what %j may mean where none is sure', async (typed, expected) => {
    expect((await find(typed)).slice(0, 2)).toEqual(expected);
  });

  it.each(['asdfgh', '🛋️', '???', 'HOH OHO', 'H0H 0H0', 'chair', 'Z1A 1A1', 'n1a 1a1', ''])(
    'SF-07 finds nothing for %j',
    async (typed) => expect(await find(typed)).toEqual([]),
  );

  it.each([
    ['New York', 'fr', 'New York'],
    ['Boston', 'en', 'Boston'],
    ['Bostn', 'en', 'Boston'],
    ['Paris', 'fr', 'Paris'],
    ['Paris, France', 'en', 'Paris'],
    ['London, UK', 'en', 'London'],
    ['Windsor, VT', 'en', 'windsor vt'],
    ['Windsor, Vermont', 'en', 'Vermont'],
    ['90210', 'en', '90210'],
    ['48.86, 2.35', 'en', '48.86, 2.35'],
  ] as const)('SF-07 says of %j (%s) that %s is abroad', async (typed, locale, expected) => {
    expect((await search(typed, locale, stores)).abroad).toBe(expected);
  });

  it.each([
    ['London', 'fr'],
    ['London', 'en'],
    ['Paris', 'en'],
    ['Paris, Ontario', 'fr'],
    ['York', 'en'],
    ['contact us', 'en'],
  ] as const)('SF-07 does not take %j (%s) for a place abroad', async (typed, locale) => {
    expect((await search(typed, locale, stores)).abroad).toBeUndefined();
  });

  it('SF-07 tells whether the text says more than what was found', async () => {
    const isPartly = async (typed: string) => (await search(typed, 'en', stores)).isPartly;
    expect(await Promise.all(['Halifax sofas', 'Hamiltn', '1 King St, Toronto M5V 2T6'].map(isPartly))).toEqual([
      true,
      true,
      true,
    ]);
    expect(await Promise.all(['Halifax', 'stores in Halifax', 'M5V 2T6', '#107'].map(isPartly))).toEqual(
      Array(4).fill(false),
    );
  });

  it('SF-07 lists a province after the city of its name', async () => {
    expect((await find('québec')).slice(0, 2)).toEqual(['Québec QC', 'QC']);
    expect(await find('Québec, QC')).toEqual(['Québec QC', 'QC']);
    expect(await find('Montréal, QC')).toEqual(['Montréal QC']);
  });

  it('SF-07 lists towns before stores of their name, and no more than eight suggestions', async () => {
    expect(await find('halif')).toEqual(['Halifax NS', '(#sail)']);
    expect((await find('h')).length).toBeLessThanOrEqual(8);
  });

  it('SF-07 accepts any input without an error, and is never surer than one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (typed) => {
        const { found } = await search(typed, 'fr', stores);
        expect(found.every(({ confidence }) => confidence > 0 && confidence <= 1)).toBe(true);
      }),
    );
  });
});

describe('the gazetteer', () => {
  it.each([
    ['Saint-Jérôme', [placeFile, abroadFile]],
    ['h2x 1y4', ['postal/h.json']],
    ['Montréal h2x 1y4', ['postal/h.json', placeFile, abroadFile]],
    ['d1a', []],
    ['45,-73', []],
    ['107', []],
    ['près de moi', []],
  ])('SF-07 needs for %j the files %j', (typed, expected) => expect(listFiles(readText(typed))).toEqual(expected));

  it('SF-07 requests a file once, and again after a failure', async () => {
    const asked: string[] = [];
    let isBroken = true;
    const other = createGazetteer(async (file) => {
      asked.push(file);
      if (isBroken) throw new Error('offline');
      return files[file];
    });
    await expect(other.search('ham', 'en', [])).rejects.toThrow('offline');
    isBroken = false;
    expect((await other.search('ham', 'en', [])).found.length).toBeGreaterThan(2);
    await other.search('hamil', 'en', []);
    expect(asked).toEqual([placeFile, abroadFile, placeFile, abroadFile]);
  });

  it.each([
    ['QC', 'QC'],
    ['107', '#sail'],
    ['Havre-Neuf', 'Havre-Neuf QC'],
    ['Halifax', 'Halifax NS'],
    ['Halifax, sail Wharf', '#sail'],
  ])('SF-07 finds %j without a connection among what is in memory', async (typed, expected) => {
    const offline = createGazetteer(async () => Promise.reject(new Error('offline')));
    const { found, isIncomplete } = await offline.search(typed, 'fr', stores);
    expect(found[0] && describeFound(found[0], 'fr')).toBe(expected);
    expect(isIncomplete).toBe(typed !== '107');
    await expect(offline.search('Hamilton', 'fr', stores)).rejects.toThrow('offline');
  });

  it('SF-04 names the town around a position, and of a rough one the nearest city', async () => {
    const nameOf = async (kilometres: number) => (await findAround({ lat: 45.455, lng: -73.575 }, kilometres))?.name.en;
    expect(await nameOf(0.1)).toBe('Verdun');
    expect(await nameOf(80)).toBe('Montréal');
    expect(await findAround({ lat: 80, lng: -100 }, 80)).toBeUndefined();
  });
});
