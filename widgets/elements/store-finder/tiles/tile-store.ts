import type { Tile } from './tile-address.ts';

/** What can be painted as a tile. */
export type TilePicture = CanvasImageSource & { width: number };
/** Fetches a tile's picture; rejects if it does not come. */
export type LoadTile = (tile: Tile, signal: AbortSignal) => Promise<TilePicture>;

/** Tiles that stay in memory: about four large screens. */
const capacity = 240;
/**
 * So many failures on so many levels without a single picture mean that the source is unusable: one that ends early has
 * nothing on the closest levels, and a visitor may go there before anything has come.
 */
const maxFailures = 8;
const maxLevels = 3;
/** Milliseconds before a tile that failed is tried again. */
const retryAfter = 30_000;
/** Levels up to which a missing tile is replaced by a larger one. */
export const maxParents = 5;

/** The tile of the level above that contains a tile. */
export const findParent = ({ z, x, y }: Tile): Tile => ({ z: z - 1, x: x >> 1, y: y >> 1 });
const keyOf = ({ z, x, y }: Tile): string => `${z}/${x}/${y}`;

interface StoreEvents {
  onLoaded: () => void;
  /** A tile failed; `isLost` if the source has given nothing but failures. */
  onFailed: (isLost: boolean) => void;
}

/** Keeps the pictures that were used last. */
function createCache() {
  const pictures = new Map<string, TilePicture>();
  const set = (key: string, picture: TilePicture) => {
    pictures.delete(key);
    pictures.set(key, picture);
    for (const oldest of pictures.keys()) {
      if (pictures.size <= capacity) return;
      pictures.delete(oldest);
    }
  };
  return {
    set,
    has: (key: string) => pictures.has(key),
    clear: () => pictures.clear(),
    get(key: string): TilePicture | undefined {
      const picture = pictures.get(key);
      if (picture) set(key, picture);
      return picture;
    },
  };
}

/** Loads tiles and keeps the last ones; `now` gives milliseconds. */
export function createTileStore(load: LoadTile, { onLoaded, onFailed }: StoreEvents, now: () => number) {
  const pictures = createCache();
  const failures = new Map<string, number>();
  const failedLevels = new Set<number>();
  const pending = new Map<string, AbortController>();
  let hasLoaded = false;
  let isLost = false;

  const fetchTile = async (key: string, tile: Tile) => {
    const request = new AbortController();
    pending.set(key, request);
    try {
      const picture = await load(tile, request.signal);
      if (request.signal.aborted) return;
      hasLoaded = true;
      pictures.set(key, picture);
      onLoaded();
    } catch {
      if (request.signal.aborted) return;
      failures.set(key, now());
      failedLevels.add(tile.z);
      isLost = !hasLoaded && failures.size >= maxFailures && failedLevels.size >= maxLevels;
      onFailed(isLost);
    } finally {
      if (pending.get(key) === request) pending.delete(key);
    }
  };
  const hasFailed = (tile: Tile) => now() - (failures.get(keyOf(tile)) ?? -Infinity) < retryAfter;
  /** The tile, or the smallest one around it that may exist: a source without pictures so close still has others. */
  const findExpected = (tile: Tile) => {
    let wanted = tile;
    for (let level = 0; level < maxParents && hasFailed(wanted); level += 1) wanted = findParent(wanted);
    return wanted;
  };

  return {
    get: (tile: Tile) => pictures.get(keyOf(tile)),
    /** Loads these tiles, and gives up on others that have not come yet. */
    want(tiles: readonly Tile[]) {
      const wanted = new Map(tiles.map(findExpected).map((tile) => [keyOf(tile), tile]));
      for (const [key, request] of pending) {
        if (wanted.has(key)) continue;
        request.abort();
        pending.delete(key);
      }
      if (isLost) return;
      for (const [key, tile] of wanted) {
        if (!pictures.has(key) && !pending.has(key) && !hasFailed(tile)) fetchTile(key, tile);
      }
    },
    destroy() {
      for (const request of pending.values()) request.abort();
      pending.clear();
      pictures.clear();
    },
  };
}
