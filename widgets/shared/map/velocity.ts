import type { ScreenPoint } from './view.ts';

/** Measures the speed of a pointer. */
export interface VelocityTracker {
  start: () => void;
  /** Records a position at a time in milliseconds. */
  add: (at: ScreenPoint, time: number) => void;
  /** Speed over the last tenth of a second, in pixels per millisecond; zero if the pointer rested at the end. */
  read: (time: number) => ScreenPoint;
}

/** Creates a tracker without positions. */
export function createVelocityTracker(): VelocityTracker {
  let moves: (ScreenPoint & { time: number })[] = [];
  return {
    start: () => {
      moves = [];
    },
    add: (at, time) => {
      moves = [...moves.filter((move) => time - move.time < 100), { ...at, time }];
    },
    read: (time) => {
      const [first, last] = [moves[0], moves.at(-1)];
      if (!first || !last || first === last || time - last.time > 60) return { left: 0, top: 0 };
      const elapsed = Math.max(last.time - first.time, 1);
      return { left: (last.left - first.left) / elapsed, top: (last.top - first.top) / elapsed };
    },
  };
}
