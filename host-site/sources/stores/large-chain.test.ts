import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readFeed, readStores } from '../../../widgets/shared/stores/read-feed.ts';
import { readText } from '../../../widgets/shared/stores/read-text.ts';
import { findNamedShards, listSearchKeys } from '../../../widgets/shared/stores/store-lookup.ts';
import { findNearestStores } from '../../site/pages/store/nearest-stores.ts';
import { generateChain } from './large-chain.fixture.ts';
import { buildBrandFeed } from './public-feed.ts';

const today = '2026-11-30';
const source = (count: number) => ({
  stores: generateChain(count),
  isSample: false,
  departmentNames: {},
  now: Date.parse(`${today}T12:00:00Z`),
});

/** What a build does for every store: its files, and the neighbours on its page. */
function work(count: number): Map<string, unknown> {
  const { stores, ...others } = source(count);
  for (const store of stores) findNearestStores(store, stores, today);
  return buildBrandFeed('vitrine', { stores, ...others });
}

async function find(files: ReadonlyMap<string, unknown>, text: string): Promise<string[]> {
  const feed = readFeed(files.get('vitrine.json'));
  if (!feed) return [];
  const shards = await findNamedShards(feed, 'vitrine', listSearchKeys(readText(text)), async (name) =>
    files.get(name),
  );
  return shards.flatMap(({ file }) => readStores(files.get(file)).map(({ number }) => number));
}

describe.each([
  [45, []],
  [1200, []],
  [30_000, ['full']],
] as const)('a chain of %d stores', (count, tags) => {
  const options = { tags: [...tags] };

  it('SF-03 has each store in the shard to which its number and its name lead', options, async () => {
    const files = buildBrandFeed('vitrine', source(count));
    const isWhole = readFeed(files.get('vitrine.json'))?.shards.length === 0;
    expect(isWhole).toBe(count <= 1000);
    const stores = generateChain(count);
    for (const { number, name } of isWhole ? [] : stores.filter((_, at) => at % 97 === 0))
      for (const text of [`#${number}`, name.en, name.fr]) expect(await find(files, text), text).toContain(number);
    expect(await find(files, `#${count + 1}`)).toEqual([]);
  });

  it('SF-08 has a first file that fits a phone’s first flight, and lookups of a few kilobytes', options, () => {
    const files = buildBrandFeed('vitrine', source(count));
    const weigh = (file: unknown) => brotliCompressSync(JSON.stringify(file)).length;
    expect(weigh(files.get('vitrine.json'))).toBeLessThan(14_600);
    const lookups = [...files].filter(([name]) => name.includes('/find-'));
    expect(Math.max(0, ...lookups.map(([, file]) => weigh(file)))).toBeLessThan(8000);
  });
});

it('SF-08 ten times as many stores take at most twenty times as long to prepare', { tags: ['full'] }, () => {
  const time = (count: number) => {
    const start = performance.now();
    work(count);
    return performance.now() - start;
  };
  work(3000);
  expect(time(30_000) / time(3000)).toBeLessThan(20);
});
