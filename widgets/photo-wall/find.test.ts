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

describe('a list of finds', () => {
  it('AR-04 gives each find whole, its picture by the list’s own address', () => {
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

  it('does without handle, caption and post', () => {
    const { handle: _, ...bare } = row;
    expect(read(bare)?.finds).toMatchObject([{ handle: '', caption: { en: '', fr: '' }, postUrl: '' }]);
  });

  it.each([
    ['nothing', null],
    ['no id', { ...row, id: '' }],
    ['a category that there is none of', { ...row, category: 'cars' }],
    ['every category', { ...row, category: 'all' }],
    ['no words in French', { ...row, image: { src: '/a.svg', alt_en: 'A lamp' } }],
    ['no picture', { ...row, image: { alt_en: 'A lamp', alt_fr: 'Une lampe' } }],
    ['a script for a picture', { ...row, image: { ...row.image, src: 'javascript:alert(1)' } }],
    ['a script for a post', { ...row, postUrl: ' javascript:alert(1)' }],
  ])('leaves out a row with %s, and says which', (_, bad) => {
    const list = read(bad, row);
    expect(list?.finds.map(({ id }) => id)).toEqual(['lamp']);
    expect(list?.badRows).toEqual([1]);
  });

  it('leaves out a second find of one id', () => {
    expect(read(row, row)?.badRows).toEqual([2]);
  });

  it.each([null, 'text', {}, { version: 2, finds: [] }, { version: 1, finds: {} }])('%j is none', (body) => {
    expect(readFinds(body, base)).toBeUndefined();
  });
});
