import type { AttributeValues } from '../../shared/element/contract.ts';
import type { newsletterLightbox } from '../newsletter-lightbox.contract.ts';
import { waitForDelay } from '../open-trigger.ts';

/** When the lightbox opens. */
export type TriggerSettings = Pick<AttributeValues<typeof newsletterLightbox>, 'trigger' | 'delay' | 'scrollDepth'>;

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchmove'];

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
    listen('scroll', () => {
      const { scrollHeight } = document.documentElement;
      if (scrollY + innerHeight >= (scrollHeight * scrollDepth) / 100) fire();
    });
  if (trigger === 'exit') listen('mouseout', ({ relatedTarget, clientY }) => !relatedTarget && clientY <= 0 && fire());
  if (trigger === 'inactivity') {
    let endWait = waitForDelay(delay, fire);
    const startAgain = () => {
      endWait();
      endWait = waitForDelay(delay, fire);
    };
    for (const type of signsOfLife) listen(type, startAgain);
    stop.signal.addEventListener('abort', () => endWait());
  }
  return () => stop.abort();
}
