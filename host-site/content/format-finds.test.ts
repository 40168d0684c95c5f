import { describe, expect, it } from 'vitest';
import type { Site } from '../layout/page.ts';
import { formatFinds } from './format-finds.ts';
import type { ShopperFind } from './read-finds.ts';

const words = { en: 'A lamp.', fr: 'Une lampe.' };
const lamp: ShopperFind = { id: 'lamp', category: 'home-decor', drawing: 'lamp-linen', alt: words, caption: words };
const size = { width: 640, height: 640 };
const site = {
  findDrawing: (name: string) => ({ address: `/articles/${name}.svg`, ...size }),
  findPicture: (name: string) => ({ address: `/articles/${name}-640.webp`, ...size }),
} as Site;

describe('the list of finds', () => {
  it('AR-04 shows the picture of a find, and its drawing where there is none', () => {
    const { finds } = JSON.parse(formatFinds([lamp, { ...lamp, picture: 'find-lamp' }], site));
    expect(finds.map(({ image }: { image: { src: string } }) => image.src)).toEqual([
      '/articles/lamp-linen.svg',
      '/articles/find-lamp-640.webp',
    ]);
    expect(finds[0]).toMatchObject({ image: { alt_fr: 'Une lampe.' }, caption_en: 'A lamp.' });
  });
});
