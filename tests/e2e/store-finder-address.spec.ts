import type { Page } from '@playwright/test';
import { keepLightboxAway } from './newsletter.ts';
import { type Locale, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { nextFrames } from './settled.ts';
import { placeFinder, search, visitFinder } from './store-finder.ts';
import { expect, test } from './watched-page.ts';

const messages = {
  en: { guelph: 'Guelph, Ontario', near: 'near Guelph', nearMe: 'Near me', denied: 'Location sharing is denied' },
  fr: {
    guelph: 'Guelph (Ontario)',
    near: 'près de Guelph',
    nearMe: 'Près de moi',
    denied: 'Le partage de position est refusé',
  },
} as const satisfies Record<Locale, object>;

/** The parameter of the page's address. */
const readParameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Some pages wrap the browser's function, and treat every address as a text. */
const wrapHistory = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name];
      history[name] = function (state, title, address) {
        if ((address as string).indexOf('/') < 0) throw new Error('not an address');
        original.call(this, state, title, address);
      };
    }
  });

for (const locale of locales) {
  const shown = messages[locale];

  test.describe(`the store finder and the page’s URL (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);

    sampledTest('SF-04 Back after an unknown place restores the last place and clears the message')(
      async ({ page }) => {
        const finder = await visitFinder(page, locale);
        await search(finder, 'Guelph');
        await expect(finder.title).toContainText(shown.near);
        const notice = finder.element.locator('#place-notice');
        await search(finder, 'zzqqxx');
        await expect(notice).toContainText('zzqqxx');
        await expect(finder.box).toBeFocused();
        await page.goBack();
        await expect(finder.title).toContainText(shown.near);
        await expect(finder.box).toHaveValue(shown.guelph);
        await expect(notice).toBeEmpty();
        // What is typed next replaces the place.
        await finder.box.press('x');
        await expect(finder.box).toHaveValue('x');
      },
    );

    sampledTest('SF-04 Back clears the message about a denied position')(async ({ page }) => {
      await page.addInitScript(() => {
        const getCurrentPosition = (_: unknown, fail: (error: unknown) => void) => fail({ code: 1 });
        Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
      });
      const finder = await visitFinder(page, locale);
      await search(finder, 'Guelph');
      await expect(finder.title).toContainText(shown.near);
      await finder.element.getByRole('button', { name: shown.nearMe }).click();
      const denied = finder.element.getByRole('status').filter({ hasText: shown.denied });
      await expect(denied).toBeVisible();
      await page.goBack();
      await expect(finder.title).not.toContainText(shown.near);
      await expect(finder.box).toHaveValue('');
      await expect(denied).toHaveCount(0);
    });

    sampledTest('SF-08 a change of the URL fragment keeps the text being typed')(async ({ page }) => {
      const finder = await visitFinder(page, locale, '?near=43.55,-80.25&utm_source=x');
      await expect(finder.stores.first()).toContainText('km');
      await finder.box.click();
      await finder.box.pressSequentially('Hali');
      await page.evaluate(() => {
        location.hash = 'main';
      });
      await page.goBack();
      await nextFrames(page);
      await expect(finder.box).toHaveValue('Hali');
    });

    sampledTest('SF-08 the locator reads a place from near, and writes the next one to s')(async ({ page }) => {
      const finder = await visitFinder(page, locale, '?near=44.65,-63.58');
      await expect(finder.stores.first()).toContainText('km');
      await search(finder, 'Guelph');
      await expect(finder.title).toContainText(shown.near);
      expect(readParameter(page, 'near')).toBeNull();
      expect(readParameter(page, 's')).toMatch(/^43\.5\d+,-80\.2\d+$/);
    });

    sampledTest('SF-08 the finder and the article list update the URL of a page that wraps pushState')(
      async ({ page }) => {
        await wrapHistory(page);
        const finder = await visitFinder(page, locale);
        await search(finder, 'Guelph');
        await expect(finder.title).toContainText(shown.near);
        expect(readParameter(page, 's')).toMatch(/^43/);
        await page.goto(`/${locale}/getinspired`);
        const season = page.locator('vitrine-article-list select:has(option[value="spring"])');
        await season.selectOption('spring');
        await expect(page).toHaveURL(/season=spring/);
      },
    );

    sampledTest('SF-01 outside the locator the parameters q and s are neither searched for nor removed')(
      async ({ page }) => {
        const own = { q: 'lamp', s: 'rugs' };
        const path = `/${locale}/returns?${new URLSearchParams(own)}`;
        const finder = await placeFinder(page, path, { province: 'NS' });
        await expect(finder.title).toContainText(locale === 'en' ? 'Nova Scotia' : 'Nouvelle-Écosse');
        await expect(finder.box).toHaveValue('');
        await search(finder, 'Guelph');
        await expect(finder.title).toContainText(shown.near);
        expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
          ...own,
          near: expect.stringMatching(/^43/),
        });
      },
    );
  });
}

test('SF-01 the locator searches for q, removes it from the URL and keeps other parameters', async ({ page }) => {
  await keepLightboxAway(page);
  const finder = await visitFinder(page, 'en', '?q=Guelph&utm_source=x');
  await expect(finder.title).toContainText('near Guelph');
  expect(readParameter(page, 'q')).toBeNull();
  expect(readParameter(page, 'utm_source')).toBe('x');
});
