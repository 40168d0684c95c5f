import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeOwnFeed } from '../../tests/support/remove-own-feed.ts';
import { configureStudio } from './configure.ts';
import type { Field } from './configure-json.ts';
import { jsonCollections } from './json-collections.ts';
import { handleProxyRequest } from './proxy-handler.ts';
import { storeCollection } from './store-collection.ts';

const content = 'host-site/retailers/vitrine/content';
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-studio-'));
  for (const path of ['contests', 'fab-finds', 'facts.json', 'stores', 'redirects.json'])
    cpSync(join(content, path), join(root, content, path), { recursive: true });
  removeOwnFeed(join(root, content, 'stores'));
});
afterEach(() => rmSync(root, { recursive: true }));

const collections = [...jsonCollections, storeCollection];
const find = (name: string) => collections.find((known) => known.name === name) ?? expect.fail();
const read = (path: string, folder = root) => readFileSync(join(folder, content, path), 'utf8');

/** Every path of a value, without the numbers of lists. */
const listPaths = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(listPaths)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => [key, ...listPaths(each).map((path) => `${key}.${path}`)])
      : [];
const listFieldPaths = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ name, fields: inner = [] }) => [
    name,
    ...listFieldPaths(inner as Field[]).map((path) => `${name}.${path}`),
  ]);

describe('the studio of a retailer that has no contests, finds and redirects', () => {
  it('lists none, and creates their files with the first', () => {
    for (const path of ['contests', 'fab-finds', 'redirects.json'])
      rmSync(join(root, content, path), { recursive: true });
    expect(['contests', 'finds'].map((name) => find(name).list(root))).toEqual([[], []]);
    expect(find('redirects').read(root, 'redirects')).toEqual({ redirects: [] });
    expect(find('redirects').listProblems(root, 'redirects', '2026-11-29')).toEqual([]);
    expect(find('finds').write(root, 'red-lamp', { handle: '@a' })).toEqual([`${content}/fab-finds/finds.json`]);
    expect(find('contests').write(root, 'spring', { period: 'day' })).toEqual([`${content}/contests/spring.json`]);
    expect(find('contests').list(root)).toEqual(['spring']);
  });

  it('has no stores to edit while there is neither a feed nor a sample of its own', () => {
    rmSync(join(root, content, 'stores/sample-stores.json'));
    expect(storeCollection.list(root)).toEqual([]);
  });
});

describe.each(collections.map(({ name }) => name))('studio collection %s', (name) => {
  const collection = find(name);

  it('writes no file when an entry is saved unchanged', () => {
    expect(collection.list(root)).not.toEqual([]);
    for (const slug of collection.list(root)) {
      expect(collection.write(root, slug, collection.read(root, slug))).toEqual([]);
    }
  });

  it('has a field for every value, in both languages', () => {
    for (const locale of ['en', 'fr'] as const) {
      const configured = configureStudio('.', locale).collections.find((each) => each.name === name);
      for (const slug of collection.list(root)) {
        const fields = configured?.fields ?? configured?.files?.find((file) => file.name === slug)?.fields ?? [];
        const missing = listPaths(collection.read(root, slug)).filter((path) => !listFieldPaths(fields).includes(path));
        expect([slug, missing]).toEqual([slug, []]);
      }
    }
  });

  it('has a preview URL without a trailing slash', () => {
    const call = { action: 'getDeployPreview', params: { collection: name, slug: collection.list(root)[0] ?? '' } };
    const { url } = handleProxyRequest({ root, main: 'en', site: 'http://site.invalid' }, call) as { url: string };
    expect(url).toMatch(/^http:\/\/site\.invalid\/en(\/[\w-]+)*$/);
  });
});

describe('JSON entry saved in the studio', () => {
  it('changes only the edited line of a contest and ignores fields left empty', () => {
    const before = read('contests/fall-promotion.json');
    const contest = JSON.parse(before);
    const [prize] = contest.prizes;
    const filled = { ...prize, one: { en: '', fr: '' }, picture: { name: null, alt: { en: '', fr: '' } } };
    const sent = { ...contest, prizes: [filled], pins: '', shows: [], period: 'week' };
    expect(find('contests').write(root, 'fall-promotion', sent)).toEqual([`${content}/contests/fall-promotion.json`]);
    expect(read('contests/fall-promotion.json')).toBe(before.replace('"period": "contest"', '"period": "week"'));
  });

  it('appends a new find to the list, without its empty handle', () => {
    const rows = JSON.parse(read('fab-finds/finds.json'));
    const row = { ...rows[0], id: 'new-one', handle: '' };
    find('finds').write(root, 'new-one', row);
    const { handle: _, ...kept } = row;
    expect(JSON.parse(read('fab-finds/finds.json'))).toEqual([...rows, kept]);
  });

  it('is reported as wrong when a fact is a date that does not exist', () => {
    const returns = find('facts').read(root, 'returns') as { holiday: Record<string, unknown> };
    const withDay = (date: string) => ({ ...returns, holiday: { ...returns.holiday, until: { date } } });
    const facts = find('facts');
    facts.write(root, 'returns', withDay('2026-02-30'));
    expect(facts.listProblems(root, 'returns', '2026-11-24')).toEqual([
      { field: 'holiday.until.date', problem: { code: 'date', example: '2026-12-24' } },
    ]);
    facts.write(root, 'returns', withDay('2028-02-29'));
    expect(facts.listProblems(root, 'returns', '2026-11-24')).toEqual([]);
  });

  it('keeps the id of a find and of a contest when another id is sent', () => {
    const finds = find('finds');
    const [slug = ''] = finds.list(root);
    for (let saves = 0; saves < 2; saves += 1)
      finds.write(root, slug, { ...(finds.read(root, slug) as object), id: 'other' });
    expect(new Set(finds.list(root)).size).toBe(finds.list(root).length);
    expect(finds.read(root, slug)).toMatchObject({ id: slug });
    const contests = find('contests');
    contests.write(root, 'fall-promotion', { ...(contests.read(root, 'fall-promotion') as object), id: 'other' });
    expect(contests.read(root, 'fall-promotion')).toMatchObject({ id: 'fall-promotion' });
  });

  it('changes a fact and keeps the rest of facts.json', () => {
    const gift = find('facts').read(root, 'gift') as Record<string, unknown>;
    find('facts').write(root, 'gift', { ...gift, minimum: { money: 15 } });
    expect(read('facts.json')).toBe(
      read('facts.json', '.').replace('"minimum": { "money": 10 }', '"minimum": { "money": 15 }'),
    );
  });
});
