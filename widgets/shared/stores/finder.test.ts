import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandKeys } from '../brand/brands.ts';
import { readFinderState, writeFinderState } from './address-state.ts';
import { earthRadius, formatDistance, measureDistance, type Point } from './distance.ts';
import { mergeFeeds } from './merge-feeds.ts';
import { findNearby } from './nearby.ts';
import { findNearbyInShards, measureBoxDistance } from './nearby-shards.ts';
import { formatPoint, parsePoint } from './point-text.ts';
import { readFeed } from './read-feed.ts';
import type { Store } from './store.ts';
import { isGrandOpening, listComingEvents, noFilters, passesFilters, type StoreFilters } from './store-filters.ts';

const toronto = { lat: 43.6532, lng: -79.3832 };
const montreal = { lat: 45.5019, lng: -73.5674 };
const inCanada = fc.record({
  lat: fc.double({ min: 42, max: 75, noNaN: true }),
  lng: fc.double({ min: -140, max: -53, noNaN: true }),
});

describe('distances', () => {
  it('SF-08 are great-circle kilometres', () => {
    expect(measureDistance(toronto, montreal)).toBeCloseTo(504.26, 0);
    expect(measureDistance({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * earthRadius, 6);
    expect(measureDistance(toronto, toronto)).toBe(0);
  });

  it('SF-08 agree with the spherical law of cosines', () => {
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    fc.assert(
      fc.property(inCanada, inCanada, (a, b) => {
        const cosine =
          Math.sin(radians(a.lat)) * Math.sin(radians(b.lat)) +
          Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.cos(radians(a.lng - b.lng));
        // Near 1 the law of cosines loses digits; that is why it is not used.
        fc.pre(cosine < 0.999999);
        expect(measureDistance(a, b)).toBeCloseTo(earthRadius * Math.acos(cosine), 3);
      }),
    );
  });

  it.each([
    [0.04, '0\u00A0km', '0\u00A0km'],
    [3.24, '3.2\u00A0km', '3,2\u00A0km'],
    [9.96, '10\u00A0km', '10\u00A0km'],
    [1234.5, '1,235\u00A0km', '1\u00A0235\u00A0km'],
  ])('LOC-06 %d km reads %s · %s', (kilometres, english, french) => {
    expect(formatDistance(kilometres, 'en')).toBe(english);
    expect(formatDistance(kilometres, 'fr')).toBe(french);
  });
});

describe('stores near a place', () => {
  const north = (km: number) => ({ lat: toronto.lat + (km / earthRadius) * (180 / Math.PI), lng: toronto.lng });

  it('SF-08 are those within 100 km, nearest first', () => {
    const { found, isFar } = findNearby([north(99), north(3), north(101)], toronto);
    expect(found.map(({ distance }) => Math.round(distance))).toEqual([3, 99]);
    expect(isFar).toBe(false);
  });

  it('SF-04 are the three nearest where none is within 100 km', () => {
    const { found, isFar } = findNearby([north(900), north(300), north(200), north(120)], toronto);
    expect(found.map(({ distance }) => Math.round(distance))).toEqual([120, 200, 300]);
    expect(isFar).toBe(true);
    expect(findNearby([], toronto)).toEqual({ found: [], isFar: false });
  });

  it('SF-08 are the same when a large chain comes in shards, of which only the needed ones are loaded', async () => {
    const cell = (points: readonly Point[], at: number) => ({
      file: `${at}`,
      count: points.length,
      box: [
        Math.min(...points.map(({ lat }) => lat)),
        Math.min(...points.map(({ lng }) => lng)),
        Math.max(...points.map(({ lat }) => lat)),
        Math.max(...points.map(({ lng }) => lng)),
      ] as const,
    });
    const cells = fc.array(fc.array(inCanada, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cells, inCanada, async (lists, place) => {
        const loaded: string[] = [];
        const nearby = await findNearbyInShards(lists.map(cell), place, async ({ file }) => {
          loaded.push(file);
          return lists[Number(file)] as unknown as Store[];
        });
        const whole = findNearby(lists.flat(), place);
        expect(nearby.found.map(({ distance }) => distance)).toEqual(whole.found.map(({ distance }) => distance));
        expect(nearby.isFar).toBe(whole.isFar);
        expect(new Set(loaded).size).toBe(loaded.length);
      }),
    );
  });

  it('SF-08 a shard is never thought farther than a store in it', () => {
    fc.assert(
      fc.property(inCanada, inCanada, inCanada, (a, b, place) => {
        const box = [
          Math.min(a.lat, b.lat),
          Math.min(a.lng, b.lng),
          Math.max(a.lat, b.lat),
          Math.max(a.lng, b.lng),
        ] as const;
        for (const t of [0, 0.3, 0.7, 1]) {
          for (const u of [0, 0.5, 1]) {
            const inside = { lat: box[0] + t * (box[2] - box[0]), lng: box[1] + u * (box[3] - box[1]) };
            expect(measureBoxDistance(place, box)).toBeLessThanOrEqual(measureDistance(place, inside) + 1e-6);
          }
        }
      }),
    );
  });

  it('SF-08 a search near a shard’s stores loads no other shard', async () => {
    const shards = [
      { file: 'east', count: 1, box: [45, -74, 46, -73] as const },
      { file: 'west', count: 1, box: [49, -124, 50, -122] as const },
    ];
    const loaded: string[] = [];
    await findNearbyInShards(shards, montreal, async ({ file }) => {
      loaded.push(file);
      return [montreal as Store];
    });
    expect(loaded).toEqual(['east']);
  });
});

const usual = [['09:00', '21:00']] as const;
const store: Store = {
  id: 'a',
  number: '1',
  brand: 'vitrine',
  slug: 'a',
  name: { en: 'A', fr: 'A' },
  address: { line1: '1', city: 'A', province: 'ON', postalCode: 'M5V 0A1' },
  ...toronto,
  timeZone: 'America/Toronto',
  hours: { 0: [], 1: usual, 2: usual, 3: usual, 4: usual, 5: usual, 6: usual },
  exceptions: [],
  status: 'open',
  brands: ['vitrine', 'winners'],
  departments: ['bed', 'bath'],
  specialtyDepartments: ['garden'],
  events: [{ id: 'e', title: { en: 'E', fr: 'É' }, start: '2026-11-20', end: '2026-11-22' }],
};
const calendar = { zones: { 'America/Toronto': [[0, -300]] as const }, holidays: {} };
const monday = Date.parse('2026-11-23T12:00:00-05:00');
const sunday = Date.parse('2026-11-22T23:59:00-05:00');

describe('filters', () => {
  it.each<[Partial<StoreFilters>, number, boolean]>([
    [{}, monday, true],
    [{ brands: ['winners'] }, monday, true],
    [{ brands: ['marshalls', 'winners'] }, monday, true],
    [{ brands: ['marshalls'] }, monday, false],
    [{ departments: ['bed', 'garden'] }, monday, true],
    [{ departments: ['bed', 'pets'] }, monday, false],
    [{ events: true }, sunday, true],
    [{ events: true }, monday, false],
    [{ openNow: true }, monday, true],
    [{ openNow: true }, sunday, false],
    [{ grandOpenings: true }, monday, false],
    [{ brands: ['winners'], departments: ['bath'], openNow: true }, monday, true],
  ])('SF-03 with %j at %d a store passes: %s', (filters, now, expected) => {
    expect(passesFilters(store, { ...noFilters, ...filters }, calendar, now)).toBe(expected);
  });

  it.each([
    ['open', '2026-10-24', true],
    ['open', '2026-10-23', false],
    ['open', '2026-12-23', true],
    ['opening-soon', '2027-06-01', true],
    ['opening-soon', undefined, true],
    ['open', undefined, false],
    ['closed', '2026-11-20', false],
  ] as const)('SF-03 a store that is %s and opens on %s has a grand opening: %s', (status, opensOn, expected) => {
    const changed = { ...store, status, ...(opensOn ? { opensOn } : {}) };
    expect(isGrandOpening(changed, '2026-11-23')).toBe(expected);
  });

  it('SF-03 events that have not ended come soonest first', () => {
    const event = (id: string, start: string, end: string) => ({ id, title: { en: id, fr: id }, start, end });
    const events = [event('late', '2026-12-20', '2026-12-20'), event('now', '2026-11-01', '2026-11-23')];
    expect(listComingEvents({ ...store, events }, '2026-11-23').map(({ id }) => id)).toEqual(['now', 'late']);
  });
});

describe('a link to the finder', () => {
  it.each([
    ['43.65,-79.38', { lat: 43.65, lng: -79.38 }],
    [' 43.65 , -79.38 ', { lat: 43.65, lng: -79.38 }],
    ['43,-79', { lat: 43, lng: -79 }],
    ['', undefined],
    ['91,0', undefined],
    ['45,181', undefined],
    ['43.65', undefined],
    ['43.65,-79.38,1', undefined],
    ['abc', undefined],
    ['1e1,2', undefined],
    ['NaN,NaN', undefined],
  ])('SF-01 s=%j is %j', (text, point) => expect(parsePoint(text)).toEqual(point));

  it('SF-01 a place is written with five decimals, about a metre', () => {
    expect(formatPoint({ lat: 43.653226, lng: -79.3831843 })).toBe('43.65323,-79.38318');
  });

  it('SF-08 brings back the place, the filters and the store, and keeps a campaign’s parameters', () => {
    const filters = fc.record({
      brands: fc.subarray(['vitrine', 'winners', 'marshalls'] as const),
      departments: fc.uniqueArray(fc.stringMatching(/^[a-z\d]{1,8}(-[a-z]{1,4})?$/), { maxLength: 4 }),
      events: fc.boolean(),
      grandOpenings: fc.boolean(),
      openNow: fc.boolean(),
    });
    const state = fc.record(
      { place: inCanada, store: fc.stringMatching(/^[a-z]{1,9}(-\d{1,4})?$/), filters },
      { requiredKeys: ['filters'] },
    );
    fc.assert(
      fc.property(state, ({ place, ...rest }) => {
        const rounded = place && { lat: Number(place.lat.toFixed(5)), lng: Number(place.lng.toFixed(5)) };
        const given = { ...rest, ...(rounded ? { place: rounded } : {}) };
        const search = writeFinderState(given, '?utm_source=zeta&s=1,2&brand=winners');
        expect(readFinderState(search)).toEqual(given);
        expect(new URLSearchParams(search).get('utm_source')).toBe('zeta');
      }),
    );
    expect(writeFinderState({ filters: noFilters })).toBe('');
    expect(writeFinderState({ place: toronto, filters: { ...noFilters, brands: ['vitrine', 'winners'] } })).toBe(
      '?s=43.6532,-79.3832&brand=vitrine,winners',
    );
  });

  it('SF-08 whatever it says, it is no error', () => {
    const names = fc.constantFrom('s', 'brand', 'dept', 'open', 'store');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), names, (text, name) => {
        const {
          filters,
          place,
          store: slug,
        } = readFinderState(`?${new URLSearchParams({ [name]: text })}&brand=nobody`);
        expect(filters.brands.every((brand) => brandKeys.includes(brand))).toBe(true);
        expect(filters.departments.every((key) => /^[a-z\d-]+$/.test(key))).toBe(true);
        expect(filters.openNow).toBe(name === 'open' && text === '1');
        expect(slug === undefined || /^[a-z\d-]+$/.test(slug)).toBe(true);
        expect(place === undefined || Math.abs(place.lat) <= 90).toBe(true);
      }),
    );
    expect(readFinderState('?s=%E0%A4%A&brand=x&dept=%00&open=true&store=../..')).toEqual({ filters: noFilters });
  });
});

