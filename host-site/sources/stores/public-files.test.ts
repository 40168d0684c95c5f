import { brotliCompressSync } from 'node:zlib';
import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { readCities } from '../../../widgets/build/base-map/read-sources.ts';
import { brandKeys } from '../../../widgets/shared/brand/brands.ts';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import { createGazetteer } from '../../../widgets/shared/stores/gazetteer.ts';
import { type PlaceRow, placeFile } from '../../../widgets/shared/stores/gazetteer-rows.ts';
import { sortByRank } from '../../../widgets/shared/stores/group-stores.ts';
import { findNearby } from '../../../widgets/shared/stores/nearby.ts';
import { findNearbyInShards } from '../../../widgets/shared/stores/nearby-shards.ts';
import { readFeed, readStores } from '../../../widgets/shared/stores/read-feed.ts';
import type { Province, Store } from '../../../widgets/shared/stores/store.ts';
import { provinces } from '../../../widgets/shared/submissions/provinces.ts';
import settings from '../../content/stores/places.json' with { type: 'json' };
import postalAreas from '../../content/stores/postal-areas.json' with { type: 'json' };
import { addFrenchCities } from './gather-stores.ts';
import { buildGazetteer } from './gazetteer/build-gazetteer.ts';
import { readCanadianPlaces } from './gazetteer/canadian-places.ts';
import { listHolidays } from './province-holidays.ts';
import { buildBrandFeed } from './public-feed.ts';
import { generateFeed } from './sample/sample-feed.ts';
import { sortStores } from './sort-stores.ts';

const today = '2026-11-21';
const now = Date.parse(`${today}T12:00:00Z`);
const source = { stores: generateFeed(today), isSample: true, departmentNames: {}, now };
const weigh = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length;

describe('sample store feed', () => {
  it('SF-03 has over 140 stores of all brands in every province and territory, the same for the same day', () => {
    expect(source.stores.length).toBeGreaterThan(140);
    expect(new Set(source.stores.map(({ brand }) => brand))).toEqual(new Set(brandKeys));
    expect(new Set(source.stores.map(({ address }) => address.province))).toEqual(new Set(provinces));
    expect(generateFeed(today)).toEqual(source.stores);
  });

  it('SF-03 has shared brands, closures, openings, events, special days, late hours and midday breaks', () => {
    const has = (claim: (store: Store) => boolean) => source.stores.filter(claim).length;
    expect(has(({ brands }) => brands.length > 1)).toBeGreaterThan(4);
    expect(has(({ status }) => status === 'temporarily-closed')).toBeGreaterThan(2);
    expect(has(({ status }) => status === 'opening-soon')).toBeGreaterThan(2);
    expect(has(({ status, opensOn }) => status === 'open' && opensOn !== undefined)).toBeGreaterThan(2);
    expect(has(({ events }) => events.length > 0)).toBeGreaterThan(10);
    expect(has(({ exceptions }) => exceptions.some(({ intervals }) => intervals.length === 0))).toBeGreaterThan(2);
    expect(has(({ hours }) => hours[6].some(([opens, closes]) => closes < opens))).toBeGreaterThan(0);
    expect(has(({ hours }) => hours[1].length > 1)).toBeGreaterThan(0);
  });

  it('SF-03 has no opening day on a holiday when the stores of the province are closed', { tags: ['full'] }, () => {
    const holidays = listHolidays([2026, 2027]);
    const isClosed = ({ address, opensOn }: Store) =>
      holidays[address.province].some(({ date, hours }) => date === opensOn && hours?.length === 0);
    // Twelve days or more before Christmas, where one of them would open.
    for (const day of ['2026-11-24', '2026-11-26']) expect(generateFeed(day).filter(isClosed), day).toEqual([]);
  });

  it('SF-03 has only phone numbers reserved for fiction (555-01xx)', () => {
    for (const { phone } of source.stores) expect(phone).toMatch(/^\d{3}55501\d\d$/);
  });
});

