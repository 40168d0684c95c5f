import { createAddress, findParts, formTag } from './newsletter.ts';
import { locales, sitePaths } from './places.ts';
import { listSignUps } from './stored-sign-ups.ts';
import { texts } from './texts.ts';
import { inTurn, takeTurns } from './turns.ts';
import { expect, test } from './watched-page.ts';

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  test.describe(`with JavaScript off (${locale})`, () => {
    const turn = takeTurns(locale);
    test.use({ locale: locale === 'en' ? 'en-CA' : 'fr-CA' });

    test('NL-11 the newsletter form is sent, stored, and answered with a page in the visitor’s language', async ({
      page,
    }) => {
      const address = createAddress();
      await page.goto(`/${locale}/newsletter`);
      const { email, postalCode, submit, language } = findParts(page.locator(formTag));
      await expect(language(locale)).toBeChecked();
      await email.fill(address);
      await postalCode.fill('m5v 0a1');
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        submit.click(),
      ]);
      expect(answer.status()).toBe(303);
      await expect(page).toHaveURL(`/${locale}/newsletter/thank-you`);
      await expect(page.locator('h1')).toContainText(texts[locale].success);
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

    if (turn())
      test('NL-06 a second sign-up of the same address is told so on a page', async ({ page }) => {
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
      if (turn())
        test(`NL-07 ${typed} with ${postal} leads to ${result}`, async ({ page }) => {
          await page.goto(`/${locale}/newsletter`);
          const { email, postalCode, submit } = findParts(page.locator(formTag));
          await email.fill(typed);
          await postalCode.fill(postal);
          await submit.click();
          await expect(page).toHaveURL(`/${locale}/newsletter/${result}`);
          await expect(page.locator('main a[href$="/newsletter"]').first()).toBeVisible();
        });
    }

    test('every page can be read, and its navigation used', async ({ page, watched }) => {
      watched.expectComplaint(/404/);
      for (const path of inTurn(sitePaths, locale)) {
        const response = await page.goto(`/${locale}${path}`);
        expect(response?.status(), path).toBe(path === '/nothing-here' ? 404 : 200);
        await expect(page.locator('h1'), path).toHaveCount(1);
        await expect(page.locator('h1'), path).toBeVisible();
        await expect(page.locator('main'), path).toContainText(/\S{3}/);
        await expect(page.locator(`header a[href="/${locale}/gift"]`).first(), path).toBeAttached();
      }
    });

    if (turn())
      test('LOC-03 an address without a language leads to the browser’s', async ({ page }) => {
        await page.goto('/contact');
        await expect(page).toHaveURL(`/${locale}/contact`);
      });

    if (turn())
      test('the menu of a phone opens', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 800 });
        await page.goto(`/${locale}`);
        const link = page.locator(`header a[href="/${locale}/gift"]`).locator('visible=true');
        await expect(link).toHaveCount(0);
        await page.locator('header button[popovertarget]').locator('visible=true').first().click();
        await expect(link).toHaveCount(1);
      });
  });
}
