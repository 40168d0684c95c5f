import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCards } from './cards.ts';

const root = mkdtempSync(join(tmpdir(), 'vitrine-cards-'));
const drawing = (colour: string) => ({
  markup: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 63"><rect width="60" height="63" fill="${colour}"/></svg>`,
  address: '/assets/square.svg',
  width: 60,
  height: 63,
});

beforeAll(async () => {
  cpSync('host-site/public', join(root, 'host-site/public'), { recursive: true });
  // The logos are drawn with the first card.
  await writeCard('#ffffff');
});
afterAll(() => rmSync(root, { recursive: true }));

async function writeCard(colour: string) {
  const written = new Map<string, Uint8Array>();
  const files = {
    addAsset: () => '',
    write: (path: string, content: string | Uint8Array) => written.set(path, content as Uint8Array),
  };
  const cards = openCards(root, files, () => drawing(colour));
  const address = cards.find('square');
  return { address, drawn: await cards.write(), picture: written.get(address.slice(1)) ?? new Uint8Array() };
}

/** Colour of a pixel as numbers of red, green and blue. */
async function readPixel(picture: Uint8Array, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

it('a card is paper with the drawing at its right, as high as the card', async () => {
  const { picture } = await writeCard('#ff0000');
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  expect(await readPixel(picture, 5, 5)).toEqual([250, 246, 240]);
  for (const [left, top] of [
    [605, 5],
    [1195, 625],
  ] as const) {
    expect(await readPixel(picture, left, top)).toEqual([255, 0, 0]);
  }
});

it('is drawn once, and anew under another address where its drawing changes', async () => {
  const first = await writeCard('#00ff00');
  const again = await writeCard('#00ff00');
  expect([first.drawn, again.drawn, again.address]).toEqual([1, 0, first.address]);
  expect(again.picture).toEqual(first.picture);
  const other = await writeCard('#0000ff');
  expect(other.drawn).toBe(1);
  expect(other.address).not.toBe(first.address);
});
