import type { AttributeValues } from '../../../shared/element/contract.ts';
import { readDocument } from '../../../shared/page/page-properties.ts';
import type { newsletterLightbox } from '../newsletter-lightbox.contract.ts';
import { waitForDelay } from '../open-trigger.ts';

/** When the lightbox opens. */
export type TriggerSettings = Pick<AttributeValues<typeof newsletterLightbox>, 'trigger' | 'delay' | 'scrollDepth'>;

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchmove'];

/** What scrolls as the page does, if it is that: the document, or what fills the window of one that does not scroll. */
function findPage(target: Document | Element): Element | undefined {
  const page = readDocument('scrollingElement') as Element;
  if (target === document) return page;
  const { clientHeight } = target as Element;
  return page.scrollHeight <= innerHeight && clientHeight > innerHeight / 2 ? (target as Element) : undefined;
}

/** Calls back once when the trigger fires (NL-10); the returned function stops waiting. */
export function waitForTrigger({ trigger, delay, scrollDepth }: TriggerSettings, open: () => void): () => void {
  if (trigger === 'delay') return waitForDelay(delay, open);
  const stop = new AbortController();
  const fire = () => {
    stop.abort();
    open();
  };
  const listen = (type: string, handle: (event: MouseEvent) => void) =>
    addEventListener(type, handle as (event: Event) => void, { signal: stop.signal, capture: true, passive: true });
  if (trigger === 'scroll')
    listen('scroll', ({ target }) => {
      const page = findPage(target as Document | Element);
      if (page && page.scrollTop + page.clientHeight >= (page.scrollHeight * scrollDepth) / 100) fire();
    });
  if (trigger === 'exit') listen('mouseout', ({ relatedTarget, clientY }) => !relatedTarget && clientY <= 0 && fire());
  if (trigger === 'inactivity') {
    let endWait = waitForDelay(delay, fire);
    const startAgain = () => {
      endWait();
      endWait = waitForDelay(delay, fire);
    };
    for (const type of activityEvents) listen(type, startAgain);
    stop.signal.addEventListener('abort', () => endWait());
  }
  return () => stop.abort();
}
