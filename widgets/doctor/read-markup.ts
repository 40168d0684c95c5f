/** A tag as it stands in a page's source. */
export interface MarkupTag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  isSelfClosed: boolean;
  /** The line on which it begins, from 1. */
  line: number;
}

/** A comment or a start tag begins. */
const opening = /<(?:!--|([a-z][\w-]*))/gi;
/** What stands in a start tag: values in quotation marks may contain its end. */
const piece = /"[^"]*"|'[^']*'|[^"'>]+/y;
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** A slash that is not the end of a value without quotation marks. */
const selfClosing = /(?<!=\s*[^\s"'=]+)\/$/;
/** Elements whose content is text, in which nothing is a tag. */
const rawText = ['script', 'style', 'textarea', 'title'];

const readAttributes = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single, plain]) => [
      name.toLowerCase(),
      double ?? single ?? plain ?? '',
    ]),
  );

/** The place of the `>` that ends a start tag; the text's end where none does. */
function findTagEnd(source: string, from: number): number {
  piece.lastIndex = from;
  let end = from;
  while (piece.test(source)) end = piece.lastIndex;
  return source[end] === '>' ? end : source.length;
}

/** The place after a text, in small letters or capitals; the source's end where it does not come. */
function findAfter(source: string, text: RegExp, from: number): number {
  text.lastIndex = from;
  return text.test(source) ? text.lastIndex : source.length;
}

/**
 * The start tags in a page's source, with lower-case names, as the browser reads them. Each place of the source is read
 * once: what never ends reaches to the end of it.
 */
export function readTags(source: string): readonly MarkupTag[] {
  const tags: MarkupTag[] = [];
  let line = 1;
  let counted = 0;
  opening.lastIndex = 0;
  for (let found = opening.exec(source); found; found = opening.exec(source)) {
    const name = found[1]?.toLowerCase();
    if (!name) {
      opening.lastIndex = findAfter(source, /-->/g, found.index);
      continue;
    }
    const end = findTagEnd(source, opening.lastIndex);
    if (end === source.length) return tags;
    const text = source.slice(opening.lastIndex, end);
    line += source.slice(counted, found.index).split('\n').length - 1;
    counted = found.index;
    tags.push({ name, attributes: readAttributes(text), isSelfClosed: selfClosing.test(text), line });
    opening.lastIndex = rawText.includes(name) ? findAfter(source, new RegExp(`</${name}`, 'gi'), end) : end;
  }
  return tags;
}

/** Our tags that close themselves in a page's source, which HTML does not know: each stays open. */
export const findSelfClosed = (source: string): readonly string[] => [
  ...new Set(
    readTags(source)
      .filter(({ name, isSelfClosed }) => isSelfClosed && name.startsWith('vitrine-'))
      .map(({ name }) => name),
  ),
];
