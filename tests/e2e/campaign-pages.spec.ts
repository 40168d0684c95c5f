import { origins } from '../support/ports.ts';
import { isFullRun } from '../support/samples.ts';
import { expectNoFindings } from './axe.ts';
import { contestMessages, fillEntry, findContest, visitContest } from './contest.ts';
import { createAddress, fillForm, findLightbox, findParts, formTag, keepLightboxAway } from './newsletter.ts';
import { listWidths, locales } from './places.ts';
import { endRequests } from './settled.ts';
import { expect, test } from './watched-page.ts';

const addressOf = (page: string, locale: string) => `${origins.landing}/${page}${locale === 'fr' ? '/fr' : ''}`;

for (const locale of locales.filter((each) => isFullRun || each === 'fr')) {
  test.describe(`campaign pages on their own origin (${locale})`, () => {
    test('the contest page accepts an entry', async ({ page }) => {
      const { result } = await visitContest(page, addressOf('contest', locale));
      await expect(page.locator('vitrine-share-buttons a').first()).toBeVisible();
      await fillEntry(page, { Email: createAddress() });
      await findContest(page).submit.click();
      await expect(result.getByText(contestMessages[locale].entered)).toBeVisible();
    });

    test('the store-opening page finds stores and accepts a newsletter sign-up', async ({ page }) => {
      await page.goto(addressOf('opening', locale));
      const finder = page.locator('vitrine-store-finder');
      await finder.getByRole('combobox').fill('Kelowna');
      await page.keyboard.press('Enter');
      await expect(finder.locator('[part="store"]').filter({ hasText: 'Kelowna' }).first()).toBeVisible();
      const form = page.locator(formTag);
      await fillForm(form, createAddress());
      await findParts(form).submit.click();
      await expect(form.getByRole('heading')).toContainText(locale === 'fr' ? 'Merci' : 'Thank');
    });

    test('the gift page shows articles and a balance link, and opens the newsletter lightbox after scrolling', async ({
      page,
    }) => {
      await page.goto(addressOf('gifts', locale));
      await expect(page.locator('vitrine-article-list li:visible')).toHaveCount(12);
      await page.locator('vitrine-gift-balance').scrollIntoViewIfNeeded();
      await expect(page.locator('vitrine-gift-balance').getByRole('link').first()).toBeVisible();
      await page.mouse.wheel(0, 20_000);
      await expect(findLightbox(page).dialog).toBeVisible();
    });
  });
}

for (const locale of locales.filter((each) => isFullRun || each === 'fr')) {
  test(`campaign pages have no axe violations and do not scroll sideways (${locale})`, { tag: '@full' }, async ({
    page,
    watched,
  }) => {
    watched.expectConsoleMessage(/style-src/);
    await keepLightboxAway(page);
    for (const name of ['contest', 'opening', 'gifts']) {
      for (const width of listWidths(locale)) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(addressOf(name, locale));
        await expect(page.locator('h1')).toBeVisible();
        await endRequests(page);
        await expectNoFindings(page, `${name} ${width}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  });
}
