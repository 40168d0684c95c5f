import type { Locale } from '../locale/locale.ts';
import type { MapLabel } from './base-map.ts';
import { chooseStyle, isCity, type TextStyle } from './label-style.ts';
import type { Palette } from './palette.ts';
import type { Terrain } from './terrain.ts';
import { type Box, findTurn, type ScreenPoint, toScreen, type View } from './view.ts';

/** A name with the font that it is written in, and where: the middle of its left edge. */
export interface PlacedLabel extends ScreenPoint {
  label: MapLabel;
  text: string;
  style: TextStyle;
  /** What the whole of it stands on. */
  terrain: Terrain;
  /** Where the dot of a city is. */
  dot?: ScreenPoint;
}

/** The width of a text in a font with letter spacing, in pixels. */
export type MeasureText = (text: string, font: string, spacing: number) => number;

/** The map that names are placed on. */
export interface LabelGround {
  view: View;
  palette: Palette;
  locale: Locale;
  /** Boxes of markers and controls, in pixels of the element. */
  taken: readonly Box[];
  measure: MeasureText;
  /** What a box stands on; undefined for more than one terrain. */
  terrainOf: (box: Box) => Terrain | undefined;
}

/** Names that have their place, and the boxes that they and others take up. */
interface Placing extends LabelGround {
  boxes: Box[];
  placed: PlacedLabel[];
}

/** What a name belongs on. */
const terrains = {
  city: 'land',
  cityAbroad: 'abroad',
  province: 'land',
  water: 'water',
  country: 'abroad',
} as const;

/** Pixels per kilometre from which cities of a rank are named. */
const scaleOfRank = [0, 0.06, 0.16, 0.42, 1.1, 2.6];
/** Sides of its dot on which a name may stand, in the order in which they are tried. */
const sides = [
  { across: 1, along: 0 },
  { across: -1, along: 0 },
  { across: 0, along: -1 },
  { across: 0, along: 1 },
];
type Side = (typeof sides)[number];
/** Pixels between names, markers and dots; a name stands a little further from its own dot. */
const gap = 3;
const dotGap = gap + 0.5;
/** Pixels between names and the edge of the map. */
const edge = 4;
/** Where a province's name may stand, in heights of the name below its middle. */
const provinceShifts = [0, -1.4, 1.4, -2.8, 2.8];

/** Whether two boxes come closer to each other than a distance in pixels. */
export const overlaps = (a: Box, b: Box, distance = 0): boolean =>
  a.left < b.left + b.width + distance &&
  b.left < a.left + a.width + distance &&
  a.top < b.top + b.height + distance &&
  b.top < a.top + a.height + distance;

const isFree = ({ view, boxes }: Placing, box: Box) =>
  box.left >= edge &&
  box.top >= edge &&
  box.left + box.width <= view.width - edge &&
  box.top + box.height <= view.height - edge &&
  !boxes.some((other) => overlaps(box, other, gap));

/** The first free box on the terrain that the name belongs on, else on any one terrain, else the first free one. */
function chooseBox(placing: Placing, candidates: readonly Box[], { kind }: MapLabel): Box | undefined {
  const free = candidates.filter((box) => isFree(placing, box));
  return free.find((box) => placing.terrainOf(box) === terrains[kind]) ?? free.find(placing.terrainOf) ?? free[0];
}

function addLabel(
  { boxes, placed, terrainOf }: Placing,
  box: Box,
  rest: Omit<PlacedLabel, keyof ScreenPoint | 'terrain'>,
) {
  boxes.push(box);
  const terrain = terrainOf(box) ?? terrains[rest.label.kind];
  placed.push({ ...rest, terrain, left: box.left, top: box.top + box.height / 2 });
}

/** The boxes for a name on the sides of what it stands beside, the side on which its dot lies first. */
function listSides(around: Box, dot: ScreenPoint, width: number, height: number): Box[] {
  const middle = { left: around.left + around.width / 2, top: around.top + around.height / 2 };
  // Of two cities under one cluster of stores, the western one has its name in the west.
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

function placeCity(placing: Placing, label: MapLabel, dot: ScreenPoint, style: TextStyle): void {
  const { taken, boxes, locale, measure } = placing;
  const text = label.name[locale];
  const dotBox = { left: dot.left - 3, top: dot.top - 3, width: 6, height: 6 };
  // A store in the middle of its city hides the dot; the name then stands clear of the marker.
  const marker = taken.find((box) => overlaps(dotBox, box));
  if (!marker && boxes.some((box) => overlaps(dotBox, box))) return;
  const width = measure(text, style.font, style.spacing);
  const box = chooseBox(placing, listSides(marker ?? dotBox, dot, width, style.size * 1.15), label);
  if (!box) return;
  if (!marker) boxes.push(dotBox);
  addLabel(placing, box, { label, text, style, ...(marker ? {} : { dot }) });
}

/** Places a wide name around its middle, or its short form; neither where it would be wider than what it names. */
function placeRegion(placing: Placing, label: MapLabel, middle: ScreenPoint, style: TextStyle): void {
  const { view, locale, measure } = placing;
  const isProvince = label.kind === 'province';
  for (const name of [label.name[locale], label.shortName[locale]]) {
    const text = label.kind === 'water' ? name : name.toLocaleUpperCase(`${locale}-CA`);
    const [width, height] = [measure(text, style.font, style.spacing), style.size * 1.2];
    if (width > label.room * view.scale * (isProvince ? 0.9 : 1)) continue;
    const [left, top] = [middle.left - width / 2, middle.top - height / 2];
    const shifts = isProvince ? provinceShifts : [0];
    const candidates = shifts.map((shift) => ({ left, top: top + shift * height, width, height }));
    const box = chooseBox(placing, candidates, label);
    if (!box) continue;
    addLabel(placing, box, { label, text, style });
    return;
  }
}

/** Large cities, then the wide names, then all other cities. */
const orderOf = ({ kind, rank }: MapLabel) => (isCity(kind) ? (rank > 1 ? rank + 2 : 0) : 1);

/** A province or an ocean fills a close look; its name would only be in the way of those of the places. */
const fitsScale = ({ kind, rank, room }: MapLabel, { scale, width, height }: View) =>
  isCity(kind) ? scale >= (scaleOfRank[rank] ?? Infinity) : room * scale <= Math.hypot(width, height) * 2;

/**
 * Chooses which names to write and where, the more important first: none touches another, a marker or the edge, and
 * none is wider than what it names. A name crosses a shore only where it has no room beside it.
 */
export function placeLabels(labels: readonly MapLabel[], ground: LabelGround): PlacedLabel[] {
  const { view, palette, taken } = ground;
  const placing: Placing = { ...ground, boxes: [...taken], placed: [] };
  const turn = findTurn(view);
  for (const label of [...labels].sort((a, b) => orderOf(a) - orderOf(b))) {
    if (!fitsScale(label, view)) continue;
    const at = toScreen(view, label, turn);
    if (at.left < 0 || at.top < 0 || at.left > view.width || at.top > view.height) continue;
    (isCity(label.kind) ? placeCity : placeRegion)(placing, label, at, chooseStyle(label, palette, view.scale));
  }
  return placing.placed;
}
