import type { Page } from '@playwright/test';
import { endRequests } from './settled.ts';
import { visitFinder } from './store-finder.ts';
import { expect, test } from './watched-page.ts';

/**
 * Opens the finder at a moment; `wait` lets that much time pass at once, as while a device sleeps. What is still being
 * fetched would be out of time then.
 */
async function visitAt(page: Page, time: string, query = '') {
  await page.clock.install({ time: new Date(time) });
  const finder = await visitFinder(page, 'en', query);
  const wait = async (time: string) => {
    await endRequests(page);
    await page.clock.fastForward(time);
  };
  return { ...finder, wait };
}

test('SF-08 a finder left open overnight updates its opening hours and the current day', async ({ page }) => {
  const { stores, wait } = await visitAt(page, '2026-11-23T23:00:00-05:00', '?s=43.55,-80.25');
  const store = stores.filter({ hasText: 'Copper Square' });
  await store.locator('summary').click();
  await expect(store.locator('.shut')).toHaveText('Opens tomorrow at 9:30 a.m.');
  await expect(store.locator('.today')).toContainText('Monday');
  await wait('08:30:00');
  await expect(store.locator('.shut')).toHaveText('Opens at 9:30 a.m.');
  await expect(store.locator('.today')).toContainText('Tuesday');
});

test('SF-03 “Open now” filters by the current time, not by that of the page load', async ({ page }) => {
  const { element, stores, wait } = await visitAt(page, '2026-11-23T08:55:00-05:00');
  await expect(stores.first()).toContainText('Alberta');
  await wait('00:45:00');
  await element.getByText('Filters', { exact: true }).click();
  await element.getByRole('checkbox', { name: 'Open now' }).check();
  await expect(stores.filter({ hasText: 'Ontario' }).first()).toContainText('Open until 9 p.m.');
  await expect(stores.filter({ hasText: 'Alberta' })).toHaveCount(0);
});
