import { locales } from '../../../../widgets/shared/locale/locale.ts';
import type { Contests } from '../../../sources/contests/read-contests.ts';
import { escapeHtml } from '../../../sources/escape-html.ts';

/**
 * The ids of contests that our rules page should list and does not: it is made when the site is built, and contests are
 * read when the server starts. `readPage` reads the markup of a page by its path; undefined when there is none.
 */
export function findUnlistedContests(contests: Contests, readPage: (path: string) => string | undefined): string[] {
  const unlisted = [...contests.values()].filter(({ title, rulesUrl }) =>
    locales.some((locale) => {
      const path = `/${locale}/contestrules`;
      const page = rulesUrl[locale].split('#', 1)[0] === path ? readPage(path) : undefined;
      return page !== undefined && !page.includes(`>${escapeHtml(title[locale])}</h3>`);
    }),
  );
  return unlisted.map(({ id }) => id);
}
