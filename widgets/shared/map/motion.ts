import { mixViews, type View } from './view.ts';

/** Milliseconds of an animation to another view. */
const duration = 220;
/** Milliseconds after which a flung map has lost two thirds of its speed. */
const flingDecay = 180;
/** Pixels a millisecond below which it stops. */
const leastSpeed = 0.03;

/** Moves a map by itself. */
export interface Motion {
  /** Animates to a view, or jumps there where the visitor prefers reduced motion; calls back when it is there. */
  animateTo: (to: View, onEnd?: () => void) => void;
  /** Lets the map run on after a drag, with this speed in pixels a millisecond. */
  fling: (speed: { left: number; top: number }) => void;
  stop: () => void;
}

/** Moves the view over time: short, and not at all under `prefers-reduced-motion`. */
export function createMotion(
  getView: () => View,
  setView: (view: View) => void,
  moveBy: (left: number, top: number) => void,
): Motion {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
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
    animateTo(to, onEnd) {
      if (reducedMotion.matches) {
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
    fling({ left, top }) {
      if (reducedMotion.matches) return;
      run((elapsed, sinceLast) => {
        const rest = Math.exp(-elapsed / flingDecay);
        moveBy(left * rest * sinceLast, top * rest * sinceLast);
        return Math.hypot(left, top) * rest > leastSpeed;
      });
    },
  };
}
