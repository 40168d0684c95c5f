import type { Page } from '@playwright/test';
import { sample } from '../support/samples.ts';
import { keepLightboxAway } from './newsletter.ts';
import { expect, test } from './watched-page.ts';

const words = {
  en: { keep: /^Make this my store/, forget: /^Not my store anymore/, mine: /^My store: / },
  fr: { keep: /^En faire mon magasin/, forget: /^Ce n’est plus mon magasin/, mine: /^Mon magasin : / },
} as const;
const locales = ['en', 'fr'] as const;

const finder = (page: Page) => page.locator('vitrine-store-finder');
const link = (page: Page) => page.locator('.site-header > .my-store');
/** Where the browser keeps the choice. */
const listKept = (page: Page) =>
  page.evaluate(() =>
    [localStorage.getItem('vitrine-my-store'), sessionStorage.getItem('vitrine-tab-store')].map(
      (kept) => kept !== null,
    ),
  );

test.beforeEach(({ page }) => keepLightboxAway(page));

for (const locale of sample(1, locales)) {
  const { keep, forget, mine } = words[locale];

  test.describe(`a visitor who accepts cookies, in ${locale}`, () => {
    test.use({ consent: 'accepted', viewport: { width: 1440, height: 900 } });

    test('chooses a store in the list, and meets it on the next pages', async ({ page }) => {
      await page.goto(`/${locale}/storelocator`);
      const item = finder(page).locator('li.store').nth(4);
      const name = (await item.getByRole('heading').textContent()) ?? '';
      await item.getByRole('button', { name: keep }).click();
      const first = finder(page).locator('.list section').first();
      await expect(first.getByRole('heading').nth(1)).toHaveText(name);
      await expect(first.getByRole('heading').nth(1)).toBeFocused();
      await expect(link(page)).toContainText(name);
      expect(await listKept(page)).toEqual([true, false]);
      await page.goto(`/${locale}/press`);
      await link(page).click();
      await expect(page.locator('h1')).toHaveText(name);
      await page.getByRole('button', { name: forget }).click();
      await expect(page.getByRole('button', { name: keep })).toBeFocused();
      await expect(link(page)).toHaveCount(0);
      expect(await listKept(page)).toEqual([false, false]);
    });

    test('chooses one near a place, and stays on its button', async ({ page }) => {
      await page.goto(`/${locale}/storelocator?q=Halifax`);
      await expect(finder(page).locator('[part="title"]')).toContainText('Halifax');
      const item = finder(page).locator('li.store').first();
      await item.getByRole('button', { name: keep }).click();
      await expect(item.getByRole('button', { name: forget })).toBeFocused();
    });
  });

  test.describe(`a visitor who refuses cookies, in ${locale}`, () => {
    test.use({ consent: 'refused', viewport: { width: 390, height: 844 } });

    test('has their store in this tab, and in the menu of a phone', async ({ page, context }) => {
      await page.goto(`/${locale}/storelocator`);
      await finder(page).locator('li.store').nth(2).getByRole('button', { name: keep }).click();
      expect(await listKept(page)).toEqual([false, true]);
      await page.goto(`/${locale}/press`);
      await page.locator('.menu-button').click();
      await expect(page.locator('.menu-more').getByRole('link', { name: mine })).toBeVisible();
      const other = await context.newPage();
      await other.goto(`/${locale}/press`);
      await other.locator('.menu-button').click();
      await expect(other.locator('.menu-more').getByRole('link').first()).toBeVisible();
      await expect(other.locator('.my-store')).toHaveCount(0);
    });
  });
}
