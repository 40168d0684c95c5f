import type { Page } from '@playwright/test';
import { keepLightboxAway } from './newsletter.ts';
import { type Locale, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { endScrolling, nextFrames } from './settled.ts';
import { feed, pageCount, placeFinder, visitFinder } from './store-finder.ts';
import { expect, test } from './watched-page.ts';

const messages = {
  en: {
    more: /^Show \d+ more stores?$/,
    shown: 'Showing 20 of',
    nearby: 'nearby',
    all: 'Show all stores',
    provinces: 'Stores by province',
  },
  fr: {
    more: /^Afficher \d+ magasins? de plus$/,
    shown: 'Magasins affichés\u00A0: 20 sur',
    nearby: 'à proximité',
    all: 'Afficher tous les magasins',
    provinces: 'Magasins par province',
  },
} as const satisfies Record<Locale, object>;

const countSteps = (page: Page) => page.evaluate(() => history.length);
const inProvince = (code: string) => feed.stores.filter(({ address }) => address.province === code).length;

for (const locale of locales) {
  const shown = messages[locale];

  test.describe(`the paged list of stores (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);

    sampledTest('SF-08 a province is picked from those with stores, and given up again')(async ({ page }) => {
      const { element, title, stores } = await visitFinder(page, locale);
      const provinces = element.getByRole('list', { name: shown.provinces });
      const codes = new Set(feed.stores.map(({ address }) => address.province));
      await expect(provinces.getByRole('button')).toHaveCount(codes.size);
      await provinces.getByRole('button', { name: 'Manitoba' }).click();
      await expect(title).toBeFocused();
      await expect(title).toContainText('Manitoba');
      await expect(stores).toHaveCount(inProvince('MB'));
      await expect(provinces).toHaveCount(0);
      await element.getByRole('button', { name: shown.all }).click();
      await expect(provinces).toBeVisible();
    });

    sampledTest('SF-08 shows ten stores, then ten more with the focus on the first new one, and announces the count')(
      async ({ page }) => {
        const { element, stores, title } = await visitFinder(page, locale);
        const more = element.getByRole('button', { name: shown.more });
        const progress = element.locator('.list [role="status"]').last();
        await expect(stores).toHaveCount(pageCount);
        await expect(title).toContainText(String(feed.stores.length));
        // Stores get their own height when they come into view, which moves the button.
        await more.scrollIntoViewIfNeeded();
        await endScrolling(page);
        await nextFrames(page);
        await more.click();
        await expect(stores).toHaveCount(2 * pageCount);
        await expect(stores.nth(pageCount).getByRole('heading')).toBeFocused();
        await expect(progress).toHaveText(new RegExp(`${shown.shown} ${feed.stores.length}`));
        // The last page has what is left, and no button.
        while (await more.isVisible()) await more.click();
        await expect(stores).toHaveCount(feed.stores.length);
        await expect(progress).toContainText(`${feed.stores.length}`);
      },
    );

    sampledTest('SF-08 shows page-size stores at a time, and the default number for page-size="0"')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/page-size="0" is not a valid number/);
        const { element, stores } = await visitFinder(page, locale);
        await element.evaluate((finder) => finder.setAttribute('page-size', '3'));
        await expect(stores).toHaveCount(3);
        await element.getByRole('button', { name: shown.more }).click();
        await expect(stores).toHaveCount(6);
        await element.evaluate((finder) => finder.setAttribute('page-size', '0'));
        await expect(stores).toHaveCount(pageCount);
      },
    );

    sampledTest('SF-08 includes a chosen store beyond the first page, and the map has every store found')(
      async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 1000 });
        const { element, map, stores } = await visitFinder(page, locale, '?prov=ON');
        await expect(stores).toHaveCount(Math.min(pageCount, inProvince('ON')));
        const pins = map.locator('.markers button .pin');
        const countShown = async () =>
          (await pins.allTextContents()).reduce((sum, count) => sum + (Number(count) || 1), 0);
        await expect.poll(countShown).toBe(inProvince('ON'));
        const listed = await stores.getByRole('heading').allTextContents();
        const other = feed.stores.find(
          ({ address, name }) => address.province === 'ON' && !listed.includes(name[locale]),
        );
        await page.goto(`/${locale}/storelocator?prov=ON&store=${other?.slug}`);
        const chosen = element.locator('[part="store"][aria-current]');
        await expect(chosen).toContainText(other?.name[locale] ?? '');
        await expect(chosen.getByRole('table')).toBeVisible();
        await expect(stores).toHaveCount(pageCount + 1);
      },
    );
  });

  test.describe(`a store finder with preset attributes (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);

    sampledTest('SF-01 shows the stores near lat,lng without a lookup, history entry, focus change or event')(
      async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await page.goto(`/${locale}/faq`);
        const steps = await countSteps(page);
        const { title, stores, element } = await placeFinder(page, `/${locale}/faq`, { near: '43.55,-80.25' });
        await expect(title).toContainText(shown.nearby);
        await expect(stores.locator('.distance').first()).toBeVisible();
        expect(asked.filter((path) => /stores\/(places|postal)\//.test(path))).toEqual([]);
        expect(await countSteps(page)).toBe(steps);
        await expect(title).not.toBeFocused();
        await expect(page.locator('html')).not.toHaveAttribute('data-searched');
        await element.getByText(shown.all, { exact: true }).click();
        await expect(title).toContainText(String(feed.stores.length));
      },
    );

    sampledTest('SF-01 looks up a place in near without scrolling, history entry, focus change or event')(
      async ({ page }) => {
        await keepLightboxAway(page);
        await page.goto(`/${locale}/faq`);
        const steps = await countSteps(page);
        const { title } = await placeFinder(page, `/${locale}/faq`, { near: 'Guelph', province: 'QC' });
        const top = await page.evaluate(() => scrollY);
        await expect(title).toContainText('Guelph');
        expect(await page.evaluate(() => scrollY)).toBe(top);
        expect(await countSteps(page)).toBe(steps);
        await expect(title).not.toBeFocused();
        await expect(page.locator('html')).not.toHaveAttribute('data-searched');
      },
    );

    sampledTest('SF-03 shows the stores of its province, also after the attribute changes')(async ({ page }) => {
      const attributes = { province: 'QC', 'no-address': '' };
      const { title, stores, element } = await placeFinder(page, `/${locale}/faq`, attributes);
      await expect(title).toContainText('Québec');
      await expect(stores).toHaveCount(Math.min(pageCount, inProvince('QC')));
      await element.evaluate((finder) => finder.setAttribute('province', 'MB'));
      await expect(title).toContainText('Manitoba');
    });

    sampledTest('SF-01 shows the search in the URL instead of its attributes')(async ({ page }) => {
      for (const [query, expected] of [
        ['?prov=NL', /Newfoundland|Terre-Neuve/],
        ['?near=44.65,-63.58', /Halifax/],
      ] as const) {
        const { element } = await placeFinder(page, `/${locale}/faq${query}`, { near: '43.55,-80.25', province: 'QC' });
        await expect(element.locator('.list')).toContainText(expected);
      }
    });
  });
}
