import { whenActivated } from '../../shared/visibility/visibility.ts';

/** Calls back once the page has been visible for this many seconds (NL-10); the returned function stops waiting. */
export function waitForDelay(delay: number, open: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = whenActivated(() => {
    timer = setTimeout(open, delay * 1000);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
