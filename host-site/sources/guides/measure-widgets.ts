import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';

/** From the build's manifest: the files that a page with one kind of widget fetches. */
interface Plan {
  alone: string;
  messages: Record<Locale, string>;
}

/** Brotli bytes that a visitor downloads for a widget as the only kind on a page, script tag included. */
export type WidgetSizes = Readonly<Record<string, Record<Locale, number>>>;

/** Measures the bundles in the widgets' folder, and compresses for that what the build hasn't compressed yet. */
export function measureWidgets(folder: string): WidgetSizes {
  const known = new Map<string, number>();
  const weigh = (path: string) =>
    existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length;
  const measure = (file: string): number => {
    const size = known.get(file) ?? weigh(join(folder, file));
    known.set(file, size);
    return size;
  };
  const plans = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')) as Record<string, Plan>;
  return Object.fromEntries(
    Object.entries(plans).map(([name, { alone, messages }]) => {
      const sizes = locales.map((locale) => [
        locale,
        [...new Set(['vitrine.js', alone, messages[locale]])].reduce((sum, file) => sum + measure(file), 0),
      ]);
      return [name, Object.fromEntries(sizes)];
    }),
  );
}
