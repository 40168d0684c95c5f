import { parseTree } from 'jsonc-parser';
import { locateProblem, type SourceFile, type SourceProblem } from '../source-text/source-file.ts';
import { findNearest } from './find-nearest.ts';

/** Of pages on other sites, the title and text in results, too. */
const ofLinks = ['careers', 'unsubscribe'].flatMap((page) => [page, `title of ${page}`, `text of ${page}`]);

/**
 * What is wrong with the phrases that shoppers type, by the last part of a page's path: a page that is not there, or
 * anything but phrases. `paths` are those of the pages that the site's search finds.
 */
export function checkPhrases(file: SourceFile, paths: readonly string[]): SourceProblem[] {
  const known = [...paths.map((path) => path.split('/').at(-1) ?? ''), ...ofLinks];
  const tree = parseTree(file.text);
  if (tree?.type !== 'object') return [locateProblem(file, 0, { code: 'namesAndValues' })];
  return (tree.children ?? []).flatMap(({ offset, children: [key, value] = [] }): SourceProblem[] => {
    const page = String(key?.value);
    if (!known.includes(page))
      return [locateProblem(file, offset, { code: 'unknownPhrasePage', nearest: findNearest(page, known) }, page)];
    const isText = value?.type === 'string' && value.value.trim() !== '';
    return isText ? [] : [locateProblem(file, offset, { code: 'phrases', example: 'job|work here' }, page)];
  });
}
