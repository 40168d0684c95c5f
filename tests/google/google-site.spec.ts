import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '../../host-site/server/start-server.ts';
import { findBanner } from '../e2e/consent.ts';
import { keepLightboxAway } from '../e2e/newsletter.ts';
import { findFinder } from '../e2e/store-finder.ts';
import { test as base, expect as quick } from '../e2e/watched-page.ts';
import { createConfig } from '../server/support/test-config.ts';
import { createTestDatabase } from '../server/support/test-databases.ts';
import { origins } from '../support/ports.ts';
import { createFakeGoogle, googleAddress } from './fake-google.ts';

/** The built site, from a server with a Google account: one that Google accepts, and one that it refuses. */
async function startSite(key: string) {
  const location = await createTestDatabase('pglite');
  const folders = { siteDir: resolve('dist/site'), widgetsDir: resolve('dist/widgets') };
  const config = createConfig({ ...location, ...folders, googleMaps: { key, channel: 'website' } });
  const server = await startServer(config);
  return {
    origin: server.origin,
    async stop() {
      await server.close();
      await location.remove();
    },
  };
}

const expect = quick.configure({ timeout: 20_000 });

type Site = Awaited<ReturnType<typeof startSite>>;
type Google = Awaited<ReturnType<typeof createFakeGoogle>>;

const test = base.extend<object, { google: Google; site: Site; refusedSite: Site }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => use(await createFakeGoogle()),
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const site = await startSite('a-key');
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  refusedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const site = await startSite('bad');
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({ viewport: { width: 1440, height: 1000 } });
test.beforeEach(({ page }) => {
  // Each has a server of its own, and waits for Google's further files.
  test.slow();
  return keepLightboxAway(page);
});

/** The search box of the page's header, whose code comes once a visitor is in its field. */
async function enterHeaderBox(page: Page) {
  const search = page.locator('header vitrine-store-search');
  await search.locator('input').locator('visible=true').click();
  const box = search.getByRole('combobox').and(page.locator('[part="input"]'));
  await expect(box).toBeFocused();
  return { box, options: search.getByRole('option') };
}

const places = { en: 'Québec City, QC, Canada', fr: 'Québec, QC, Canada' } as const;

test.describe('a site with a Google account, for a visitor who has accepted', () => {
  test.use({ consent: 'accepted' });
  test.afterEach(({ watched }) => watched.expectThirdParty(googleAddress));

  for (const locale of ['en', 'fr'] as const) {
    test(`SF-06 SF-07 the locator has Google’s map and places, without a violation of the enforced policy (${locale})`, async ({
      page,
      google,
      site,
    }) => {
      const requests = await google.respond(page, ['success']);
      const response = await page.goto(`${site.origin}/${locale}/storelocator`);
      expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      const { box, options, title, map } = findFinder(page);
      await expect(map.locator('.gm-style')).toBeVisible();
      await expect(map.getByRole('button').first()).toBeVisible();
      await expect(map.getByText('Natural Earth')).toHaveCount(0);
      await box.pressSequentially('qué');
      await options.filter({ hasText: places[locale] }).click();
      await expect(title).toContainText(places[locale]);
      expect(requests).toHaveLength(1);
      expect(Object.fromEntries(requests[0]?.address.searchParams ?? [])).toEqual({
        key: 'a-key',
        channel: 'website',
        callback: 'google.maps.__ib__',
        libraries: 'places',
        v: 'quarterly',
        language: locale,
        region: 'CA',
      });
    });

    test(`SF-01 SF-02 the header’s box loads Google’s places when it is used, and leads to the locator (${locale})`, async ({
      page,
      google,
      site,
    }) => {
      const requests = await google.respond(page, ['success']);
      await page.goto(`${site.origin}/${locale}/how`);
      await expect(page.locator('header vitrine-store-search')).toHaveAttribute('google-maps-key', 'a-key');
      expect(requests).toHaveLength(0);
      const { box, options } = await enterHeaderBox(page);
      await box.pressSequentially('qué');
      await options.filter({ hasText: places[locale] }).click();
      await expect(page).toHaveURL(/storelocator\?s=46\.8\d*,-71\.2\d*/);
      await expect(findFinder(page).map.locator('.gm-style')).toBeVisible();
    });
  }

  test('SF-05 SF-07 a key that Google refuses leaves the locator with our own map and places', async ({
    page,
    google,
    refusedSite,
    watched,
  }) => {
    watched.expectConsoleMessage(/google|Google Maps/);
    await google.respond(page, ['success']);
    await page.goto(`${refusedSite.origin}/en/storelocator`);
    const { box, title, map } = findFinder(page);
    await expect(map.getByText('Natural Earth')).toBeVisible();
    await box.pressSequentially('Guelph');
    await box.press('Enter');
    await expect(title).toContainText('near Guelph, Ontario');
    expect(watched.consoleMessages.filter((said) => said.includes('policy violation'))).toEqual([]);
  });
});

