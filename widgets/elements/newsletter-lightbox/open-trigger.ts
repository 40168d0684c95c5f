import { readClock } from '../../shared/page/page-properties.ts';
import { isInBackground, whenActivated } from '../../shared/visibility/visibility.ts';

/** Calls back once the page has been in sight for this many seconds (NL-10); the returned function stops waiting. */
export function waitForDelay(delay: number, open: () => void): () => void {
  let left = delay * 1000;
  /** When the page last came into sight; 0 while it is not. */
  let since = 0;
  let timer: ReturnType<typeof setTimeout>;
  const follow = () => {
    clearTimeout(timer);
    if (since) left -= readClock() - since;
    since = isInBackground() ? 0 : readClock();
    if (since) timer = setTimeout(end, left);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
    stopWaiting();
  };
  const end = () => {
    stop();
    open();
  };
  document.addEventListener('visibilitychange', follow);
  const stopWaiting = whenActivated(follow);
  return stop;
}
