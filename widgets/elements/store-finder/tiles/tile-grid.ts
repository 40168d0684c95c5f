import { type GeoPoint, type MapPoint, project, unproject } from '../../../shared/map/projection.ts';
import { findRotation, type ScreenPoint, toMap, toScreen, type View } from '../../../shared/map/view.ts';
import type { Tile } from './tile-address.ts';

/** Width of a tile in CSS pixels at its own scale. */
export const tileSize = 256;
/** Lower levels would have to be bent: the map is conic there, and shows the country. */
export const minZoom = 8;
const maxZoom = 18;
/** Kilometres around the equator. */
const equator = 2 * Math.PI * 6371.0088;
const radians = Math.PI / 180;

/** A position in the world of Web Mercator: 0 to 1 from west to east and from north to south. */
interface WorldPoint {
  x: number;
  y: number;
}

function toWorld({ lat, lng }: GeoPoint): WorldPoint {
  const north = Math.asinh(Math.tan(lat * radians));
  return { x: lng / 360 + 0.5, y: 0.5 - north / (2 * Math.PI) };
}

function fromWorld({ x, y }: WorldPoint): GeoPoint {
  return { lat: Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) / radians, lng: (x - 0.5) * 360 };
}

/** The projected north-west corner of a tile; of a part of it with fractions. */
export function findCorner({ z, x, y }: Tile): MapPoint {
  return project(fromWorld({ x: x / 2 ** z, y: y / 2 ** z }));
}

/** The zoom level whose tiles look best in a view, at this many of their pixels per CSS pixel; undefined: none do. */
export function chooseZoom(view: View, density: number): number | undefined {
  const pixels = view.scale * density * equator * Math.cos(unproject(view).lat * radians);
  const zoom = Math.round(Math.log2(pixels / tileSize));
  return zoom < minZoom ? undefined : Math.min(zoom, maxZoom);
}

/** The tiles of a view at a zoom level, those in the middle first. */
export function listTiles(view: View, z: number): Tile[] {
  const turn = findRotation(view);
  // The edges are nearly straight in Mercator, so their ends and middles are enough.
  const at = [0, 0.5, 1];
  const edges = at.flatMap((across) =>
    at.map((down) => toMap(view, { left: across * view.width, top: down * view.height }, turn)),
  );
  const points = edges.map((point) => toWorld(unproject(point)));
  const across = points.map(({ x }) => Math.floor(x * 2 ** z));
  const down = points.map(({ y }) => Math.floor(y * 2 ** z));
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  const tiles: Tile[] = [];
  for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) tiles.push({ z, x, y });
  const distance = ({ x, y }: Tile) => Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
  return tiles.sort((a, b) => distance(a) - distance(b));
}

/** A part of a tile, as shares of its width, and where its corners are on the element. */
export interface TilePiece {
  left: number;
  top: number;
  size: number;
  corner: ScreenPoint;
  right: ScreenPoint;
  down: ScreenPoint;
}

/**
 * A tile in pieces that are small enough to be placed as parallelograms. Both projections keep angles, so a small piece
 * of one is nearly a turned and scaled piece of the other: within 1.1 pixels, as a test shows.
 */
export function cutTile(view: View, { z, x, y }: Tile): TilePiece[] {
  const turn = findRotation(view);
  const count = z > 10 ? 1 : 2 ** Math.max(1, 10 - z);
  const size = 1 / count;
  const locate = (left: number, top: number) => toScreen(view, findCorner({ z, x: x + left, y: y + top }), turn);
  const pieces: TilePiece[] = [];
  for (let at = 0; at < count * count; at += 1) {
    const [left, top] = [(at % count) * size, Math.floor(at / count) * size];
    const [right, down] = [locate(left + size, top), locate(left, top + size)];
    pieces.push({ left, top, size, corner: locate(left, top), right, down });
  }
  return pieces;
}
