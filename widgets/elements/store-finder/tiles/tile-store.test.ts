import { describe, expect, it } from 'vitest';
import { formatTileAddress, type Tile } from './tile-address.ts';
import { createTileStore, findParent, type TilePicture } from './tile-store.ts';

const picture = { width: 256 } as TilePicture;
const tile = (x: number, z = 12): Tile => ({ z, x, y: 9 });
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A store whose source has the tiles that `has` accepts. */
function openStore(has: (tile: Tile) => boolean) {
  const asked: string[] = [];
  const aborted: string[] = [];
  const told: (boolean | 'loaded')[] = [];
  const clock = { time: 0 };
  const store = createTileStore(
    async (wanted, signal) => {
      const key = `${wanted.z}/${wanted.x}`;
      asked.push(key);
      signal.addEventListener('abort', () => aborted.push(key));
      await Promise.resolve();
      if (!has(wanted)) throw new Error('no picture');
      return picture;
    },
    { onLoaded: () => told.push('loaded'), onFailed: (isLost) => told.push(isLost) },
    () => clock.time,
  );
  return { store, asked, aborted, told, clock };
}

describe('createTileStore', () => {
  it('SF-07 requests each tile once and keeps it', async () => {
    const { store, asked, told } = openStore(() => true);
    store.want([tile(1), tile(2)]);
    store.want([tile(1), tile(2)]);
    await settle();
    store.want([tile(1), tile(2)]);
    expect(asked).toEqual(['12/1', '12/2']);
    expect(told).toEqual(['loaded', 'loaded']);
    expect(store.get(tile(2))).toBe(picture);
  });

  it('SF-07 aborts the request of a tile that is no longer wanted', async () => {
    const { store, aborted, told } = openStore(() => true);
    store.want([tile(1), tile(2)]);
    store.want([tile(2), tile(3)]);
    await settle();
    expect(aborted).toEqual(['12/1']);
    expect(store.get(tile(1))).toBeUndefined();
    expect(told).toHaveLength(2);
  });

  it('SF-07 loads the tile of level 11 when the source has none of level 12', async () => {
    const { store, asked } = openStore(({ z }) => z <= 11);
    for (let round = 0; round < 3; round += 1) {
      store.want([tile(4), tile(5)]);
      await settle();
    }
    expect(asked).toEqual(['12/4', '12/5', '11/2']);
    expect(store.get(findParent(tile(4)))).toBe(picture);
  });

  it('SF-07 requests a failed tile again after 30 seconds, not sooner', async () => {
    let isDown = true;
    const { store, asked, clock } = openStore(({ z }) => z < 12 || !isDown);
    store.want([tile(1)]);
    await settle();
    isDown = false;
    clock.time = 29_000;
    store.want([tile(1)]);
    await settle();
    expect(asked).toEqual(['12/1', '11/0']);
    clock.time = 31_000;
    store.want([tile(1)]);
    await settle();
    expect(store.get(tile(1))).toBe(picture);
  });

  it('SF-07 makes no more requests after eight failures on each of three levels without a success', async () => {
    const { store, asked, told } = openStore(() => false);
    const tiles = [1, 2, 3, 4, 5, 6, 7, 8].map((x) => tile(2 * x));
    for (let level = 0; level < 3; level += 1) {
      expect(told).not.toContain(true);
      store.want(tiles);
      await settle();
    }
    expect(told.at(-1)).toBe(true);
    const { length } = asked;
    store.want([tile(50)]);
    expect(asked).toHaveLength(length);
  });

  it.each([
    ['seven failures', 5, false],
    ['eight failures', 6, true],
  ])('SF-07 %s on three levels, %d of them on the first, report a lost source: %s', async (_, closest, isLost) => {
    const { store, asked, told } = openStore(() => false);
    store.want(Array.from({ length: closest }, (_each, x) => tile(x)));
    await settle();
    store.want([tile(0)]);
    await settle();
    store.want([tile(0)]);
    await settle();
    expect(asked).toHaveLength(closest + 2);
    expect(told.at(-1)).toBe(isLost);
  });

  it('SF-07 loads tiles of level 10 after those of levels 12 and 11 have all failed', async () => {
    const { store } = openStore(({ z }) => z < 11);
    const tiles = [1, 2, 3, 4, 5, 6, 7, 8].map((x) => tile(2 * x));
    for (let level = 0; level < 3; level += 1) {
      store.want(tiles);
      await settle();
    }
    expect(store.get(findParent(findParent(tile(8))))).toBe(picture);
  });

  it('SF-07 keeps the 240 tiles that were used last', async () => {
    const { store } = openStore(() => true);
    store.want(Array.from({ length: 240 }, (_, x) => tile(x)));
    await settle();
    store.get(tile(0));
    store.want([tile(999)]);
    await settle();
    expect(store.get(tile(0))).toBe(picture);
    expect(store.get(tile(1))).toBeUndefined();
  });
});

describe('formatTileAddress', () => {
  const at = { z: 12, x: 1144, y: 1495 };

  it('SF-07 fills in the numbers of the tile, and @2x for {r} on a dense screen', () => {
    const template = 'https://tiles.example/streets/{z}/{x}/{y}{r}.png?key=a';
    expect(formatTileAddress(template, at)).toBe('https://tiles.example/streets/12/1144/1495.png?key=a');
    expect(formatTileAddress(template, at, 2)).toBe('https://tiles.example/streets/12/1144/1495@2x.png?key=a');
  });

  it.each([
    'http://tiles.example/{z}/{x}/{y}.png',
    'javascript:{z}{x}{y}',
    'https://tiles.example/style.json',
    'https://user:secret@tiles.example/{z}/{x}/{y}.png',
    '',
  ])('SF-07 returns an empty string for the template %j', (template) =>
    expect(formatTileAddress(template, at)).toBe(''),
  );
});
