import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { SiteFiles } from './assets.ts';
import { type FallbackFont, formatFallbackFace, readFontMetrics } from './font-metrics.ts';

interface Typeface {
  /** Name of the output file, and of the family in the styles. */
  name: string;
  family: string;
  source: string;
  style: 'normal' | 'italic';
  weight: string;
  axes: Record<string, number | { min: number; max: number; default?: number }>;
  fallback: FallbackFont;
  characters: string;
}

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const accented = 'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿ';
const punctuation = '\u00a0\u202f«»‘’“”–—…·•×−©®™°€½²';
const letters = ascii.replace(/[^A-Za-z ]/g, '');

const fraunces = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full';
const instrument = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght';

// Every axis that the design does not use is pinned: a fixed optical size halves the display face.
const typefaces: Typeface[] = [
  {
    name: 'instrument-sans',
    family: 'Instrument Sans',
    source: `${instrument}-normal.woff2`,
    style: 'normal',
    weight: '400 600',
    axes: { wght: { min: 400, max: 600 } },
    fallback: 'Arial',
    characters: ascii + accented + punctuation,
  },
  {
    name: 'fraunces',
    family: 'Fraunces',
    source: `${fraunces}-normal.woff2`,
    style: 'normal',
    weight: '350 500',
    axes: { wght: { min: 350, max: 500 }, opsz: 96, SOFT: 60, WONK: 0 },
    fallback: 'Times New Roman',
    characters: ascii + accented + punctuation,
  },
  {
    name: 'fraunces-italic',
    family: 'Fraunces',
    source: `${fraunces}-italic.woff2`,
    style: 'italic',
    weight: '400',
    axes: { wght: 380, opsz: 96, SOFT: 60, WONK: 0 },
    fallback: 'Times New Roman Italic',
    characters: `${letters}${accented}\u00a0.,:;!?’-`,
  },
];

/** Style rules and preloads of the site's fonts. */
export interface Fonts {
  /** @font-face rules, including those of the metric-matched fallbacks. */
  css: string;
  /** Addresses of the two faces that every page shows at once. */
  preloads: string[];
}

/** Subsets each face to the characters of English and French and writes it as woff2. */
export async function buildFonts(root: string, files: SiteFiles): Promise<Fonts> {
  const faces = await Promise.all(typefaces.map((typeface) => buildFace(root, files, typeface)));
  return { css: faces.map((face) => face.css).join(''), preloads: faces.slice(0, 2).map((face) => face.address) };
}

async function buildFace(
  root: string,
  files: SiteFiles,
  typeface: Typeface,
): Promise<{ css: string; address: string }> {
  const source = readFileSync(join(root, typeface.source));
  const options = { variationAxes: typeface.axes };
  const woff2 = await subsetFont(source, typeface.characters, { ...options, targetFormat: 'woff2' });
  const sfnt = await subsetFont(source, typeface.characters, { ...options, targetFormat: 'sfnt' });
  const address = files.addAsset(`${typeface.name}.woff2`, woff2);
  const face =
    `@font-face{font-family:"${typeface.family}";font-style:${typeface.style};font-weight:${typeface.weight};` +
    `font-display:swap;src:url(${address})format("woff2")}`;
  const fallback = formatFallbackFace(`${typeface.family} Fallback`, typeface.fallback, readFontMetrics(sfnt));
  return { css: face + fallback, address };
}
