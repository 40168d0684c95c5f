import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';
import { store as model } from './store.fixture.ts';
import {
  findLookupFile,
  findNamedShards,
  listNamedKeys,
  listSearchKeys,
  listStoreKeys,
  nameLookupFile,
} from './store-lookup.ts';

const store = {
  ...model,
  number: '0107',
  slug: 'halifax-wharf',
  phone: '9025550107',
  name: { en: 'Halifax, Sailmaker’s Wharf', fr: 'Halifax, quai du Voilier' },
  address: { ...model.address, line1: '12 Sailmaker’s Wharf' },
};

describe('the keys by which a store of a large chain is looked up', () => {
  it.each([
    '#107',
    'store 107',
    '0107',
    '(902) 555-0107',
    'halifax sailmakers wharf',
    'HALIFAX, QUAI DU VOILIER',
    '12 Sailmaker’s Wharf, Halifax',
  ])('SF-03 has one in common with the search “%s”', (typed) => {
    const keys = listStoreKeys(store);
    expect(listSearchKeys(readText(typed)).some((key) => keys.includes(key))).toBe(true);
  });

  it.each(['#108', 'Halifax', '902 555-0108', 'wharf', '', '🛋️'])('SF-03 has none in common with “%s”', (typed) => {
    const keys = listStoreKeys(store);
    expect(listSearchKeys(readText(typed)).some((key) => keys.includes(key))).toBe(false);
  });

  it('SF-03 has its number and the end of its address, as an author names it', () => {
    for (const wanted of ['107', '0107', 'halifax-wharf'])
      expect(
        listNamedKeys(wanted).some((key) => listStoreKeys(store).includes(key)),
        wanted,
      ).toBe(true);
  });
});

describe('findNamedShards', () => {
  const shards = ['a', 'b'].map(
    (file) => ({ file, count: 1, box: [0, 0, 0, 0], middle: { lat: 0, lng: 0 }, provinces: [] }) as const,
  );
  const files: Record<string, unknown> = { [nameLookupFile('vitrine', findLookupFile('#107', 9))]: { '#107': [1] } };

  it('SF-03 loads only the files that can have a key', async () => {
    const asked: string[] = [];
    const load = async (name: string) => {
      asked.push(name);
      return files[name];
    };
    const found = await findNamedShards({ shards, lookup: 9 }, 'vitrine', ['#107', '#107'], load);
    expect(found.map(({ file }) => file)).toEqual(['b']);
    expect(asked).toHaveLength(1);
    expect(await findNamedShards({ shards: [] }, 'vitrine', ['#107'], load)).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it.each([null, 'text', { '#107': 'x' }, { '#107': [7] }, {}])('SF-03 finds nothing in the file %j', async (file) => {
    expect(await findNamedShards({ shards, lookup: 1 }, 'vitrine', ['#107', 'constructor'], async () => file)).toEqual(
      [],
    );
  });
});
