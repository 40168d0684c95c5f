import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFiles } from './assets.ts';

/** Pictures drawn at once; each takes a core. */
const together = 4;

type OpenImage = typeof import('sharp').default;

/** A picture that is made of other files at build time. */
export interface DrawnPicture {
  /** Where it stands on the site. */
  path: string;
  /** All that goes into it, settings too: where this is as it was, it need not be drawn again. */
  sources: readonly (string | Uint8Array)[];
  draw(open: OpenImage): Promise<Uint8Array>;
}

export interface DrawnPictures {
  add(picture: DrawnPicture): void;
  /** Writes what was added. Tells how many had to be drawn anew. */
  write(): Promise<number>;
}

/** Ten hexadecimal digits of what goes into a picture. */
export function digestSources(sources: DrawnPicture['sources']): string {
  const digest = createHash('sha256');
  for (const source of sources) digest.update(source).update('\0');
  return digest.digest('hex').slice(0, 10);
}

/** What was drawn once is kept in node_modules/.cache under the digest of its sources. */
export function openDrawnPictures(root: string, files: SiteFiles): DrawnPictures {
  const cache = join(root, 'node_modules/.cache/vitrine/drawn');
  const pictures = new Map<string, DrawnPicture>();

  /** Whether it had to be drawn. */
  async function writePicture({ path, sources, draw }: DrawnPicture): Promise<boolean> {
    const file = join(cache, digestSources(sources));
    const isKept = existsSync(file);
    if (!isKept) {
      // Loading it takes longer than reading every picture from the cache.
      const { default: open } = await import('sharp');
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, await draw(open));
      renameSync(draft, file);
    }
    files.write(path, readFileSync(file));
    return !isKept;
  }

  return {
    add: (picture) => pictures.set(picture.path, picture),
    async write() {
      const waiting = [...pictures.values()];
      let drawn = 0;
      const work = async (): Promise<void> => {
        for (let picture = waiting.pop(); picture; picture = waiting.pop()) {
          const isNew = await writePicture(picture);
          drawn += Number(isNew);
        }
      };
      mkdirSync(cache, { recursive: true });
      await Promise.all(Array.from({ length: together }, work));
      return drawn;
    },
  };
}
