import type { ReactElement } from 'react';
import type { Route } from '../../sources/routes.ts';
import type { Page, PageTraits } from '../layout/page.ts';
import type { SearchEntry } from '../search/search-entry.ts';
import type { ContentFile } from './content-file.ts';
import type { PageAddress, PageSources } from './page-sources.ts';

/** A page ready to render: its layout data and its content. */
export interface OpenedPage extends PageTraits {
  render(page: Page): ReactElement;
}

/** Everything specific to one kind of page. */
export interface PageKind {
  /** Routes that content adds to the fixed ones of routes.ts. */
  listRoutes?(sources: PageSources): readonly Route[];
  /** Reads a page's sources. Throws when one is missing or invalid. */
  open(sources: PageSources, address: PageAddress): OpenedPage;
  /** The page as a Markdown document, beside it at its address with `.md`. */
  formatMarkdown?(sources: PageSources, address: PageAddress): string;
  /** Whether a page depends on a file; if no kind claims a file, all pages may depend on it. */
  isMadeFrom?(file: ContentFile, route: Route, sources: PageSources): boolean;
  /** Search entry of a rendered page; by default all of its own text. */
  toSearchEntry?(html: string, address: PageAddress): SearchEntry;
}