describe('brand store files', () => {
  it.each(brandKeys)('SF-03 %s has a feed of its stores unchanged, in sorted order by rank', (brand) => {
    const feed = readFeed(JSON.parse(JSON.stringify(buildBrandFeed(brand, source).get(`${brand}.json`))));
    const expected = source.stores.filter(({ brands }) => brands.includes(brand));
    expect(feed?.isSample).toBe(true);
    expect(feed?.stores.map(({ rank: _, ...store }) => store)).toEqual(sortStores(expected, 'en'));
    for (const locale of locales) {
      const ranked = sortByRank(feed?.stores ?? [], locale).map(({ id }) => id);
      expect(ranked).toEqual(sortStores(expected, locale).map(({ id }) => id));
    }
    for (const { timeZone } of expected) expect(feed?.zones).toHaveProperty([timeZone]);
  });

  it.each(brandKeys)('SF-03 %s has a feed of less than 14,600 bytes with Brotli', (brand) => {
    expect(weigh(buildBrandFeed(brand, source).get(`${brand}.json`))).toBeLessThan(14_600);
  });

  it('LOC-06 have the French name of a city that has an official one', () => {
    const [store] = source.stores as [Store];
    const nameInFrench = (city: string) =>
      addFrenchCities([{ ...store, address: { ...store.address, province: 'ON', city } }])[0]?.address.cityFr;
    expect(nameInFrench('Greater Sudbury')).toBe('Grand Sudbury');
    expect(nameInFrench('Guelph')).toBeUndefined();
  });

  it('SF-03 omit a permanently closed store', () => {
    const [first, second] = source.stores as [Store, Store];
    const stores: Store[] = [{ ...first, status: 'closed' }, second];
    expect(readFeed(buildBrandFeed('vitrine', { ...source, stores }).get('vitrine.json'))?.stores).toMatchObject([
      second,
    ]);
  });

  it('SF-08 split 30,000 stores into shards, of which a search loads fewer than 40 for the same results', {
    tags: ['full'],
  }, async () => {
    const [model] = source.stores as [Store];
    const stores = Array.from({ length: 30_000 }, (_, at) => {
      const near = source.stores[(at * 7) % source.stores.length] as Store;
      return {
        ...model,
        id: `s-${at}`,
        lat: near.lat + Math.sin(at) * 0.8,
        lng: near.lng + Math.cos(at * 1.7) * 1.1,
      };
    });
    const files = buildBrandFeed('vitrine', { ...source, stores });
    const feed = readFeed(files.get('vitrine.json'));
    expect(feed?.stores).toEqual([]);
    expect(weigh(files.get('vitrine.json'))).toBeLessThan(14_600);
    expect(feed?.shards.reduce((sum, { count }) => sum + count, 0)).toBe(30_000);
    const ranks = feed?.shards.flatMap(({ file }) => readStores(files.get(file)).map(({ rank }) => rank?.fr));
    expect(new Set(ranks).size).toBe(30_000);
    for (const place of [
      { lat: 52, lng: -106 },
      { lat: 63.7, lng: -68.5 },
      { lat: 58, lng: -95 },
    ]) {
      let loaded = 0;
      const nearby = await findNearbyInShards(feed?.shards ?? [], place, async ({ file }) => {
        loaded += 1;
        return readStores(files.get(file));
      });
      const ids = (list: typeof nearby) => list.found.map(({ item }) => item.id).slice(0, 50);
      expect(ids(nearby)).toEqual(ids(findNearby(stores, place)));
      expect(loaded).toBeLessThan(40);
    }
  });
});

const gazetteer = buildGazetteer();
const { search: find } = createGazetteer(async (name) => gazetteer.get(name));

async function search(typed: string): Promise<string[]> {
  const { found } = await find(typed, 'en', []);
  return found.map((suggestion) => {
    if (suggestion.kind === 'province') return suggestion.province;
    if (suggestion.kind === 'store') return suggestion.store.id;
    const { place } = suggestion;
    const near = place.near ? ` (${place.near})` : '';
    return `${suggestion.kind === 'postal' ? `${suggestion.code} ` : ''}${place.name.en}${near} ${place.province}`;
  });
}

