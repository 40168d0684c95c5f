import type { Frame, Locator, Page, Request } from '@playwright/test';

/**
 * Waits for this many animation frames of a page and the tasks queued in the last one, by which time the page has
 * reacted. Unlike a fixed time, this takes as long as a busy machine needs.
 */
export function nextFrames(view: Page | Frame, count = 2): Promise<void> {
  return view.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        const step = (left: number) => (left > 0 ? requestAnimationFrame(() => step(left - 1)) : setTimeout(resolve));
        step(frames);
      }),
    count,
  );
}

/** The requests of a page: those under way, and how many there have been. */
interface Traffic {
  underWay: Set<Request>;
  count: number;
}
const traffic = new WeakMap<Page, Traffic>();

/** Counts a page's requests from now on, for `endRequests`; `watched-page.ts` calls it for each page. */
export function watchRequests(page: Page): void {
  const own: Traffic = { underWay: new Set(), count: 0 };
  traffic.set(page, own);
  page.on('request', (request) => {
    own.underWay.add(request);
    own.count += 1;
  });
  page.on('requestfinished', (request) => own.underWay.delete(request));
  page.on('requestfailed', (request) => own.underWay.delete(request));
}

/** Waits until a page has nothing more urgent to do; what it had put off until then has been started. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        // The script tag waits as long for an idle page.
        requestAnimationFrame(() =>
          requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve)), { timeout: 2000 }),
        ),
      ),
  );

/**
 * Waits until a page has loaded and asks for nothing more: three times in a row it has been idle, no request was under
 * way and none had been added. Playwright's `networkidle` waits half a second after every last request.
 */
export async function endRequests(page: Page): Promise<void> {
  const own = traffic.get(page);
  if (!own) throw new Error('The page is not watched');
  await page.waitForLoadState('load');
  for (let rested = 0; rested < 3; ) {
    const before = own.count;
    await idle(page);
    rested = own.underWay.size === 0 && own.count === before ? rested + 1 : 0;
  }
}

/** Waits until the transitions and animations of an element and its descendants have ended, but for endless ones. */
export function endAnimations(target: Locator): Promise<void> {
  return target.evaluate(async (element) => {
    const all = element.getAnimations({ subtree: true });
    const ending = all.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Waits until a page's scroll position has been stable for ten frames, with or without smooth scrolling. */
export function endScrolling(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let rested = 0;
        let at = scrollY;
        const look = () => {
          rested = scrollY === at ? rested + 1 : 0;
          at = scrollY;
          if (rested < 10) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );
}

/**
 * Runs in a page: makes its forms appear a second older. The service rejects a form filled faster than a person could
 * (`minimumFormAge`), and a form measures its age with `performance.now`.
 */
export function ageForms(): void {
  // A page may replace `performance` later, as Playwright's clock does.
  const clock = performance;
  const { now } = clock;
  // Some embedders' pages replace `bind`.
  const value = () => Reflect.apply(now, clock, []) + 1000;
  Object.defineProperty(clock, 'now', { configurable: true, value });
}

/** Runs in a page: the families of which it has loaded a face. */
export function readLoadedFonts(): string[] {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  return loaded.map(({ family }) => family.replaceAll('"', ''));
}
