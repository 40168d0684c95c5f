import type { Page } from '@playwright/test';

/** The banner of a page. */
export const findBanner = (page: Page) => page.locator('vitrine-consent-banner');

/** What the demo container has been told; null where it does not run. */
export const readContainer = (page: Page) =>
  page.evaluate(
    () => (window as { demoContainer?: { id: string; events: { event: string }[] } }).demoContainer ?? null,
  );

/** The events of this name. */
export const named = (events: Record<string, unknown>[], event: string) =>
  events.filter((each) => each.event === event);

/**
 * Waits for the open question, and returns its answers that are not wholly in sight, and `page` where it leaves less than
 * a fifth of the window to the page.
 */
export async function readHiddenAnswers(page: Page): Promise<string[]> {
  const banner = findBanner(page);
  await banner.getByRole('region').waitFor();
  return banner.locator('section').evaluate((section) => {
    const hidden = [...section.querySelectorAll('button')].filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const root = section.getRootNode() as ShadowRoot;
      const corners = [
        [left + 2, top + 2],
        [right - 2, top + 2],
        [left + 2, bottom - 2],
        [right - 2, bottom - 2],
      ] as const;
      return !corners.every(([x, y]) => root.elementFromPoint(x, y) === button);
    });
    const texts = hidden.map((button) => button.textContent ?? '');
    return section.getBoundingClientRect().top < innerHeight / 5 ? [...texts, 'page'] : texts;
  });
}
