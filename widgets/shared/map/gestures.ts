import { listenToDrag } from './drag-gesture.ts';
import type { GestureActions, GestureContext, LocateEvent } from './gesture-context.ts';
import { listenToTouch } from './touch-gesture.ts';
import { createVelocityTracker } from './velocity.ts';
import { listenToTrackpadPinch, listenToWheel } from './wheel-gesture.ts';

/**
 * Handles mouse, touch and wheel on the map. One finger and the plain wheel scroll the page, so that no one gets stuck.
 * Two fingers move and zoom the map; the wheel zooms with Ctrl or ⌘, as which browsers report a trackpad's pinch too.
 * The returned function removes the listeners.
 */
export function listenToGestures(target: HTMLElement, actions: GestureActions): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const locate: LocateEvent = ({ clientX, clientY }) => {
    const { left, top, width } = target.getBoundingClientRect();
    // Pixels of the map by pixels of the window: the page may be zoomed or scaled.
    const scale = target.offsetWidth / width || 1;
    return { left: (clientX - left) * scale, top: (clientY - top) * scale };
  };
  const context: GestureContext = [target, actions, createVelocityTracker(), locate, signal];
  listenToDrag(context);
  const hasFingers = listenToTouch(context);
  listenToWheel(context);
  listenToTrackpadPinch(context, hasFingers);
  const handleDoubleClick = (event: MouseEvent) => {
    // Pressing a control twice, or a marker, is not meant for the map.
    if ((event.target as Element).closest('button, a')) return;
    actions.zoom(locate(event), event.shiftKey ? 0.5 : 2, true);
  };
  target.addEventListener('dblclick', handleDoubleClick, { signal });
  return () => listeners.abort();
}
