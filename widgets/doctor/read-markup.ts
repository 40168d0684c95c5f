/** A tag as it stands in a page's source. */
export interface MarkupTag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  isSelfClosed: boolean;
  /** The line on which it begins, from 1. */
  line: number;
}

/** A comment, a start tag or an end tag begins. */
const opening = /<(?:!--|(\/?)([a-z][\w-]*))/gi;
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

/** The start tags in a page's source, and how often the end tag of each name comes. */
interface Markup {
  tags: readonly MarkupTag[];
  ends: ReadonlyMap<string, number>;
}

/** Each place of the source is read once: what never ends reaches to the end of it. */
function readMarkup(source: string): Markup {
  const tags: MarkupTag[] = [];
  const ends = new Map<string, number>();
  let line = 1;
  let counted = 0;
  opening.lastIndex = 0;
  for (let found = opening.exec(source); found; found = opening.exec(source)) {
    const name = found[2]?.toLowerCase();
    if (!name) {
      opening.lastIndex = findAfter(source, /-->/g, found.index);
      continue;
    }
    const end = findTagEnd(source, opening.lastIndex);
    if (end === source.length) return { tags, ends };
    if (found[1]) {
      ends.set(name, (ends.get(name) ?? 0) + 1);
      opening.lastIndex = end;
      continue;
    }
    const text = source.slice(opening.lastIndex, end);
    line += source.slice(counted, found.index).split('\n').length - 1;
    counted = found.index;
    tags.push({ name, attributes: readAttributes(text), isSelfClosed: selfClosing.test(text), line });
    opening.lastIndex = rawText.includes(name) ? findAfter(source, new RegExp(`</${name}`, 'gi'), end) : end;
  }
  return { tags, ends };
}

/** The start tags in a page's source, with lower-case names, as the browser reads them. */
export const readTags = (source: string): readonly MarkupTag[] => readMarkup(source).tags;

/** One of our tags that stays open in a page's source. */
export interface OpenTag {
  name: string;
  /** Whether it closes itself, which HTML does not know; else there is no end tag. */
  isSelfClosed: boolean;
}

/** Our tags that stay open in a page's source, each name once for each way. */
export function findOpen(source: string): readonly OpenTag[] {
  const { tags, ends } = readMarkup(source);
  return [...new Set(tags.map(({ name }) => name).filter((name) => name.startsWith('vitrine-')))].flatMap((name) => {
    const own = tags.filter((tag) => tag.name === name);
    const selfClosed = own.filter(({ isSelfClosed }) => isSelfClosed).length;
    return [
      ...(selfClosed > 0 ? [{ name, isSelfClosed: true }] : []),
      ...(own.length - selfClosed > (ends.get(name) ?? 0) ? [{ name, isSelfClosed: false }] : []),
    ];
  });
}
