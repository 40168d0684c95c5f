import type { Page } from '@playwright/test';

/** How far a page scrolls sideways, in pixels. */
export const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
