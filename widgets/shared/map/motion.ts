import { mixViews, type View } from './view.ts';

/** Duration of an animation, in milliseconds. */
const duration = 220;
/** Time constant of a fling's decay, in milliseconds. */
const flingDecay = 180;
/** Speed at which a fling ends, in pixels per millisecond. */
const minSpeed = 0.03;

/** Animates a map. */
export interface Motion {
  /** Animates to a view, or jumps there under `prefers-reduced-motion`; calls back at the end. */
  animateTo: (to: View, onEnd?: () => void) => void;
  /** Continues a drag with decreasing speed; `speed` is pixels per millisecond. */
  fling: (speed: { left: number; top: number }) => void;
  stop: () => void;
}

/** Creates a motion, which `prefers-reduced-motion` turns off. */
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
        return Math.hypot(left, top) * rest > minSpeed;
      });
    },
  };
}
