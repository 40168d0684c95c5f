/** Draws one frame as SVG, 1280 × 720: for each step, how far it has come, from 0 to 1. */
export type DrawFrame = (steps: readonly number[]) => string;

/** Seconds that a step's part takes to come into its place. */
const entrance = 1.1;

/** How far each step has come at a time, eased; `lengths` are the steps' seconds. */
export function measureSteps(lengths: readonly number[], seconds: number): number[] {
  let start = 0;
  return lengths.map((length) => {
    const share = Math.max(0, Math.min(1, (seconds - start) / entrance));
    start += length;
    return share * share * (3 - 2 * share);
  });
}

/** A part that fades in while it moves into its place from an offset, in pixels. */
export function enter(step: number, from: { x?: number; y?: number }, content: string): string {
  const { x = 0, y = 0 } = from;
  const offset = `${Math.round(x * (1 - step))} ${Math.round(y * (1 - step))}`;
  return step === 0 ? '' : `<g opacity="${step.toFixed(3)}" transform="translate(${offset})">${content}</g>`;
}

/** A frame of these parts, on a wall above a floor. */
export function composeFrame(wall: string, floor: string, parts: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720"><rect width="1280" height="720" fill="${wall}"/><rect y="590" width="1280" height="130" fill="${floor}"/>${parts}</svg>`;
}
