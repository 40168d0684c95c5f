import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeOwnFeed } from '../../tests/support/remove-own-feed.ts';
import { checkFeedText } from '../sources/stores/read-feed-file.ts';
import { generateFeed } from '../sources/stores/sample/sample-feed.ts';
import { configureStores } from './configure-stores.ts';
import messages from './messages.en.json' with { type: 'json' };
import { storeCollection } from './store-collection.ts';
import type { StoreEntry } from './store-entry.ts';

const folder = 'host-site/retailers/vitrine/content/stores';
const feed = `{
  "stores": [
    {
      "number": "107",
      "brand": "vitrine",
      "name": { "en": "Halifax", "fr": "Halifax" },
      "address": { "line1": "12 Quay Street", "city": "Halifax", "province": "NS", "postalCode": "B3J 0A7" },
      "lat": 44.6427,
      "lng": -63.5769,
      "phone": "(902) 555-0193",
      "hours": { "0": [["12:00", "17:00"]], "1": [["09:30", "21:00"]], "5": [["09:30", "01:00"]] },
      "departments": ["bed"]
    }
  ]
}
`;
const slug = 'vitrine-halifax-107';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-studio-'));
  cpSync(folder, join(root, folder), { recursive: true });
  removeOwnFeed(join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true }));
const read = (name: string) => readFileSync(join(root, folder, name), 'utf8');
const write = (name: string, text: string) => writeFileSync(join(root, folder, name), text);
const readEntry = (name: string) => storeCollection.read(root, name) as StoreEntry;
const describeStores = () => configureStores(root, messages).description;

describe('studio stores of a feed', () => {
  beforeEach(() => write('feed.json', feed));

  it('have hours as text, empty for a day without hours', () => {
    expect(storeCollection.list(root)).toEqual([slug]);
    expect(readEntry(slug)).toMatchObject({
      title: 'Halifax (107)',
      hours: { sun: '12:00-17:00', mon: '09:30-21:00', tue: '', fri: '09:30-01:00' },
    });
    expect(storeCollection.listProblems(root, slug, '2026-11-25')).toEqual([]);
  });

  it('change only in the edited line of the file and ignore fields left empty', () => {
    const before = readEntry(slug);
    const entry = { ...before, hours: { ...before.hours, mon: '9:30–20:00' }, status: '', opensOn: '' };
    storeCollection.write(root, slug, { ...entry, exceptions: [], comments: { en: '', fr: '' } });
    expect(read('feed.json')).toBe(feed.replace('["09:30", "21:00"]', '["09:30", "20:00"]'));
  });

  it('save special days that pass the feed check, after their existing fields', () => {
    const label = { en: 'Inventory', fr: 'Inventaire' };
    const exceptions = [
      { date: '2026-12-24', times: '09:00-17:00' },
      { date: '2027-01-04', times: '', label },
    ];
    storeCollection.write(root, slug, { ...readEntry(slug), exceptions });
    const { stores, problems } = checkFeedText(read('feed.json'), false);
    expect(problems).toEqual([]);
    expect(stores[0]?.exceptions).toEqual([
      { date: '2026-12-24', intervals: [['09:00', '17:00']] },
      { date: '2027-01-04', intervals: [], label },
    ]);
    expect(read('feed.json').startsWith(feed.slice(0, feed.indexOf('["bed"]')))).toBe(true);
    expect(readEntry(slug).exceptions).toEqual(exceptions);
    storeCollection.write(root, slug, { ...readEntry(slug), exceptions: [] });
    expect(JSON.parse(read('feed.json'))).toEqual(JSON.parse(feed));
  });

  it('can get hours on a closed day and lose those of another', () => {
    const before = readEntry(slug);
    storeCollection.write(root, slug, { ...before, hours: { ...before.hours, tue: '09:30-21:00', fri: '' } });
    const [store] = checkFeedText(read('feed.json'), false).stores;
    expect(store?.hours).toMatchObject({ 1: [['09:30', '21:00']], 2: [['09:30', '21:00']], 5: [] });
  });

  it('report an error in a field that the studio does not edit', () => {
    write('feed.json', feed.replace('"B3J 0A7"', '"D3J 0A7"'));
    expect(storeCollection.listProblems(root, slug, '2026-11-25')).toEqual([
      { field: 'address.postalCode', problem: { code: 'postalCode' } },
    ]);
  });

  it.each([null, 'Halifax', 7])(
    'are listed and saved next to %o, which is not a store and stays unchanged',
    (other) => {
      const { stores } = JSON.parse(feed);
      write('feed.json', JSON.stringify({ stores: [other, ...stores] }));
      expect(storeCollection.list(root)).toEqual([slug]);
      expect(storeCollection.listProblems(root, slug, '2026-11-25')).toEqual([]);
      storeCollection.write(root, slug, { ...readEntry(slug), phone: '9025550100' });
      expect(JSON.parse(read('feed.json')).stores).toEqual([other, { ...stores[0], phone: '9025550100' }]);
    },
  );

  it('are saved in a feed that is a JSON array', () => {
    write('feed.json', JSON.stringify(JSON.parse(feed).stores));
    storeCollection.write(root, slug, { ...readEntry(slug), phone: '9025550100' });
    expect(JSON.parse(read('feed.json'))).toEqual([{ ...JSON.parse(feed).stores[0], phone: '9025550100' }]);
  });
});

describe('studio stores without a feed', () => {
  it('are sample stores, listed by the slugs of their pages', () => {
    const pages = generateFeed('2026-11-25').map((store) => store.slug);
    expect(storeCollection.list(root).length).toBeGreaterThan(10);
    expect(storeCollection.list(root).filter((name) => !pages.includes(name))).toEqual([]);
    expect(describeStores()).toContain('sample');
  });

  it('keep their schedule and get hours of their own when a day changes', { tags: ['full'] }, () => {
    const [name = ''] = storeCollection.list(root);
    const before = readEntry(name);
    storeCollection.write(root, name, { ...before, hours: { ...before.hours, sun: '' } });
    const [store] = JSON.parse(read('sample-stores.json')).stores;
    expect(store).toMatchObject({ schedule: 'city', hours: { 0: [], 1: [['09:30', '21:00']] } });
    expect(store).not.toHaveProperty('number');
    expect(readEntry(name).hours).toEqual({ ...before.hours, sun: '' });
  });
});

it('stores in feed.csv are not listed in the studio, whose description names the file', () => {
  write('feed.csv', 'number,brand\n');
  expect(storeCollection.list(root)).toEqual([]);
  expect(describeStores()).toContain('feed.csv');
});
