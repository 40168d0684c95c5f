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
