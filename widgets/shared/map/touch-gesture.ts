import type { GestureContext, LocateEvent } from './gesture-context.ts';

/** Pixels that two fingers are apart at least, as far as zooming goes: closer together they would zoom without end. */
const leastDistance = 20;

/** The middle between the first two fingers, and the pixels between them. */
function readFingers({ touches }: TouchEvent, locate: LocateEvent) {
  const [one, other] = [locate(touches[0] as Touch), locate(touches[1] as Touch)];
  return {
    middle: { left: (one.left + other.left) / 2, top: (one.top + other.top) / 2 },
    distance: Math.max(leastDistance, Math.hypot(one.left - other.left, one.top - other.top)),
  };
}

/** Moves and pinches the map with two fingers. Returns a function that tells whether two fingers hold it. */
export function listenToTouch([target, actions, velocity, locate, signal]: GestureContext): () => boolean {
  /** Pixels between the two fingers when they took hold. */
  let held: number | undefined;
  const start = (event: TouchEvent) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const { middle, distance } = readFingers(event, locate);
    held = distance;
    velocity.start();
    actions.grab(middle);
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
    if (!held || event.touches.length > 1) return;
    held = undefined;
    actions.release(velocity.read(event.timeStamp));
  };
  target.addEventListener('touchstart', start, { signal, passive: false });
  target.addEventListener('touchmove', move, { signal, passive: false });
  for (const type of ['touchend', 'touchcancel'] as const) target.addEventListener(type, end, { signal });
  return () => held !== undefined;
}
