import type { Locale } from '../../widgets/shared/locale/locale.ts';
import type { Collection } from './collection.ts';
import { collections } from './collections.ts';
import { type FormattedProblem, formatProblem } from './format-problem.ts';

/** What keeps an entry from being built, in an editor's words. */
export interface CheckedEntry {
  problems: FormattedProblem[];
  /** Other entries that the build would refuse, and the site with them. */
  others: { kind: string; slug: string }[];
}

const listRefused = (collection: Collection, root: string, today: string): string[] =>
  collection.listRefused?.(root, today) ??
  collection.list(root).filter((slug) => collection.listProblems(root, slug, today).length > 0);

/** Runs the build's checks; undefined for an unknown entry. `today` is YYYY-MM-DD. */
export function checkEntry(
  root: string,
  kind: string,
  slug: string,
  locale: Locale,
  today: string,
): CheckedEntry | undefined {
  const collection = collections.find(({ name }) => name === kind);
  if (!collection?.has(root, slug)) return undefined;
  const refused = collections.flatMap((each) =>
    listRefused(each, root, today).map((other) => ({ kind: each.name, slug: other })),
  );
  return {
    problems: collection.listProblems(root, slug, today).map((problem) => formatProblem(problem, locale)),
    others: refused.filter((other) => other.kind !== kind || other.slug !== slug),
  };
}
