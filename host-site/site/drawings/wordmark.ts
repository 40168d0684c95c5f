/**
 * An SVG in another one, at a place and of a size in the units of that one; without what a file has before it, and
 * without a place and size of its own, as editors write them.
 */
export function placeSvg(svg: string, x: number, y: number, across: number, down: number): string {
  const drawing = svg.replace(/<!--[\s\S]*?-->/g, '');
  return drawing.slice(drawing.search(/<svg[\s>]/)).replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
    const read = (name: string) => new RegExp(`\\s${name}=["']([\\d.]+)`).exec(attributes)?.[1];
    const [width, height] = [read('width'), read('height')];
    const others = attributes.replace(/\s(?:x|y|width|height)=(?:"[^"]*"|'[^']*')/g, '');
    const box = /\sviewBox=/.test(others) || !width || !height ? '' : ` viewBox="0 0 ${width} ${height}"`;
    return `<svg x="${x}" y="${y}" width="${across}" height="${down}"${box}${others}>`;
  });
}

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
    const inColour = wordmark
      .replaceAll(/fill="(?!none)[^"]*"/g, `fill="${fill}"`)
      .replaceAll(/(?<=[";\s])fill:\s*(?!none)[^;"]+/g, `fill:${fill}`);
    return placeSvg(inColour, x, y, across, down);
  });
}
