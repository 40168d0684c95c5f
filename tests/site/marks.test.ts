import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { locales } from '../../widgets/shared/locale/locale.ts';
import { builtPages, findPage, readBuilt } from './support/built-site.ts';

const read = (path: string): Buffer => readFileSync(`dist/site/${path}`);

interface Manifest {
  lang: string;
  name: string;
  description: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}
const readManifest = (locale: string) => JSON.parse(readBuilt(`${locale}/site.webmanifest`)) as Manifest;

describe('the site’s icon', () => {
  it('is linked from every page, with a manifest in the language of the page', () => {
    for (const { path, html, locale } of builtPages) {
      for (const link of ['icon" href="/favicon.ico" sizes="32x32"', 'icon" href="/favicon.svg"'])
        expect(html, path).toContain(`<link rel="${link}`);
      expect(html, path).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
      expect(html, path).toContain(`<link rel="manifest" href="/${locale}/site.webmanifest"/>`);
    }
    for (const page of ['error.html', 'locale-guess.html']) expect(readBuilt(page)).toContain('href="/favicon.ico"');
  });

  it('is in favicon.ico at 16, 32 and 48 pixels', async () => {
    const file = read('favicon.ico');
    expect([0, 2, 4].map((at) => file.readUInt16LE(at))).toEqual([0, 1, 3]);
    for (const [index, side] of [16, 32, 48].entries()) {
      const [size, offset] = [8, 12].map((at) => file.readUInt32LE(6 + 16 * index + at)) as [number, number];
      const picture = sharp(file.subarray(offset, offset + size));
      expect(await picture.metadata()).toMatchObject({ format: 'png', width: side, height: side });
    }
  });

  it.each(locales)(
    'has its declared sizes in the manifest (%s), and is within the maskable safe zone',
    async (locale) => {
      const { icons, ...named } = readManifest(locale);
      expect(named).toMatchObject({ lang: `${locale}-CA`, name: 'Vitrine', start_url: `/${locale}` });
      for (const { src, sizes } of icons) {
        const { width, height } = await sharp(read(src.slice(1))).metadata();
        expect(`${width}x${height}`, src).toBe(sizes);
      }
      const { src = '' } = icons.find(({ purpose }) => purpose === 'maskable') ?? {};
      const { data, info } = await sharp(read(src.slice(1)))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const [side, ground] = [info.width, [...data.subarray(0, 3)].join()];
      const outside = Array.from({ length: side * side }, (_, at) => at).filter((at) => {
        const isDrawn = [...data.subarray(at * 3, at * 3 + 3)].join() !== ground;
        return isDrawn && Math.hypot((at % side) - side / 2, Math.floor(at / side) - side / 2) > 0.4 * side;
      });
      expect(outside).toEqual([]);
    },
  );

  it('LOC-06 has a manifest with a different description in each language', () => {
    expect(readManifest('fr').description).not.toBe(readManifest('en').description);
  });
});

describe.each(locales)('gift cards (%s)', (locale) => {
  it('have three designs, each with a name, alternative text and an existing image', () => {
    const { document } = findPage(`/${locale}/gift`);
    const designs = [...document.querySelectorAll('.gift-designs li')].map((design) => {
      const image = design.querySelector('img');
      expect(existsSync(`dist/site${image?.getAttribute('src')}`)).toBe(true);
      return [design.textContent, image?.alt];
    });
    expect(designs).toHaveLength(3);
    for (const [name = '', alt = ''] of designs) expect((alt ?? '').length).toBeGreaterThan((name ?? '').length);
    expect(new Set(designs.flat()).size).toBe(6);
  });
});
