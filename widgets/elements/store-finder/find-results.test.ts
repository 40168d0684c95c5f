import { describe, expect, it } from 'vitest';
import { createTranslate } from '../../shared/locale/messages.ts';
import { describeClosedNow } from '../../shared/stores/closed-now.ts';
import { store as anyStore, toronto } from '../../shared/stores/store.fixture.ts';
import type { Province, Store } from '../../shared/stores/store.ts';
import type { StoreFeed } from '../../shared/stores/store-feed.ts';
import { noFilters } from '../../shared/stores/store-filters.ts';
import { describeResults } from './describe-results.ts';
import { findResults, keepStores, listFirst } from './find-results.ts';
import { messages as en } from './store-finder-messages.en.ts';
import { messages as fr } from './store-finder-messages.fr.ts';

const now = Date.parse('2026-11-23T17:00:00Z');
const create = (id: string, lat: number, province: Province = 'ON', change: Partial<Store> = {}): Store => ({
  ...anyStore,
  id,
  slug: id,
  lat,
  lng: toronto.lng,
  address: { ...anyStore.address, province },
  ...change,
});
const stores = [
  create('near', toronto.lat + 0.1),
  create('here', toronto.lat),
  create('far', toronto.lat + 3),
  create('elsewhere', toronto.lat + 6, 'QC', { departments: ['pets'] }),
];
const feed: StoreFeed = {
  version: 1,
  generatedAt: '2026-11-23T00:00:00Z',
  zones: { 'America/Toronto': [[0, -300]] },
  holidays: {},
  departmentNames: {},
  stores,
  shards: [],
};
const loader = { feed, list: () => stores };
const t = { en: createTranslate(en as never), fr: createTranslate(fr as never) };
const find = (state: Partial<Parameters<typeof findResults>[1]>) =>
  findResults(loader, { filters: noFilters, ...state }, now, 'en', (province) => t.en(province));
const idsOf = (state: Parameters<typeof find>[0]) =>
  find(state).groups.map(({ stores: list }) => list.map(({ item }) => item.id));

