import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFiles } from './assets.ts';

/** Pictures rasterized in parallel; each uses one core. */
const concurrency = 4;

type OpenImage = typeof import('sharp').default;

/** A picture that the build makes from other files. */
export interface RasterizedPicture {
  /** Path on the site. */
  path: string;
  /** Everything that affects the picture, settings included; as long as it is unchanged, the cache is used. */
  sources: readonly (string | Uint8Array)[];
  rasterize(open: OpenImage): Promise<Uint8Array>;
}

/** Collects the pictures that are rasterized from SVG, and writes them at the end. */
export interface RasterizedPictures {
  add(picture: RasterizedPicture): void;
  /** Writes all pictures. Returns how many were rasterized and not cached. */
  write(): Promise<number>;
}

/** Ten hexadecimal digits that identify a picture's sources. */
export function digestSources(sources: RasterizedPicture['sources']): string {
  const digest = createHash('sha256');
  for (const source of sources) digest.update(source).update('\0');
  return digest.digest('hex').slice(0, 10);
}

/** Opens the cache in node_modules/.cache, whose files are named by the digest of their sources. */
export function openRasterizedPictures(root: string, files: SiteFiles): RasterizedPictures {
  const cache = join(root, 'node_modules/.cache/vitrine/drawn');
  const pictures = new Map<string, RasterizedPicture>();

  /** Whether it was rasterized, not cached. */
  async function writePicture({ path, sources, rasterize }: RasterizedPicture): Promise<boolean> {
    const file = join(cache, digestSources(sources));
    const isKept = existsSync(file);
    if (!isKept) {
      // Loading the library takes longer than reading every picture from the cache.
      const { default: open } = await import('sharp');
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, await rasterize(open));
      renameSync(draft, file);
    }
    files.write(path, readFileSync(file));
    return !isKept;
  }

  return {
    add: (picture) => pictures.set(picture.path, picture),
    async write() {
      const waiting = [...pictures.values()];
      let count = 0;
      const work = async (): Promise<void> => {
        for (let picture = waiting.pop(); picture; picture = waiting.pop()) {
          const isNew = await writePicture(picture);
          count += Number(isNew);
        }
      };
      mkdirSync(cache, { recursive: true });
      await Promise.all(Array.from({ length: concurrency }, work));
      return count;
    },
  };
}
