import { findConvergence, type MapPoint, pole, unproject } from './projection.ts';

/** A position on the element, in CSS pixels from its top left corner. */
export interface ScreenPoint {
  left: number;
  top: number;
}

/** A rectangle on the screen, by its top left corner. */
export interface Box extends ScreenPoint {
  width: number;
  height: number;
}

/** What the map shows: its centre, pixels per kilometre, and the size of the element in pixels. */
export interface View extends MapPoint {
  scale: number;
  width: number;
  height: number;
}

/** A bounding box, in projected kilometres or another projection's units. */
export interface Bounds {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** Where a view may be. */
export interface ViewLimits extends Bounds {
  /** Maximum pixels per kilometre; few without streets. */
  maxScale?: number | undefined;
}

/** Maximum pixels per kilometre of the base map, which has no streets. */
export const baseScale = 60;
/** Between these scales the map rotates from the conic view of the country to north up. */
const turning = { from: 0.2, to: 1.2 };

/** Kilometres from the pole: the map never rotates closer than the first, as it would spin, and fully from the second. */
const poleDistance = { noTurn: 900, fullTurn: 2600 };

/** Rotation of the map in radians: none for the whole country; north is up at larger scales. */
export function findRotation({ x, y, scale }: Pick<View, 'x' | 'y' | 'scale'>): number {
  const part = Math.log(scale / turning.from) / Math.log(turning.to / turning.from);
  const share = Math.max(0, Math.min(1, part));
  const distance =
    (Math.hypot(x - pole.x, y - pole.y) - poleDistance.noTurn) / (poleDistance.fullTurn - poleDistance.noTurn);
  const farness = Math.max(0, Math.min(1, distance));
  return farness * share * share * (3 - 2 * share) * findConvergence(unproject({ x, y }).lng);
}

/** Position of a projected point on the element. */
export function toScreen(view: View, { x, y }: MapPoint, turn = findRotation(view)): ScreenPoint {
  const [cos, sin] = [Math.cos(turn) * view.scale, Math.sin(turn) * view.scale];
  const [east, south] = [x - view.x, y - view.y];
  return { left: east * cos - south * sin + view.width / 2, top: east * sin + south * cos + view.height / 2 };
}

/** The projected point at a position on the element. */
export function toMap(view: View, { left, top }: ScreenPoint, turn = findRotation(view)): MapPoint {
  const [cos, sin] = [Math.cos(turn) / view.scale, Math.sin(turn) / view.scale];
  const [right, down] = [left - view.width / 2, top - view.height / 2];
  return { x: view.x + right * cos + down * sin, y: view.y - right * sin + down * cos };
}

/**
 * The view in which a projected point is at a position on the element. Rotation and centre depend on each other, so
 * this iterates; a few rounds converge.
 */
export function placePoint(view: View, point: MapPoint, at: ScreenPoint, scale = view.scale): View {
  let next = { ...view, scale };
  for (let round = 0; round < 8; round += 1) {
    const under = toMap(next, at);
    next = { ...next, x: next.x + point.x - under.x, y: next.y + point.y - under.y };
  }
  return next;
}

/** The bounding box of points. */
export function findBounds(points: Iterable<MapPoint>): Bounds {
  const bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const { x, y } of points) {
    bounds.minX = Math.min(bounds.minX, x);
    bounds.minY = Math.min(bounds.minY, y);
    bounds.maxX = Math.max(bounds.maxX, x);
    bounds.maxY = Math.max(bounds.maxY, y);
  }
  return bounds;
}

/** Two opposite corners of a box. */
export function listCorners({ minX, minY, maxX, maxY }: Bounds): MapPoint[] {
  return [
    { x: minX, y: minY },
    { x: maxX, y: maxY },
  ];
}

/** The square around a point that extends `reach` to each side. */
export function findSquare({ x, y }: MapPoint, reach: number): Bounds {
  return { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
}

/** Limits the centre to the bounds, and the scale between the one that shows all bounds and the maximum. */
export function limitView(view: View, { minX, minY, maxX, maxY, maxScale = baseScale }: ViewLimits): View {
  const least = Math.min(view.width / (maxX - minX), view.height / (maxY - minY)) * 0.94;
  return {
    ...view,
    x: Math.max(minX, Math.min(maxX, view.x)),
    y: Math.max(minY, Math.min(maxY, view.y)),
    scale: Math.max(least, Math.min(maxScale, view.scale)),
  };
}

/** Share of the height to spare by which a view of the country moves north: what is south of it is another country. */
const shareForNorth = 0.42;

/** The largest view that contains all points, `margin` pixels from the edges; its scale is at most `closest`. */
export function fitPoints(view: View, points: readonly MapPoint[], margin: number, closest: number): View {
  let next = view;
  for (let round = 0; round < 4; round += 1) {
    const turn = findRotation(next);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const turned = points.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
    const { minX, minY, maxX, maxY } = findBounds(turned);
    const room = { width: Math.max(view.width - 2 * margin, 40), height: Math.max(view.height - 2 * margin, 40) };
    const scale = Math.min(room.width / (maxX - minX || 0.001), room.height / (maxY - minY || 0.001), closest);
    const spare = room.height / scale - (maxY - minY);
    const right = (minX + maxX) / 2;
    const down = (minY + maxY) / 2 - (scale < turning.from ? spare * shareForNorth : 0);
    next = { ...view, x: right * cos + down * sin, y: down * cos - right * sin, scale };
  }
  return next;
}

/**
 * Interpolates two views by `part` (0 to 1). The scale changes geometrically, and a point that has the same position in
 * both views keeps it.
 */
export function mixViews(from: View, to: View, part: number): View {
  const scale = from.scale * (to.scale / from.scale) ** part;
  const isZoom = Math.abs(Math.log(to.scale / from.scale)) > 0.01;
  const share = isZoom ? (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale) : part;
  return { ...to, scale, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
