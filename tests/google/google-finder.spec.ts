import type { Page } from '@playwright/test';
import { findFinder } from '../e2e/store-finder.ts';
import { test as base, expect } from '../e2e/watched-page.ts';
import { origins } from '../support/ports.ts';
import { createFakeGoogle, googleAddress } from './fake-google.ts';

const test = base.extend<object, { google: Awaited<ReturnType<typeof createFakeGoogle>> }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => use(await createFakeGoogle()),
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({ viewport: { width: 1440, height: 1000 } });
test.afterEach(({ watched }) => {
  watched.expectThirdParty(googleAddress);
});

/** A landing page that embeds the finder with a key. */
async function dropFinder(page: Page, key: string, locale: 'en' | 'fr') {
  await page.goto(`${origins.landing}/list${locale === 'fr' ? '/fr' : ''}`);
  await page.evaluate(
    ([value, language]) => {
      const finder = document.createElement('vitrine-store-finder');
      finder.setAttribute('google-maps-key', value);
      finder.setAttribute('locale', language);
      document.body.replaceChildren(finder);
    },
    [key, locale] as const,
  );
  const finder = findFinder(page);
  await expect(finder.title).toBeVisible();
  return finder;
}

test('SF-02 SF-05 the finder with a key shows Google’s map and places, and marks the store opened in its list', async ({
  page,
  google,
}) => {
  const requests = await google.respond(page, ['success']);
  const { box, options, title, map, stores } = await dropFinder(page, 'a-key', 'fr');
  await expect(map.getByRole('button').first()).toBeVisible();
  expect(requests.map(({ address }) => address.searchParams.get('key'))).toEqual(['a-key']);
  expect(requests[0]?.address.searchParams.get('language')).toBe('fr');
  await box.pressSequentially('qué');
  await expect(options.filter({ hasText: 'Québec, QC, Canada' })).toBeVisible();
  // Our provinces are listed beside Google's places.
  await expect(options.filter({ hasText: 'Tous les magasins de l’endroit' })).toBeVisible();
  await options.filter({ hasText: 'Québec, QC, Canada' }).click();
  await expect(title).toContainText('près de Québec, QC, Canada');
  expect(new URL(page.url()).searchParams.get('near')).toBe('46.81390,-71.20800');
  await stores.first().locator('summary').click();
  await expect(map.locator('[aria-current="true"]')).toHaveCount(1);
});

test('SF-05 SF-07 the finder keeps its own map and search when Google rejects the key', async ({
  page,
  google,
  watched,
}) => {
  watched.expectConsoleMessage(/google|Google Maps/);
  await google.respond(page, ['success']);
  const finder = await dropFinder(page, 'bad', 'en');
  await expect(finder.map.getByText('Natural Earth')).toBeVisible();
  await finder.box.pressSequentially('Guelph');
  await finder.box.press('Enter');
  await expect(finder.title).toContainText('near Guelph, Ontario');
  await expect(finder.map.getByRole('button', { name: /Copper Square/ })).toBeVisible();
});

test('SF-05 SF-07 the finder replaces Google’s map and keeps the search when Google rejects the key later', {
  tag: '@full',
}, async ({ page, google, watched }) => {
  watched.expectConsoleMessage(/google|Google Maps/);
  await google.respond(page, ['success']);
  const { box, options, map, title } = await dropFinder(page, 'a-key', 'fr');
  await expect(map.getByRole('button').first()).toBeVisible();
  await expect(map.getByText('Natural Earth')).toHaveCount(0);
  await box.pressSequentially('qué');
  await options.filter({ hasText: 'Québec, QC, Canada' }).click();
  await expect(title).toContainText('près de Québec, QC, Canada');
  await page.evaluate(() => (Reflect.get(window, 'gm_authFailure') as () => void)());
  await expect(map.getByText('Natural Earth')).toBeVisible();
  await expect(title).toContainText('près de Québec, QC, Canada');
});

test('SF-05 SF-07 the finder uses its own map and search when Google does not respond within 10 seconds', {
  tag: '@full',
}, async ({ page, google, watched }) => {
  watched.expectConsoleMessage(/google|Google Maps/);
  await page.clock.install();
  const requests = await google.respond(page, ['endless']);
  const { box, map, title } = await dropFinder(page, 'a-key', 'en');
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.runFor(10_000);
  await expect(map.getByText('Natural Earth')).toBeVisible();
  await box.pressSequentially('H2X');
  await box.press('Enter');
  await expect(title).toContainText('near H2X');
});

test('SF-05 SF-07 the finder uses its own map and search after four failed requests for Google’s script', async ({
  page,
  google,
  watched,
}) => {
  watched.expectConsoleMessage(/google|Google Maps|Failed to load resource/);
  const requests = await google.respond(page, ['error']);
  const finder = await dropFinder(page, 'a-key', 'en');
  await expect(finder.map.getByText('Natural Earth')).toBeVisible();
  expect(requests).toHaveLength(4);
  await finder.box.pressSequentially('H2X');
  await finder.box.press('Enter');
  await expect(finder.title).toContainText('near H2X');
});

test('SF-05 the search box suggests Google’s places when a key is set after its first use', async ({
  page,
  google,
}) => {
  await google.respond(page, ['success']);
  await page.goto(`${origins.landing}/list`);
  await page.evaluate(() => document.body.replaceChildren(document.createElement('vitrine-store-search')));
  const search = page.locator('vitrine-store-search');
  const box = search.getByRole('combobox').and(page.locator('[part="input"]'));
  await box.pressSequentially('ont');
  await expect(search.getByRole('option').first()).toContainText('Ontario');
  await search.evaluate((element) => element.setAttribute('google-maps-key', 'a-key'));
  await box.fill('qué');
  await expect(search.getByRole('option').filter({ hasText: 'Québec City, QC, Canada' })).toBeVisible();
});
