import { messages } from './messages.ts';
import { createAddress, findParts, formTag } from './newsletter.ts';
import { listPages, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { feed } from './store-finder.ts';
import { listSignUps } from './stored-sign-ups.ts';
import { expect, test } from './watched-page.ts';

const locatorMessages = {
  en: {
    nearMe: 'Near me',
    find: 'Find stores',
    all: 'Show all stores',
    nearby: 'stores nearby',
    unknown: 'We couldn’t find',
    soon: 'Opening soon',
    openings: 'Openings',
  },
  fr: {
    nearMe: 'Près de moi',
    find: 'Trouver un magasin',
    all: 'Afficher tous les magasins',
    nearby: 'magasins à proximité',
    unknown: 'Nous ne connaissons pas',
    soon: 'Ouverture prochaine',
    openings: 'Ouvertures',
  },
};

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  test.describe(`with JavaScript off (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);
    test.use({ locale: locale === 'en' ? 'en-CA' : 'fr-CA' });

    test('NL-11 the newsletter form stores a sign-up and redirects to a page in the visitor’s language', async ({
      page,
    }) => {
      const address = createAddress();
      await page.goto(`/${locale}/newsletter`);
      const { email, postalCode, submit, language } = findParts(page.locator(formTag));
      await expect(language(locale)).toBeChecked();
      await email.fill(address);
      await postalCode.fill('m5v 0a1');
      const [response] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        submit.click(),
      ]);
      expect(response.status()).toBe(303);
      await expect(page).toHaveURL(`/${locale}/newsletter/thank-you`);
      await expect(page.locator('h1')).toContainText(messages[locale].success);
      expect(await listSignUps(address)).toMatchObject([
        {
          postal_code: 'M5V0A1',
          language_preference: locale,
          consent: 'newsletter',
          consent_language: locale,
          consent_page: `/${locale}/newsletter`,
          consent_verified: true,
        },
      ]);
    });

    sampledTest('NL-06 a second sign-up with an email address redirects to a page that says so')(async ({ page }) => {
      const address = createAddress();
      for (const result of ['thank-you', 'already-subscribed']) {
        await page.goto(`/${locale}/newsletter`);
        const { email, postalCode, submit } = findParts(page.locator(formTag));
        await email.fill(address);
        await postalCode.fill('K1A 0B1');
        await submit.click();
        await expect(page).toHaveURL(`/${locale}/newsletter/${result}`);
      }
      expect(await listSignUps(address)).toHaveLength(1);
    });

    for (const [typed, postal, result] of [
      ['not an address', 'K1A 0B1', 'check-email'],
      ['someone@example.ca', 'D1A 0B1', 'check-fields'],
    ] as const) {
      sampledTest(`NL-07 the newsletter form with ${typed} and ${postal} returns with its error (${result})`)(
        async ({ page, watched }) => {
          watched.expectConsoleMessage(/422/);
          await page.goto(`/${locale}/newsletter`);
          const { email, postalCode, submit } = findParts(page.locator(formTag));
          await email.fill(typed);
          await postalCode.fill(postal);
          await submit.click();
          await expect(page).toHaveTitle(locale === 'fr' ? /^Erreur\u00A0: / : /^Error: /);
          const again = findParts(page.locator('.form-again'));
          await expect(again.email).toHaveValue(typed);
          await expect(again.postalCode).toHaveValue(postal);
          await expect(result === 'check-email' ? again.emailError : again.postalCodeError).toBeVisible();
          await expect(result === 'check-email' ? again.email : again.postalCode).toBeFocused();
        },
      );
    }

    test('every page has a heading, text and the header’s navigation', { tag: '@full' }, async ({ page, watched }) => {
      test.slow();
      watched.expectConsoleMessage(/404/);
      for (const { path } of listPages(locale)) {
        const response = await page.goto(`/${locale}${path}`);
        expect(response?.status(), path).toBe(path === '/nothing-here' ? 404 : 200);
        await expect(page.locator('h1'), path).toHaveCount(1);
        await expect(page.locator('h1'), path).toBeVisible();
        await expect(page.locator('main'), path).toContainText(/\S{3}/);
        await expect(page.locator(`header a[href="/${locale}/gift"]`).first(), path).toBeAttached();
      }
    });

    sampledTest('LOC-04 the language link of a 404 page keeps path and query')(async ({ page, watched }) => {
      watched.expectConsoleMessage(/404/);
      const other = locale === 'en' ? 'fr' : 'en';
      await page.goto(`/${locale}/nothing-here/at-all?from=test`);
      await page.locator(`header a[hreflang^="${other}"]`).locator('visible=true').first().click();
      await expect(page).toHaveURL(`/${other}/nothing-here/at-all?from=test`);
      await expect(page.locator('html')).toHaveAttribute('lang', `${other}-CA`);
    });

    sampledTest('SF-01 the store locator finds stores by place, postal code and coordinates, without “Near me”')(
      async ({ page, watched }) => {
        // Without JavaScript nothing uses the preloaded list, which the browser mentions after a few seconds.
        watched.expectConsoleMessage(/preloaded using link preload/);
        const shown = locatorMessages[locale];
        const finder = page.locator('vitrine-store-finder');
        const field = finder.getByRole('combobox');
        const coming = feed.stores.find(({ status }) => status === 'opening-soon')?.address.city ?? '';
        await page.goto(`/${locale}/storelocator`);
        await expect(finder.getByRole('button', { name: shown.nearMe })).toBeHidden();
        for (const [typed, place] of [
          ['guelph', locale === 'en' ? 'Guelph, Ontario' : 'Guelph (Ontario)'],
          ['n1h 1p0', 'N1H 1P0'],
          [coming.toLowerCase(), coming],
        ] as const) {
          await field.fill(typed);
          await finder.getByRole('button', { name: shown.find }).click();
          await expect(page).toHaveURL(new RegExp(`/${locale}/storelocator\\?q=`));
          await expect(finder.locator('h2').first()).toContainText(place);
          await expect(field).toHaveValue(typed);
          await expect(finder.locator('.store-card a[href*="/stores/"]').first()).toBeVisible();
          await expect(finder.locator('.distance').first()).toContainText('km');
        }
        const titles = await finder.locator('h2').allTextContents();
        expect(titles.indexOf(shown.soon)).toBe(titles.length - 1);
        await page.getByRole('link', { name: shown.all, exact: true }).click();
        await expect(page).toHaveURL(`/${locale}/storelocator`);
        await page.goto(`/${locale}/storelocator?s=43.65,-79.38`);
        await expect(finder.locator('h2').first()).toContainText(shown.nearby);
      },
    );

    sampledTest('SF-03 the store locator lays out stores near the viewport, and all of them for print')(
      async ({ page }) => {
        await page.goto(`/${locale}/storelocator`);
        const names = page.locator('.store-card h3 a');
        const countLaidOut = () =>
          names.evaluateAll(
            (all) => all.filter((name) => name.checkVisibility({ contentVisibilityAuto: true })).length,
          );
        expect(await names.count()).toBeGreaterThan(20);
        expect(await countLaidOut()).toBeLessThan(20);
        await names.last().scrollIntoViewIfNeeded();
        await expect(names.last()).toBeInViewport();
        await page.emulateMedia({ media: 'print' });
        await expect.poll(countLaidOut).toBe(await names.count());
      },
    );

    sampledTest('SF-01 the store locator says that a place is unknown, and lists all stores')(async ({ page }) => {
      const shown = locatorMessages[locale];
      const finder = page.locator('vitrine-store-finder');
      await page.goto(`/${locale}/storelocator?q=${encodeURIComponent('<b>xyzzy</b>')}`);
      await expect(finder.locator('h2').first()).toContainText(shown.unknown);
      await expect(finder.locator('h2').first()).toContainText('<b>xyzzy</b>');
      await expect(finder.locator('.province-links a').first()).toBeVisible();
      await expect(finder.locator('h2').last()).toHaveText(shown.openings);
    });

    sampledTest('LOC-03 a URL without a language redirects to the browser’s language')(async ({ page }) => {
      await page.goto('/contact');
      await expect(page).toHaveURL(`/${locale}/contact`);
    });

    sampledTest('the phone menu opens')(async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(`/${locale}`);
      const link = page.locator(`header a[href="/${locale}/gift"]`).locator('visible=true');
      await expect(link).toHaveCount(0);
      await page.locator('header button[popovertarget]').locator('visible=true').first().click();
      await expect(link).toHaveCount(1);
    });
  });
}
