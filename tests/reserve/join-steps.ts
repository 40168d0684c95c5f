/** From this width of its place on, a widget is `height` pixels high, and `percent` of the width more. */
export type Step = readonly [from: number, height: number, percent: number];

/** Movements of less than three pixels are no layout shift. */
const tolerance = 1;
/** What stands below this much room is beyond a screen; more would only make a longer hole. */
const most = 2_000;

type Point = readonly [width: number, height: number];

/** How many points, from the first one on, lie on one line that does not fall, and how steep that is. */
function takeLine([first, ...others]: readonly Point[]): { length: number; slope: number } {
  const [width, height] = first as Point;
  let low = 0;
  let high = Number.POSITIVE_INFINITY;
  let length = 1;
  for (const [nextWidth, nextHeight] of others) {
    const run = nextWidth - width;
    const least = Math.max(low, (nextHeight - tolerance - height) / run);
    const greatest = Math.min(high, (nextHeight + tolerance - height) / run);
    if (least > greatest) break;
    [low, high, length] = [least, greatest, length + 1];
  }
  return { length, slope: low === 0 || length === 1 ? 0 : (low + high) / 2 };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Describes the heights at all widths by as few lines as stay within a pixel of them. */
export function joinSteps(points: readonly Point[]): Step[] {
  let rest = points.map(([width, height]): Point => [width, Math.min(height, most)]);
  const steps: Step[] = [];
  while (rest.length > 0) {
    const { length, slope } = takeLine(rest);
    const [width, height] = rest[0] as Point;
    steps.push([width, Math.round(height - slope * width), round(slope * 100)]);
    rest = rest.slice(length);
  }
  return steps;
}