describe('the results of the store finder', () => {
  it('SF-08 without a search are all stores, grouped by province from A to Z, in French after Québec', () => {
    expect(find({}).groups.map(({ name }) => name)).toEqual(['Ontario', 'Québec']);
    expect(find({}).count).toBe(4);
    const french = findResults(loader, { filters: noFilters }, now, 'fr', (province) => t.fr(province));
    expect(french.groups.map(({ name }) => name)).toEqual(['Québec', 'Ontario']);
  });

  it('SF-08 for a place are the stores within 100 km or within the given radius, nearest first', () => {
    expect(idsOf({ place: toronto })).toEqual([['here', 'near']]);
    expect(idsOf({ place: toronto, radius: 5 })).toEqual([['here']]);
    expect(idsOf({ place: toronto, radius: 500 })).toEqual([['here', 'near', 'far']]);
  });

  it('have stores that have not opened last, in a separate group, for a place, a province and all stores', () => {
    const opening = { status: 'opening-soon' } as const;
    const withComing = [
      create('later', toronto.lat, 'ON', { ...opening, opensOn: '2027-03-01' }),
      create('soon', toronto.lat + 0.01, 'ON', { ...opening, opensOn: '2026-11-24' }),
      create('open-by-now', toronto.lat + 0.02, 'ON', { ...opening, opensOn: '2026-11-23' }),
      ...stores,
    ];
    const list = (state: Partial<Parameters<typeof findResults>[1]>) =>
      findResults({ feed, list: () => withComing }, { filters: noFilters, ...state }, now, 'en', (province) =>
        t.en(province),
      ).groups.map((group) => [!!group.apart, ...group.stores.map(({ item }) => item.id)]);
    expect(list({ place: toronto })).toEqual([
      [false, 'here', 'open-by-now', 'near'],
      [true, 'later', 'soon'],
    ]);
    expect(list({ province: 'ON' }).at(-1)).toEqual([true, 'soon', 'later']);
    expect(list({ province: 'ON' })).toHaveLength(2);
    expect(list({}).map(([isLast]) => isLast)).toEqual([false, false, true]);
    expect(list({ place: { lat: 70, lng: -100 } }).flat()).not.toContain('later');
  });

  it('have temporarily closed stores in a separate group, for a place and all stores', () => {
    const withShut = [create('shut', toronto.lat, 'ON', { status: 'temporarily-closed' }), ...stores];
    const listOf = (all: readonly Store[], state: Partial<Parameters<typeof findResults>[1]>) =>
      findResults({ feed, list: () => all }, { filters: noFilters, ...state }, now, 'en', (province) => t.en(province));
    const list = (state: Parameters<typeof listOf>[1]) => listOf(withShut, state);
    const near = list({ place: toronto });
    expect(near.count).toBe(3);
    expect(near.groups.map(({ apart, stores: all }) => [apart, ...all.map(({ item }) => item.id)])).toEqual([
      [undefined, 'here', 'near'],
      ['closedForNow', 'shut'],
    ]);
    expect(list({}).groups.map(({ name, apart }) => name ?? apart)).toEqual(['Ontario', 'Québec', 'closedForNow']);
    // One that has reopened is not apart any more.
    const reopened = create('reopened', toronto.lat, 'ON', { status: 'temporarily-closed', reopensOn: '2026-11-23' });
    expect(listOf([reopened, ...stores], { place: toronto }).groups.map(({ apart }) => apart)).toEqual([undefined]);
    expect(listOf([reopened], {}).groups.map(({ name }) => name)).toEqual(['Ontario']);
    // A store that is closed for a while is no store to come.
    const far = list({ place: { lat: toronto.lat - 3, lng: toronto.lng } });
    expect(describeResults(far, { filters: noFilters }, 'en', t.en)).toBe(t.en('noneNear'));
  });

  it('SF-04 are the three nearest stores that pass the filters where none is nearby', () => {
    const place = { lat: 70, lng: -100 };
    expect(find({ place })).toMatchObject({ isFar: true, count: 3 });
    expect(idsOf({ place, filters: { ...noFilters, departments: ['pets'] } })).toEqual([['elsewhere']]);
    expect(find({ place, filters: { ...noFilters, departments: ['garden'] } })).toMatchObject({
      isFar: false,
      count: 0,
    });
  });

  it('SF-04 have the heading “No stores nearby are open yet” where the only store nearby has not opened', () => {
    const coming = create('soon', 70, 'NU', { lng: -100, status: 'opening-soon', opensOn: '2027-03-01' });
    const view = { filters: noFilters, place: { lat: 70, lng: -100 } };
    const results = findResults({ feed, list: () => [coming, ...stores] }, view, now, 'en', (province) =>
      t.en(province),
    );
    expect(results).toMatchObject({ isFar: true, groups: [{}, { apart: 'openingSoon' }] });
    expect(describeResults(results, view, 'en', t.en)).toBe('No stores nearby are open yet');
    expect(describeResults(results, view, 'fr', t.fr)).toBe('Aucun magasin à proximité n’est encore ouvert');
  });

  it('SF-03 for a province are the stores of that province', () =>
    expect(idsOf({ province: 'QC' })).toEqual([['elsewhere']]));

  it('are reduced by keepStores to the given stores, without empty groups', () => {
    const [near, , , elsewhere] = stores as [Store, Store, Store, Store];
    const idsOfKept = (...kept: Store[]) =>
      keepStores(find({}).groups, new Set(kept)).map((group) => group.stores.map(({ item }) => item.id));
    expect(idsOfKept(near)).toEqual([['near']]);
    expect(idsOfKept(near, elsewhere)).toEqual([['near'], ['elsewhere']]);
  });

  it('read stores less than 12 times as often when there are ten times as many', () => {
    const countReads = (count: number, state: Partial<Parameters<typeof findResults>[1]>) => {
      let reads = 0;
      const get = (from: Store, name: keyof Store) => {
        reads += 1;
        return from[name];
      };
      const many = Array.from({ length: count }, (_, at) => {
        const rank = { en: at, fr: (at * 7) % count };
        return new Proxy<Store>({ ...create(`s${at}`, 43 + (at % 1000) / 500), rank }, { get: get as never });
      });
      findResults({ feed, list: () => many }, { filters: noFilters, ...state }, now, 'fr', t.fr);
      return reads;
    };
    for (const state of [{}, { province: 'ON' as const }, { place: toronto }]) {
      expect(countReads(20_000, state) / countReads(2000, state)).toBeLessThan(12);
    }
  });

  it.each([
    [{}, '4 stores', '4\u00A0magasins'],
    [
      { place: toronto, label: 'Guelph, Ontario' },
      '2 stores near Guelph, Ontario',
      '2\u00A0magasins près de Guelph, Ontario',
    ],
    [{ place: toronto }, '2 stores nearby', '2\u00A0magasins à proximité'],
    [{ place: toronto, radius: 5 }, '1 store in this part of the map', '1\u00A0magasin dans cette partie de la carte'],
    [
      { place: toronto, radius: 25, label: 'Guelph, Ontario' },
      '2 stores within 25\u00A0km of Guelph, Ontario',
      '2\u00A0magasins à 25\u00A0km ou moins de Guelph, Ontario',
    ],
    [{ place: toronto, radius: 250 }, '2 stores within 250\u00A0km', '2\u00A0magasins à 250\u00A0km ou moins'],
    [{ place: toronto, radius: 6000 }, '4 stores nearby', '4\u00A0magasins à proximité'],
    [{ province: 'QC' }, 'Québec: 1 store', '1\u00A0magasin\u00A0: Québec'],
    [{ province: 'NU' }, 'No store matches this search', 'Aucun magasin ne correspond à cette recherche'],
    [{ place: { lat: 70, lng: -100 } }, 'Sorry, we can’t find any stores nearby', 'Désolé, aucun magasin à proximité'],
  ] as const)('SF-04 LOC-06 for %j have the heading “%s” and “%s”', (state, english, french) => {
    const view = { filters: noFilters, ...state };
    const read = (locale: 'en' | 'fr') =>
      describeResults(
        findResults(loader, view, now, locale, (province) => t[locale](province)),
        view,
        locale,
        t[locale],
      );
    expect([read('en'), read('fr')]).toEqual([english, french]);
  });
});