describe('gazetteer', () => {
  it.each([
    ['tor', 'Toronto ON'],
    ['montreal', 'Montréal QC'],
    ['québec', 'Québec City QC'],
    ['quebec city', 'Québec City QC'],
    ['st johns', 'St. John’s NL'],
    ['saint john', 'Saint John NB'],
    ['st-jean', 'Saint-Jean-sur-Richelieu QC'],
    ['jerome', 'Saint-Jérôme QC'],
    ['trois rivieres', 'Trois-Rivières QC'],
    ['sault sainte marie', 'Sault Ste. Marie ON'],
    ['grand sault', 'Grand Falls NB'],
    ['grand sudbury', 'Greater Sudbury ON'],
    ['windsor, nouvelle-écosse', 'Windsor NS'],
    ['100 mile', '100 Mile House BC'],
    ['yellowk', 'Yellowknife NT'],
    ['iles de la madeleine', 'Îles-de-la-Madeleine QC'],
    ['K1A 0B1', 'K1A 0B1 Ottawa ON'],
    ['h2x', 'H2X Montréal QC'],
    ['X0A 0H0', 'X0A 0H0 Iqaluit NU'],
    ['V6Z 1L2', 'V6Z 1L2 Vancouver BC'],
  ])('SF-07 for %j suggests %s first', async (typed, expected) => {
    expect((await search(typed))[0]).toBe(expected);
  });

  it('SF-07 has the same town names as the map, with typographic apostrophes', () => {
    const known = new Set([...readCanadianPlaces().values()].flat().map(({ name }) => `${name.en} · ${name.fr}`));
    const onMap = readCities().filter(({ country }) => country === 'CA');
    expect(onMap.map(({ name }) => `${name.en} · ${name.fr}`).filter((names) => !known.has(names))).toEqual([]);
    expect([...known].filter((names) => names.includes("'"))).toEqual([]);
  });

  it('SF-07 tells places of the same name in a province apart by a larger place near them', async () => {
    expect(await search('Fairview, AB')).toEqual(
      ['Fairview (Grande Prairie) AB', 'Fairview (Calgary) AB'].sort((a, b) => (a < b ? 1 : -1)),
    );
  });

  it('SF-07 has all places within 48,000 bytes, those abroad within 24,000, and postal areas within 4,096 each, with Brotli', () => {
    const weights = [...gazetteer].map(([name, file]) => [name, weigh(file)] as const);
    const most = (start: string) =>
      Math.max(...weights.filter(([name]) => name.startsWith(start)).map(([, bytes]) => bytes));
    expect(most('places')).toBeLessThan(48_000);
    expect(most('abroad')).toBeLessThan(24_000);
    expect(most('postal/')).toBeLessThanOrEqual(4096);
  });

  it('SF-07 knows how many people live in every town of 5,000 or more, the largest first', () => {
    const sizes = (gazetteer.get(placeFile) as PlaceRow[]).map(([, , , , , population]) => population ?? 0);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes.filter((size) => size >= 5000).length).toBeGreaterThan(550);
  });

  it('SF-07 settings name only places that are in the source', () => {
    const places = readCanadianPlaces();
    const named = [...Object.keys(settings.names), ...Object.values(postalAreas)];
    // An area may have a position instead.
    expect(named.filter((key) => typeof key === 'string').filter((key) => !places.has(key))).toEqual([]);
  });
});

/** Dates in the package’s lists that our table omits, and why. */
const leftOut: Readonly<Partial<Record<Province, string[]>>> = {
  // Not a statutory holiday for shops in either province.
  ON: ['Easter Monday'],
  NT: ['Easter Monday'],
  YT: ['Easter Monday'],
  // A civic holiday of the capital.
  PE: ['Gold Cup Parade Day'],
};

describe('public holidays', () => {
  it.each(provinces)(
    'SF-08 %s has every public holiday of date-holidays, known exclusions aside, on the same date',
    (province) => {
      const years = [2026, 2027, 2028];
      const ours = new Set(listHolidays(years)[province].map(({ date }) => date));
      const theirs = years
        .flatMap((year) => new Holidays('CA', province).getHolidays(year, 'en'))
        .filter(({ type, name }) => type === 'public' && !leftOut[province]?.includes(name));
      expect(
        theirs.filter(({ date }) => !ours.has(date.slice(0, 10))).map(({ date, name }) => `${date} ${name}`),
      ).toEqual([]);
    },
  );

  it('SF-08 no province has two holidays on the same day', () => {
    for (const list of Object.values(listHolidays([2027]))) {
      expect(new Set(list.map(({ date }) => date)).size).toBe(list.length);
    }
  });

  it.each<[Province, string, string, unknown]>([
    ['QC', '2027-06-24', 'fête nationale', []],
    ['QC', '2027-03-26', 'vendredi saint', undefined],
    ['ON', '2027-02-15', 'jour de la Famille', []],
    ['MB', '2027-02-15', 'journée Louis Riel', [['10:00', '18:00']]],
    ['NU', '2027-07-09', 'jour du Nunavut', [['10:00', '18:00']]],
    ['AB', '2027-03-28', 'Pâques', [['10:00', '18:00']]],
  ])('SF-08 %s on %s has « %s » in French, with its opening hours', (province, date, name, hours) => {
    const holiday = listHolidays([2027])[province].find((day) => day.date === date);
    expect([holiday?.name.fr, holiday?.hours]).toEqual([name, hours]);
  });
});
