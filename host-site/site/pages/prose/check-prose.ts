import { locales } from '../../../../widgets/shared/locale/locale.ts';
import { contentFolder } from '../../../retailers/retailer-content.ts';
import { createPageCheck } from '../../../sources/articles/read-articles.ts';
import { listLandingSlugs } from '../../../sources/landing/read-landings.ts';
import { neededProse, routes } from '../../../sources/routes.ts';
import { locateProblem, SourceError, type SourceProblem } from '../../../sources/source-text/source-file.ts';
import { openSource } from '../../../sources/source-text/source-folder.ts';

/** A link to a page of ours, with the part of the page that it may name. */
const ownLink = /\]\((\/(?:en|fr)(?:\/[^)#?\s]*)?)[^)]*\)/g;

/** Paths of the pages in Markdown that the site has. */
function listProsePaths(): string[] {
  const paths = routes.filter(({ kind }) => kind === 'prose' || kind === 'gift').map(({ path }) => path);
  return [...new Set([...neededProse, ...paths])];
}

/**
 * Checks that each page in Markdown is there in both languages, and leads only to pages that the retailer has. Throws
 * SourceError with all problems, by file and line.
 */
export function checkProse(root: string): void {
  const isPage = createPageCheck(root);
  const landings = listLandingSlugs(root);
  const problems: SourceProblem[] = [];
  for (const path of listProsePaths()) {
    for (const locale of locales) {
      const file = openSource(root, `${contentFolder}/pages/${path}.${locale}.md`, problems);
      for (const { index, 1: address = '' } of file.text.matchAll(ownLink)) {
        if (isPage(locale, address) || landings.some((slug) => address === `/${locale}/${slug}`)) continue;
        problems.push(locateProblem(file, index, { code: 'unknownPage', address }));
      }
    }
  }
  if (problems.length > 0) throw new SourceError('The pages cannot be published yet:', problems);
}
