import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';

/** From the build's manifest: the files that a page with one kind of widget fetches. */
interface Plan {
  alone: string;
  messages: Record<Locale, string>;
}

/** Brotli bytes that a visitor downloads for a widget as the only kind on a page, script tag included. */
export type WidgetSizes = Readonly<Record<string, Record<Locale, number>>>;

/** Measures the bundles in the widgets' folder, before the build has compressed them. */
export function measureWidgets(folder: string): WidgetSizes {
  const known = new Map<string, number>();
  const measure = (file: string): number => {
    const size = known.get(file) ?? brotliCompressSync(readFileSync(join(folder, file))).length;
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
