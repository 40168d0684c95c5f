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
  const fire = () => {
    stop.abort();
    open();
  };
  const listen = (type: string, handle: (event: Event) => void) =>
    addEventListener(type, handle, { signal: stop.signal });
  if (trigger === 'delay') {
    let timer: ReturnType<typeof setTimeout>;
    const startTimer = () => {
      timer = setTimeout(fire, delay * 1000);
    };
    // A prerendered page is visible only once it is activated.
    if (Reflect.get(document, 'prerendering')) {
      document.addEventListener('prerenderingchange', startTimer, { once: true, signal: stop.signal });
    } else startTimer();
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
  } else if (trigger === 'scroll') {
    listen('scroll', () => {
      const { scrollHeight } = document.documentElement;
      if (scrollY + innerHeight >= (scrollHeight * scrollDepth) / 100) fire();
    });
  } else if (trigger === 'exit') {
    listen('mouseout', (event) => {
      const { relatedTarget, clientY } = event as MouseEvent;
      if (!relatedTarget && clientY <= 0) fire();
    });
  }
  return () => stop.abort();
}
