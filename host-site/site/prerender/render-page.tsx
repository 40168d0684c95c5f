import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from '../layout/document.tsx';
import type { Page } from '../layout/page.ts';
import { pageKinds } from '../pages/page-kinds.ts';
import type { PageAddress, PageSources } from '../pages/page-sources.ts';

/** Renders a page as a complete document. */
export function renderPage(sources: PageSources, address: PageAddress): string {
  const { route, locale } = address;
  const kind = pageKinds[route.kind];
  const { render, ...traits } = kind.open(sources, address);
  const hasMarkdown = kind.formatMarkdown !== undefined;
  const page: Page = { ...traits, route, locale, t: sources.translate[locale], site: sources.site, hasMarkdown };
  return renderDocument(<Document page={page}>{render(page)}</Document>);
}

/** Renders a document component as the content of a file. */
export function renderDocument(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
