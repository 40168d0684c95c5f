import { dirname, relative, resolve } from 'node:path';
import remapping, { type EncodedSourceMap } from '@jridgewell/remapping';
import MagicString from 'magic-string';
import type { OutputOptions } from 'rollup';

/** Code in which something was replaced, and where each part of it was before. */
interface Replaced {
  code: string;
  map: string;
}

/** Replaces every match in built code; `pattern` is global. */
export function replaceMapped(
  code: string,
  pattern: RegExp,
  replace: (match: string, ...groups: string[]) => string,
): Replaced {
  const text = new MagicString(code).replace(pattern, replace);
  return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }).toString() };
}

/** Puts a line before built code that has a map. */
export const prependLine = (line: string, { code, map }: Replaced): Replaced => {
  const parsed = JSON.parse(map) as EncodedSourceMap;
  return { code: `${line}\n${code}`, map: JSON.stringify({ ...parsed, mappings: `;${parsed.mappings}` }) };
};

/** The map of code that was changed after it was built, from the map of the change and that of the built code. */
export const joinMaps = (change: string, built: string): string => remapping([change, built], () => null).toString();

/** Sources are named by their path in the repository: the same on every machine, and an address of no one. */
const nameSource = (path: string, map: string): string =>
  `vitrine:///${relative('', resolve(dirname(map), path)).replaceAll('\\', '/')}`;

/** Output options for scripts of embedders: a map beside each, of which the script says nothing (decision 0238). */
export const withMaps: Pick<OutputOptions, 'sourcemap' | 'sourcemapPathTransform'> = {
  sourcemap: 'hidden',
  sourcemapPathTransform: nameSource,
};
