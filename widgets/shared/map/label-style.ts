import type { MapLabel } from './base-map.ts';
import type { Palette } from './palette.ts';

/** Text style of a label; `size` and `spacing` are pixels. */
export interface TextStyle {
  font: string;
  spacing: number;
  colour: 'city' | 'region' | 'sea';
  size: number;
}

/** Whether a label belongs to a city, and so has a dot. */
export const isCity = (kind: MapLabel['kind']): boolean => kind === 'city' || kind === 'cityAbroad';

/** The style of a label at a scale in pixels per kilometre. */
export function chooseStyle({ kind, rank }: MapLabel, { size, text, display }: Palette, scale: number): TextStyle {
  const small = size * 0.78;
  if (isCity(kind)) {
    const isLarge = kind === 'city' && (rank === 1 || (rank === 2 && scale > 0.6));
    const pixels = isLarge ? size * 0.86 : small;
    return {
      font: `${isLarge ? 600 : 400} ${pixels}px ${text}`,
      spacing: 0,
      colour: kind === 'city' ? 'city' : 'region',
      size: pixels,
    };
  }
  if (kind === 'water') {
    const pixels = size * 0.86;
    return { font: `italic 400 ${pixels}px ${display}`, spacing: 0.3, colour: 'sea', size: pixels };
  }
  return { font: `500 ${small}px ${text}`, spacing: small * 0.16, colour: 'region', size: small };
}
