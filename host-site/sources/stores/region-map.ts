import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import {
  type BaseMap,
  isFilled,
  type LayerName,
  layerNames,
  readBaseMap,
  toArcIndex,
} from '../../../widgets/shared/map/base-map.ts';
import { type LabelContext, type PlacedLabel, placeLabels } from '../../../widgets/shared/map/place-labels.ts';
import { type GeoPoint, type MapPoint, project } from '../../../widgets/shared/map/projection.ts';
import { simplifyLine } from '../../../widgets/shared/map/simplify.ts';
import { createBoxTerrainLookup, createTerrainLookup } from '../../../widgets/shared/map/terrain.ts';
import { type Bounds, findBounds, findRotation, toScreen, type View } from '../../../widgets/shared/map/view.ts';
import { escapeHtml } from '../escape-html.ts';

/** Draws the region around a point as an SVG with `alt` as its text; other points get a small mark. */
export type DrawRegion = (centre: GeoPoint, others: readonly GeoPoint[], locale: Locale, alt: string) => string;

/** Side of the square drawing, in its own units, and how many of them a kilometre has. */
const side = 480;
const scale = 1.1;
/** Points whose triangle with both neighbours is smaller than the square of this, in units, are left out. */
const detail = 1.5;
/** Lines may leave the drawing by this much, so that the outline of an area along its edge is not seen. */
const margin = 8;
const textSize = 15;
/** As many marks of other points may be close to each other; of more, one for each square with this side is drawn. */
const mostMarks = 100;
const markSpacing = 16;
/** Degrees beyond which a point is certainly outside, wherever in Canada. */
const reach = { lat: 3, lng: 12 };

type Point = readonly [x: number, y: number];

/** A ring or line of the base map in kilometres, with the box in which it lies. */
interface Line {
  points: readonly MapPoint[];
  bounds: Bounds;
}

function openLine({ arcs }: BaseMap, references: readonly number[]): Line {
  const points = references.flatMap((reference) => {
    const arc = arcs[toArcIndex(reference)] as Float32Array;
    const ordered = Array.from({ length: arc.length / 2 }, (_, at) => ({
      x: arc[2 * at] as number,
      y: arc[2 * at + 1] as number,
    }));
    return reference < 0 ? ordered.reverse() : ordered;
  });
  return { points, bounds: findBounds(points) };
}

const edges = [
  { axis: 0, limit: -margin, sign: 1 },
  { axis: 0, limit: side + margin, sign: -1 },
  { axis: 1, limit: -margin, sign: 1 },
  { axis: 1, limit: side + margin, sign: -1 },
] as const;

/** Cuts a ring at the edges of the drawing, one after the other (Sutherland and Hodgman). */
function clipRing(ring: readonly Point[]): readonly Point[] {
  return edges.reduce((points: readonly Point[], { axis, limit, sign }) => {
    const isInside = (point: Point) => (point[axis] - limit) * sign >= 0;
    return points.flatMap((point, at) => {
      const previous = points.at(at - 1) as Point;
      if (isInside(point) === isInside(previous)) return isInside(point) ? [point] : [];
      const share = (limit - previous[axis]) / (point[axis] - previous[axis]);
      const crossing: Point = [
        previous[0] + share * (point[0] - previous[0]),
        previous[1] + share * (point[1] - previous[1]),
      ];
      return isInside(point) ? [crossing, point] : [crossing];
    });
  }, ring);
}

/** Pieces of a line that are in the drawing, each with the point before and the one after it. */
function clipLine(line: readonly Point[]): Point[][] {
  const isInside = ([x, y]: Point) => Math.min(x, y) >= -margin && Math.max(x, y) <= side + margin;
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  line.forEach((point, at) => {
    const neighbours = [line[at - 1], point, line[at + 1]];
    if (neighbours.some((each) => each && isInside(each))) piece.push(point);
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  });
  return piece.length > 1 ? [...pieces, piece] : pieces;
}

const thinOut = (points: readonly Point[]): Point[] => simplifyLine(points, () => detail);

/** Path data with whole numbers, relative to the point before. */
function writePath(points: readonly Point[], end: string): string {
  let [lastX, lastY] = [0, 0];
  const steps = points.map(([x, y], at) => {
    const [nextX, nextY] = [Math.round(x), Math.round(y)];
    const step = `${nextX - lastX},${nextY - lastY}`;
    [lastX, lastY] = [nextX, nextY];
    return `${at === 0 ? `M${step}l` : step}`;
  });
  return points.length < 2 ? '' : `${steps.join(' ').replace('l ', 'l')}${end}`;
}

