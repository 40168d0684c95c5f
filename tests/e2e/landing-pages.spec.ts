import { readFileSync } from 'node:fs';
import { isFullRun } from '../support/samples.ts';
import { contestMessages, fillEntry, findContest, visitContest } from './contest.ts';
import { createAddress, findParts, formTag, keepLightboxAway } from './newsletter.ts';
import { locales } from './places.ts';
import { expect, test } from './watched-page.ts';

const path = 'holiday-gifts';
const { ends } = JSON.parse(
  readFileSync(`host-site/retailers/vitrine/content/landing/${path}/landing.json`, 'utf8'),
) as { ends: string };
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());

// After its last day the page no longer promotes anything; landing-page.test.tsx covers what it shows then.
const shown = today > ends ? [] : locales.filter((each) => isFullRun || each === 'fr');

for (const locale of shown) {
  test.describe(`a landing page (${locale})`, () => {
    const address = `/${locale}/${path}`;

    test('accepts a contest entry, formats a gift-card number, shows the newsletter form and finds stores', async ({
      page,
    }) => {
      await keepLightboxAway(page);
      const { result } = await visitContest(page, address);
      await fillEntry(page, { Email: createAddress() });
      await findContest(page).submit.click();
      await expect(result.getByText(contestMessages[locale].entered)).toBeVisible();

      const number = page.locator('vitrine-gift-balance input').first();
      await number.fill('6012345678901234');
      await expect(number).toHaveValue('60 - 12345 - 67890 - 1234');

      const newsletter = page.locator(formTag);
      await newsletter.scrollIntoViewIfNeeded();
      await expect(findParts(newsletter).email).toBeVisible();

      const search = page.locator('main vitrine-store-search');
      // The element replaces the page's own field once the visitor uses that.
      await search.locator('input').locator('visible=true').focus();
      const field = search.getByRole('combobox');
      await expect(field).toBeFocused();
      await field.fill('Halifax');
      await search.getByRole('option').first().click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/storelocator\\?s=`));
    });
  });

  test.describe(`a landing page without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test('shows its end date, and each of its offers as a form or a link', async ({ page }) => {
      await page.goto(`/${locale}/${path}`);
      await expect(page.locator('.landing-opening .label').last()).toContainText(
        locale === 'fr' ? '24 décembre' : 'December 24',
      );
      await expect(page.locator('.landing .embed-contest input[name=Email]')).toBeVisible();
      await expect(page.locator(`.landing .embed-newsletter a[href="/${locale}/newsletter"]`)).toBeVisible();
      await expect(page.locator(`.landing .embed-gift-balance a[href*="/partners/balance/${locale}"]`)).toBeVisible();
      await page.locator('.landing-opening .actions a').click();
      await expect(page).toHaveURL(`/${locale}/storelocator`);
    });
  });
}
