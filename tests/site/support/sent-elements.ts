import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element in the server's HTML, including those in declarative shadow roots. */
export interface SentElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Line and column of its start tag, `1:2045`. */
  place: string;
  /** Number of its tree: 0 is the document; each shadow root has its own. */
  tree: number;
}

/** Every element of a document, in order, parsed as the HTML standard requires. */
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

/** Start tag of an element, such as `<img src="/a.svg" alt="">`, to find it in the source. */
export function formatElement({ tag, attributes }: SentElement): string {
  const shown = Object.entries(attributes).filter(([name]) =>
    /^(href|src|action|rel|id|name|property|for)$/.test(name),
  );
  return `<${[tag, ...shown.map(([name, value]) => `${name}="${value}"`)].join(' ')}>`;
}
