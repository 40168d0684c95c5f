import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publicFolder } from '../../retailers/retailer-content.ts';
import type { Drawing } from '../drawings/drawing.ts';
import { paintLook } from '../drawings/look-colours.ts';
import { hasScene, readPaintedScene } from '../drawings/scene.ts';
import { placeWordmark } from '../drawings/wordmark.ts';
import type { SiteFiles } from './assets.ts';

/**
 * Reads the drawings of public/art and writes each as a file of the site, in the retailer's colours and with its wordmark,
 * or the retailer's own drawing of that name as it is; scenes are recoloured on request. Throws when one has no viewBox.
 */
export function loadDrawings(root: string, files: SiteFiles): (name: string) => Drawing {
  const folder = join(root, 'host-site/public/art');
  const wordmark = readFileSync(join(root, publicFolder, 'wordmark.svg'), 'utf8').trim();
  const drawings = new Map<string, Drawing>();
  function add(name: string, text: string, inside?: 'articles'): void {
    const source = text.replace(/>\s+</g, '><').trim();
    const file = `${name}.svg`;
    const box = /viewBox="0 0 (\d+) (\d+)"/.exec(source);
    if (!box) throw new Error(`${file} has no viewBox that starts at 0 0`);
    drawings.set(name, {
      markup: source.replace('<svg ', '<svg aria-hidden="true" focusable="false" '),
      address: files.addAsset(file, source, inside),
      width: Number(box[1]),
      height: Number(box[2]),
    });
  }
  for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.svg'))) {
    const own = join(root, publicFolder, 'art', file);
    const text = existsSync(own)
      ? readFileSync(own, 'utf8')
      : placeWordmark(paintLook(readFileSync(join(folder, file), 'utf8')), wordmark);
    add(basename(file, '.svg'), text);
  }
  return (name) => {
    if (!drawings.has(name) && hasScene(root, name)) add(name, paintLook(readPaintedScene(root, name)), 'articles');
    const drawing = drawings.get(name);
    if (!drawing) throw new Error(`No drawing is named ${name}`);
    return drawing;
  };
}
