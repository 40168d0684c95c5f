import type { GestureContext, LocateEvent } from './gesture-context.ts';

/** Minimum distance between two fingers for zooming, in pixels: smaller ones would give huge ratios. */
const minDistance = 20;

/** The point between the first two fingers, and their distance in pixels. */
function readFingers({ touches }: TouchEvent, locate: LocateEvent) {
  const [one, other] = [locate(touches[0] as Touch), locate(touches[1] as Touch)];
  return {
    middle: { left: (one.left + other.left) / 2, top: (one.top + other.top) / 2 },
    distance: Math.max(minDistance, Math.hypot(one.left - other.left, one.top - other.top)),
  };
}

/** Moves and zooms the map with two fingers. The returned function reads whether they touch it. */
export function listenToTouch([target, actions, velocity, locate, signal]: GestureContext): () => boolean {
  /** Distance between the fingers at the start, in pixels. */
  let held: number | undefined;
  const hold = (event: TouchEvent) => {
    const { middle, distance } = readFingers(event, locate);
    held = distance;
    velocity.start();
    actions.grab(middle);
  };
  const start = (event: TouchEvent) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    hold(event);
  };
  const move = (event: TouchEvent) => {
    if (event.touches.length === 1 && !held) actions.scrollOver('touch');
    if (event.touches.length !== 2 || !held) return;
    if (event.cancelable) event.preventDefault();
    const { middle, distance } = readFingers(event, locate);
    velocity.add(middle, event.timeStamp);
    actions.pinch(middle, distance / held);
  };
  const end = (event: TouchEvent) => {
    if (!held) return;
    // Of three fingers, the two that stay may be others than those that held the map.
    if (event.touches.length > 1) return hold(event);
    held = undefined;
    actions.release(velocity.read(event.timeStamp));
  };
  target.addEventListener('touchstart', start, { signal, passive: false });
  target.addEventListener('touchmove', move, { signal, passive: false });
  for (const type of ['touchend', 'touchcancel'] as const) target.addEventListener(type, end, { signal });
  return () => held !== undefined;
}
