import type { Locator, Page } from '@playwright/test';
import type { Locale } from './places.ts';
import { breakService, respondWith } from './service.ts';
import { nextFrames } from './settled.ts';
import { type Finder, findFinder, visitFinder } from './store-finder.ts';
import { expect, test } from './watched-page.ts';

test('SF-03 a store’s details opened by keyboard keep the focus on their summary, which closes them', async ({
  page,
}) => {
  const { stores } = await visitFinder(page, 'en');
  const store = stores.nth(1);
  const summary = store.locator('summary');
  await summary.press('Enter');
  await expect(store).toHaveAttribute('aria-current', 'true');
  await expect(store.getByRole('table')).toBeVisible();
  await nextFrames(page);
  await expect(summary).toBeFocused();
  await summary.press('Enter');
  await expect(store.getByRole('table')).toBeHidden();
});

test('SF-03 filters cleared by keyboard leave the focus on the filters’ summary', async ({ page }) => {
  const { element, title } = await visitFinder(page, 'fr', '?dept=pets');
  const filters = element.locator('.filters summary');
  await filters.press('Enter');
  await element.getByRole('button', { name: 'Effacer les filtres' }).press('Enter');
  await expect(filters).toHaveText('Filtres');
  await expect(title).not.toContainText('Aucun');
  await expect(filters).toBeFocused();
});

test('SF-04 a retry by keyboard moves the focus to the heading of the loaded list', async ({ page, watched }) => {
  watched.expectConsoleMessage(/stores:|Failed to load resource/);
  await breakService(page, '/stores/vitrine.json', respondWith('{}', { status: 503 }));
  await page.goto('/en/storelocator');
  const { element, title } = findFinder(page);
  const retry = element.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.press('Enter');
  await expect(title).toBeFocused();
});

async function readBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return box;
}

/** Opens the finder, whose first part called a map is the panel around it. */
async function visitWithMap(page: Page, locale: Locale, search: string): Promise<Finder> {
  const finder = await visitFinder(page, locale, search);
  return { ...finder, map: finder.map.first() };
}

/** Expects the whole map above the list's heading or to its left, and that Tab leads from the map to the list. */
async function expectMapBeforeList(finder: Finder): Promise<void> {
  const [map, title] = [await readBox(finder.map), await readBox(finder.title)];
  expect(map.y + map.height <= title.y || map.x + map.width <= title.x).toBe(true);
  const last = finder.map.getByRole('button', { name: 'Fit all stores on the map' });
  await last.press('Tab');
  await expect(finder.element.getByRole('button', { name: 'Show all stores' })).toBeFocused();
  await expect(last).not.toBeFocused();
}

test('SF-07 the map comes before the list visually and in Tab order, and Show map focuses it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const finder = await visitWithMap(page, 'en', '?s=43.55,-80.25');
  await expect(finder.map.locator('.marker').first()).toBeVisible();
  await expectMapBeforeList(finder);
  await page.setViewportSize({ width: 320, height: 640 });
  await finder.element.getByRole('button', { name: 'Show map' }).press('Enter');
  await expect(finder.map).toBeFocused();
  await expect(finder.map).toBeInViewport({ ratio: 0.95 });
  await page.keyboard.press('Tab');
  await expect(finder.map.getByRole('application')).toBeFocused();
  await expectMapBeforeList(finder);
});

test('SF-07 “On the map” announces the store, and in a small window moves the focus to the map', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const finder = await visitWithMap(page, 'fr', '?prov=AB');
  const button = finder.element.getByRole('button', { name: 'Calgary, Bow Meadows sur la carte' });
  await expect(finder.map.locator('.marker').first()).toBeVisible();
  // The list is longer than the window: beside it, the whole map stays in view.
  await button.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  await button.press('Enter');
  await expect(finder.map.getByRole('status')).toHaveText('Calgary, Bow Meadows sur la carte');
  await expect(button).toBeFocused();
  // A window of 1280 by 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await button.press('Enter');
  await expect(finder.map).toBeFocused();
  await expect(finder.map).toHaveAccessibleName('Calgary, Bow Meadows sur la carte');
  await expect(finder.map).toBeInViewport();
  const { y } = await readBox(finder.map);
  await page.keyboard.press('Tab');
  await expect(finder.map.getByRole('application')).toBeFocused();
  await nextFrames(page);
  // The page stays at the map.
  expect(Math.abs((await readBox(finder.map)).y - y)).toBeLessThan(10);
});

test('SF-07 the label of the chosen store fits into a narrow map', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { element, map } = await visitWithMap(page, 'fr', '?s=51.05,-114.07');
  await element.getByRole('button', { name: 'Calgary, Bow Meadows sur la carte' }).press('Enter');
  const tag = map.locator('.marker[aria-current="true"] .tag');
  await expect(tag).toHaveText('Calgary, Bow Meadows');
  await expect(tag).toBeVisible();
  await expect
    .poll(async () => {
      const [panel, label] = [await readBox(map), await readBox(tag)];
      return label.x >= panel.x && label.x + label.width <= panel.x + panel.width;
    })
    .toBe(true);
});

test('SF-03 the French names of a store’s details and hours have the store after a colon', async ({ page }) => {
  const { stores } = await visitFinder(page, 'fr', '?prov=AB');
  const store = stores.filter({ hasText: 'Edmonton, Aspen Court' });
  await store.locator('summary').press('Enter');
  await expect(store.locator('summary')).toHaveAccessibleName('Heures et détails\u00a0: Edmonton, Aspen Court');
  await expect(store.getByRole('table')).toHaveAccessibleName('Heures\u00a0: Edmonton, Aspen Court');
});
