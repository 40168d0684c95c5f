/** What a page has counted since its navigation, in milliseconds; the shift has no unit. */
export interface Counts {
  longTasks: number;
  shift: number;
}

/** Starts counting long tasks and layout shifts; runs in the page before anything else. */
export function startCounting(): void {
  const counts: Counts = { longTasks: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) counts.longTasks += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) counts.shift += Reflect.get(entry, 'value');
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { counts });
}

/**
 * Resolves, within the page, with the milliseconds since the navigation, once the target has a size and the page's first
 * frame with content has been shown. What is in a shadow root of ours counts only with its styles.
 */
export function watchTarget(path: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, 60_000, new Error(`${path.join(' ')} is never seen`));
    const find = (): Element | null => {
      let root: ParentNode | null = document;
      let found: Element | null = null;
      for (const selector of path) {
        found = root?.querySelector(selector) ?? null;
        root = found?.shadowRoot ?? found;
      }
      return found;
    };
    const hasStyles = (element: Element): boolean => {
      const root = element.getRootNode();
      // Ours set it, and no peer does; a peer counts once it has a size.
      const isOurs = root instanceof ShadowRoot && root.host.localName.startsWith('vitrine-');
      return !isOurs || getComputedStyle(root.host).unicodeBidi === 'isolate';
    };
    const readPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    let seenAt: number | undefined;
    const look = () => {
      const found = find();
      if (found && found.getBoundingClientRect().width > 0 && hasStyles(found)) seenAt ??= performance.now();
      const paintedAt = readPaint();
      if (seenAt !== undefined && paintedAt !== undefined) resolve(Math.max(seenAt, paintedAt));
      else requestAnimationFrame(look);
    };
    // Not before the first frame: content blocked by style sheets has a size before it is painted.
    requestAnimationFrame(look);
  });
}

/**
 * Starts to watch, within the page, how long it takes from the next press until the target is visible and its frame has
 * been produced; `readPress` returns it.
 */
export function watchPress(path: readonly string[]): void {
  const isShown = (): boolean => {
    let root: ParentNode | null = document;
    let found: Element | null = null;
    for (const selector of path) {
      found = root?.querySelector(selector) ?? null;
      root = found?.shadowRoot ?? found;
    }
    return found?.checkVisibility({ visibilityProperty: true }) === true && found.getBoundingClientRect().width > 0;
  };
  const shown = new Promise<number>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (!isShown()) return requestAnimationFrame(look);
          // A message comes after the frame that is being made now.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(undefined);
          return undefined;
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { shown: () => shown });
}
