import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandKeys } from '../brand/brands.ts';
import { locales } from '../locale/locale.ts';
import english from '../submissions/provinces.en.json' with { type: 'json' };
import french from '../submissions/provinces.fr.json' with { type: 'json' };
import { provinces } from '../submissions/provinces.ts';
import { readFinderState, writeFinderState } from './address-state.ts';
import { groupByProvince, sortByRank } from './group-stores.ts';
import { mergeFeeds } from './merge-feeds.ts';
import { formatPoint, parsePoint } from './point-text.ts';
import { readFeed } from './read-feed.ts';
import { store as anyStore, inCanada, toronto } from './store.fixture.ts';
import type { Province, Store } from './store.ts';
import { noFilters, passesFilters, type StoreFilters } from './store-filters.ts';
import { isGrandOpening, listComingEvents } from './store-news.ts';

const store: Store = {
  ...anyStore,
  hours: { ...anyStore.hours, 0: [] },
  brands: ['vitrine', 'winners'],
  departments: ['bed', 'bath'],
  specialtyDepartments: ['garden'],
  events: [{ id: 'e', title: { en: 'E', fr: 'É' }, start: '2026-11-20', end: '2026-11-22' }],
};
const calendar = { zones: { 'America/Toronto': [[0, -300]] as const }, holidays: {} };
const monday = Date.parse('2026-11-23T12:00:00-05:00');
const sunday = Date.parse('2026-11-22T23:59:00-05:00');

describe('store filters', () => {
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
  ])('SF-03 passesFilters for %j at the time %d is %s', (filters, now, expected) => {
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
  ] as const)('SF-03 isGrandOpening for the status %s and the opening date %s is %s', (status, opensOn, expected) => {
    const changed = { ...store, status, ...(opensOn ? { opensOn } : {}) };
    expect(isGrandOpening(changed, '2026-11-23')).toBe(expected);
  });

  it('SF-03 listComingEvents sorts by date, keeps an event on its last day, and leaves out an ended one', () => {
    const event = (id: string, start: string, end: string) => ({ id, title: { en: id, fr: id }, start, end });
    const events = [
      event('late', '2026-12-20', '2026-12-20'),
      event('ended', '2026-11-01', '2026-11-22'),
      event('now', '2026-11-01', '2026-11-23'),
    ];
    expect(listComingEvents({ ...store, events }, '2026-11-23').map(({ id }) => id)).toEqual(['now', 'late']);
  });
});

describe('the list of all stores', () => {
  it('SF-03 is grouped by province name and sorted by the feed’s rank, both in the language of the page', () => {
    const place = (id: string, rank: Store['rank'], province: Province): Store => ({
      ...store,
      id,
      ...(rank ? { rank } : {}),
      address: { ...store.address, province },
    });
    const stores = [
      place('1', { en: 2, fr: 1 }, 'ON'),
      place('2', { en: 1, fr: 2 }, 'ON'),
      place('3', { en: 0, fr: 0 }, 'ON'),
      place('4', { en: 3, fr: 3 }, 'PE'),
    ];
    const list = (locale: 'en' | 'fr', island: string) =>
      groupByProvince(sortByRank(stores, locale), locale, (code) => (code === 'PE' ? island : 'Ontario')).map(
        (group) => `${group.province} ${group.stores.map(({ id }) => id).join('')}`,
      );
    expect(list('en', 'Prince Edward Island')).toEqual(['ON 321', 'PE 4']);
    expect(list('fr', 'Île-du-Prince-Édouard')).toEqual(['PE 4', 'ON 312']);
  });

  it.each(locales)('SF-03 has the provinces in the order of Intl.Collator (%s)', (locale) => {
    const names: Readonly<Record<Province, string>> = locale === 'fr' ? french : english;
    const stores = provinces.map((province): Store => ({ ...store, address: { ...store.address, province } }));
    const listed = groupByProvince(stores, locale, (province) => names[province]).map(
      ({ province }) => names[province],
    );
    const sorted = Object.values(names).toSorted(new Intl.Collator(`${locale}-CA`).compare);
    // French readers find theirs first.
    const first = locale === 'fr' ? [names.QC] : [];
    expect(listed).toEqual([...first, ...sorted.filter((name) => !first.includes(name))]);
  });
});

