import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCards } from './cards.ts';
import { openRasterizedPictures } from './rasterized-pictures.ts';

const root = mkdtempSync(join(tmpdir(), 'vitrine-cards-'));
const pictures = join(root, 'host-site/retailers/vitrine/public/pictures');
const drawing = (colour: string) => ({
  markup: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 63"><rect width="60" height="63" fill="${colour}"/></svg>`,
  address: '/assets/square.svg',
  width: 60,
  height: 63,
});

beforeAll(async () => {
  cpSync(
    'host-site/retailers/vitrine/public/wordmark.svg',
    join(root, 'host-site/retailers/vitrine/public/wordmark.svg'),
  );
  cpSync('host-site/retailers/vitrine/public/pictures/pictures.json', join(pictures, 'pictures.json'));
  await writePhoto('#00ff00');
});
afterAll(() => rmSync(root, { recursive: true }));

async function writePhoto(background: string): Promise<void> {
  const photo = sharp({ create: { width: 1200, height: 800, channels: 3, background } });
  writeFileSync(join(pictures, 'fall-lookbook-1200.webp'), await photo.webp().toBuffer());
}

async function writeCard(kind: 'findDrawing' | 'findPhoto', name: string, colour = '#ff0000') {
  const written = new Map<string, Uint8Array>();
  const pictures = openRasterizedPictures(root, {
    addAsset: () => '',
    write: (path, content) => written.set(path, content as Uint8Array),
  });
  const address = openCards(root, pictures, () => drawing(colour))[kind](name);
  const count = await pictures.write();
  return { address, rasterized: count, picture: written.get(address.slice(1)) ?? new Uint8Array() };
}

/** Red, green and blue of a pixel, as numbers. */
async function readPixel(picture: Uint8Array, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

it('a drawing’s share card is a 1200 × 630 PNG with the drawing at full height on the right', async () => {
  const { address, picture } = await writeCard('findDrawing', 'square');
  expect(address).toMatch(/^\/cards\/square-[0-9a-f]{10}\.png$/);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  expect(await readPixel(picture, 5, 5)).toEqual([250, 246, 240]);
  for (const [left, top] of [
    [605, 5],
    [1195, 625],
  ] as const) {
    expect(await readPixel(picture, left, top)).toEqual([255, 0, 0]);
  }
});

it('a photograph’s share card is a 1200 × 630 JPEG with a light lower left corner', async () => {
  const { address, picture } = await writeCard('findPhoto', 'fall-lookbook');
  expect(address).toMatch(/^\/cards\/fall-lookbook-[0-9a-f]{10}\.jpg$/);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  const [red = 0, green = 0] = await readPixel(picture, 1195, 5);
  expect(green - red).toBeGreaterThan(150);
  for (const colour of await readPixel(picture, 5, 625)) expect(colour).toBeGreaterThan(220);
});

it('a share card is rasterized once, and again under a new URL when what it shows changes', async () => {
  const first = await writeCard('findDrawing', 'square', '#00ff00');
  const again = await writeCard('findDrawing', 'square', '#00ff00');
  expect([first.rasterized, again.rasterized, again.address]).toEqual([1, 0, first.address]);
  expect(again.picture).toEqual(first.picture);
  const other = await writeCard('findDrawing', 'square', '#0000ff');
  expect(other.rasterized).toBe(1);
  expect(other.address).not.toBe(first.address);
  const photo = await writeCard('findPhoto', 'fall-lookbook');
  await writePhoto('#0000ff');
  const retaken = await writeCard('findPhoto', 'fall-lookbook');
  expect([photo.rasterized, retaken.rasterized]).toEqual([0, 1]);
  expect(retaken.address).not.toBe(photo.address);
});
