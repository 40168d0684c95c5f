/** When the lightbox opens, from its attributes (NL-10). */
export interface TriggerSettings {
  trigger: 'delay' | 'scroll' | 'exit' | 'manual';
  /** Seconds. */
  delay: number;
  /** Percentage of the page's height. */
  scrollDepth: number;
}

/** Calls back once when the trigger fires (NL-10); the returned function stops waiting. */
export function waitForTrigger({ trigger, delay, scrollDepth }: TriggerSettings, open: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const fire = () => {
    if (signal.aborted) return;
    stop.abort();
    open();
  };
  const listen = (target: EventTarget, type: string, handle: (event: Event) => void) =>
    target.addEventListener(type, handle, { signal });
  if (trigger === 'delay') {
    const startTimer = () => {
      const timer = setTimeout(fire, delay * 1000);
      signal.addEventListener('abort', () => clearTimeout(timer));
    };
    // A prerendered page is visible only once it is activated.
    if (Reflect.get(document, 'prerendering')) listen(document, 'prerenderingchange', startTimer);
    else startTimer();
  } else if (trigger === 'scroll') {
    listen(window, 'scroll', () => {
      const { scrollHeight } = document.documentElement;
      if (scrollY + innerHeight >= (scrollHeight * scrollDepth) / 100) fire();
    });
  } else if (trigger === 'exit') {
    listen(window, 'mouseout', (event) => {
      const { relatedTarget, clientY } = event as MouseEvent;
      if (!relatedTarget && clientY <= 0) fire();
    });
  }
  return () => stop.abort();
}
