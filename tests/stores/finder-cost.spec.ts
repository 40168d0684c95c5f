import type { Page } from '@playwright/test';
import { keepLightboxAway } from '../e2e/newsletter.ts';
import { findFinder } from '../e2e/store-finder.ts';
import { expect, test } from '../e2e/watched-page.ts';

// What a finder costs a phone, in figures that do not depend on its processor.

test.use({ viewport: { width: 390, height: 844 } });

const countElements = (page: Page) =>
  findFinder(page).element.evaluate((finder) => finder.shadowRoot?.querySelectorAll('*').length ?? 0);

/** Opens a page of the site whose only widget is the finder. */
async function openFinder(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await keepLightboxAway(page);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(widgets|stores)\//.test(pathname)) asked.push(pathname.replace(/chunks\/[^/]+\//, ''));
  });
  await page.route('**/en/lone-finder', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Finder</title><script type="module" src="/widgets/v1/vitrine.js"></script><vitrine-store-finder></vitrine-store-finder></html>',
    }),
  );
  await page.goto('/en/lone-finder');
  await expect(findFinder(page).stores.first()).toBeVisible();
  return asked;
}

test('a loaded finder has at most 250 elements, and at most twice as many with a second page of stores', async ({
  page,
}) => {
  await openFinder(page);
  const first = await countElements(page);
  expect(first).toBeLessThanOrEqual(250);
  await findFinder(page)
    .element.getByRole('button', { name: /^Show \d+ more/ })
    .click();
  await expect(findFinder(page).stores).toHaveCount(20);
  expect(await countElements(page)).toBeLessThanOrEqual(2 * first);
});

test('a finder on a phone requests the script, its code, its messages and the stores once each', async ({ page }) => {
  const asked = await openFinder(page);
  expect(asked.toSorted()).toEqual([
    '/stores/vitrine.json',
    '/widgets/v1/only-store-finder.js',
    '/widgets/v1/store-finder-messages.en.js',
    '/widgets/v1/vitrine.js',
  ]);
});

test('the store locator requests its stores once, before vitrine.js', async ({ page }) => {
  const asked: string[] = [];
  await keepLightboxAway(page);
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/en/storelocator');
  await expect(findFinder(page).stores.first()).toBeVisible();
  expect(asked.filter((path) => path === '/stores/vitrine.json')).toHaveLength(1);
  const code = asked.findIndex((path) => path.endsWith('/vitrine.js'));
  expect(asked.indexOf('/stores/vitrine.json')).toBeLessThan(code);
});
