import { escapeHtml } from '../../sources/escape-html.ts';

/** Markup as a tree, which the server renders as HTML and the browser as nodes; text is always escaped. */
export type Markup = string | MarkupElement;

/** An element of the tree, with plain-text attribute values. */
export interface MarkupElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Markup[];
}

/** Creates an element of the tree. */
export function createMarkup(
  tag: string,
  attributes: MarkupElement['attributes'],
  ...children: Markup[]
): MarkupElement {
  return { tag, attributes, children };
}

const voidElements: ReadonlySet<string> = new Set(['br', 'img']);

/** Renders the tree as HTML. */
export function toHtml(markup: Markup): string {
  if (typeof markup === 'string') return escapeHtml(markup);
  const { tag, attributes, children } = markup;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  if (voidElements.has(tag)) return `<${tag}${written.join('')}/>`;
  return `<${tag}${written.join('')}>${children.map(toHtml).join('')}</${tag}>`;
}

/** Renders the tree as nodes of a document. */
export function toNode(markup: Markup, page: Document): Node {
  if (typeof markup === 'string') return page.createTextNode(markup);
  const element = page.createElement(markup.tag);
  for (const [name, value] of Object.entries(markup.attributes)) element.setAttribute(name, value);
  element.append(...markup.children.map((child) => toNode(child, page)));
  return element;
}
