import { describe, expect, it } from 'vitest';
import { findCategories } from '../../../widgets/shared/brand/find-categories.ts';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import { readPictureFacts } from '../../pictures/picture-facts.ts';
import { findEnglish, findSpelling, findTypography } from '../source-text/check-text.ts';
import { parseFinds, readFinds } from './read-finds.ts';

const pictures = readPictureFacts('.');
const finds = readFinds('.');
const row = {
  id: 'lamp',
  category: 'home-decor',
  picture: 'find-lamp',
  handle: '@maude.en.ville',
  alt: { en: 'A lamp.', fr: 'Une lampe.' },
  caption: { en: 'Lit.', fr: 'Allumée.' },
};
const parse = (...rows: unknown[]) => parseFinds(JSON.stringify(rows), 'finds.json', (name) => name === 'find-lamp');

describe('published finds', () => {
  it('AR-04 cover every category and have a different handle each', () => {
    const kinds = findCategories.filter((category) => category !== 'all');
    expect(kinds).toHaveLength(16);
    expect([...new Set(finds.map(({ category }) => category))].sort()).toEqual([...kinds].sort());
    expect(new Set(finds.map(({ handle }) => handle)).size).toBe(finds.length);
  });

  it('AR-04 have a picture of their own each, 640 pixels square', () => {
    const shown = finds.map(({ picture }) => picture);
    expect(new Set(shown).size).toBe(shown.length);
    for (const name of shown) expect(pictures[name], name).toMatchObject({ width: 640, height: 640 });
  });

  it.each(finds)(
    'LOC-06 $id has alternative text and caption in both languages, in correct spelling and typography',
    ({ alt, caption }) => {
      for (const locale of locales) {
        const text = `${alt[locale]} ${caption[locale]}`;
        expect(findTypography(text, locale)).toEqual([]);
        expect(locale === 'fr' ? findEnglish(text) : findSpelling(text)).toEqual([]);
        expect(alt[locale].length).toBeGreaterThan(20);
      }
      expect(alt.en).not.toBe(alt.fr);
    },
  );
});

describe('parseFinds', () => {
  it('returns the rows of a valid file unchanged', () => {
    const posted = { ...row, id: 'posted', postUrl: 'https://photos.example/1' };
    expect(parse(row, posted)).toEqual([row, posted]);
  });

  it.each<[string, unknown, RegExp]>([
    ['a null row', null, /row 1 \(undefined\): \(whole\)/],
    ['an unknown category', { ...row, category: 'cars' }, /row 1 \(lamp\): category: must be one of: all, accessories/],
    ['the category “all”', { ...row, category: 'all' }, /category: must be a category other than all/],
    ['a missing picture', { ...row, picture: undefined }, /picture: /],
    ['a picture that does not exist', { ...row, picture: 'find-sofa' }, /picture: there is no picture find-sofa/],
    ['alternative text in one language only', { ...row, alt: { en: 'A lamp.' } }, /alt\.fr: /],
    ['an empty caption', { ...row, caption: { en: ' ', fr: 'Allumée.' } }, /caption\.en: missing/],
    ['a javascript: URL of a post', { ...row, postUrl: 'javascript:alert(1)' }, /postUrl: must be an https/],
    ['an unknown field', { ...row, colour: 'red' }, /colour/],
  ])('throws with file name and row for %s', (_, bad, message) => {
    expect(() => parse(bad)).toThrow(message);
    expect(() => parse(bad)).toThrow('finds.json: row 1');
  });

  it('throws for a duplicate id, for JSON that is not a list and for invalid JSON', () => {
    expect(() => parse(row, row)).toThrow('finds.json: row 2 (lamp): id: another find has this id');
    expect(() => parseFinds('{}', 'finds.json', () => true)).toThrow('finds.json: not a list');
    expect(() => parseFinds('[', 'finds.json', () => true)).toThrow('finds.json: not JSON');
  });
});
