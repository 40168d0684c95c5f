/** An SVG in another one, at a place and of a size in the units of that one. */
export const placeSvg = (svg: string, x: number, y: number, across: number, down: number): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${across}" height="${down}" `);

/**
 * A drawing with the retailer's wordmark wherever it has `<use href="#wordmark" fill x y width height/>`: in one colour,
 * within that box.
 */
export function placeWordmark(drawing: string, wordmark: string): string {
  return drawing.replaceAll(/<use href="#wordmark"([^>]*)\/>/g, (_, attributes: string) => {
    const { fill = '', ...box } = Object.fromEntries(
      [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const [x = 0, y = 0, across = 0, down = 0] = [box.x, box.y, box.width, box.height].map(Number);
    const inColour = wordmark.replaceAll(/fill="(?!none)[^"]*"/g, `fill="${fill}"`);
    return placeSvg(inColour, x, y, across, down);
  });
}
