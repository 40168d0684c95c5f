import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { readPictureFacts } from './picture-facts.ts';
import { factsFile, pictureFolder } from './scene-files.ts';
import {
  formatPictureFile,
  isSmall,
  listPictureFiles,
  listWidths,
  type PictureFacts,
  tallShape,
  tallWidths,
} from './sizes.ts';

const webpQuality = 80;
/** With the quality of large pictures, small AVIF files would be larger than WebP. */
const avifQuality = { large: 62, small: 56 } as const;

/**
 * Writes one size in AVIF, never larger than it would be in WebP, and unless `isWide` in WebP. `locate` gives the path of
 * a format's file.
 */
async function writeSize(
  image: Sharp,
  quality: number,
  locate: (format: string) => string,
  isWide = false,
): Promise<void> {
  const pack = (format: 'avif' | 'webp', at: number): Promise<Buffer> =>
    image.clone().toFormat(format, { quality: at, effort: 5 }).toBuffer();
  const webp = await pack('webp', webpQuality);
  let avif = await pack('avif', quality);
  // Where AVIF is not smaller, as for some dark pictures, its quality is reduced a little.
  for (let less = 3; avif.length > webp.length && less <= 15; less += 3) avif = await pack('avif', quality - less);
  writeFileSync(locate('avif'), avif);
  if (!isWide) writeFileSync(locate('webp'), webp);
}

/**
 * Writes all sizes of a picture, and returns what pages need to know about it. `source` is a file of a width that
 * `listWidths` knows; `tall` is the centre of the portrait crop as a share of the width.
 */
export async function publishPicture(
  root: string,
  name: string,
  source: string,
  scene: string,
  tall?: number,
): Promise<PictureFacts> {
  const { width, height } = await sharp(source).metadata();
  const quality = isSmall(width) ? avifQuality.small : avifQuality.large;
  const locate = (wide: number, isTall?: boolean) => (format: string) =>
    join(root, pictureFolder, formatPictureFile(name, wide, format, isTall));
  const webpWidths = listWidths(width, 'webp');
  for (const wide of listWidths(width))
    await writeSize(sharp(source).resize(wide), quality, locate(wide), !webpWidths.includes(wide));
  if (tall !== undefined) {
    const across = Math.round(height * tallShape);
    const left = Math.max(0, Math.min(width - across, Math.round(width * tall - across / 2)));
    const crop = sharp(source).extract({ left, top: 0, width: across, height });
    for (const wide of tallWidths) await writeSize(crop.clone().resize(wide), quality, locate(wide, true));
  }
  const pixel = await sharp(source).removeAlpha().resize(1, 1).raw().toBuffer();
  return {
    scene,
    pixels: createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 10),
    width,
    height,
    tone: [...pixel.subarray(0, 3)].map((value) => Math.round(value / 17).toString(16)).join(''),
    isTall: tall !== undefined,
  };
}

/** Paths, relative to the root, of what publishing a picture writes. */
export function listPublishedFiles(name: string, facts: Pick<PictureFacts, 'width' | 'isTall'>): string[] {
  return [...listPictureFiles(name, facts).map((file) => join(pictureFolder, file)), factsFile];
}

/** Adds a picture's facts to those of the others, or replaces them. */
export function storePictureFacts(root: string, name: string, facts: PictureFacts): void {
  const all = Object.entries({ ...readPictureFacts(root), [name]: facts });
  const sorted = Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other)));
  writeFileSync(join(root, factsFile), `${JSON.stringify(sorted, null, 2)}\n`);
}
