import type { View } from '../../../shared/map/view.ts';
import type { Tile } from './tile-address.ts';
import { cutTile } from './tile-grid.ts';
import { findParent, maxParents, type TilePicture } from './tile-store.ts';

/** Pixels by which neighbouring pieces overlap, as edges are painted half transparent. */
const overlap = 1.5;

/** Gives the picture of a tile, if it has loaded. */
type GetPicture = (tile: Tile) => TilePicture | undefined;

/** A picture, and the part of it that shows a tile: its place and width as shares of the picture's width. */
interface PictureShare {
  picture: TilePicture;
  left: number;
  top: number;
  size: number;
}

/** The picture of a tile, or the part of a larger tile's that shows the same place. */
function findPicture(get: GetPicture, tile: Tile): PictureShare | undefined {
  let at = tile;
  for (let level = 0; level <= maxParents; level += 1) {
    const picture = get(at);
    const size = 2 ** -level;
    if (picture) return { picture, left: (tile.x * size) % 1, top: (tile.y * size) % 1, size };
    at = findParent(at);
  }
  return undefined;
}

const listChildren = ({ z, x, y }: Tile): Tile[] =>
  [0, 1].flatMap((down) => [0, 1].map((across) => ({ z: z + 1, x: 2 * x + across, y: 2 * y + down })));

function paintPicture(
  context: CanvasRenderingContext2D,
  view: View,
  tile: Tile,
  { picture, left, top, size }: PictureShare,
  pixelRatio: number,
): void {
  const { width } = picture;
  for (const piece of cutTile(view, tile)) {
    const length = piece.size * size * width;
    const [a, b] = [piece.right, piece.down];
    const { left: x, top: y } = piece.corner;
    const scale = pixelRatio / length;
    context.setTransform(
      (a.left - x) * scale,
      (a.top - y) * scale,
      (b.left - x) * scale,
      (b.top - y) * scale,
      x * pixelRatio,
      y * pixelRatio,
    );
    const painted = length + overlap / (Math.hypot(a.left - x, a.top - y) * scale);
    context.drawImage(
      picture,
      (left + piece.left * size) * width,
      (top + piece.top * size) * width,
      length,
      length,
      0,
      0,
      painted,
      painted,
    );
  }
}

/** Whether every tile has a picture, its own or that of a larger one. */
export const isCovered = (tiles: readonly Tile[], get: GetPicture): boolean =>
  tiles.every((tile) => findPicture(get, tile));

/**
 * Paints the tiles of a view. A missing tile is replaced by a larger one, or by the smaller ones that the view before
 * had.
 */
export function paintTiles(
  context: CanvasRenderingContext2D,
  view: View,
  tiles: readonly Tile[],
  get: GetPicture,
  pixelRatio: number,
): void {
  for (const tile of tiles) {
    const share = findPicture(get, tile);
    if (share) paintPicture(context, view, tile, share, pixelRatio);
    else {
      for (const child of listChildren(tile)) {
        const picture = get(child);
        if (picture) paintPicture(context, view, child, { picture, left: 0, top: 0, size: 1 }, pixelRatio);
      }
    }
  }
}