describe('the store finder’s state in the query string', () => {
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
  ])('SF-01 parsePoint turns %j into %j', (text, point) => expect(parsePoint(text)).toEqual(point));

  it('SF-01 formatPoint always writes five decimals', () => {
    expect(formatPoint({ lat: 43.653226, lng: -79.3831843 })).toBe('43.65323,-79.38318');
    // Including a position rounded to a hundred metres, or on a whole degree.
    expect(formatPoint({ lat: 43.653, lng: -79.383 })).toBe('43.65300,-79.38300');
    expect(formatPoint({ lat: 60, lng: -102 })).toBe('60.00000,-102.00000');
  });

  it('SF-08 restores the place, the filters and the store, and keeps parameters such as utm_source', () => {
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
        const search = writeFinderState(given, '?utm_source=zeta&s=1,2&near=3,4&brand=winners');
        expect(readFinderState(search)).toEqual(given);
        expect(new URLSearchParams(search).get('utm_source')).toBe('zeta');
      }),
    );
    expect(writeFinderState({ filters: noFilters })).toBe('');
    expect(writeFinderState({ place: toronto, filters: { ...noFilters, brands: ['vitrine', 'winners'] } })).toBe(
      '?s=43.65320,-79.38320&brand=vitrine,winners',
    );
  });

  it('SF-08 has the place in s on our own page and in near elsewhere, where other text in s and q is kept', () => {
    const place = { lat: 43.5, lng: -80.25 };
    expect(readFinderState('?s=43.5,-80.25').place).toEqual(place);
    expect(readFinderState('?s=45,-73&near=43.5,-80.25').place).toEqual(place);
    expect(writeFinderState({ place, filters: noFilters }, '?s=45,-73&q=lamp', false)).toBe(
      '?q=lamp&near=43.50000,-80.25000',
    );
    expect(writeFinderState({ place, filters: noFilters }, '?q=Guelph&a=b')).toBe('?a=b&s=43.50000,-80.25000');
    expect(readFinderState('?s=lamp').place).toBeUndefined();
    expect(writeFinderState({ filters: noFilters }, '?s=lamp&near=45,-73', false)).toBe('?s=lamp');
  });

  it('SF-08 is read without an error from any text, and invalid values are ignored', () => {
    const names = fc.constantFrom('near', 's', 'brand', 'dept', 'open', 'store');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), names, (text, name) => {
        const {
          filters,
          place,
          store: slug,
        } = readFinderState(`?${new URLSearchParams({ [name]: text })}&brand=unknown`);
        expect(filters.brands.every((brand) => brandKeys.includes(brand))).toBe(true);
        expect(filters.departments.every((key) => /^[a-z\d-]+$/.test(key))).toBe(true);
        expect(filters.openNow).toBe(name === 'open' && text === '1');
        expect(slug === undefined || /^[a-z\d-]+$/.test(slug)).toBe(true);
        expect(place === undefined || Math.abs(place.lat) <= 90).toBe(true);
      }),
    );
    expect(readFinderState('?near=%E0%A4%A&s=1&brand=x&dept=%00&open=true&store=../..')).toEqual({
      filters: noFilters,
    });
  });
});

describe('the store feed', () => {
  const json = {
    version: 1,
    generatedAt: '2026-11-21T00:00:00.000Z',
    zones: calendar.zones,
    stores: [{ ...toronto, id: 'a', brand: 'winners', hours: {}, address: {}, name: {} }],
  };

  it('SF-03 readFeed fills in the fields that a store of the feed omits', () => {
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
  ])('SF-04 readFeed returns undefined for %j', (json) => expect(readFeed(json)).toBeUndefined());

  it('SF-04 readFeed drops invalid stores and keeps the others', () => {
    expect(readFeed({ ...json, stores: [null, 1, {}, ...json.stores] })?.stores).toHaveLength(1);
  });

  it('SF-03 mergeFeeds lists a store of two feeds once', () => {
    const feed = readFeed(json);
    const other = readFeed({ ...json, stores: [...json.stores, { ...json.stores[0], id: 'b' }] });
    if (!feed || !other) throw new Error('no feed');
    expect(mergeFeeds([feed, other]).stores.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
