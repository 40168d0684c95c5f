import { readAddress } from '../../../shared/element/web-address.ts';

/** A square picture of the world in Web Mercator; zoom level 0 is the world in one. */
export interface Tile {
  z: number;
  x: number;
  y: number;
}

const placeholder = /\{(z|x|y|r)\}/g;

/** Whether a source has pictures of double density of its own. */
export const isDense = (template: string): boolean => template.includes('{r}');

/**
 * The address of a tile. The placeholders are `{z}`, `{x}` and `{y}`, and optionally `{r}`, which becomes `@2x` on dense
 * screens. Empty for a template without all three, and for an address that `readAddress` refuses.
 */
export function formatTileAddress(template: string, tile: Tile, pixelRatio = 1): string {
  const values = { ...tile, r: pixelRatio > 1 ? '@2x' : '' };
  if (!['{z}', '{x}', '{y}'].every((part) => template.includes(part))) return '';
  return readAddress(template.replace(placeholder, (_, name: keyof typeof values) => String(values[name])));
}
