import type { GestureContext } from './gesture-context.ts';
import type { ScreenPoint } from './view.ts';

/** Maximum movement of a click, in pixels. */
const dragThreshold = 5;

/** Suppresses the click that follows a drag. */
function suppressNextClick(target: HTMLElement, signal: AbortSignal): void {
  const stop = (click: Event) => click.stopPropagation();
  target.addEventListener('click', stop, { capture: true, once: true, signal });
  setTimeout(() => target.removeEventListener('click', stop, { capture: true }));
}

/** Drags the map with a mouse or a pen. */
export function listenToDrag([target, actions, velocity, locate, signal]: GestureContext): void {
  let pressed: { id: number; at: ScreenPoint; isDrag: boolean } | undefined;
  const start = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0 || event.ctrlKey) return;
    pressed = { id: event.pointerId, at: locate(event), isDrag: false };
    velocity.start();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pressed?.id) return;
    const at = locate(event);
    if (!pressed.isDrag) {
      // Released outside of the map.
      if (event.buttons === 0) pressed = undefined;
      if (!pressed) return;
      if (Math.hypot(at.left - pressed.at.left, at.top - pressed.at.top) < dragThreshold) return;
      pressed.isDrag = true;
      target.setPointerCapture(event.pointerId);
      actions.grab(pressed.at);
    }
    velocity.add(at, event.timeStamp);
    actions.drag(at);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pressed?.id) return;
    const wasDrag = pressed.isDrag;
    pressed = undefined;
    if (!wasDrag) return;
    actions.release(event.type === 'pointerup' ? velocity.read(event.timeStamp) : { left: 0, top: 0 });
    suppressNextClick(target, signal);
  };
  target.addEventListener('pointerdown', start, { signal });
  target.addEventListener('pointermove', move, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const) target.addEventListener(type, end, { signal });
}
