import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { builtPages, listAssets, parsePage, readBuilt } from './support/built-site.ts';

const measure = (text: string): number => brotliCompressSync(text).length;
const readAsset = (pattern: RegExp): string => {
  const name = listAssets().find((file) => pattern.test(file));
  if (!name) throw new Error(`No asset matches ${pattern}`);
  return readBuilt(`assets/${name}`);
};
const stylesheet = readAsset(/^site-\w+\.css$/);

describe('sizes compressed with Brotli', () => {
  it('the style sheet is at most 6,000 bytes', () => {
    expect(measure(stylesheet)).toBeLessThanOrEqual(6000);
  });

  it.each([
    [/^site-\w+\.js$/, 2500],
    // Measures with five makers' tags, by purpose.
    [/^tracking-\w+\.js$/, 2500],
    [/^locale-guess-\w+\.js$/, 1000],
  ] as const)('the script %s is at most %i bytes', (pattern, budget) => {
    expect(measure(readAsset(pattern))).toBeLessThanOrEqual(budget);
  });
});

describe('fonts', () => {
  it('load from /assets with font-display: swap, and have local fallbacks with adjusted metrics', () => {
    const faces = stylesheet.match(/@font-face\s*\{[^}]+\}/g) ?? [];
    const loaded = faces.filter((face) => face.includes('url('));
    expect(loaded).toHaveLength(3);
    for (const face of loaded) {
      expect(face).toContain('font-display:swap');
      expect(face).toMatch(/url\("?\/assets\/[\w-]+\.woff2/);
    }
    const fallbacks = faces.filter((face) => face.includes('local('));
    expect(fallbacks).toHaveLength(3);
    for (const face of fallbacks) expect(face).toMatch(/size-adjust:[\d.]+%.*ascent-override:[\d.]+%/);
  });

  it('include two that every page preloads', () => {
    // Searched in the text, because parsing some hundred pages takes long.
    const preload = /<link rel="preload" href="[^"]+" as="font" type="font\/woff2" crossorigin="anonymous"\/>/gi;
    for (const { html } of builtPages) expect(html.match(preload)).toHaveLength(2);
  });
});

describe('social cards and icons', () => {
  const readPng = (path: string) => {
    const bytes = readFileSync(`dist/site/${path}`);
    expect(bytes.toString('latin1', 1, 4), path).toBe('PNG');
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  };

  it('include cards of 1200 by 630 pixels, under 60 kB as PNG and under 300 kB as JPEG', async () => {
    const cards = readdirSync('dist/site/cards');
    expect(cards.length).toBeGreaterThan(20);
    for (const card of cards) {
      const { width, height, format } = await sharp(`dist/site/cards/${card}`).metadata();
      expect([width, height, format], card).toEqual([1200, 630, card.endsWith('.png') ? 'png' : 'jpeg']);
      expect(statSync(`dist/site/cards/${card}`).size, card).toBeLessThan(format === 'png' ? 60_000 : 300_000);
    }
  });

  it('include logo.png (512 pixels) and apple-touch-icon.png (180 pixels)', () => {
    expect(readPng('logo.png')).toMatchObject({ width: 512, height: 512 });
    expect(readPng('apple-touch-icon.png')).toMatchObject({ width: 180, height: 180 });
  });
});

describe('generated files', () => {
  const sitemap = readBuilt('sitemap.xml');

  it('the sitemap lists exactly the indexed pages, each with an x-default alternate', () => {
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1]);
    expect(listed.sort()).toEqual(
      builtPages
        .filter(({ route }) => route.indexed)
        .map(({ path }) => path)
        .sort(),
    );
    expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(listed.length);
  });

  it('the sitemap has the day of the last change of exactly the pages that say it', () => {
    const dated = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc><lastmod>([^<]*)</g)];
    const said = builtPages.flatMap(({ path, route, html }) => {
      const date = /"dateModified":"([^"]*)"/.exec(html)?.[1];
      return route.indexed && date ? [[path, date]] : [];
    });
    expect(said.length).toBeGreaterThan(0);
    expect(dated.map(([, path, date]) => [path, date]).sort()).toEqual(said.sort());
  });

  it('robots.txt disallows only /handlers/ and names the sitemap', () => {
    expect(readBuilt('robots.txt')).toMatch(
      /^User-agent: \*\nDisallow: \/handlers\/\n\nSitemap: https?:\/\/\S+\/sitemap\.xml\n$/,
    );
  });

  it('the speculation rules load pages early, except newsletter result pages and links to the other language', () => {
    const rules = JSON.parse(readBuilt('speculation-rules.json'));
    const where = {
      and: [
        { href_matches: ['/en', '/en/*', '/fr', '/fr/*'] },
        { not: { href_matches: '/*/newsletter/*' } },
        { not: { selector_matches: '[hreflang]' } },
      ],
    };
    expect(rules).toEqual({
      prefetch: [{ where, eagerness: 'moderate' }],
      prerender: [{ where, eagerness: 'conservative' }],
    });
    for (const { document, locale, path } of builtPages) {
      const other = locale === 'en' ? 'fr' : 'en';
      const links = [...document.querySelectorAll(`a[href="/${other}"], a[href^="/${other}/"]`)];
      expect(links.length, path).toBeGreaterThan(0);
      expect(links.filter((link) => link.getAttribute('hreflang') !== `${other}-CA`).map(String), path).toEqual([]);
    }
  });

  it('LOC-03 locale-guess.html has each server placeholder once, links to both languages, and a noscript redirect', () => {
    const html = readBuilt('locale-guess.html');
    for (const place of ['__TARGET_EN__', '__TARGET_FR__', '__GUESS__']) expect(html.split(place)).toHaveLength(2);
    const document = parsePage(html);
    expect([...document.querySelectorAll('a')].map((link) => link.dataset.target)).toEqual(['en', 'fr']);
    // Pages name it as their x-default.
    expect(document.querySelector('meta[name=robots]')).toBeNull();
    expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="0;url=__GUESS__"\/><\/noscript>/);
  });

  it('RT-09 the error page without a locale has a section and a homepage link in each language', () => {
    const document = parsePage(readBuilt('error.html'));
    const sections = [...document.querySelectorAll('section')];
    expect(sections.map((section) => section.lang)).toEqual(['en-CA', 'fr-CA']);
    expect(sections.map((section) => section.querySelector('a')?.getAttribute('href'))).toEqual(['/en', '/fr']);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});
