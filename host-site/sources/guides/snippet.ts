import { parse } from 'node-html-parser';
import { formatRenderedLines } from '../../../widgets/manifest/reserve-sheet.ts';
import { productionOrigin } from '../../../widgets/shared/brand/brands.ts';
import type { Contract } from '../../../widgets/shared/element/contract.ts';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';

const firstBlock = /```html\n([\s\S]*?)```\n*/;

/** The first HTML block of a Markdown text, and the text without it. Throws when there is none. */
export function extractSnippet(body: string): { snippet: string; rest: string } {
  const [, snippet] = firstBlock.exec(body) ?? [];
  if (!snippet) throw new Error('The page has no ```html block');
  return { snippet, rest: body.replace(firstBlock, '') };
}

/** The element in a snippet. */
export interface Embedding {
  attributes: Record<string, string>;
  /** HTML between its tags. */
  children: string;
}

/** The element of a tag in a snippet. Throws when there is none. */
export function readElement(snippet: string, tag: string): Embedding {
  const element = parse(snippet).querySelector(tag);
  if (!element) throw new Error(`The snippet has no <${tag}>`);
  const children = element.innerHTML.replace(/\s*\n\s*/g, '');
  return { attributes: element.attributes, children };
}

/**
 * The snippet's element for our own page: with addresses on our own origin, without changing the page's address, in the
 * page's language. It stays in a template until the visitor scrolls near, because the script tag preloads the widgets
 * of a page. Without a script, its children show as the fallback.
 */
export function formatLive(snippet: string, { tag, attributes }: Contract): string {
  const { attributes: given, children } = readElement(snippet, tag);
  const own = {
    ...given,
    ...('no-address' in attributes ? { 'no-address': '' } : {}),
    // What readers try must not become a sign-up or an entry.
    ...('sandbox' in attributes ? { sandbox: '' } : {}),
  };
  const written = Object.entries(own).map(([name, value]) => (value ? ` ${name}="${value}"` : ` ${name}`));
  const element = `<${tag}${written.join('')}>${children}</${tag}>`;
  return `<template>${element}</template><noscript>${children}</noscript>`.replaceAll(productionOrigin, '');
}

/** The server's renderer of widgets. */
export type RenderWidget = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  options: { base: string; styles: 'inline'; serviceOrigin: string; children: string },
) => string;

/**
 * The snippet with its element prerendered, the styles inline, after the lines that reserve the space of what it fetches:
 * the page shows the widget at once, and nothing moves.
 */
export function renderSnippet(snippet: string, tag: string, locale: Locale, render: RenderWidget): string {
  const { attributes, children } = readElement(snippet, tag);
  const element = render(
    tag,
    { locale, ...attributes },
    { base: `${productionOrigin}/widgets/v1/`, styles: 'inline', serviceOrigin: productionOrigin, children },
  );
  const lines = formatRenderedLines(tag.replace('vitrine-', ''));
  const room = lines && `<style>${lines.replaceAll('\n', '')}</style>\n`;
  return snippet.replace(new RegExp(`<${tag}[ >].*?</${tag}>`, 's'), () => room + element);
}

/** The snippet with the style sheet that reserves the element's space until its script has loaded. */
export const reserveSpace = (snippet: string): string =>
  `<link rel="stylesheet" href="${productionOrigin}/widgets/v1/reserve.css">\n${snippet}`;

const quote = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

/** A Node module that renders the same element on a server. */
export function formatPrerender(snippet: string, tag: string, locale: string): string {
  const { attributes, children } = readElement(snippet, tag);
  const given = Object.entries({ locale, ...attributes }).map(
    ([name, value]) => `${/^\w+$/.test(name) ? name : quote(name)}: ${quote(value)}`,
  );
  return [
    "import { renderWidget } from './dist/widgets/server.js';",
    '',
    `const html = renderWidget('${tag}', { ${given.join(', ')} }, {`,
    `  base: '${productionOrigin}/widgets/v1/',`,
    `  serviceOrigin: '${productionOrigin}',`,
    "  styles: 'inline',",
    ...(children ? [`  children: ${quote(children)},`] : []),
    '});',
  ].join('\n');
}