describe('the visitor’s own store', () => {
  const groups = findResults(loader, { filters: noFilters }, now, 'en', t.en).groups;
  const all = (listed: typeof groups) => listed.flatMap((group) => group.stores.map(({ item }) => item.id));
  const [last = ''] = all(groups).slice(-1);
  const { slug = '' } = stores.find(({ id }) => id === last) ?? {};

  it('comes first, under a heading of its own, and no store is lost or listed twice', () => {
    const listed = listFirst(groups, slug);
    expect(listed[0]).toMatchObject({ apart: 'mine', stores: [{ item: { id: last } }] });
    expect(all([...listed].slice(1))).toEqual(all(groups).filter((id) => id !== last));
  });

  it('is followed by the other stores of its province, and the other provinces stay as they were', () => {
    const west = [create('victoria', toronto.lat, 'BC'), create('kelowna', toronto.lat, 'BC')];
    const chain = [create('calgary', toronto.lat, 'AB'), ...west, ...stores];
    const listed = findResults({ ...loader, list: () => chain }, { filters: noFilters }, now, 'en', t.en).groups;
    const provinces = listFirst(listed, 'victoria').map(({ apart, name }) => apart ?? name);
    expect(provinces).toEqual(['mine', 'British Columbia', 'Alberta', 'Ontario', 'Québec']);
  });

  it('changes nothing where it is unknown or none is chosen', () => {
    expect(listFirst(groups, 'gone')).toBe(groups);
    expect(listFirst(groups, undefined)).toBe(groups);
  });
});

