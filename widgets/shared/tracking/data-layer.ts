import { readGlobal } from '../page/page-properties.ts';
import type { TrackingEvent } from './tracking-event.ts';

declare global {
  interface Window {
    /** The tag manager's queue; widgets only push to it. */
    dataLayer?: unknown[];
  }
}

/**
 * Passes an event, or a command to Google's scripts, to the page's tag manager, which may load later, unless the page
 * uses its name for something else.
 */
export function pushToDataLayer(event: TrackingEvent | IArguments): void {
  const queue = readGlobal('dataLayer') ?? [];
  window.dataLayer = queue;
  queue.push?.(event);
}
