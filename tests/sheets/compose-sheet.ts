import sharp from 'sharp';

const gap = 24;
const labelHeight = 40;
const ground = '#d8d4cc';

/** A picture with its label, as a path or as bytes. */
export interface Tile {
  label: string;
  image: string | Buffer;
}

/** Layout of a sheet, in pixels. */
export interface SheetLayout {
  columns: number;
  width: number;
  tallest: number;
}

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

async function drawTile({ label, image }: Tile, width: number, tallest: number) {
  const shown = sharp(image).resize({ width });
  const { data, info } = await shown.toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, tallest);
  const picture = await sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  const drawnLabel = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text x="0" y="26" font-family="sans-serif" font-size="15" fill="#26211c">${escapeXml(label)}</text></svg>`;
  return { picture, label: Buffer.from(drawnLabel), height: height + labelHeight };
}

/** Labelled pictures in rows, each scaled to `width` and cropped at `tallest`. */
export async function writeSheet(
  tiles: readonly Tile[],
  { file, columns, width, tallest }: SheetLayout & { file: string },
): Promise<void> {
  const drawn = await Promise.all(tiles.map((tile) => drawTile(tile, width, tallest)));
  const parts = [];
  let top = gap;
  for (let start = 0; start < drawn.length; start += columns) {
    const row = drawn.slice(start, start + columns);
    for (const [column, { picture, label }] of row.entries()) {
      const left = gap + column * (width + gap);
      parts.push({ input: label, left, top }, { input: picture, left, top: top + labelHeight });
    }
    top += Math.max(...row.map(({ height }) => height)) + gap;
  }
  const across = gap + Math.min(columns, drawn.length) * (width + gap);
  const sheet = sharp({
    create: { width: across, height: top, channels: 3, background: ground },
    limitInputPixels: false,
  });
  await sheet.composite(parts).jpeg({ quality: 82 }).toFile(file);
}
