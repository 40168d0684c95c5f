import { parse } from 'node-html-parser';
import { productionOrigin } from '../../widgets/shared/brand/brands.ts';
import type { Contract } from '../../widgets/shared/element/contract.ts';

const firstBlock = /```html\n([\s\S]*?)```\n*/;

/** The first block of HTML in a Markdown text, and the text without it. Throws when there is none. */
export function takeSnippet(body: string): { snippet: string; rest: string } {
  const [, snippet] = firstBlock.exec(body) ?? [];
  if (!snippet) throw new Error('The page has no ```html block');
  return { snippet, rest: body.replace(firstBlock, '') };
}

/** The element that a snippet puts on a page. */
interface Embedding {
  attributes: Record<string, string>;
  /** HTML between its tags. */
  children: string;
}

function readElement(snippet: string, tag: string): Embedding {
  const element = parse(snippet).querySelector(tag);
  if (!element) throw new Error(`The snippet has no <${tag}>`);
  const children = element.innerHTML.replace(/\s*\n\s*/g, '');
  return { attributes: element.attributes, children };
}

/**
 * The snippet's element as it stands on our own page: addresses below our own origin, and the page's address left alone.
 * Its language is the page's, as on every other. It waits in a template until somebody comes near, for the script tag
 * fetches ahead what stands in a page; without script there is what its tags hold.
 */
export function formatLive(snippet: string, { tag, attributes }: Contract): string {
  const { attributes: given, children } = readElement(snippet, tag);
  const own = { ...given, ...('no-address' in attributes ? { 'no-address': '' } : {}) };
  const written = Object.entries(own).map(([name, value]) => (value ? ` ${name}="${value}"` : ` ${name}`));
  const element = `<${tag}${written.join('')}>${children}</${tag}>`;
  return `<template>${element}</template><noscript>${children}</noscript>`.replaceAll(productionOrigin, '');
}

const quote = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

/** The same element rendered on a server, as a module for Node. */
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
    ...(children ? [`  children: ${quote(children)},`] : []),
    '});',
  ].join('\n');
}
