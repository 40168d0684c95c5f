import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { look } from '../../../widgets/shared/brand/retailer.ts';
import { readPictureFacts } from '../../pictures/picture-facts.ts';
import { pictureFolder } from '../../pictures/scene-files.ts';
import { formatPictureFile, listWidths } from '../../pictures/sizes.ts';
import { publicFolder } from '../../retailers/retailer-content.ts';
import type { Drawing } from '../drawings/drawing.ts';
import { placeSvg } from '../drawings/wordmark.ts';
import { cardSize } from '../layout/card.ts';
import { digestSources, type RasterizedPicture, type RasterizedPictures } from './rasterized-pictures.ts';

/** Pixels from the edge of the label to the name, and the maximum width of the name. */
const margin = 40;
const nameWidth = 250;
const { paper } = look.colours;
const drawingSettings = { palette: true, colours: 128, effort: 7 } as const;
const photoSettings = { quality: 84, mozjpeg: true } as const;
/** The label in a photograph's corner, and the name on it. */
const label = { width: 330, height: 132, name: 210 } as const;

/** Preview pictures for social networks, 1200 × 630 pixels. */
export interface Cards {
  /** Address of a drawing's card, `/cards/sofa-linen-1a2b3c4d5e.png`. */
  findDrawing(name: string): string;
  /** Address of a photograph's card, `/cards/home-lead-1a2b3c4d5e.jpg`. */
  findPhoto(name: string): string;
}

/** A drawing at the card's full height, beside the name on paper. */
function composeCard(wordmark: string, { markup, width, height }: Drawing): string {
  const { width: wide, height: high } = cardSize;
  const shown = Math.round((high * width) / height);
  const room = wide - shown;
  const nameWide = Math.min(nameWidth, room - 2 * margin);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><rect width="100%" height="100%" fill="${paper}"/>`,
    placeSvg(wordmark, (room - nameWide) / 2, 0, nameWide, high),
    placeSvg(markup, room, 0, shown, high),
    '</svg>',
  ].join('');
}

/** The name on a label, for the lower left corner of a photograph. */
function composeLabel(wordmark: string): string {
  const { width, height, name } = label;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${placeSvg(wordmark, (width - name) / 2, 0, name, height)}</svg>`;
}

/**
 * Preview pictures of links: photographs as JPEG and drawings as PNG, because other sites accept neither AVIF nor SVG.
 * Requested ones are added to `pictures`, which rasterizes them.
 */
export function openCards(root: string, pictures: RasterizedPictures, findDrawing: (name: string) => Drawing): Cards {
  const wordmark = readFileSync(join(root, publicFolder, 'wordmark.svg'), 'utf8').trim();
  const facts = readPictureFacts(root);
  const addresses = new Map<string, string>();

  function add(
    name: string,
    extension: string,
    sources: RasterizedPicture['sources'],
    rasterize: RasterizedPicture['rasterize'],
  ): string {
    const path = `cards/${name}-${digestSources(sources)}.${extension}`;
    pictures.add({ path, sources, rasterize });
    return `/${path}`;
  }

  function addDrawing(name: string): string {
    const svg = composeCard(wordmark, findDrawing(name));
    return add(name, 'png', [JSON.stringify(drawingSettings), svg], async (open) =>
      open(Buffer.from(svg)).png(drawingSettings).toBuffer(),
    );
  }

  function addPhoto(name: string): string {
    const known = facts[name];
    if (!known) throw new Error(`No picture is named ${name}`);
    const widest = formatPictureFile(name, Math.max(...listWidths(known.width, 'webp')), 'webp');
    const photo = readFileSync(join(root, pictureFolder, widest));
    const corner = composeLabel(wordmark);
    return add(name, 'jpg', [JSON.stringify([photoSettings, cardSize]), corner, photo], async (open) =>
      open(photo)
        .resize({ ...cardSize, fit: 'cover' })
        .composite([{ input: Buffer.from(corner), gravity: 'southwest' }])
        .jpeg(photoSettings)
        .toBuffer(),
    );
  }

  function memoize(key: string, addCard: () => string): string {
    const address = addresses.get(key) ?? addCard();
    addresses.set(key, address);
    return address;
  }
  return {
    findDrawing: (name) => memoize(`drawing ${name}`, () => addDrawing(name)),
    findPhoto: (name) => memoize(`photo ${name}`, () => addPhoto(name)),
  };
}
