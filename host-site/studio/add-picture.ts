import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readPictureFacts } from '../pictures/picture-facts.ts';
import { publishPicture, storePictureFacts } from '../pictures/publish-picture.ts';
import { photograph } from '../pictures/sizes.ts';

/** Widths of an added picture, the largest that its source allows; and its height as a share of the width. */
const widths = [2000, 1600, 1200];
const shape = 2 / 3;
/** Pixels beyond which a file is more likely an attack than a photograph. */
const mostPixels = 120_000_000;

/** Why a picture was not added: the end of a message key of the studio. */
type Refusal = { error: 'Name' | 'Taken' | 'Small' | 'Unreadable' };

/** A share from 0 to 1; the middle for anything else. */
function readShare(search: URLSearchParams, key: string): number {
  const value = Number(search.get(key) ?? 0.5);
  return value >= 0 && value <= 1 ? value : 0.5;
}

/**
 * The largest part of a picture with our shape. `x` and `y` say where it is, as in CSS `object-position`: 0 for the left or
 * the top, 1 for the right or the bottom.
 */
export function findCrop(width: number, height: number, x: number, y: number) {
  const across = Math.min(width, Math.round(height / shape));
  const down = Math.min(height, Math.round(across * shape));
  return { left: Math.round((width - across) * x), top: Math.round((height - down) * y), width: across, height: down };
}

/** Width of the picture to make from a crop of this width; undefined for one that is too small. */
export const findWidth = (cropped: number) => widths.find((wide) => wide <= cropped);

/** The picture, turned as its camera says and without loss; undefined for a file that is none. */
function decode(file: Buffer) {
  const image = sharp(file, { limitInputPixels: mostPixels }).rotate().png();
  return image.toBuffer({ resolveWithObject: true }).catch(() => undefined);
}

/**
 * Crops an uploaded photograph, and writes it in every size and format with its facts, as pages need them. `search` has the
 * picture's `name`, and `x` and `y` of findCrop. Metadata, such as where it was taken, is dropped.
 */
export async function addPicture(
  root: string,
  search: URLSearchParams,
  file: Buffer,
): Promise<{ name: string; width: number } | Refusal> {
  const name = search.get('name') ?? '';
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(name) || name.length > 60) return { error: 'Name' };
  if (name in readPictureFacts(root)) return { error: 'Taken' };
  const upright = await decode(file);
  if (!upright) return { error: 'Unreadable' };
  const crop = findCrop(upright.info.width, upright.info.height, readShare(search, 'x'), readShare(search, 'y'));
  const width = findWidth(crop.width);
  if (!width) return { error: 'Small' };
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-picture-'));
  try {
    const source = join(folder, 'source.png');
    // sharp writes no metadata unless asked.
    await sharp(upright.data)
      .extract(crop)
      .resize(width, Math.round(width * shape))
      .png()
      .toFile(source);
    storePictureFacts(root, name, await publishPicture(root, name, source, photograph));
    return { name, width };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
