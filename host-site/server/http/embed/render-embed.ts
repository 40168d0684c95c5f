import { retailerTexts } from '../../../../widgets/shared/brand/retailer.ts';
import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import type { FileIndex } from '../static-files/file-index.ts';
import { type EmbedContent, formatWidgetContent } from './fill-embed-page.ts';
import { type PageFacts, readPageFacts } from './page-facts.ts';
import type { Attributes } from './read-attributes.ts';
import type { RenderWidget } from './widget-renderer.ts';

/** A widget to show in a frame. */
export interface EmbedRequest {
  /** Name of the widget, without its prefix. */
  name: string;
  locale: Locale;
  /** Path, after the language, of our page about the same. */
  page: string;
  attributes: Attributes;
}

/** The content of a framed page, or the first attribute whose value the widget refuses. */
export function renderEmbed(
  { name, locale, page, attributes }: EmbedRequest,
  renderWidget: RenderWidget,
  files: FileIndex,
): (EmbedContent & { facts: PageFacts | undefined }) | { badAttribute: string } {
  const path = `/${locale}/${page}`;
  const facts = readPageFacts(files, path) ?? readPageFacts(files, `/${locale}/widgets/${name}`);
  const title = facts?.title ?? name;
  const address = facts?.address ?? path;
  const render = (given: Attributes) =>
    renderWidget(`vitrine-${name}`, { locale, ...given }, { children: `<a href="${address}">${title}</a>` });
  try {
    const content = formatWidgetContent(render(attributes), title, address, locale);
    return { title: `${title} | ${retailerTexts.brand[locale]}`, address, content, facts };
  } catch (error) {
    const badAttribute = findRefused(attributes, render);
    if (badAttribute === undefined) throw error;
    return { badAttribute };
  }
}

/** The first attribute that cannot be rendered, also by itself. */
function findRefused(attributes: Attributes, render: (given: Attributes) => string): string | undefined {
  return Object.keys(attributes).find((name) => {
    try {
      render({ [name]: attributes[name] ?? '' });
      return false;
    } catch {
      return true;
    }
  });
}
