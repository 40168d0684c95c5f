import type { TrackingEvent } from './tracking-event.ts';

declare global {
  interface Window {
    /** The tag manager's queue; widgets only ever push to it. */
    dataLayer?: unknown[];
  }
}

/** Hands one event to the page's tag manager, now or once it comes. */
export function pushToDataLayer(event: TrackingEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
