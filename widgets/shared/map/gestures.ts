import type { ScreenPoint } from './view.ts';

export interface GestureActions {
  /** A hand takes hold of the map; `drag` and `pinch` follow until `release`. */
  grab: (at: ScreenPoint) => void;
  drag: (at: ScreenPoint) => void;
  /** Two fingers are `ratio` times as far apart as when they took hold. */
  pinch: (at: ScreenPoint, ratio: number) => void;
  /** The hand lets go, moving with this speed in pixels a millisecond. */
  release: (speed: ScreenPoint) => void;
  zoom: (at: ScreenPoint, factor: number, isSudden: boolean) => void;
  /** The visitor seems to mean the map, but only scrolled the page over it. */
  refuse: (gesture: 'wheel' | 'touch') => void;
}

/** Pixels that a pointer may tremble during a click. */
const tremble = 5;

/** How fast the last moves were, over the last tenth of a second. */
function createSpeedometer() {
  let moves: (ScreenPoint & { time: number })[] = [];
  return {
    start: () => {
      moves = [];
    },
    note: (at: ScreenPoint, time: number) => {
      moves = [...moves.filter((move) => time - move.time < 100), { ...at, time }];
    },
    read: (time: number): ScreenPoint => {
      const [first, last] = [moves[0], moves.at(-1)];
      if (!first || !last || first === last || time - last.time > 60) return { left: 0, top: 0 };
      const elapsed = Math.max(last.time - first.time, 1);
      return { left: (last.left - first.left) / elapsed, top: (last.top - first.top) / elapsed };
    },
  };
}

/**
 * Listens to mouse, fingers and wheel on the map. One finger and the plain wheel scroll the page, so that nobody gets
 * stuck on the map: two fingers move and pinch it, the wheel zooms with Ctrl or ⌘ (which is what a trackpad's pinch
 * sends too). Returns the function that ends it.
 */
export function listenToGestures(target: HTMLElement, actions: GestureActions): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const speed = createSpeedometer();
  const locate = ({ clientX, clientY }: { clientX: number; clientY: number }): ScreenPoint => {
    const { left, top } = target.getBoundingClientRect();
    return { left: clientX - left, top: clientY - top };
  };

  let pressed: { id: number; at: ScreenPoint; isDrag: boolean } | undefined;
  const endPress = (event: PointerEvent) => {
    if (event.pointerId !== pressed?.id) return;
    if (pressed.isDrag) actions.release(event.type === 'pointerup' ? speed.read(event.timeStamp) : { left: 0, top: 0 });
    // The click that follows a drag is none.
    const wasDrag = pressed.isDrag;
    pressed = undefined;
    if (!wasDrag) return;
    const swallow = (click: Event) => click.stopPropagation();
    target.addEventListener('click', swallow, { capture: true, once: true, signal });
    setTimeout(() => target.removeEventListener('click', swallow, { capture: true }));
  };
  target.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'touch' || event.button !== 0 || event.ctrlKey) return;
      pressed = { id: event.pointerId, at: locate(event), isDrag: false };
      speed.start();
    },
    { signal },
  );
  target.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pressed?.id) return;
      const at = locate(event);
      if (!pressed.isDrag) {
        if (Math.hypot(at.left - pressed.at.left, at.top - pressed.at.top) < tremble) return;
        pressed.isDrag = true;
        target.setPointerCapture(event.pointerId);
        actions.grab(pressed.at);
      }
      speed.note(at, event.timeStamp);
      actions.drag(at);
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel'] as const) target.addEventListener(type, endPress, { signal });

  let fingers: { distance: number } | undefined;
  const readFingers = ({ touches }: TouchEvent) => {
    const [one, other] = [locate(touches[0] as Touch), locate(touches[1] as Touch)];
    return {
      middle: { left: (one.left + other.left) / 2, top: (one.top + other.top) / 2 },
      distance: Math.max(20, Math.hypot(one.left - other.left, one.top - other.top)),
    };
  };
  target.addEventListener(
    'touchstart',
    (event) => {
      if (event.touches.length !== 2) return;
      event.preventDefault();
      const { middle, distance } = readFingers(event);
      fingers = { distance };
      speed.start();
      actions.grab(middle);
    },
    { signal, passive: false },
  );
  target.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length === 1 && !fingers) actions.refuse('touch');
      if (event.touches.length !== 2 || !fingers) return;
      if (event.cancelable) event.preventDefault();
      const { middle, distance } = readFingers(event);
      speed.note(middle, event.timeStamp);
      actions.pinch(middle, distance / fingers.distance);
    },
    { signal, passive: false },
  );
  for (const type of ['touchend', 'touchcancel'] as const) {
    target.addEventListener(
      type,
      (event) => {
        if (!fingers || event.touches.length > 1) return;
        fingers = undefined;
        actions.release(speed.read(event.timeStamp));
      },
      { signal },
    );
  }

  target.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) {
        if (event.deltaY) actions.refuse('wheel');
        return;
      }
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 30);
      // A notch of a mouse's wheel is a hundred pixels, a step of a trackpad's pinch one or two.
      actions.zoom(locate(event), Math.exp(Math.max(-60, Math.min(60, -pixels)) * 0.01), Math.abs(pixels) >= 50);
    },
    { signal, passive: false },
  );
  // Safari tells of a trackpad's pinch by events of its own, and would zoom the page.
  for (const type of ['gesturestart', 'gesturechange', 'gestureend']) {
    target.addEventListener(
      type,
      (event) => {
        event.preventDefault();
        if (fingers) return;
        const pinch = event as MouseEvent & { scale: number };
        if (type === 'gesturestart') actions.grab(locate(pinch));
        else if (type === 'gesturechange') actions.pinch(locate(pinch), pinch.scale);
        else actions.release({ left: 0, top: 0 });
      },
      { signal },
    );
  }
  target.addEventListener('dblclick', (event) => actions.zoom(locate(event), event.shiftKey ? 0.5 : 2, true), {
    signal,
  });
  return () => listeners.abort();
}
