import type { Locale } from '../locale/locale.ts';
import type { MapLabel } from './base-map.ts';
import type { Palette } from './palette.ts';
import { findTurn, type ScreenPoint, toScreen, type View } from './view.ts';

export interface Box extends ScreenPoint {
  width: number;
  height: number;
}

/** A name with the font that it is written in, and where: the middle of its left edge. */
export interface PlacedLabel extends ScreenPoint {
  label: MapLabel;
  text: string;
  style: TextStyle;
  /** Where the dot of a city is. */
  dot?: ScreenPoint;
}

interface TextStyle {
  font: string;
  spacing: number;
  colour: 'city' | 'region' | 'sea';
  size: number;
}

/** What a name stands on. */
const grounds = {
  city: 'land',
  cityAbroad: 'abroad',
  province: 'land',
  water: 'water',
  country: 'abroad',
} as const;
const isCity = (kind: MapLabel['kind']) => kind === 'city' || kind === 'cityAbroad';

/** Pixels per kilometre from which cities of a rank are named. */
const scaleOfRank = [0, 0.06, 0.16, 0.42, 1.1, 2.6];
/** Sides of its dot on which a name may stand, tried in this order. */
const sides = [
  { across: 1, along: 0 },
  { across: -1, along: 0 },
  { across: 0, along: -1 },
  { across: 0, along: 1 },
];
/** Pixels between names, markers and dots; a name stands a little further from its own. */
const gap = 3;
const clearance = gap + 0.5;

export const overlaps = (a: Box, b: Box, distance = 0): boolean =>
  a.left < b.left + b.width + distance &&
  b.left < a.left + a.width + distance &&
  a.top < b.top + b.height + distance &&
  b.top < a.top + a.height + distance;

function chooseStyle({ kind, rank }: MapLabel, { size, text, display }: Palette, scale: number): TextStyle {
  const small = size * 0.78;
  if (isCity(kind)) {
    const isLarge = kind === 'city' && (rank === 1 || (rank === 2 && scale > 0.6));
    const pixels = isLarge ? size * 0.86 : small;
    return {
      font: `${isLarge ? 600 : 400} ${pixels}px ${text}`,
      spacing: 0,
      colour: kind === 'city' ? 'city' : 'region',
      size: pixels,
    };
  }
  if (kind === 'water') {
    const pixels = size * 0.86;
    return { font: `italic 400 ${pixels}px ${display}`, spacing: 0.3, colour: 'sea', size: pixels };
  }
  return { font: `500 ${small}px ${text}`, spacing: small * 0.16, colour: 'region', size: small };
}

/** The width of a text in a font with letter spacing, in pixels. */
export type MeasureText = (text: string, font: string, spacing: number) => number;

/**
 * Chooses which names to write and where, the more important first: none touches another, a marker or the edge, and
 * none is wider than what it names.
 */
