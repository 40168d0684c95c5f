import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { readPictureFacts } from './picture-facts.ts';
import { factsFile, pictureFolder } from './scene-files.ts';
import { formatPictureFile, isSmall, listWidths, type PictureFacts, tallShape, tallWidths } from './sizes.ts';

const qualities = { avif: 62, webp: 80 } as const;
/** With the quality of large pictures, small AVIF files would be larger than WebP. */
const smallQualities = { avif: 56, webp: 80 } as const;

/** Writes one file, in AVIF never larger than in WebP. */
async function write(image: Sharp, path: string, format: 'avif' | 'webp', best: Record<'avif' | 'webp', number>) {
  const pack = (as: typeof format, less = 0): Promise<Buffer> =>
    image
      .clone()
      .toFormat(as, { quality: best[as] - less, effort: 5 })
      .toBuffer();
  let packed = await pack(format);
  // Where AVIF is not smaller, as for some dark pictures, its quality is reduced a little.
  const limit = format === 'avif' ? (await pack('webp')).length : packed.length;
  for (let less = 3; packed.length > limit && less <= 15; less += 3) packed = await pack(format, less);
  writeFileSync(path, packed);
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
  const best = isSmall(width) ? smallQualities : qualities;
  const locate = (file: string) => join(root, pictureFolder, file);
  for (const format of ['avif', 'webp'] as const) {
    for (const wide of listWidths(width)) {
      await write(sharp(source).resize(wide), locate(formatPictureFile(name, wide, format)), format, best);
    }
    if (tall === undefined) continue;
    const across = Math.round(height * tallShape);
    const left = Math.max(0, Math.min(width - across, Math.round(width * tall - across / 2)));
    for (const wide of tallWidths) {
      const crop = sharp(source).extract({ left, top: 0, width: across, height }).resize(wide);
      await write(crop, locate(formatPictureFile(name, wide, format, true)), format, best);
    }
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

/** Adds a picture's facts to those of the others, or replaces them. */
export function storePictureFacts(root: string, name: string, facts: PictureFacts): void {
  const all = Object.entries({ ...readPictureFacts(root), [name]: facts });
  const sorted = Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other)));
  writeFileSync(join(root, factsFile), `${JSON.stringify(sorted, null, 2)}\n`);
}
