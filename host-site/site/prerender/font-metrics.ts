import { create } from 'fontkit';

/** Metrics that decide line height and line length, in ems. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance of running text, see `sample`. */
  advance: number;
}

// Running text of both languages: the share of each letter, space and capital decides the line length.
const sample =
  'The lamp by the window cost less than the flowers beside it, and it will outlast them by thirty years or so. ' +
  'Nos acheteurs cherchent de belles choses bien faites, puis un meilleur prix; on ne sait jamais ce qui arrivera. ' +
  'We keep what you tell us for as long as we need it. Voici comment rapporter un article et ce que nous en faisons.';

/**
 * Mean advances, in ems, of widespread system fonts for that sample; read from Liberation Sans and Liberation Serif,
 * which are metrically compatible.
 */
export const fallbackAdvances = { Arial: 0.4329, 'Times New Roman': 0.3923, 'Times New Roman Italic': 0.3932 } as const;
// Metrically compatible fonts that Linux has in their place.
const metricTwins = {
  Arial: 'Liberation Sans',
  'Times New Roman': 'Liberation Serif',
  'Times New Roman Italic': 'Liberation Serif Italic',
} as const;

/** Name of a system font that stands in until a web font has loaded. */
export type FallbackFont = keyof typeof fallbackAdvances;

/** Reads the metrics of a font file with one face. Throws when it lacks a letter of the sample. */
export function readFontMetrics(file: Buffer): FontMetrics {
  const font = create(file);
  if (!('unitsPerEm' in font)) throw new Error('The file holds several fonts');
  const advances = [...sample].map((letter) => {
    if (!font.hasGlyphForCodePoint(letter.charCodeAt(0))) throw new Error(`The font lacks the character ${letter}`);
    return font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth;
  });
  return {
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
    lineGap: font.lineGap / font.unitsPerEm,
    advance: advances.reduce((sum, advance) => sum + advance, 0) / sample.length / font.unitsPerEm,
  };
}

/** A @font-face that gives a system font the line height and line length of the web font, to avoid a layout shift. */
export function formatFallbackFace(family: string, fallback: FallbackFont, metrics: FontMetrics): string {
  const size = metrics.advance / fallbackAdvances[fallback];
  const percent = (value: number): string => `${((value / size) * 100).toFixed(2)}%`;
  return (
    `@font-face{font-family:"${family}";${fallback.endsWith('Italic') ? 'font-style:italic;' : ''}src:local("${fallback}"),local("${metricTwins[fallback]}");size-adjust:${(size * 100).toFixed(2)}%;` +
    `ascent-override:${percent(metrics.ascent)};descent-override:${percent(metrics.descent)};` +
    `line-gap-override:${percent(metrics.lineGap)}}`
  );
}
