import type { Palette } from './palette.ts';
import type { MeasureText, PlacedLabel } from './place-labels.ts';

/** Paints the labels, each outlined in the colour of the terrain below it. */
export function paintLabels(
  context: CanvasRenderingContext2D,
  placed: readonly PlacedLabel[],
  palette: Palette,
  pixelRatio: number,
): void {
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const { label, text, left, top, style, terrain, dot } of placed) {
    context.font = style.font;
    context.letterSpacing = `${style.spacing}px`;
    context.lineWidth = 3;
    context.strokeStyle = palette[terrain];
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

/** Measures texts in a canvas, each text once. */
export function createTextMeasurer(context: CanvasRenderingContext2D): MeasureText {
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