const isNear = (bounds: Bounds, { x, y }: MapPoint, reach: number) =>
  bounds.minX < x + reach && bounds.maxX > x - reach && bounds.minY < y + reach && bounds.maxY > y - reach;

/** Fonts of the page are not measured at the build: a letter of a sans serif is about half as wide as it is high. */
const measure = (text: string, font: string, spacing: number) =>
  text.length * (0.54 * Number.parseFloat(/[\d.]+(?=px)/.exec(font)?.[0] ?? String(textSize)) + spacing);

const palette = { size: textSize, text: 'text', display: 'display' } as LabelContext['palette'];

/** Whether a name is in the part of the drawing that every page shows: its middle, up to four thirds as wide as high. */
function isShown({ text, left, top }: PlacedLabel): boolean {
  const right = left + measure(text, '', 0);
  return left > margin && right < side - margin && Math.abs(top - side / 2) < (side * 3) / 8 - textSize / 2;
}

function drawLabel({ text, left, top, style, dot, terrain, label }: PlacedLabel): string {
  const at = `x="${Math.round(left)}" y="${Math.round(top)}"`;
  const written = `<text class="map-${style.colour} on-${terrain}" ${at}>${escapeHtml(text)}</text>`;
  if (!dot) return written;
  return `<circle class="map-dot" cx="${Math.round(dot.left)}" cy="${Math.round(dot.top)}" r="${label.rank === 1 ? 3 : 2}"/>${written}`;
}

/** Leaves out what lies close to another mark: those of a large chain's stores would weigh more than the page. */
function spreadMarks(marks: readonly Point[]): Point[] {
  if (marks.length <= mostMarks) return [...marks];
  const squares = new Map(marks.map((mark) => [mark.map((value) => Math.floor(value / markSpacing)).join(), mark]));
  return [...squares.values()];
}

const pin = 'M0 0C-3-9-13-14-13-25a13 13 0 0 1 26 0C13-14 3-9 0 0Z';

/** Prepares the base map, whose file is `stores/canada-1.bin`, for the drawings of many regions. */
export function openRegionMap(file: ArrayBuffer): DrawRegion {
  const baseMap = readBaseMap(file);
  const layers = layerNames.map((name): [LayerName, Line[]] => [
    name,
    baseMap.layers[name].map((references) => openLine(baseMap, references)),
  ]);
  const findTerrain = createTerrainLookup(baseMap);
  return (centre, others, locale, alt) => {
    const middle = project(centre);
    const view: View = { ...middle, scale, width: side, height: side };
    const turn = findRotation(view);
    const place = (point: MapPoint): Point => {
      const { left, top } = toScreen(view, point, turn);
      return [left, top];
    };
    const paths = layers.map(([name, lines]) => {
      const near = lines.filter(({ bounds }) => isNear(bounds, middle, side / scale));
      const data = near.flatMap(({ points }) => {
        const placed = points.map(place);
        if (isFilled(name)) return writePath(thinOut(clipRing(placed)), 'z');
        return clipLine(placed).map((piece) => writePath(thinOut(piece), ''));
      });
      return data.some(Boolean) ? `<path class="map-${name}" d="${data.join('')}"/>` : '';
    });
    const taken = [{ left: side / 2 - 15, top: side / 2 - 40, width: 30, height: 44 }];
    const marks = others
      .filter(({ lat, lng }) => Math.abs(lat - centre.lat) < reach.lat && Math.abs(lng - centre.lng) < reach.lng)
      .map((other) => place(project(other)))
      .filter(([x, y]) => Math.min(x, y) > 0 && Math.max(x, y) < side);
    const labels = placeLabels(baseMap.labels, {
      view,
      palette,
      locale,
      taken,
      measure,
      terrainOf: createBoxTerrainLookup(findTerrain, view),
    });
    return [
      `<svg viewBox="0 0 ${side} ${side}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${escapeHtml(alt)}" translate="no">`,
      ...paths,
      ...labels.filter(isShown).map(drawLabel),
      ...spreadMarks(marks).map(
        ([x, y]) => `<circle class="map-other" cx="${Math.round(x)}" cy="${Math.round(y)}" r="5"/>`,
      ),
      `<path class="map-pin" transform="translate(${side / 2} ${side / 2})" d="${pin}"/><circle class="map-hole" cx="${side / 2}" cy="${side / 2 - 25}" r="5"/>`,
      '</svg>',
    ].join('');
  };
}