export function placeLabels(
  labels: readonly MapLabel[],
  view: View,
  palette: Palette,
  locale: Locale,
  taken: readonly Box[],
  measure: MeasureText,
): PlacedLabel[] {
  const turn = findTurn(view);
  const boxes = [...taken];
  const placed: PlacedLabel[] = [];
  const frame = { left: 4, top: 4, right: view.width - 4, bottom: view.height - 4 };
  const isFree = (box: Box) =>
    box.left >= frame.left &&
    box.top >= frame.top &&
    box.left + box.width <= frame.right &&
    box.top + box.height <= frame.bottom &&
    !boxes.some((other) => overlaps(box, other, gap));
  const put = (box: Box, rest: Omit<PlacedLabel, 'left' | 'top'>) => {
    boxes.push(box);
    placed.push({ ...rest, left: box.left, top: box.top + box.height / 2 });
  };

  const placeCity = (label: MapLabel, dot: ScreenPoint, style: TextStyle) => {
    const text = label.name[locale];
    const dotBox = { left: dot.left - 3, top: dot.top - 3, width: 6, height: 6 };
    // A shop in the middle of its city hides the dot; the name then stands clear of the marker.
    const marker = taken.find((box) => overlaps(dotBox, box));
    if (!marker && boxes.some((box) => overlaps(dotBox, box))) return;
    const around = marker ?? dotBox;
    const [width, height] = [measure(text, style.font, style.spacing), style.size * 1.15];
    for (const { across, along } of sides) {
      const toSide = (side: number, half: number, own: number) => side * (half + clearance + own);
      const middle = {
        left: around.left + around.width / 2 + toSide(across, around.width / 2, width / 2),
        top: around.top + around.height / 2 + toSide(along, around.height / 2, height / 2),
      };
      const box = { left: middle.left - width / 2, top: middle.top - height / 2, width, height };
      if (!isFree(box)) continue;
      if (!marker) boxes.push(dotBox);
      put(box, { label, text, style, ...(marker ? {} : { dot }) });
      return;
    }
  };
  const placeRegion = (label: MapLabel, middle: ScreenPoint, style: TextStyle) => {
    const isProvince = label.kind === 'province';
    for (const name of [label.name[locale], label.shortName[locale]]) {
      const text = label.kind === 'water' ? name : name.toLocaleUpperCase(`${locale}-CA`);
      const [width, height] = [measure(text, style.font, style.spacing), style.size * 1.2];
      if (width > label.room * view.scale * (isProvince ? 0.9 : 1)) continue;
      const shifts = isProvince ? [0, -1.4, 1.4, -2.8, 2.8] : [0];
      for (const shift of shifts) {
        const box = { left: middle.left - width / 2, top: middle.top - height / 2 + shift * height, width, height };
        if (!isFree(box)) continue;
        put(box, { label, text, style });
        return;
      }
    }
  };

  // Large cities, then the wide names, then all other cities.
  const order = ({ kind, rank }: MapLabel) => (isCity(kind) ? (rank > 1 ? rank + 2 : 0) : 1);
  for (const label of [...labels].sort((a, b) => order(a) - order(b))) {
    if (isCity(label.kind) && view.scale < (scaleOfRank[label.rank] ?? Infinity)) continue;
    // A province or an ocean fills a close look; its name would only be in the way of those of the places.
    if (!isCity(label.kind) && label.room * view.scale > Math.hypot(view.width, view.height) * 2) continue;
    const at = toScreen(view, label, turn);
    if (at.left < 0 || at.top < 0 || at.left > view.width || at.top > view.height) continue;
    (isCity(label.kind) ? placeCity : placeRegion)(label, at, chooseStyle(label, palette, view.scale));
  }
  return placed;
}

/** Writes the names, each with an edge in the colour of the ground that it stands on. */
export function drawLabels(
  context: CanvasRenderingContext2D,
  placed: readonly PlacedLabel[],
  palette: Palette,
  pixelRatio: number,
): void {
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const { label, text, left, top, style, dot } of placed) {
    context.font = style.font;
    context.letterSpacing = `${style.spacing}px`;
    context.lineWidth = 3;
    context.strokeStyle = palette[grounds[label.kind]];
    context.strokeText(text, left, top);
    context.fillStyle = palette[style.colour];
    context.fillText(text, left, top);
    if (!dot) continue;
    context.beginPath();
    context.arc(dot.left, dot.top, label.rank === 1 ? 2.6 : 2, 0, 7);
    context.lineWidth = 2;
    context.stroke();
    context.fill();
  }
  context.letterSpacing = '0px';
}

/** Measures with the context's fonts, each text once. */
export function createMeasure(context: CanvasRenderingContext2D): MeasureText {
  const widths = new Map<string, number>();
  return (text, font, spacing) => {
    const key = `${font} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    context.font = font;
    context.letterSpacing = `${spacing}px`;
    const { width } = context.measureText(text);
    widths.set(key, width);
    return width;
  };
}
