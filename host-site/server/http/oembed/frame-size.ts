import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import measured from './frame-heights.json' with { type: 'json' };

/** Limits of a frame in CSS pixels; undefined for none. */
export interface FrameLimits {
  width: number | undefined;
  height: number | undefined;
}

/** Size of a frame in CSS pixels. */
export interface FrameSize {
  width: number;
  height: number;
}

/** Heights in CSS pixels by widget, language and width of the frame; measured by tests/e2e/frame-heights.spec.ts. */
const heights: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>> = measured;

/** Width of a frame without a limit, and the most that one gets. */
const usualWidth = 640;
const mostWidth = 1000;
/** For a widget that was not measured. */
const usualHeight = 640;
/** Lists are thousands of pixels high; in a frame they scroll. */
const mostHeights: Readonly<Record<string, number>> = {
  'article-list': 1000,
  'photo-wall': 1000,
  'store-finder': 1000,
};

/** The measured height for a width; between two measured widths, the greater height of both. */
function findHeight(list: Readonly<Record<string, number>>, width: number): number {
  const measuredWidths = Object.keys(list).map(Number);
  const below = Math.max(...measuredWidths.filter((each) => each <= width));
  const above = Math.min(...measuredWidths.filter((each) => each >= width));
  const found = [list[below], list[above]].filter((height) => height !== undefined);
  return found.length > 0 ? Math.max(...found) : usualHeight;
}

/** The size of a widget's frame within limits: as high as its content was when it was measured. */
export function findFrameSize(name: string, locale: Locale, limits: FrameLimits): FrameSize {
  const width = Math.min(limits.width ?? usualWidth, mostWidth);
  const content = findHeight(heights[name]?.[locale] ?? {}, width);
  const height = Math.min(content, mostHeights[name] ?? content);
  return { width, height: Math.min(height, limits.height ?? height) };
}
