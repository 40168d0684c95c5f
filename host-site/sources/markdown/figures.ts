/** A picture with its caption in Markdown: a line `![alt](picture:name "caption")`. */
export interface Figure {
  /** Name of a picture in public/pictures. */
  name: string;
  /** Alternative text. */
  alt: string;
  /** Plain text. */
  caption: string;
}

/** Renders the markup for such a line. Throws for an unknown picture. */
export type RenderFigure = (figure: Figure) => string;

const line = /^!\[([^\]]*)\]\(picture:([^\s")]*)(?: +"([^"]*)")? *\)[ \t]*$/;

/** Parses such a line, with empty strings for omitted parts; undefined for any other line. */
export function parseFigure(text: string): Figure | undefined {
  const [, alt = '', name = '', caption = ''] = line.exec(text) ?? [];
  return name ? { name, alt: alt.trim(), caption: caption.trim() } : undefined;
}

/** All such lines of a Markdown text, each with its position. */
export function findFigures(text: string): (Figure & { index: number })[] {
  return [...text.matchAll(/^!\[.*$/gm)].flatMap(({ 0: found, index }) => {
    const figure = parseFigure(found);
    return figure ? [{ ...figure, index }] : [];
  });
}

/** A Markdown text without such lines, for word counts. */
export function removeFigures(text: string): string {
  return text.replace(/^!\[.*$/gm, (found) => (parseFigure(found) ? '' : found));
}
