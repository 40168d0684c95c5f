/** Calls back once the page has been visible for this many seconds (NL-10); the returned function stops waiting. */
export function waitForDelay(delay: number, open: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const startTimer = () => {
    timer = setTimeout(open, delay * 1000);
  };
  // A prerendered page is visible only once it is activated.
  if (Reflect.get(document, 'prerendering')) document.addEventListener('prerenderingchange', startTimer);
  else startTimer();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('prerenderingchange', startTimer);
  };
}
