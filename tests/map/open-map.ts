import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/watched-page.ts';
import { serveMapPages } from './map-page.ts';

/** Serves the map's pages to the tests of a file, without animation and with a clock that the tests set. */
export function setUpMapPages() {
  let site: Awaited<ReturnType<typeof serveMapPages>>;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    site = await serveMapPages();
  });
  test.afterAll(() => site.stop());
  test.use({ reducedMotion: 'reduce' });
  test.beforeEach(({ page }) => page.clock.install());

  /** Opens a page with a number of scattered stores; resolves once the map shows them. */
  return async (page: Page, path = '/en', stores = 150) => {
    await page.goto(`${site.origin}${path}?stores=${stores}`);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    const surface = page.getByRole('application');
    if (stores > 0) await expect(page.locator('.marker').first()).toBeVisible();
    return { surface, markers: page.locator('.marker'), clusters: page.locator('.cluster') };
  };
}

/** Waits until the map is at rest; resolves with the area that it reported last. */
export async function readArea(page: Page) {
  await page.clock.runFor(400);
  return page.evaluate(() => {
    const moves = window.mapEvents.filter(([event]) => event === 'moved');
    return moves.at(-1)?.[1] as {
      middle: { lat: number; lng: number };
      reach: { nearest: number };
      isByVisitor: boolean;
    };
  });
}

/** Details of the map's events of one name so far. */
export const readEvents = (page: Page, event: string) =>
  page.evaluate((name) => window.mapEvents.filter(([each]) => each === name).map(([, detail]) => detail), event);
