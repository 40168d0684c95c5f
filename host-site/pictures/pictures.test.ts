import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { forEvery } from '../../tests/support/for-every.ts';
import { readPictureFacts } from './picture-facts.ts';
import { listScenes, pictureFolder, readScene } from './scene-files.ts';
import { formatPictureFile, listWidths, photograph, pictureFormats, tallShape, tallWidths } from './sizes.ts';

const root = process.cwd();
const facts = readPictureFacts(root);
const rendered = Object.entries(facts).filter(([, { scene }]) => scene !== photograph);
const files = readdirSync(pictureFolder).filter((file) => file !== 'pictures.json');
const sizeOf = (file: string): number => statSync(join(pictureFolder, file)).size;

const expected = Object.entries(facts).flatMap(([name, { width, height, isTall }]) =>
  pictureFormats.flatMap((format) => [
    ...listWidths(width, format).map((wide) => ({
      file: formatPictureFile(name, wide, format),
      wide,
      high: Math.round((wide * height) / width),
    })),
    ...(isTall ? tallWidths : []).map((wide) => ({
      file: formatPictureFile(name, wide, format, true),
      wide,
      high: Math.round(wide / tallShape),
    })),
  ]),
);

describe('published pictures', () => {
  it('match the scenes one to one (if not, run npm run pictures)', () => {
    const replaced = listScenes(root).filter((name) => facts[name]?.scene === photograph);
    expect([...rendered.map(([name]) => name), ...replaced].sort()).toEqual(listScenes(root));
  });

  forEvery(rendered, ([name]) => name)(
    'have the width of their scene, and a file of that width',
    ([name, { width }]) => {
      expect(width).toBe(readScene(root, name).width);
      expect(listWidths(width).at(-1)).toBe(width);
    },
  );

  forEvery(rendered, ([name]) => name)(
    'are up to date with their scenes (if not, run npm run pictures)',
    ([name, { scene }]) => {
      expect(scene).toBe(readScene(root, name).digest);
    },
  );

  it('exist in every size and format, without any other file in the folder', () => {
    expect([...files].sort()).toEqual(expected.map(({ file }) => file).sort());
  });

  forEvery(expected, ({ file }) => file)(
    'have the expected width and height in pixels',
    async ({ file, wide, high }) => {
      const { width, height } = await sharp(join(pictureFolder, file)).metadata();
      expect(width).toBe(wide);
      expect(Math.abs(height - high)).toBeLessThanOrEqual(1);
    },
  );

  it('are at most 60,000 bytes as AVIF at 800 pixels, and 25 megabytes together', () => {
    for (const file of files.filter((name) => /-800\.avif$/.test(name))) {
      expect(sizeOf(file), file).toBeLessThanOrEqual(60_000);
    }
    expect(files.reduce((total, file) => total + sizeOf(file), 0)).toBeLessThanOrEqual(25_000_000);
  });

  it('are no larger in AVIF than in WebP', () => {
    const heavier = files.filter(
      (file) => file.endsWith('.webp') && sizeOf(file) < sizeOf(file.replace('webp', 'avif')),
    );
    expect(heavier).toEqual([]);
  });
});

describe('homepage picture', () => {
  it('gives the headline a contrast of at least 7:1 everywhere on its left side', async () => {
    const image = sharp(join(pictureFolder, formatPictureFile('home-lead', 800, 'webp')));
    const { width, height } = await image.metadata();
    const { data, info } = await image
      .extract({ left: 0, top: 0, width: Math.round(width * 0.48), height })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let darkest = 1;
    for (let at = 0; at < data.length; at += info.channels) {
      darkest = Math.min(darkest, readLuminance(data.subarray(at, at + 3)));
    }
    expect((darkest + 0.05) / (readLuminance([0x26, 0x21, 0x1c]) + 0.05)).toBeGreaterThanOrEqual(7);
  });
});

/** Relative luminance as defined by WCAG. */
function readLuminance(pixel: ArrayLike<number>): number {
  const [red = 0, green = 0, blue = 0] = Array.from(pixel, (value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
