/** Calls back once the page has been visible for this many seconds (NL-10); the returned function stops waiting. */
export function waitForDelay(delay: number, open: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const startTimer = () => {
    const timer = setTimeout(open, delay * 1000);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  // A prerendered page is visible only once it is activated.
  if (Reflect.get(document, 'prerendering')) document.addEventListener('prerenderingchange', startTimer, { signal });
  else startTimer();
  return () => stop.abort();
}
