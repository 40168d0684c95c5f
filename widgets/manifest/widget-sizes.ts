import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { catalogue } from '../catalogue.ts';
import { type Locale, locales } from '../shared/locale/locale.ts';

const v1 = 'dist/widgets/v1';
/** Sizes of the last release by widget; `--keep` writes them with the release. */
const kept = 'widgets/manifest/released-sizes.json';

/** Maximum Brotli bytes of the script tag's `vitrine.js`. */
export const loaderBudget = 3000;

/** The files of a widget, as paths below `dist/widgets/v1`. */
export interface WidgetFiles {
  /** In addition to the messages when a page has several kinds of widget. */
  shared: string[];
  /** The single file in addition to the messages when a page has only this kind. */
  alone: string;
  messages: Record<Locale, string>;
  /** Files that its code fetches on demand. */
  onDemand: string[];
}

/** The files of each widget of the build by its name. */
export const readWidgetFiles = (): Record<string, WidgetFiles> =>
  JSON.parse(readFileSync(join(v1, 'files.json'), 'utf8'));

/** Brotli bytes of a built file, given below `dist/widgets/v1`. */
export const measureFile = (file: string): number => statSync(join(v1, `${file}.br`)).size;

/** Brotli bytes of everything that a page with only this widget downloads from us in a language, script tag included. */
export const measureAlone = ({ alone, messages }: WidgetFiles, locale: Locale): number =>
  ['vitrine.js', alone, messages[locale]].reduce((total, file) => total + measureFile(file), 0);

/** A budget for a measured size, in bytes: 8% above it, as the next multiple of 500. */
export const suggestBudget = (bytes: number): number => Math.ceil((bytes * 1.08) / 500) * 500;

function measureAll(): Record<string, number> {
  const files = Object.entries(readWidgetFiles());
  const largest = (widget: WidgetFiles) => Math.max(...locales.map((locale) => measureAlone(widget, locale)));
  return {
    'vitrine.js': measureFile('vitrine.js'),
    ...Object.fromEntries(files.map(([name, each]) => [name, largest(each)])),
  };
}

// A step of the build: prints what each widget weighs in the language in which it is larger.
if (argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = measureAll();
  const released: Record<string, number> = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const budgets = new Map(catalogue.map(({ name, budget }) => [name as string, budget]));
  budgets.set('vitrine.js', loaderBudget);
  const writeRow = (name: string, ...columns: (string | number)[]) =>
    stdout.write(`${name.padEnd(22)}${columns.map((column) => String(column).padStart(10)).join('')}\n`);
  writeRow('', 'bytes', 'budget', 'change');
  for (const [name, bytes] of Object.entries(sizes)) {
    const budget = budgets.get(name) ?? 0;
    const change = bytes - (released[name] ?? bytes);
    writeRow(name, bytes, budget, change > 0 ? `+${change}` : change);
    if (bytes > budget) stdout.write(`  over its budget; 8% above is ${suggestBudget(bytes)}\n`);
  }
  if (argv.includes('--keep')) writeFileSync(kept, `${JSON.stringify(sizes, undefined, 2)}\n`);
}
