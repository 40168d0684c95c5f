import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element of a page as the server sent it; what stands in declarative shadow roots is among them. */
export interface SentElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Line and column of its start tag, `1:2045`. */
  place: string;
  /** Which tree it stands in: 0 is the document, each shadow root has a number of its own. */
  tree: number;
}

/** Every element of a document, in order, by HTML's own rules for parsing. */
export function listElements(html: string): SentElement[] {
  const elements: SentElement[] = [];
  let trees = 0;
  const visit = (node: DefaultTreeAdapterTypes.ParentNode, tree: number): void => {
    for (const child of adapter.getChildNodes(node)) {
      if (!adapter.isElementNode(child)) continue;
      const { tagName: tag, attrs, sourceCodeLocation: at } = child;
      const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
      elements.push({ tag, attributes, place: `${at?.startLine}:${at?.startCol}`, tree });
      visit(child, tree);
      if ('content' in child) {
        trees += 1;
        visit(child.content, trees);
      }
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true }), 0);
  return elements;
}

/** `<img src="/a.svg" alt="">`, to be found again. */
export function formatElement({ tag, attributes }: SentElement): string {
  const shown = Object.entries(attributes).filter(([name]) =>
    /^(href|src|action|rel|id|name|property|for)$/.test(name),
  );
  return `<${[tag, ...shown.map(([name, value]) => `${name}="${value}"`)].join(' ')}>`;
}