test.describe('a site with a Google account, for a visitor who has not accepted', () => {
  for (const consent of ['refused', 'undecided'] as const) {
    test.describe(consent, () => {
      test.use({ consent });

      test(`SF-07 TR-01 the locator and the header’s box request nothing from Google (${consent})`, async ({
        page,
        google,
        site,
        watched,
      }) => {
        const requests = await google.respond(page, ['success']);
        await page.goto(`${site.origin}/en/storelocator`);
        const { box, title, map } = findFinder(page);
        await expect(map.getByText('Natural Earth')).toBeVisible();
        await box.pressSequentially('Guelph');
        await box.press('Enter');
        await expect(title).toContainText('near Guelph, Ontario');
        await page.goto(`${site.origin}/en/how`);
        const header = await enterHeaderBox(page);
        await header.box.pressSequentially('gue');
        await expect(header.options.first()).toBeVisible();
        expect([requests, watched.thirdPartyRequests]).toEqual([[], []]);
      });
    });
  }

  test.describe('who then accepts', () => {
    test.use({ consent: 'undecided' });
    test.afterEach(({ watched }) => watched.expectThirdParty(googleAddress));

    test('SF-07 TR-01 the locator changes to Google’s map at once, and back to ours when consent is withdrawn', async ({
      page,
      google,
      site,
    }) => {
      await google.respond(page, ['success']);
      await page.goto(`${site.origin}/en/storelocator`);
      const { map } = findFinder(page);
      await expect(map.getByText('Natural Earth')).toBeVisible();
      await findBanner(page).getByRole('button', { name: 'Accept', exact: true }).click();
      await expect(map.locator('.gm-style')).toBeVisible();
      await page.getByRole('link', { name: 'Cookie preferences' }).click();
      await findBanner(page).getByRole('button', { name: 'Refuse', exact: true }).click();
      const finder = page.locator('vitrine-store-finder');
      await expect(finder).not.toHaveAttribute('google-maps-key');
      // The page reloads at its foot, where the question was, and the finder starts once it is near.
      await finder.scrollIntoViewIfNeeded();
      await expect(map.getByText('Natural Earth')).toBeVisible();
      await expect(page.locator('script[src*="googleapis"]')).toHaveCount(0);
    });
  });
});

test.describe('the site without a Google account', () => {
  test.use({ consent: 'accepted' });

  test('SF-07 requests nothing from Google after an acceptance, and its policy does not allow Google', async ({
    page,
    google,
    watched,
  }) => {
    // The demo partner's tag manager runs after consent; it is on this machine.
    const requests = await google.respond(page, ['success']);
    const response = await page.goto(`${origins.site}/en/storelocator`);
    expect(response?.headers()['content-security-policy']).not.toMatch(
      /googleapis|maps\.google|gstatic|unsafe|worker-src/,
    );
    await expect(findFinder(page).map.getByText('Natural Earth')).toBeVisible();
    expect([requests, watched.thirdPartyRequests]).toEqual([[], []]);
  });
});
