/** What a line box and a line's length depend on, in ems. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance of running text, see `sample`. */
  advance: number;
}

// Running text of both languages: the share of each letter, space and capital decides how far a line reaches.
const sample =
  'The lamp by the window cost less than the flowers beside it, and it will outlast them by thirty years or so. ' +
  'Nos acheteurs cherchent de belles choses bien faites, puis un meilleur prix; on ne sait jamais ce qui arrivera. ' +
  'We keep what you tell us for as long as we need it. Voici comment rapporter un article et ce que nous en faisons.';

/**
 * Mean advances, in ems, of the fonts that nearly every device has, for that sample; read from Liberation Sans and
 * Liberation Serif, which are drawn to the same measures.
 */
export const fallbackAdvances = { Arial: 0.4329, 'Times New Roman': 0.3923, 'Times New Roman Italic': 0.3932 } as const;
// Fonts drawn to the same measures, which Linux has in their place.
const twins = {
  Arial: 'Liberation Sans',
  'Times New Roman': 'Liberation Serif',
  'Times New Roman Italic': 'Liberation Serif Italic',
} as const;
export type FallbackFont = keyof typeof fallbackAdvances;

/** Reads metrics from an uncompressed TrueType file. Throws when a table or a letter of the sample is missing. */
export function readFontMetrics(file: Uint8Array): FontMetrics {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const findTable = (tag: string): number => {
    for (let index = 0; index < view.getUint16(4); index += 1) {
      const record = 12 + index * 16;
      if (String.fromCharCode(...file.subarray(record, record + 4)) === tag) return view.getUint32(record + 8);
    }
    throw new Error(`The font has no ${tag} table`);
  };
  const unitsPerEm = view.getUint16(findTable('head') + 18);
  const header = findTable('hhea');
  const lastFullMetric = view.getUint16(header + 34) - 1;
  const advances = findTable('hmtx');
  const characters = findCharacterMap(view, findTable('cmap'));
  const readAdvance = (character: string): number => {
    const glyph = findGlyph(view, characters, character.charCodeAt(0));
    return view.getUint16(advances + Math.min(glyph, lastFullMetric) * 4);
  };
  const total = [...sample].reduce((sum, character) => sum + readAdvance(character), 0);
  return {
    ascent: view.getInt16(header + 4) / unitsPerEm,
    descent: -view.getInt16(header + 6) / unitsPerEm,
    lineGap: view.getInt16(header + 8) / unitsPerEm,
    advance: total / sample.length / unitsPerEm,
  };
}

/** Offset of the cmap subtable in format 4, the one every font for the web carries. */
function findCharacterMap(view: DataView, table: number): number {
  for (let index = 0; index < view.getUint16(table + 2); index += 1) {
    const subtable = table + view.getUint32(table + 4 + index * 8 + 4);
    if (view.getUint16(subtable) === 4) return subtable;
  }
  throw new Error('The font has no character map of format 4');
}

function findGlyph(view: DataView, subtable: number, code: number): number {
  const doubledCount = view.getUint16(subtable + 6);
  for (let offset = 0; offset < doubledCount; offset += 2) {
    const ends = subtable + 14 + offset;
    if (view.getUint16(ends) < code) continue;
    const starts = ends + doubledCount + 2;
    const start = view.getUint16(starts);
    const rangeOffset = view.getUint16(starts + doubledCount * 2);
    if (start > code) break;
    if (rangeOffset === 0) return (code + view.getInt16(starts + doubledCount)) & 0xffff;
    return view.getUint16(starts + doubledCount * 2 + rangeOffset + (code - start) * 2);
  }
  throw new Error(`The font lacks the character ${String.fromCharCode(code)}`);
}

/** A @font-face that gives a device's own font the line and the length of the web font, so that nothing moves. */
export function formatFallbackFace(family: string, fallback: FallbackFont, metrics: FontMetrics): string {
  const size = metrics.advance / fallbackAdvances[fallback];
  const percent = (value: number): string => `${((value / size) * 100).toFixed(2)}%`;
  return (
    `@font-face{font-family:"${family}";${fallback.endsWith('Italic') ? 'font-style:italic;' : ''}src:local("${fallback}"),local("${twins[fallback]}");size-adjust:${(size * 100).toFixed(2)}%;` +
    `ascent-override:${percent(metrics.ascent)};descent-override:${percent(metrics.descent)};` +
    `line-gap-override:${percent(metrics.lineGap)}}`
  );
}