describe('the filter for open stores while none near is open', () => {
  const newYear = { date: '2027-01-01', name: { en: 'New Year’s Day', fr: 'jour de l’An' }, hours: [] };
  const zones = { 'America/Toronto': [[0, -300]], 'America/Vancouver': [[0, -480]] } as const;
  const holidays = { ON: [newYear], QC: [newYear] };
  const everywhere = [
    ...stores,
    create('west', toronto.lat + 6, 'BC', { timeZone: 'America/Vancouver', lng: -123 }),
    create('soon', toronto.lat, 'ON', { status: 'opening-soon', opensOn: '2027-03-01' }),
    create('shut', toronto.lat, 'ON', { status: 'temporarily-closed' }),
  ];
  const openNow = { ...noFilters, openNow: true };
  const noon = Date.parse('2027-01-01T17:00:00Z');
  const ask = (state: Partial<Parameters<typeof findResults>[1]>, at = noon, given = everywhere) => {
    const context = { feed: { ...feed, zones, holidays }, list: () => given };
    const read = (locale: 'en' | 'fr') => {
      const view = { filters: openNow, ...state };
      const results = findResults(context, view, at, locale, (province) => t[locale](province));
      const label = state.place ? 'Toronto' : undefined;
      const heading = describeResults(results, { ...view, label } as never, locale, t[locale]);
      const why = results.closed && describeClosedNow(results.closed, locale, t[locale]);
      return { results, said: [heading, why].map((text) => text?.replaceAll('\u00A0', ' ')) };
    };
    const { results } = read('en');
    return {
      ids: results.groups.map(({ stores: list }) => list.map(({ item }) => item.id)),
      said: [...read('en').said, ...read('fr').said],
    };
  };

  it('SF-08 lists the near stores with the holiday and the next opening, not open ones far away', () => {
    expect(ask({ place: toronto })).toEqual({
      ids: [['here', 'near']],
      said: [
        'No store near Toronto is open right now',
        'All closed today (New Year’s Day). The nearest opens tomorrow at 9 a.m.',
        'Aucun magasin près de Toronto n’est ouvert en ce moment',
        'Fermés aujourd’hui (jour de l’An). Le plus proche ouvre demain à 9 h.',
      ],
    });
    expect(ask({ place: toronto, radius: 5 }).said.slice(1, 2)).toEqual([
      'Closed today (New Year’s Day). The nearest opens tomorrow at 9 a.m.',
    ]);
  });

  it('SF-08 says at night that they are closed right now', () => {
    const night = Date.parse('2026-11-24T03:00:00Z');
    expect(ask({ place: toronto }, night).said[1]).toBe('All closed right now. The nearest opens tomorrow at 9 a.m.');
    expect(ask({ province: 'ON' }, night)).toMatchObject({
      ids: [['near', 'here', 'far']],
      said: [
        'No store is open right now',
        'All closed right now. The first opens tomorrow at 9 a.m.',
        'Aucun magasin n’est ouvert en ce moment',
        'Fermés en ce moment. Le premier ouvre demain à 9 h.',
      ],
    });
  });

  it('SF-08 lists the open ones where some are open, near or in the whole chain', () => {
    const day = Date.parse('2026-11-23T17:00:00Z');
    expect(ask({ place: toronto }, day)).toMatchObject({ ids: [['here', 'near']] });
    expect(ask({ place: toronto }, day).said[1]).toBeUndefined();
    expect(ask({}, Date.parse('2027-01-01T20:00:00Z')).ids).toEqual([['west']]);
  });

  it('SF-08 of stores far away, lists those that are open, or the nearest with when it opens', () => {
    const [, , far] = everywhere;
    expect(ask({ place: toronto }, noon, [far as Store])).toMatchObject({
      ids: [['far']],
      said: [
        'Sorry, we can’t find any stores nearby',
        expect.stringMatching(/^Closed today/),
        expect.any(String),
        expect.any(String),
      ],
    });
    expect(ask({ place: toronto }, Date.parse('2026-11-23T17:00:00Z'), [far as Store]).said[1]).toBeUndefined();
  });
});
