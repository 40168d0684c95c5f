import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { locales } from '../../widgets/shared/locale/locale.ts';
import { contentFolder } from '../retailers/retailer-content.ts';
import { formatArticlePath } from '../sources/articles/article.ts';
import { readArticles } from '../sources/articles/read-articles.ts';
import { readLandings } from '../sources/landing/read-landings.ts';
import { SourceError } from '../sources/source-text/source-file.ts';
import { listSlugs } from '../sources/source-text/source-folder.ts';
import type { Collection, EntryProblem } from './collection.ts';
import { type ContentEntry, locateEntry, readEntry, writeEntry } from './content-entry.ts';
import { type ContentKind, contentKinds } from './content-kind.ts';
import { describeTimes } from './describe-state.ts';

const readers: Record<ContentKind['name'], (root: string, today: string) => unknown> = {
  articles: (root) => readArticles(root),
  landing: (root, today) => readLandings(root, today),
};

/** The field of a page's file on a line, and the line within its body. */
function locateLine(text: string, line: number): Pick<EntryProblem, 'field' | 'line'> {
  const lines = text.split('\n');
  const [, key = ''] = /^\s*"?(\w+)"?:/.exec(lines[line - 1] ?? '') ?? [];
  const bodyStart = text.startsWith('---\n') ? lines.indexOf('---', 1) + 2 : lines.length + 1;
  return line > bodyStart ? { field: 'body', line: line - bodyStart } : { field: key };
}

/** What the build would refuse in all pages of a kind. */
function listPageProblems(root: string, kind: ContentKind, today: string): (EntryProblem & { slug: string })[] {
  try {
    readers[kind.name](root, today);
    return [];
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return error.problems.map(({ path, line, field, problem }) => {
      const file = join(root, path);
      const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const locale = locales.find((each) => basename(path) === `${each}.md`);
      const located = field ? { field } : locateLine(source, line);
      return { slug: basename(dirname(path)), ...located, locale, problem };
    });
  }
}

/** Articles and landing pages: three files each. */
export const pageCollections: readonly Collection[] = contentKinds.map((kind) => ({
  name: kind.name,
  list: (root) => listSlugs(root, `${contentFolder}/${kind.name}`),
  has: (root, slug) => existsSync(join(root, locateEntry(kind, slug))),
  read: (root, slug, main) => readEntry(root, kind, slug, main),
  write: (root, slug, entry, main) => writeEntry(root, kind, slug, entry as ContentEntry, main),
  listProblems: (root, slug, today) => listPageProblems(root, kind, today).filter((problem) => problem.slug === slug),
  listRefused: (root, today) => [...new Set(listPageProblems(root, kind, today).map(({ slug }) => slug))],
  describeState: describeTimes,
  findPage: (slug) => `/${kind.name === 'articles' ? formatArticlePath(slug) : slug}`,
}));
