import { describe, expect, it } from 'vitest';
import { readFinds } from './find.ts';

const base = 'https://www.vitrine.example/fab-finds/list.json';
const row = {
  id: 'lamp',
  category: 'home-decor',
  image: { src: '/articles/lamp.svg', alt_en: 'A lamp', alt_fr: 'Une lampe' },
  handle: '@maude.en.ville',
};
const read = (...finds: unknown[]) => readFinds({ version: 1, finds }, base);

describe('readFinds', () => {
  it('AR-04 returns each find with all its fields, and its URLs resolved against the URL of the list', () => {
    const caption = { caption_en: 'Found.', caption_fr: 'Trouvée.', postUrl: 'posts/1' };
    expect(read({ ...row, ...caption })).toEqual({
      finds: [
        {
          id: 'lamp',
          category: 'home-decor',
          picture: 'https://www.vitrine.example/articles/lamp.svg',
          alt: { en: 'A lamp', fr: 'Une lampe' },
          caption: { en: 'Found.', fr: 'Trouvée.' },
          handle: '@maude.en.ville',
          postUrl: 'https://www.vitrine.example/fab-finds/posts/1',
        },
      ],
      badRows: [],
    });
  });

  it('fills a missing handle, caption and post URL with empty strings', () => {
    const { handle: _, ...bare } = row;
    expect(read(bare)?.finds).toMatchObject([{ handle: '', caption: { en: '', fr: '' }, postUrl: '' }]);
  });

  it.each([
    ['the value null', null],
    ['no id', { ...row, id: '' }],
    ['an unknown category', { ...row, category: 'cars' }],
    ['the category all', { ...row, category: 'all' }],
    ['no French alt text', { ...row, image: { src: '/a.svg', alt_en: 'A lamp' } }],
    ['no picture', { ...row, image: { alt_en: 'A lamp', alt_fr: 'Une lampe' } }],
    ['a javascript: URL for its picture', { ...row, image: { ...row.image, src: 'javascript:alert(1)' } }],
    ['a javascript: URL for its post', { ...row, postUrl: ' javascript:alert(1)' }],
  ])('drops a row with %s and reports its row number', (_, bad) => {
    const list = read(bad, row);
    expect(list?.finds.map(({ id }) => id)).toEqual(['lamp']);
    expect(list?.badRows).toEqual([1]);
  });

  it('drops a second find with the same id', () => {
    expect(read(row, row)?.badRows).toEqual([2]);
  });

  it.each([null, 'text', {}, { version: 2, finds: [] }, { version: 1, finds: {} }])(
    'returns undefined for %j',
    (body) => {
      expect(readFinds(body, base)).toBeUndefined();
    },
  );
});
