import type { Locale } from '../locale/locale.ts';
import type { MapLabel } from './base-map.ts';
import { chooseStyle, isCity, type TextStyle } from './label-style.ts';
import type { Palette } from './palette.ts';
import type { Terrain } from './terrain.ts';
import { type Box, findRotation, type ScreenPoint, toScreen, type View } from './view.ts';

/** A label with its style and position: the middle of its left edge. */
export interface PlacedLabel extends ScreenPoint {
  label: MapLabel;
  text: string;
  style: TextStyle;
  /** The terrain below the whole label. */
  terrain: Terrain;
  /** Position of a city's dot. */
  dot?: ScreenPoint;
}

/** Width of a text in a font with letter spacing, in pixels. */
export type MeasureText = (text: string, font: string, spacing: number) => number;

/** The map on which labels are placed. */
export interface LabelContext {
  view: View;
  palette: Palette;
  locale: Locale;
  /** Boxes of markers and controls, in pixels of the element. */
  taken: readonly Box[];
  measure: MeasureText;
  /** The terrain below a box; undefined if there is more than one. */
  terrainOf: (box: Box) => Terrain | undefined;
}

/** The labels placed so far, and all boxes in use. */
interface LabelPlacement extends LabelContext {
  boxes: Box[];
  placed: PlacedLabel[];
  /** Markers that have the name of a city: a second one beside it would name no dot. */
  named: Set<Box>;
}

/** Preferred terrain by kind of label. */
const terrains = {
  city: 'land',
  cityAbroad: 'abroad',
  province: 'land',
  water: 'water',
  country: 'abroad',
} as const;

/** Minimum scale for the labels of cities, by rank, in pixels per kilometre. */
const scaleOfRank = [0, 0.06, 0.16, 0.42, 1.1, 2.6];
/** Sides of a dot for its label, in order of preference. */
const sides = [
  { across: 1, along: 0 },
  { across: -1, along: 0 },
  { across: 0, along: -1 },
  { across: 0, along: 1 },
];
type Side = (typeof sides)[number];
/** Minimum pixels between labels, markers and dots; a label is slightly further from its own dot. */
const gap = 3;
const dotGap = gap + 0.5;
/** Minimum pixels between a label and the edge of the map. */
const edge = 4;
/** Vertical offsets for the label of a province, in multiples of its height. */
const provinceShifts = [0, -1.4, 1.4, -2.8, 2.8];

/** Whether two boxes are closer than a distance in pixels. */
export const overlaps = (a: Box, b: Box, distance = 0): boolean =>
  a.left < b.left + b.width + distance &&
  b.left < a.left + a.width + distance &&
  a.top < b.top + b.height + distance &&
  b.top < a.top + a.height + distance;

const isFree = ({ view, boxes }: LabelPlacement, box: Box) =>
  box.left >= edge &&
  box.top >= edge &&
  box.left + box.width <= view.width - edge &&
  box.top + box.height <= view.height - edge &&
  !boxes.some((other) => overlaps(box, other, gap));

/** The first free box on the preferred terrain, else on any single terrain, else the first free one. */
function chooseBox(placement: LabelPlacement, candidates: readonly Box[], { kind }: MapLabel): Box | undefined {
  const free = candidates.filter((box) => isFree(placement, box));
  return free.find((box) => placement.terrainOf(box) === terrains[kind]) ?? free.find(placement.terrainOf) ?? free[0];
}

function addLabel(
  { boxes, placed, terrainOf }: LabelPlacement,
  box: Box,
  rest: Omit<PlacedLabel, keyof ScreenPoint | 'terrain'>,
) {
  boxes.push(box);
  const terrain = terrainOf(box) ?? terrains[rest.label.kind];
  placed.push({ ...rest, terrain, left: box.left, top: box.top + box.height / 2 });
}

/** Candidate boxes around a dot or marker, first on the side where the dot is. */
function listSides(around: Box, dot: ScreenPoint, width: number, height: number): Box[] {
  const middle = { left: around.left + around.width / 2, top: around.top + around.height / 2 };
  // Where a cluster lies east of its city, so that the name stands nearer to where the city is.
  const lean = ({ across, along }: Side) =>
    Math.round((across * (dot.left - middle.left) + along * (dot.top - middle.top)) / 4);
  return [...sides]
    .sort((a, b) => lean(b) - lean(a))
    .map(({ across, along }) => ({
      left: middle.left + across * (around.width / 2 + dotGap + width / 2) - width / 2,
      top: middle.top + along * (around.height / 2 + dotGap + height / 2) - height / 2,
      width,
      height,
    }));
}

