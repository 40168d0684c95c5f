import type { ScreenPoint } from './view.ts';

/** Tells how fast a hand moves. */
export interface VelocityTracker {
  start: () => void;
  /** Takes a place at a time in milliseconds. */
  add: (at: ScreenPoint, time: number) => void;
  /** Pixels a millisecond over the last tenth of a second; none where the hand has rested before it let go. */
  read: (time: number) => ScreenPoint;
}

/** Starts without any place. */
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
