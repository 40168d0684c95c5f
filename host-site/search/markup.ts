import { escapeHtml } from '../escape-html.ts';

/** Markup as a tree, which the server writes as HTML and the browser makes nodes of; texts are never read as markup. */
export type Markup = string | MarkupElement;

export interface MarkupElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Markup[];
}

/** An element of such a tree. */
export function draw(tag: string, attributes: MarkupElement['attributes'], ...children: Markup[]): MarkupElement {
  return { tag, attributes, children };
}

/** The tree as HTML. */
export function toHtml(markup: Markup): string {
  if (typeof markup === 'string') return escapeHtml(markup);
  const { tag, attributes, children } = markup;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')}>${children.map(toHtml).join('')}</${tag}>`;
}

/** The tree as nodes of a document. */
export function toNode(markup: Markup, page: Document): Node {
  if (typeof markup === 'string') return page.createTextNode(markup);
  const element = page.createElement(markup.tag);
  for (const [name, value] of Object.entries(markup.attributes)) element.setAttribute(name, value);
  element.append(...markup.children.map((child) => toNode(child, page)));
  return element;
}
