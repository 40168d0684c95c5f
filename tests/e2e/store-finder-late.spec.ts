import type { Locator, Page } from '@playwright/test';
import { keepLightboxAway } from './newsletter.ts';
import { createHold } from './service.ts';
import { endRequests, nextFrames } from './settled.ts';
import { search, visitFinder } from './store-finder.ts';
import { expect, test } from './watched-page.ts';

/** Opens a finder for a device that gives its position once a test calls `locate`, or fails with its code. */
async function visitLocated(page: Page) {
  await page.addInitScript(() => {
    const getCurrentPosition = (tell: unknown, fail: unknown) => Object.assign(window, { position: { tell, fail } });
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
  });
  const finder = await visitFinder(page, 'en');
  return {
    ...finder,
    nearMe: finder.element.getByRole('button', { name: 'Near me' }),
    async locate(code?: number) {
      await page.waitForFunction(() => 'position' in window);
      await page.evaluate((failure) => {
        const { tell, fail } = Reflect.get(window, 'position');
        if (failure) fail({ code: failure });
        else tell({ coords: { latitude: 45.508, longitude: -73.561 } });
      }, code);
      await nextFrames(page);
    },
  };
}

for (const [what, code] of [
  ['arrives', undefined],
  ['times out', 3],
] as const) {
  test(`SF-04 a position that ${what} after another search does not change its result`, async ({ page }) => {
    const finder = await visitLocated(page);
    await finder.nearMe.click();
    await search(finder, 'Guelph');
    await expect(finder.title).toContainText('near Guelph');
    await finder.locate(code);
    await expect(finder.title).toContainText('near Guelph');
    await expect(finder.element.locator('.notice:visible')).toHaveCount(0);
  });
}

test('SF-08 a place found after the visitor’s position does not change the result', async ({ page }) => {
  const finder = await visitLocated(page);
  const { hold, release } = createHold();
  await page.route('**/stores/places-1.json', hold);
  const asked = page.waitForRequest('**/stores/places-1.json');
  await search(finder, 'Regina');
  await asked;
  await finder.nearMe.click();
  await finder.locate();
  await expect(finder.title).toContainText('nearby');
  release();
  await endRequests(page);
  await expect(finder.title).toContainText('nearby');
  await expect(finder.box).toHaveValue('');
});

test('SF-04 the stores near the visitor clear the message about an unknown place', async ({ page }) => {
  const finder = await visitLocated(page);
  const notice = finder.element.locator('#place-notice');
  await search(finder, 'Xyzzyville');
  await expect(notice).toContainText('We couldn’t find');
  await finder.nearMe.click();
  await finder.locate();
  await expect(finder.title).toContainText('nearby');
  await expect(notice).toBeEmpty();
  await expect(finder.box).toHaveValue('');
});

test('SF-01 Back after a search by a link with q leads to the page before', async ({ page }) => {
  await page.goto('/en/environment');
  const { title } = await visitFinder(page, 'en', '?q=Halifax');
  await expect(title).toContainText('near Halifax');
  await page.goBack();
  await expect(page).toHaveURL(/\/environment$/);
});

test('SF-01 a link’s place that is found late takes the focus from a list that it replaces', async ({ page }) => {
  const { hold, release } = createHold();
  await page.route('**/stores/places-1.json', hold);
  const { title, stores } = await visitFinder(page, 'en', '?q=Halifax');
  await stores.first().getByRole('button', { name: 'Make this my store' }).click();
  await expect(stores.first().getByRole('heading')).toBeFocused();
  release();
  await expect(title).toContainText('near Halifax');
  await expect(title).toBeFocused();
});

test('SF-01 a link’s place that is found late leaves the focus on what it does not replace', async ({ page }) => {
  const { hold, release } = createHold();
  await page.route('**/stores/places-1.json', hold);
  const { title, element } = await visitFinder(page, 'en', '?q=Halifax');
  const nearMe = element.getByRole('button', { name: 'Near me' });
  await nearMe.focus();
  release();
  await expect(title).toContainText('near Halifax');
  await expect(nearMe).toBeFocused();
});

test('SF-04 “Near me” shows a general message when the page’s policy forbids geolocation', async ({ page }) => {
  await page.route(/\/en\/storelocator/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'permissions-policy': 'geolocation=()' } });
  });
  const { element } = await visitFinder(page, 'en');
  await element.getByRole('button', { name: 'Near me' }).click();
  await expect(element.locator('.notice:visible')).toContainText('We couldn’t get your location');
});

/** Searches while no place comes, by a clock that stands still: only a search that takes a while says so. */
async function expectSlowSearchTold(page: Page, box: Locator, notice: Locator, message: string): Promise<void> {
  const { hold, release } = createHold();
  await page.route('**/stores/places-1.json', hold);
  await box.click();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest('**/stores/places-1.json');
  await box.pressSequentially('Gatineau');
  await box.press('Enter');
  await asked;
  await page.clock.runFor(390);
  await expect(notice).toBeEmpty();
  await page.clock.runFor(20);
  await expect(notice).toHaveText(message);
  await expect(notice).toHaveRole('status');
  await expect(notice).toHaveCSS('clip-path', 'none');
  await page.clock.resume();
  release();
}

test('SF-04 the finder says after 400 ms that it is searching, until its result shows', async ({ page }) => {
  await page.clock.install();
  const { box, element, title } = await visitFinder(page, 'fr');
  const notice = element.locator('#place-notice');
  await expectSlowSearchTold(page, box, notice, 'Recherche…');
  await expect(title).toContainText('Gatineau');
  await expect(notice).toBeEmpty();
});

test('SF-01 the header’s search box says after 400 ms that it is searching', async ({ page }) => {
  await page.clock.install();
  await keepLightboxAway(page);
  await page.goto('/en/returns');
  const search = page.locator('header vitrine-store-search');
  const box = search.getByRole('combobox');
  await search.locator('input').locator('visible=true').click();
  await expect(box).toBeVisible();
  await expectSlowSearchTold(page, box, search.locator('#place-notice'), 'Searching…');
  await expect(page).toHaveURL(/\/en\/storelocator\?s=45/);
});
