import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';
import { type ContentFile, isTemporary, parseContentFile } from './content-file.ts';
import { listPages, pageKinds } from './page-kinds.ts';
import type { PageAddress, PageSources } from './page-sources.ts';

/** What to render again after a change. */
export interface AffectedPages {
  pages: readonly PageAddress[];
  /** Languages whose article lists and feeds change. */
  lists: readonly Locale[];
}

function isTouched({ route, locale }: PageAddress, file: ContentFile, sources: PageSources): boolean {
  if (file.locale && file.locale !== locale) return false;
  return pageKinds[route.kind].isMadeFrom?.(file, route, sources) ?? false;
}

/**
 * Pages that depend on files, given by path relative to the root, in sitemap order. Undefined when all pages may depend
 * on one of the files.
 */
export function findAffectedPages(paths: readonly string[], sources: PageSources): AffectedPages | undefined {
  const files = paths.filter((path) => !isTemporary(path)).map(parseContentFile);
  const known = files.filter((file) => file !== undefined);
  const all = listPages(sources);
  const isShown = (file: ContentFile) => all.some((page) => isTouched(page, file, sources));
  if (known.length < files.length || !known.every(isShown)) return undefined;
  const isListed = (locale: Locale, { folder, locale: own }: ContentFile) =>
    folder === 'articles' && (own ?? locale) === locale;
  return {
    pages: all.filter((page) => known.some((file) => isTouched(page, file, sources))),
    lists: locales.filter((locale) => known.some((file) => isListed(locale, file))),
  };
}
