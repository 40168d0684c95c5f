import type { GestureContext } from './gesture-context.ts';

/** Pixels per line, for browsers that report the wheel in lines. */
const lineHeight = 30;

/** Zooms with the wheel and Ctrl or ⌘. */
export function listenToWheel([target, actions, , locate, signal]: GestureContext): void {
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) {
      if (event.deltaY) actions.scrollOver('wheel');
      return;
    }
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : lineHeight);
    // A notch of a mouse wheel is about a hundred pixels, a step of a trackpad's pinch one or two.
    actions.zoom(locate(event), Math.exp(Math.max(-60, Math.min(60, -pixels)) * 0.01), Math.abs(pixels) >= 50);
  };
  target.addEventListener('wheel', turn, { signal, passive: false });
}

/** Handles a trackpad's pinch in Safari, which has its own events for it and would zoom the page. */
export function listenToTrackpadPinch(
  [target, actions, , locate, signal]: GestureContext,
  hasFingers: () => boolean,
): void {
  const listen = (type: string, act: (pinch: MouseEvent & { scale: number }) => void) => {
    const handle = (event: Event) => {
      event.preventDefault();
      if (!hasFingers()) act(event as MouseEvent & { scale: number });
    };
    target.addEventListener(type, handle, { signal });
  };
  listen('gesturestart', (pinch) => actions.grab(locate(pinch)));
  listen('gesturechange', (pinch) => actions.pinch(locate(pinch), pinch.scale));
  listen('gestureend', () => actions.release({ left: 0, top: 0 }));
}
