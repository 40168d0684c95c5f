import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Drawing } from '../layout/page.ts';
import type { SiteFiles } from './assets.ts';

/** Reads the drawings of public/art and writes each as a file of the site. Throws when one has no viewBox. */
export function loadDrawings(root: string, files: SiteFiles): (name: string) => Drawing {
  const folder = join(root, 'host-site/public/art');
  const drawings = new Map<string, Drawing>();
  for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.svg'))) {
    const source = readFileSync(join(folder, file), 'utf8').replace(/>\s+</g, '><').trim();
    const box = /viewBox="0 0 (\d+) (\d+)"/.exec(source);
    if (!box) throw new Error(`${file} has no viewBox that starts at 0 0`);
    drawings.set(basename(file, '.svg'), {
      markup: source.replace('<svg ', '<svg aria-hidden="true" focusable="false" '),
      address: files.addAsset(file, source),
      width: Number(box[1]),
      height: Number(box[2]),
    });
  }
  return (name) => {
    const drawing = drawings.get(name);
    if (!drawing) throw new Error(`No drawing is named ${name}`);
    return drawing;
  };
}
