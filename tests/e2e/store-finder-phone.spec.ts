import type { Page } from '@playwright/test';
import { type Locale, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { breakService } from './service.ts';
import { endScrolling } from './settled.ts';
import { type Finder, findFinder, pageCount, search, visitFinder } from './store-finder.ts';
import { expect, test } from './watched-page.ts';

const messages = {
  en: {
    find: 'Find stores',
    nearMe: 'Near me',
    onMap: 'On the map',
    unknown: 'We couldn’t find “',
    failed: 'couldn’t load',
    none: 'can’t find any stores',
  },
  fr: {
    find: 'Trouver un magasin',
    nearMe: 'Près de moi',
    onMap: 'Sur la carte',
    unknown: 'Nous ne connaissons pas «',
    failed: 'n’a pas fonctionné',
    none: 'aucun magasin',
  },
} as const satisfies Record<Locale, object>;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The heading is below the page's header, and the whole first store above the window's lower edge. */
async function expectResultInView(page: Page, { title, stores }: Finder): Promise<void> {
  await expect(stores.first()).toBeVisible();
  await expect
    .poll(async () => {
      const [heading, store, header] = await Promise.all(
        [title, stores.first(), page.locator('.site-header')].map((each) => each.boundingBox()),
      );
      if (!heading || !store || !header) return 'not drawn';
      if (heading.y < header.y + header.height) return 'under the header';
      return store.y + store.height <= 844 ? 'in view' : 'below the window';
    })
    .toBe('in view');
}

const isFocusInside = ({ element }: Finder) => element.evaluate((node) => node === document.activeElement);

for (const locale of locales) {
  const shown = messages[locale];

  test.describe(`searching for stores on a phone (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);

    sampledTest('SF-08 a search brings its result into view and focuses the heading')(async ({ page }) => {
      const finder = await visitFinder(page, locale);
      await search(finder, 'guelph');
      await expect(finder.title).toContainText('Guelph');
      await expect(finder.title).toBeFocused();
      await expectResultInView(page, finder);
    });

    sampledTest('SF-08 a tapped suggestion and a province bring their result into view')(async ({ page }) => {
      const finder = await visitFinder(page, locale);
      await finder.box.tap();
      await finder.box.pressSequentially('montr');
      await finder.options.first().tap();
      await expect(finder.title).toContainText('Montréal');
      await expect(finder.title).toBeFocused();
      await expectResultInView(page, finder);
      await search(finder, 'manitoba');
      await expect(finder.title).toContainText('Manitoba');
      await expectResultInView(page, finder);
    });

    sampledTest('SF-08 “Near me” brings the nearest stores into view and focuses the heading')(
      async ({ page, context }) => {
        await context.grantPermissions(['geolocation']);
        await context.setGeolocation({ latitude: 45.508_888, longitude: -73.561_668 });
        const finder = await visitFinder(page, locale);
        await finder.element.getByRole('button', { name: shown.nearMe }).tap();
        await expect(finder.title).toBeFocused();
        await expectResultInView(page, finder);
      },
    );

    sampledTest('SF-08 the search button brings the same result into view again')(async ({ page }) => {
      const finder = await visitFinder(page, locale);
      await search(finder, 'guelph');
      await expect(finder.title).toContainText('Guelph');
      await page.evaluate(() => scrollTo(0, 0));
      await finder.element.getByRole('button', { name: shown.find }).tap();
      await expect(finder.title).toContainText('Guelph');
      await expect(finder.title).toBeFocused();
      await expectResultInView(page, finder);
    });

    sampledTest('SF-08 the page jumps to the result instead of scrolling smoothly')(async ({ page }) => {
      const finder = await visitFinder(page, locale);
      await page.evaluate(() => {
        document.documentElement.style.scrollBehavior = 'smooth';
        document.querySelector('vitrine-store-finder')?.shadowRoot?.addEventListener('focusin', () => {
          requestAnimationFrame(() => {
            document.documentElement.dataset.top = String(scrollY);
          });
        });
      });
      await search(finder, 'guelph');
      await expectResultInView(page, finder);
      await endScrolling(page);
      expect(await page.evaluate(() => [String(scrollY)])).toEqual([
        await page.locator('html').getAttribute('data-top'),
      ]);
    });

    sampledTest('SF-04 an unknown place shows a message and removes the last result')(async ({ page }) => {
      const finder = await visitFinder(page, locale);
      await search(finder, 'guelph');
      await expect(finder.title).toContainText('Guelph');
      await finder.box.fill('Xyzzyville');
      await finder.element.getByRole('button', { name: shown.find }).tap();
      const notice = finder.element.locator('#place-notice');
      await expect(notice).toContainText(shown.unknown);
      await expect(notice).toContainText('Xyzzyville');
      await expect(notice).toBeInViewport();
      await expect(finder.box).toHaveValue('Xyzzyville');
      await expect(finder.title).not.toContainText('Guelph');
      await expect(finder.stores).toHaveCount(pageCount);
      expect(new URL(page.url()).searchParams.has('near')).toBe(false);
      await page.goBack();
      await expect(finder.title).toContainText('Guelph');
    });

    sampledTest('SF-04 a failed search and an empty search remove the last result')(async ({ page, watched }) => {
      watched.expectConsoleMessage(/store search:|Failed to load resource/);
      const finder = await visitFinder(page, locale, '?s=43.55,-80.25');
      await expect(finder.title).toContainText(/\d.*(nearby|à proximité)/);
      await breakService(page, '/stores/places-1.json', (route) => route.abort());
      // No store is there: a store's own town is found without the places.
      await search(finder, 'Kugluktuk');
      await expect(finder.element.locator('#place-notice')).toContainText(shown.failed);
      await expect(finder.title).not.toContainText(/nearby|à proximité/);
      await expect(finder.box).toHaveValue('Kugluktuk');
      await page.unrouteAll();
      await finder.box.press('Enter');
      await expect(finder.title).toContainText(shown.none);
      await search(finder, '');
      await expect(finder.title).not.toContainText(shown.none);
      await expect(finder.stores).toHaveCount(pageCount);
    });

    sampledTest('SF-08 a link to a result brings it into view and does not move the focus')(async ({ page }) => {
      for (const query of ['?s=43.55,-80.25', '?q=Guelph']) {
        const finder = await visitFinder(page, locale, query);
        await expect(finder.stores.first().locator('.distance')).toBeVisible();
        await expectResultInView(page, finder);
        expect(await isFocusInside(finder), query).toBe(false);
      }
    });

    sampledTest('SF-08 the page stays at its top without a search, and Back does not focus the heading')(
      async ({ page }) => {
        const finder = await visitFinder(page, locale);
        await expect(finder.stores).toHaveCount(pageCount);
        expect(await page.evaluate(() => scrollY)).toBe(0);
        await search(finder, 'guelph');
        await expect(finder.title).toContainText('Guelph');
        await search(finder, 'Regina');
        await expect(finder.title).toContainText('Regina');
        await finder.box.focus();
        await page.goBack();
        await expect(finder.title).toContainText('Guelph');
        await expect(finder.title).not.toBeFocused();
      },
    );

    sampledTest('SF-07 the map is hidden until “On the map” is tapped, which brings it into view')(async ({ page }) => {
      const finder = await visitFinder(page, locale, '?s=43.55,-80.25');
      await expect(finder.stores.first()).toBeVisible();
      await expect(finder.map.first()).toBeHidden();
      await finder.stores.nth(2).getByRole('button', { name: shown.onMap }).tap();
      await expect(finder.map.first()).toBeInViewport({ ratio: 0.95 });
      await search(finder, 'Regina');
      await expect(finder.title).toContainText('Regina');
      await expectResultInView(page, finder);
    });

    sampledTest('a tapped button does not keep its hover background')(async ({ page }) => {
      const { element } = await visitFinder(page, locale);
      expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
      const button = element.getByRole('button', { name: shown.nearMe });
      const readGround = () => button.evaluate((node) => getComputedStyle(node).backgroundColor);
      const before = await readGround();
      await button.tap();
      await button.hover();
      expect(await readGround()).toBe(before);
    });
  });
}

test('SF-08 the late result of a link does not scroll a page that the visitor has scrolled', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await breakService(page, '/stores/vitrine.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/storelocator?s=43.55,-80.25');
  await page.evaluate(() => scrollTo(0, 40));
  release();
  await expect(findFinder(page).stores.first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(40);
});
