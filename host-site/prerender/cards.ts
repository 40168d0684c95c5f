import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardSize } from '../layout/card.ts';
import type { Drawing } from '../layout/page.ts';
import type { SiteFiles } from './assets.ts';

/** Pictures drawn at once; each takes a core. */
const together = 4;
/** Pixels from the edge of the paper to the name, and the name's own width at most. */
const margin = 40;
const nameWidth = 250;
const paper = '#faf6f0';
const settings = { palette: true, colours: 128, effort: 7 } as const;

export interface Cards {
  /** Address of a drawing's card, `/cards/sofa-linen-1a2b3c4d5e.png`, which `write` then makes. */
  find(name: string): string;
  /** Writes the cards that were asked for, and the logo. Tells how many had to be drawn anew. */
  write(): Promise<number>;
}

interface Picture {
  path: string;
  svg: string;
}

/** Our name on paper, and beside it the drawing as high as the card. */
function composeCard(wordmark: string, { markup, width, height }: Drawing): string {
  const { width: wide, height: high } = cardSize;
  const shown = Math.round((high * width) / height);
  const room = wide - shown;
  const nameWide = Math.min(nameWidth, room - 2 * margin);
  const place = (svg: string, x: number, y: number, across: number, down: number): string =>
    svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${across}" height="${down}" `);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><rect width="100%" height="100%" fill="${paper}"/>`,
    place(wordmark, (room - nameWide) / 2, 0, nameWide, high),
    place(markup, room, 0, shown, high),
    '</svg>',
  ].join('');
}

/**
 * The pictures that other sites show beside links: our drawings as PNG, for none of these sites takes SVG. A picture
 * that was drawn once is kept in `cache` under a digest of all that went into it.
 */
export function openCards(root: string, files: SiteFiles, findDrawing: (name: string) => Drawing): Cards {
  const cache = join(root, 'node_modules/.cache/vitrine/cards');
  const read = (name: string): string => readFileSync(join(root, 'host-site/public', name), 'utf8').trim();
  const wordmark = read('wordmark.svg');
  const pictures = new Map<string, Picture>();
  const logo = read('favicon.svg');
  for (const [path, size] of [
    ['logo.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const) {
    pictures.set(path, { path, svg: logo.replace('<svg ', `<svg width="${size}" height="${size}" `) });
  }
  return {
    find(name) {
      const known = pictures.get(name);
      if (known) return `/${known.path}`;
      const svg = composeCard(wordmark, findDrawing(name));
      const path = `cards/${name}-${digest(svg)}.png`;
      pictures.set(name, { path, svg });
      return `/${path}`;
    },
    async write() {
      const waiting = [...pictures.values()];
      let drawn = 0;
      const work = async (): Promise<void> => {
        for (let picture = waiting.pop(); picture; picture = waiting.pop()) {
          const file = join(cache, `${digest(picture.svg)}.png`);
          if (!existsSync(file)) {
            await draw(picture.svg, file);
            drawn += 1;
          }
          files.write(picture.path, readFileSync(file));
        }
      };
      mkdirSync(cache, { recursive: true });
      await Promise.all(Array.from({ length: together }, work));
      return drawn;
    },
  };
}

function digest(svg: string): string {
  return createHash('sha256').update(JSON.stringify(settings)).update(svg).digest('hex').slice(0, 10);
}

async function draw(svg: string, file: string): Promise<void> {
  // Loading it takes longer than reading every picture from the cache.
  const { default: sharp } = await import('sharp');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, await sharp(Buffer.from(svg)).png(settings).toBuffer());
  renameSync(draft, file);
}
