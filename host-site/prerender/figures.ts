/** A picture with its caption in the midst of Markdown: a line `![alt](picture:name "caption")`. */
export interface Figure {
  /** A picture of public/pictures. */
  name: string;
  /** What it shows, for whoever does not see it. */
  alt: string;
  /** Plain text. */
  caption: string;
}

/** Puts markup in the place of such a line. Throws for a picture that there is none of. */
export type RenderFigure = (figure: Figure) => string;

const line = /^!\[([^\]]*)\]\(picture:([^\s")]*)(?: +"([^"]*)")? *\)[ \t]*$/;

/** What a line shows, if it is such a line; what it leaves out is empty. */
export function parseFigure(text: string): Figure | undefined {
  const [, alt = '', name = '', caption = ''] = line.exec(text) ?? [];
  return name ? { name, alt: alt.trim(), caption: caption.trim() } : undefined;
}

/** All such lines of a Markdown text, each with its place in it. */
export function findFigures(text: string): (Figure & { index: number })[] {
  return [...text.matchAll(/^!\[.*$/gm)].flatMap(({ 0: found, index }) => {
    const figure = parseFigure(found);
    return figure ? [{ ...figure, index }] : [];
  });
}

/** A Markdown text without such lines, for whoever counts its words. */
export function removeFigures(text: string): string {
  return text.replace(/^!\[.*$/gm, (found) => (parseFigure(found) ? '' : found));
}
