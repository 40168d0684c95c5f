import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderFigure } from '../../sources/markdown/figures.ts';
import { type RenderedMarkdown, renderMarkdown } from '../../sources/markdown/render-markdown.ts';
import { formatPath } from '../../sources/routes.ts';
import { createEmbedRenderer } from './embeds.ts';
import { TextFigure } from './figure.tsx';
import type { Page } from './page.ts';
import { StoreSearch } from './store-search.tsx';

/** A Markdown text with its position in its file, for errors. */
export interface WrittenText {
  title: string;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
  /** Path relative to the root. */
  file: string;
}

/** Renders a text with embedded elements and pictures. Throws, by file and line, for an unknown one. */
export function renderText(page: Page, { title, body, bodyLine, file }: WrittenText): RenderedMarkdown {
  const { locale, route, site, t } = page;
  const renderEmbed = createEmbedRenderer({
    locale,
    address: site.origin + formatPath(route, locale),
    title,
    subscribe: t('site:subscribe'),
    renderStoreSearch: () => renderToStaticMarkup(<StoreSearch page={page} />),
    describeContest: site.describeContest,
    findVideo: site.findVideo,
    renderWidget: site.renderWidget,
  });
  const renderFigure: RenderFigure = (figure) => renderToStaticMarkup(<TextFigure page={page} figure={figure} />);
  return renderMarkdown(body, { renderEmbed, renderFigure, file, line: bodyLine });
}
