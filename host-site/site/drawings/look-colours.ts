import { look } from '../../../widgets/shared/brand/retailer.ts';

/** The colours in which the kit's drawings are made, by what they stand for in a look. */
const drawn = {
  '#faf6f0': 'paper',
  '#efe7da': 'panel',
  '#e2cdb0': 'tint',
  '#e6bfa3': 'highlight',
  '#26211c': 'ink',
  '#6b6258': 'stone',
  '#24423a': 'action',
  '#a94f2a': 'accent',
  '#b08a45': 'line',
} as const;

/** A drawing of the kit in the colours of a look; those of its scene's palette stay. */
export function paintLook(svg: string, colours: typeof look.colours = look.colours): string {
  return svg.replaceAll(/#[\da-f]{6}\b/g, (colour) =>
    colour in drawn ? colours[drawn[colour as keyof typeof drawn]] : colour,
  );
}
