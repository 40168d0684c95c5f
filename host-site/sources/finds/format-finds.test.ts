import { describe, expect, it } from 'vitest';
import type { PublishedPictures } from '../../pictures/published-pictures.ts';
import { formatFinds } from './format-finds.ts';
import type { ShopperFind } from './read-finds.ts';

const text = { en: 'A lamp.', fr: 'Une lampe.' };
const lamp: ShopperFind = { id: 'lamp', category: 'home-decor', picture: 'find-lamp', alt: text, caption: text };
const size = { width: 640, height: 640 };
const site = {
  findPicture: (name: string) => ({ address: `/articles/${name}-640.webp`, ...size }),
} as PublishedPictures;

describe('formatFinds', () => {
  it('AR-04 includes the picture URL of a find with its texts in both languages', () => {
    const { finds } = JSON.parse(formatFinds([lamp], site));
    expect(finds).toMatchObject([
      { image: { src: '/articles/find-lamp-640.webp', alt_fr: 'Une lampe.' }, caption_en: 'A lamp.' },
    ]);
  });
});
