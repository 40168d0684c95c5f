import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Two pictures that differ: by how many pixels, and the part in which they do, in pixels of the later one. */
export interface Difference {
  pixels: number;
  box: { left: number; top: number; right: number; bottom: number };
}

const readPixels = (file: string) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Compares two PNG files pixel by pixel.
 *
 * @returns `missing` if one is not there, undefined if they are equal
 */
export async function comparePictures(before: string, after: string): Promise<Difference | 'missing' | undefined> {
  if (!existsSync(before) || !existsSync(after)) return 'missing';
  if (readFileSync(before).equals(readFileSync(after))) return undefined;
  const [earlier, later] = await Promise.all([readPixels(before), readPixels(after)]);
  const width = Math.max(earlier.info.width, later.info.width);
  const height = Math.max(earlier.info.height, later.info.height);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  let pixels = 0;
  /** Red, green, blue and alpha as one number; -1 outside the picture. */
  const readPixel = ({ data, info }: typeof earlier, x: number, y: number) =>
    x < info.width && y < info.height ? data.readUInt32BE((y * info.width + x) * 4) : -1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (readPixel(earlier, x, y) === readPixel(later, x, y)) continue;
      pixels += 1;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return pixels === 0 ? undefined : { pixels, box };
}
