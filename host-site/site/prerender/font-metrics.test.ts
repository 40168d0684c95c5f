import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { fallbackAdvances, formatFallbackFace, readFontMetrics } from './font-metrics.ts';

const source = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const cut = (characters: string): Promise<Buffer> =>
  subsetFont(readFileSync(source), characters, { targetFormat: 'sfnt', variationAxes: { wght: 400 } });

it('readFontMetrics returns ascent, descent, line gap and average advance of a font file', async () => {
  const metrics = readFontMetrics(await cut('abcdefghijklmnopqrstuvwxyzTNWV .,;'));
  // Published values of the font: ascender 970, descender -250, no line gap, in 1,000 units.
  expect(metrics).toMatchObject({ ascent: 0.97, descent: 0.25, lineGap: 0 });
  expect(metrics.advance).toBeGreaterThan(0.4);
  expect(metrics.advance).toBeLessThan(0.5);
});

it('readFontMetrics throws for a font that lacks a character to measure', async () => {
  await expect(cut('abc').then(readFontMetrics)).rejects.toThrow('lacks the character');
});

it('formatFallbackFace writes a fallback font with the width and height of the original font', () => {
  const advance = fallbackAdvances.Arial * 1.25;
  const face = formatFallbackFace('X Fallback', 'Arial', { ascent: 1, descent: 0.25, lineGap: 0, advance });
  expect(face).toBe(
    '@font-face{font-family:"X Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:125.00%;' +
      'ascent-override:80.00%;descent-override:20.00%;line-gap-override:0.00%}',
  );
});
