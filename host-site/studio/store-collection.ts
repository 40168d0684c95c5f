import { checkRows } from '../sources/stores/check-rows.ts';
import { checkTexts } from './check-facts.ts';
import type { Collection, EntryProblem } from './collection.ts';
import { describeStore, type StoreState } from './describe-state.ts';
import { dropEmpty, writeJson } from './json-collections.ts';
import { applyStoreEntry, type StoreEntry, toStoreEntry, weekdays } from './store-entry.ts';
import { openStoreFile, type StoreFile } from './store-file.ts';

const isAddress = (slug: string) => /^[a-z\d]+(-[a-z\d]+)*$/.test(slug);

/** A store's place in the file. Throws for one that the file lacks. */
function locateStore(root: string, slug: string): { file: StoreFile; at: number } {
  const file = openStoreFile(root);
  const at = file?.slugs.indexOf(slug) ?? -1;
  if (!file || at < 0) throw new Error(`no store is called ${slug}`);
  return { file, at };
}

/** A problem's path in a feed as that of the editor's field: `hours.1.0.0` is `hours.mon`. */
function toFieldPath(path: string): string {
  return path
    .replace(/^hours\.(\d).*$/, (_, day: string) => `hours.${weekdays[Number(day)]}`)
    .replace(/^(exceptions\.\d+)\.intervals.*$/, '$1.times');
}

/** The build's checks of all rows; they compare rows, so that a single one can't be checked by itself. */
const checkFile = ({ feedRows }: StoreFile) => checkRows(feedRows, 0).problems;

/**
 * Errors of a store, and doubts about its hours, except those about a law that isn't in force yet; other doubts are about
 * what the studio doesn't edit.
 */
function listStoreProblems(file: StoreFile, at: number, checked = checkFile(file)): EntryProblem[] {
  const { comments, exceptions = [] } = file.feedRows[at] as { comments?: unknown; exceptions?: { label?: unknown }[] };
  const found = checked.filter(
    ({ row, level, field, problem }) =>
      row === at &&
      problem.code !== 'weekLimitedFrom' &&
      (level !== 'warning' || /^(hours|exceptions|opensOn)/.test(field)),
  );
  return [
    ...found.map(({ field, problem }) => ({ field: toFieldPath(field), problem })),
    ...checkTexts(comments, 'comments'),
    ...exceptions.flatMap(({ label }, day) => checkTexts(label, `exceptions.${day}.label`)),
  ];
}

const listSlugs = (file: StoreFile | undefined) => [...new Set(file?.slugs.filter(isAddress))];

/** Stores: hours, special days, telephone and comments. New ones come from the retailer's feed. */
export const storeCollection: Collection = {
  name: 'stores',
  list: (root) => listSlugs(openStoreFile(root)),
  has: (root, slug) => openStoreFile(root)?.slugs.includes(slug) ?? false,
  read(root, slug) {
    const { file, at } = locateStore(root, slug);
    return toStoreEntry(file.feedRows[at] ?? {});
  },
  write(root, slug, entry) {
    const { file, at } = locateStore(root, slug);
    const feedRow = file.feedRows[at] ?? {};
    const tidy = dropEmpty(entry, toStoreEntry(feedRow)) as StoreEntry;
    const rows = file.rows.with(at, applyStoreEntry(file.rows[at] ?? {}, feedRow, tidy));
    return writeJson(root, file.path, file.replaceRows(rows));
  },
  listProblems(root, slug) {
    const { file, at } = locateStore(root, slug);
    return listStoreProblems(file, at);
  },
  listRefused(root) {
    const file = openStoreFile(root);
    if (!file) return [];
    const checked = checkFile(file);
    return listSlugs(file).filter((slug) => listStoreProblems(file, file.slugs.indexOf(slug), checked).length > 0);
  },
  describeState: (entry, messages) => describeStore(entry as StoreState, messages),
  findPage: (slug) => `/stores/${slug}`,
};
