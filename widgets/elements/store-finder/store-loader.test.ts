import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { store as anyStore } from '../../shared/stores/store.fixture.ts';
import { createStoreLoader } from './store-loader.ts';

const create = (id: string, lat: number) => ({ ...anyStore, id, slug: id, lat, lng: -80 });
const shards = [0, 1, 2].map((at) => ({
  file: `large/${at}.json`,
  count: 2,
  box: [43 + 5 * at, -80, 44 + 5 * at, -80],
  middle: { lat: 43.5 + 5 * at, lng: -80 },
  provinces: at === 1 ? ['QC'] : ['ON', 'QC'],
}));
const head = { version: 1, generatedAt: '2026-11-21T00:00:00Z', zones: {}, holidays: {}, departmentNames: {} };
const files: Record<string, unknown> = {
  '/stores/vitrine.json': { ...head, stores: [create('one', 43)] },
  '/stores/winners.json': { ...head, stores: [], shards },
  '/huge/stores/winners.json': { ...head, stores: [], shards: shards.map((shard) => ({ ...shard, count: 1000 })) },
  '/stores/marshalls.json': { hello: 'world' },
  ...Object.fromEntries(
    shards.map(({ file }, at) => [`/stores/${file}`, [create(`a${at}`, 43 + 5 * at), create(`b${at}`, 44 + 5 * at)]]),
  ),
};

describe('createStoreLoader', () => {
  let server: Server;
  let origin = '';
  let asked: string[] = [];
  let isBroken = false;

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const body = files[request.url ?? ''];
      response.writeHead(body && !(isBroken && request.url?.includes('large')) ? 200 : 503);
      response.end(JSON.stringify(body ?? {}));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    asked = [];
    isBroken = false;
  });

  it('SF-07 loads all stores of a small chain at once', async () => {
    const loader = await createStoreLoader(origin, 'vitrine');
    expect([loader.isWhole, loader.count, loader.list().map(({ id }) => id)]).toEqual([true, 1, ['one']]);
  });

  it('SF-04 rejects for JSON that is not a feed, and for HTTP 503', async () => {
    await expect(createStoreLoader(origin, 'marshalls')).rejects.toThrow('is not a store feed');
    await expect(createStoreLoader(`${origin}/nowhere`, 'vitrine')).rejects.toThrow('503');
  });

  it('SF-08 loads only the shards near a place, each once, and the others when no store nearby passes the filter', async () => {
    const loader = await createStoreLoader(origin, 'winners');
    expect([loader.isWhole, loader.count, loader.list()]).toEqual([false, 6, []]);
    await loader.loadNear({ lat: 43.1, lng: -80 }, undefined, () => true);
    await loader.loadNear({ lat: 43.2, lng: -80 }, undefined, () => true);
    expect(asked.filter((url) => url.includes('large'))).toEqual(['/stores/large/0.json']);
    // The near ones do not pass the filter, but others might.
    await loader.loadNear({ lat: 43.1, lng: -80 }, undefined, ({ id }) => id.endsWith('2'));
    expect(new Set(loader.list().map(({ id }) => id)).size).toBe(6);
  });

  it('SF-08 loadVisible loads the shard whose box overlaps the map area', async () => {
    const loader = await createStoreLoader(origin, 'winners');
    await loader.loadVisible({ lat: 48.5, lng: -80 }, 50);
    expect(loader.list().map(({ id }) => id)).toEqual(['a1', 'b1']);
  });

  it('SF-08 isTooLarge says of a province whether its list would load more than 2,000 stores', async () => {
    const { isTooLarge } = await createStoreLoader(`${origin}/huge`, 'winners');
    expect([isTooLarge('ON'), isTooLarge('QC'), isTooLarge('MB')]).toEqual([false, true, false]);
  });

  it('SF-08 loadProvince loads the shards with stores of the province, and listUnloaded returns the others', async () => {
    const loader = await createStoreLoader(origin, 'winners');
    expect(loader.listUnloaded()).toEqual(shards);
    await loader.loadProvince('ON');
    expect(asked.filter((url) => url.includes('large'))).toEqual(['/stores/large/0.json', '/stores/large/2.json']);
    expect(loader.listUnloaded()).toEqual([shards[1]]);
  });

  it('SF-08 loadVisible loads nothing where the stores are too many to draw', async () => {
    const many = shards.map((shard) => ({ ...shard, count: 900 }));
    files['/stores/crowd.json'] = { ...head, stores: [], shards: many };
    const loader = await createStoreLoader(origin, 'crowd' as 'winners');
    await loader.loadVisible({ lat: 48, lng: -80 }, 5000);
    expect(loader.list()).toEqual([]);
    await loader.loadVisible({ lat: 46, lng: -80 }, 300);
    expect(loader.list()).toHaveLength(4);
  });

  it('SF-04 loadVisible rejects for HTTP 503, and requests the shard again the next time', async () => {
    const loader = await createStoreLoader(origin, 'winners');
    isBroken = true;
    await expect(loader.loadVisible({ lat: 43.5, lng: -80 }, 10)).rejects.toThrow('503');
    isBroken = false;
    await loader.loadVisible({ lat: 43.5, lng: -80 }, 10);
    expect(loader.list()).toHaveLength(2);
  });
});
