import { locales } from '../../../widgets/shared/locale/locale.ts';
import { builtRedirectsFile, type Redirect } from '../../site/redirects/redirect.ts';
import type { FileIndex } from './static-files/file-index.ts';

/** Where addresses lead, as paths after the language. */
export type Redirects = ReadonlyMap<string, string>;

/** Reads the redirects of a site, again when its files have changed. */
export function openRedirects(readFiles: () => FileIndex): () => Redirects {
  let source: FileIndex | undefined;
  let redirects: Redirects = new Map();
  return () => {
    const files = readFiles();
    if (files === source) return redirects;
    const list = files.get(builtRedirectsFile);
    const rows = list ? (JSON.parse(new TextDecoder().decode(list.plain)) as Redirect[]) : [];
    redirects = new Map(rows.map(({ address, page }) => [address, page]));
    source = files;
    return redirects;
  };
}

/** Where a path leads, in any case: `/en/Gift-Cards` → `/en/gift`. Undefined where there is no redirect. */
export function findRedirect(redirects: Redirects, path: string): string | undefined {
  const [, locale, ...rest] = path.split('/');
  const target = redirects.get(rest.join('/').toLowerCase());
  return locales.some((known) => known === locale) && target !== undefined ? `/${locale}/${target}` : undefined;
}
