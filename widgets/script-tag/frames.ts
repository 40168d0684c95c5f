import { createCustomEvent } from '../shared/page/page-properties.ts';
import { type EventMessage, frameLoaded, relayedEvents } from '../shared/page/relayed-events.ts';

const known: readonly string[] = [frameLoaded, ...relayedEvents];

/**
 * Dispatches what the element of one of our frames told from its `iframe`, as the element would. The caller has checked
 * the message's origin; events of other names, and frames that are not in the document, are ignored.
 */
export function hearFrame(source: unknown, { version, event, detail }: EventMessage): void {
  if (version !== 1 || !known.includes(event)) return;
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source)
      frame.dispatchEvent(createCustomEvent(event, { bubbles: true, composed: true, detail: { ...detail } }));
}
