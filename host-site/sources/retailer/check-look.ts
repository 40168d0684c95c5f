import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldProblem } from '../problems/problem.ts';
import type { Look } from './look-schema.ts';

type ColourName = keyof Look['colours'];

/** WCAG 2.2, 1.4.3: text of ordinary size. */
const least = 4.5;
/** What is written in the first colour on each of the others. */
const texts: readonly [ColourName, ...ColourName[]][] = [
  ['ink', 'paper', 'panel', 'tint', 'highlight'],
  ['stone', 'paper', 'panel'],
  ['action', 'paper', 'panel'],
  ['accent', 'paper'],
  ['error', 'paper'],
  ['success', 'paper'],
  ['tint', 'action'],
  ['highlight', 'action'],
];

/** Relative luminance of `#24423a`, from 0 to 1 (WCAG 2.2). */
function measureLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function measureContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [measureLuminance(one), measureLuminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function* compareColour(field: string, colour: string, ground: ColourName, colours: Look['colours']) {
  const ratio = measureContrast(colour, colours[ground]);
  if (ratio < least)
    yield {
      field,
      problem: { code: 'lowContrast', ground, ratio: ratio.toFixed(1), least },
    } as const satisfies FieldProblem;
}

/**
 * Text that could not be read, and fonts that are not there. `brands` are the colours of siblings' buttons; `folders` is
 * where fonts may be.
 */
export function* checkLook(
  look: Look,
  brands: Readonly<Record<string, { action: string }>>,
  folders: readonly string[],
): Generator<FieldProblem> {
  for (const [name, ...grounds] of texts)
    for (const ground of grounds)
      yield* compareColour(`look.colours.${name}`, look.colours[name], ground, look.colours);
  for (const [key, { action }] of Object.entries(brands))
    yield* compareColour(`brands.${key}.action`, action, 'paper', look.colours);
  for (const use of ['text', 'display'] as const)
    for (const [at, { source }] of look.fonts[use].faces.entries())
      if (!folders.some((folder) => existsSync(join(folder, source))))
        yield { field: `look.fonts.${use}.faces.${at}.source`, problem: { code: 'fontMissing', source } };
}