const toDot = ({ left, top }: ScreenPoint): Box => ({ left: left - 3, top: top - 3, width: 6, height: 6 });
const findCover = (dot: ScreenPoint, taken: readonly Box[]) => taken.find((box) => overlaps(toDot(dot), box));

/** Pixels between a dot and the middle of the marker that covers it. */
function findOffset(dot: ScreenPoint, taken: readonly Box[]): number {
  const { left, top, width, height } = findCover(dot, taken) ?? { ...dot, width: 0, height: 0 };
  return Math.hypot(left + width / 2 - dot.left, top + height / 2 - dot.top);
}

function placeCity(placement: LabelPlacement, label: MapLabel, dot: ScreenPoint, style: TextStyle): void {
  const { taken, boxes, named, locale, measure } = placement;
  const text = label.name[locale];
  const dotBox = toDot(dot);
  // A marker may cover the dot; the label is then placed beside the marker.
  const marker = findCover(dot, taken);
  if (marker ? named.has(marker) : boxes.some((box) => overlaps(dotBox, box))) return;
  const width = measure(text, style.font, style.spacing);
  const box = chooseBox(placement, listSides(marker ?? dotBox, dot, width, style.size * 1.15), label);
  if (!box) return;
  if (marker) named.add(marker);
  else boxes.push(dotBox);
  addLabel(placement, box, { label, text, style, ...(marker ? {} : { dot }) });
}

/** Places the label of a region at its centre, or its short form; neither if it is wider than the region. */
function placeRegion(placement: LabelPlacement, label: MapLabel, middle: ScreenPoint, style: TextStyle): void {
  const { view, locale, measure } = placement;
  const isProvince = label.kind === 'province';
  for (const name of [label.name[locale], label.shortName[locale]]) {
    const text = label.kind === 'water' ? name : name.toLocaleUpperCase(`${locale}-CA`);
    const [width, height] = [measure(text, style.font, style.spacing), style.size * 1.2];
    if (width > label.room * view.scale * (isProvince ? 0.9 : 1)) continue;
    const [left, top] = [middle.left - width / 2, middle.top - height / 2];
    const shifts = isProvince ? provinceShifts : [0];
    const candidates = shifts.map((shift) => ({ left, top: top + shift * height, width, height }));
    const box = chooseBox(placement, candidates, label);
    if (!box) continue;
    addLabel(placement, box, { label, text, style });
    return;
  }
}

/** Largest cities first, then regions, then the other cities. */
const orderOf = ({ kind, rank }: MapLabel) => (isCity(kind) ? (rank > 1 ? rank + 2 : 0) : 1);

/** Hides a region that is much larger than the view: its label would only be in the way. */
const fitsScale = ({ kind, rank, room }: MapLabel, { scale, width, height }: View) =>
  isCity(kind) ? scale >= (scaleOfRank[rank] ?? Infinity) : room * scale <= Math.hypot(width, height) * 2;

/**
 * Chooses the labels to show and their positions, most important first: no label touches another, a marker or the edge,
 * and none is wider than its region. A label crosses a shore only if there is no room beside it.
 */
export function placeLabels(labels: readonly MapLabel[], ground: LabelContext): PlacedLabel[] {
  const { view, palette, taken } = ground;
  const placement: LabelPlacement = { ...ground, boxes: [...taken], placed: [], named: new Set() };
  const turn = findRotation(view);
  const shown = labels
    .filter((label) => fitsScale(label, view))
    .map((label) => ({ label, at: toScreen(view, label, turn) }))
    .filter(({ at }) => at.left >= 0 && at.top >= 0 && at.left <= view.width && at.top <= view.height)
    .map((each) => ({ ...each, offset: findOffset(each.at, taken) }));
  // Of equal cities, the nearer one names a marker.
  for (const { label, at } of shown.sort((a, b) => orderOf(a.label) - orderOf(b.label) || a.offset - b.offset))
    (isCity(label.kind) ? placeCity : placeRegion)(placement, label, at, chooseStyle(label, palette, view.scale));
  return placement.placed;
}
