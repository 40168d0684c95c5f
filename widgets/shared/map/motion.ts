import { mixViews, type View } from './view.ts';

const duration = 220;
/** Milliseconds after which a thrown map has lost two thirds of its speed. */
const friction = 180;
/** Pixels a millisecond below which it stands still. */
const slowest = 0.03;

export interface Motion {
  /** Goes to a view, at once where the visitor wants no motion; calls back when it is there. */
  glideTo: (to: View, onEnd?: () => void) => void;
  /** Lets the map run on with this speed, in pixels a millisecond. */
  throwMap: (speed: { left: number; top: number }) => void;
  stop: () => void;
}

/** Moves the view over time: short, and not at all under `prefers-reduced-motion`. */
export function createMotion(
  getView: () => View,
  setView: (view: View) => void,
  moveBy: (left: number, top: number) => void,
): Motion {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const run = (step: (elapsed: number, sinceLast: number) => boolean) => {
    stop();
    let start: number | undefined;
    let last = 0;
    const next = (now: number) => {
      start ??= now;
      const elapsed = now - start;
      if (!step(elapsed, elapsed - last)) return;
      last = elapsed;
      frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
  };
  return {
    stop,
    glideTo(to, onEnd) {
      if (calm.matches) {
        stop();
        setView(to);
        onEnd?.();
        return;
      }
      const from = getView();
      run((elapsed) => {
        const part = Math.min(1, elapsed / duration);
        setView(part === 1 ? to : mixViews(from, to, 1 - (1 - part) ** 3));
        if (part === 1) onEnd?.();
        return part < 1;
      });
    },
    throwMap({ left, top }) {
      if (calm.matches) return;
      run((elapsed, sinceLast) => {
        const rest = Math.exp(-elapsed / friction);
        moveBy(left * rest * sinceLast, top * rest * sinceLast);
        return Math.hypot(left, top) * rest > slowest;
      });
    },
  };
}