describe('a feed as it arrives', () => {
  const json = {
    version: 1,
    generatedAt: '2026-11-21T00:00:00.000Z',
    zones: calendar.zones,
    stores: [{ ...toronto, id: 'a', brand: 'winners', hours: {}, address: {}, name: {} }],
  };

  it('SF-03 gets back what was left out of it', () => {
    expect(readFeed(json)?.stores[0]).toMatchObject({
      status: 'open',
      brands: ['winners'],
      departments: [],
      events: [],
    });
  });

  it.each([
    [null],
    [[]],
    ['<html>'],
    [{}],
    [{ ...json, version: 2 }],
    [{ ...json, zones: null }],
    [{ ...json, stores: {} }],
  ])('SF-04 %j is no feed', (answer) => expect(readFeed(answer)).toBeUndefined());

  it('SF-04 a store that is none does not take the others with it', () => {
    expect(readFeed({ ...json, stores: [null, 1, {}, ...json.stores] })?.stores).toHaveLength(1);
  });

  it('SF-03 a store of two brands counts once', () => {
    const feed = readFeed(json);
    const other = readFeed({ ...json, stores: [...json.stores, { ...json.stores[0], id: 'b' }] });
    if (!feed || !other) throw new Error('no feed');
    expect(mergeFeeds([feed, other]).stores.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
