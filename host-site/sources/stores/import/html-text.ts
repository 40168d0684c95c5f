import { type DefaultTreeAdapterTypes, parse, parseFragment, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that end a line of text. */
const lines = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'table', 'dd']);
/** Elements without text for people. */
const hidden = new Set(['script', 'style', 'template', 'title']);

function writeText(node: Node): string {
  if (tree.isTextNode(node)) return node.value.replace(/\s+/g, ' ');
  if (!('childNodes' in node) || hidden.has(node.nodeName)) return node.nodeName === 'br' ? '\n' : '';
  const text = node.childNodes.map(writeText).join('');
  return lines.has(node.nodeName) ? `${text}\n` : node.nodeName === 'td' || node.nodeName === 'th' ? `${text} ` : text;
}

const tidy = (text: string) => text.replace(/ *\n[ \n]*/g, '\n').trim();

/** The text of a cell in which a site's editor left HTML, a line for each block; other text as it is. */
export function readHtmlText(text: string): string {
  return /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i.test(text) ? tidy(writeText(parseFragment(text))) : text;
}

function listElements(node: Node, name: string): Element[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) =>
    tree.isElementNode(child) && child.tagName === name ? [child] : listElements(child, name),
  );
}

/** How many columns a cell is wide; a stated width beyond those of a list is ignored. */
function readSpan({ attrs }: Element): number {
  const span = Number(attrs.find(({ name }) => name === 'colspan')?.value);
  return span > 1 && span <= 100 ? span : 1;
}

/** The tables of a page as texts: many systems export one under the name of a workbook. */
export function readHtmlTables(html: string): string[][][] {
  const page = parse(html);
  return listElements(page, 'table').map((table) =>
    listElements(table, 'tr').map((row) =>
      row.childNodes
        .filter((cell): cell is Element => cell.nodeName === 'td' || cell.nodeName === 'th')
        .flatMap((cell) => [tidy(writeText(cell)), ...Array.from({ length: readSpan(cell) - 1 }, () => '')]),
    ),
  );
}
