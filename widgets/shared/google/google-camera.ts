import type { Target } from '../map/camera.ts';
import type { MapPoint } from '../map/projection.ts';
import { findMinZoom, fitMercator } from './mercator.ts';

/** What Google's map shows, and whether the page or the visitor moved it. */
export interface GoogleCamera {
  map: google.maps.Map;
  /** The element that has the map's size. */
  root: HTMLElement;
  /** The area that the page asked to show, fitted again when the map's size changes; undefined once a visitor moves the map. */
  target: Target | undefined;
  isByVisitor: boolean;
  /** Whether the page started the current change of zoom. */
  isZoomOfPage: boolean;
  /** Called once the map is idle, unless a visitor moves it first. */
  onRest: (() => void) | undefined;
}

/** Pixels between a fitted store and the edge, and the maximum zoom level for fitting. */
const fitMargin = 48;
const fitZoom = 14;
/** The maximum zoom level. */
export const maxZoom = 20;

/** A camera that has not moved yet. */
export function createGoogleCamera(map: google.maps.Map, root: HTMLElement): GoogleCamera {
  return { map, root, target: undefined, isByVisitor: false, isZoomOfPage: true, onRest: undefined };
}

/** The zoom level of the map. */
export const readZoom = ({ map }: GoogleCamera): number => map.getZoom() ?? 0;

const limitZoom = ({ root }: GoogleCamera, zoom: number) =>
  Math.max(findMinZoom(root.clientWidth), Math.min(maxZoom, zoom));

/** Whether zooming by this many levels would have no effect. */
export function isZoomLimit(camera: GoogleCamera, step: number): boolean {
  const zoom = readZoom(camera);
  return limitZoom(camera, zoom + step) === zoom;
}

/** Records that a visitor moves the map, which clears the page's target. */
export function startVisitorMove(camera: GoogleCamera): void {
  Object.assign(camera, { target: undefined, isByVisitor: true, onRest: undefined });
}

function moveTo(camera: GoogleCamera, { points, closest }: Target, margin = fitMargin, minZoom = 0): void {
  const { map, root } = camera;
  const { clientWidth: width, clientHeight: height } = root;
  if (width === 0 || height === 0) return;
  const { middle, zoom: fitting } = fitMercator(points, { width, height }, margin, closest);
  const zoom = limitZoom(camera, Math.max(fitting, minZoom));
  camera.isZoomOfPage = zoom !== readZoom(camera);
  map.setZoom(zoom);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) map.setCenter(middle);
  else map.panTo(middle);
}

/** Fits points on behalf of the page. */
export function showPoints(camera: GoogleCamera, points: readonly MapPoint[], closest = fitZoom): void {
  const target = { points, closest };
  Object.assign(camera, { target, isByVisitor: false, onRest: undefined });
  moveTo(camera, target);
}

/** Zooms in to points for a visitor, by at least one level, so that a press always has an effect. */
export function zoomToPoints(camera: GoogleCamera, points: readonly MapPoint[], onRest: () => void): void {
  startVisitorMove(camera);
  moveTo(camera, { points, closest: maxZoom }, fitMargin * 1.5, readZoom(camera) + 1);
  camera.onRest = onRest;
}

/** Zooms one level in or out for a visitor. */
export function zoomByFactor(camera: GoogleCamera, factor: number): void {
  startVisitorMove(camera);
  camera.map.setZoom(limitZoom(camera, readZoom(camera) + Math.sign(factor - 1)));
}

/** Fits the map to a new size of its element. */
export function resizeCamera(camera: GoogleCamera): void {
  // A wider map may need a higher zoom level, and that is not the visitor's doing.
  camera.isZoomOfPage = true;
  camera.map.setOptions({ minZoom: findMinZoom(camera.root.clientWidth) });
  if (camera.target) moveTo(camera, camera.target);
}
