import { options } from 'preact';

/** Milliseconds after which effects run although nothing is painted, as in a tab in the background. */
const longestWait = 35;

// Preact's own schedule calls `cancelAnimationFrame` from a timer. A test's document may be gone by then, and so may that
// function, and Vitest fails a run whose tests have passed. Where there is no document, no effect has anything to do.
options.requestAnimationFrame = (runEffects) => {
  let isDue = true;
  const run = () => {
    if (isDue) setTimeout(() => globalThis.document && runEffects());
    isDue = false;
  };
  setTimeout(run, longestWait);
  // Absent in a plain jsdom.
  globalThis.requestAnimationFrame?.(run);
};
