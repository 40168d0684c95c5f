import { origins } from '../support/ports.ts';
import { expectNoFindings } from './axe.ts';
import { tabTo } from './contact-form.ts';
import { contestMessages, detailsPath, entryPath, fillEntry, findContest, visitContest } from './contest.ts';
import { createAddress, keepLightboxAway } from './newsletter.ts';
import { listAuditWidths, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { breakService, createHold, respondWith } from './service.ts';
import { ageForms } from './settled.ts';
import { expect, test } from './watched-page.ts';

test.beforeEach(({ page }) => keepLightboxAway(page));

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);
  const messages = contestMessages[locale];
  const site = `${origins.site}/${locale}/fall-promotion`;
  const sibling = `${origins.winners}/strict-contest${locale === 'fr' ? '/fr' : ''}`;

  test.describe(`the contest entry form (${locale})`, () => {
    test('CE-01 marks each invalid field of an empty form, shows one message and focuses the first field', async ({
      page,
    }) => {
      const form = await visitContest(page, site);
      await form.submit.click();
      await expect(form.status).toHaveText(messages.badFields);
      await expect(form.control('Email')).toBeFocused();
      for (const name of ['Email', 'Zip', 'SkillAnswer', 'TermsAccepted', 'PrivacyAccepted']) {
        await expect(form.control(name), name).toHaveAttribute('aria-invalid', 'true');
        await expect(form.control(name), name).toHaveAccessibleDescription(/\S/);
      }
      await expect(form.element.locator('[aria-invalid]')).toHaveCount(5);
      await form.control('Zip').fill('H2X 1Y4');
      await expect(form.error('Zip')).toBeHidden();
      await expect(form.element.getByLabel(messages.question)).toHaveCount(1);
      await form.control('LoyaltyNumber').fill('12');
      await form.control('LoyaltyNumber').blur();
      await expect(form.error('LoyaltyNumber')).toBeVisible();
    });

    test('LOC-05 keeps typed values across hydration, reload and a language change, but not the privacy consent', async ({
      page,
    }) => {
      const { hold, release } = createHold();
      await page.route('**/chunks/**/*.js', hold);
      await page.goto(site);
      const form = findContest(page);
      await form.control('Email').fill('someone@example.ca');
      release();
      await page.evaluate(() => customElements.whenDefined('vitrine-contest-entry').then(() => undefined));
      await form.control('Zip').pressSequentially('h2x1y4');
      await expect(form.control('Zip')).toHaveValue('H2X 1Y4');
      await expect(form.control('Email')).toHaveValue('someone@example.ca');
      await form.control('Email').pressSequentially('x');
      await form.control('PrivacyAccepted').check();
      await page.reload();
      await expect(form.control('Email')).toHaveValue('someone@example.cax');
      await expect(form.control('PrivacyAccepted')).not.toBeChecked();
      const other = locale === 'en' ? 'fr' : 'en';
      await form.element.evaluate((element, language) => element.setAttribute('locale', language), other);
      await expect(form.submit).toHaveText(other === 'fr' ? 'Participer' : 'Enter');
      await expect(form.control('Zip')).toHaveValue('H2X 1Y4');
    });

    sampledTest('CE-01 can be filled in and sent by keyboard alone')(async ({ page }) => {
      const form = await visitContest(page, site);
      const typed = { Email: createAddress(), Zip: 'h2x1y4', SkillAnswer: '75' };
      for (const [name, text] of Object.entries(typed)) {
        await tabTo(page, form.control(name));
        await page.keyboard.type(text);
      }
      for (const name of ['TermsAccepted', 'PrivacyAccepted']) {
        await tabTo(page, form.control(name));
        await page.keyboard.press('Space');
      }
      await page.evaluate(ageForms);
      await tabTo(page, form.submit);
      await page.keyboard.press('Enter');
      await expect(form.heading).toBeFocused();
      await expect(form.heading).toHaveText(messages.entered);
    });

    for (const width of listAuditWidths(locale)) {
      test(`has no axe violations in any state (${width} pixels wide)`, { tag: '@full' }, async ({ page, watched }) => {
        test.slow();
        watched.expectConsoleMessage(/style-src|contest (entry|details): |ERR_/);
        await page.setViewportSize({ width, height: 900 });
        await breakService(page, detailsPath, (route) => route.abort());
        await page.goto(sibling);
        await expect(findContest(page).element.getByRole('status')).toHaveText(messages.failed);
        await expectNoFindings(page, 'without details');
        await page.unrouteAll();
        const form = await visitContest(page, site);
        await expectNoFindings(page, 'empty');
        await form.submit.click();
        await expect(form.error('Email')).toBeVisible();
        await expectNoFindings(page, 'wrong');
        await fillEntry(page, { Email: createAddress() });
        await breakService(page, entryPath, respondWith('{"status":-1}'));
        await form.submit.click();
        await expect(form.status).toHaveText(messages.error);
        await expectNoFindings(page, 'failed');
        await page.unrouteAll();
        await form.submit.click();
        await expect(form.result).toBeVisible();
        await expectNoFindings(page, 'entered');
      });
    }
  });
}
