import { origins } from '../support/ports.ts';
import { expectNoFindings } from './axe.ts';
import {
  contactMessages,
  feedbackPath,
  fillMessage,
  findContactForm,
  listMessages,
  tabTo,
  visitContact,
} from './contact-form.ts';
import { createAddress, keepLightboxAway } from './newsletter.ts';
import { listAuditWidths, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { breakService, respondWith } from './service.ts';
import { expect, test } from './watched-page.ts';

for (const locale of locales) {
  const messages = contactMessages[locale];
  const url = `${origins.site}/${locale}/contact`;

  test.describe(`filling in the contact form (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);
    test.beforeEach(({ page }) => keepLightboxAway(page));

    test('CF-04 an empty form says so once, marks each field and lists links to the fields', async ({ page }) => {
      const form = await visitContact(page, url);
      await form.submit.click();
      await expect(form.summary.getByRole('status')).toHaveText(messages.badFields);
      await expect(form.summary.getByRole('link')).toHaveCount(8);
      await expect(form.choice('InquiryType', 'inquiry')).toBeFocused();
      expect(await form.element.locator('[role=alert]').count()).toBe(0);
      for (const name of ['Reason', 'Message', 'FirstName', 'LastName', 'Email', 'PostalCode', 'PrivacyAccepted']) {
        const control = form.control(name);
        await expect(control, name).toHaveAttribute('aria-invalid', 'true');
        await expect(control, name).toHaveAccessibleDescription(/\S/);
      }
      await form.summary.getByRole('link').nth(3).click();
      await expect(form.control('FirstName')).toBeFocused();
      await form.control('FirstName').fill('Zoé');
      await expect(form.error('FirstName')).toBeHidden();
      await expect(form.summary.getByRole('link')).toHaveCount(7);
    });

    sampledTest('CF-02 the category, card and store fields show only for the subjects that need them')(
      async ({ page }) => {
        const form = await visitContact(page, url);
        const shown = async () => {
          const names = ['ComplaintCategory', 'LoyaltyCategory', 'LoyaltyNumber', 'StoreNumber'];
          const visible = await Promise.all(names.map((name) => form.control(name).isVisible()));
          return names.filter((_, at) => visible[at]);
        };
        expect(await shown()).toEqual([]);
        await form.control('Reason').selectOption('loyalty');
        expect(await shown()).toEqual(['LoyaltyNumber']);
        await form.choice('InquiryType', 'complaint').check();
        expect(await shown()).toEqual(['ComplaintCategory', 'LoyaltyNumber']);
        await form.choice('InquiryType', 'inquiry').check();
        expect(await shown()).toEqual(['LoyaltyCategory', 'LoyaltyNumber']);
        await expect(form.control('LoyaltyCategory').locator('option')).toHaveCount(9);
        await form.submit.click();
        await expect(form.error('LoyaltyCategory')).toBeVisible();
        await form.control('Reason').selectOption('store');
        expect(await shown()).toEqual(['StoreNumber']);
        await expect(form.summary.getByRole('link')).toHaveCount(6);
        const provinces = await form.control('Province').locator('option').allInnerTexts();
        expect(provinces).toHaveLength(14);
        expect(provinces.slice(1, 4)).toEqual(messages.sorted);
      },
    );

    sampledTest(
      'CF-01 the URL prefills only subject, store and message; the prefill attribute prefills other empty fields',
    )(async ({ page }) => {
      const query = 'Reason=store&StoreNumber=204&Message=Parking&Email=someone%40example.com&Website=x';
      const form = await visitContact(page, `${url}?${query}`);
      const read = (names: readonly string[]) => Promise.all(names.map((name) => form.control(name).inputValue()));
      await expect(form.control('Message')).toHaveValue('Parking');
      await expect(form.element.locator('#Message-count')).toHaveText(messages.used('7'));
      expect(await read(['Reason', 'StoreNumber', 'Email', 'Website'])).toEqual(['store', '204', '', '']);
      await expect(form.control('StoreNumber')).toBeVisible();
      await form.control('Message').fill('Parking lot');
      await page.reload();
      await expect(form.control('Message')).toHaveValue('Parking lot');
      await form.element.evaluate((element) =>
        element.setAttribute('prefill', 'FirstName=Zo%C3%A9&Reason=other&InquiryType=complaint&Website=x'),
      );
      await expect(form.control('FirstName')).toHaveValue('Zoé');
      await expect(form.choice('InquiryType', 'complaint')).toBeChecked();
      expect(await read(['Reason', 'Message', 'Website'])).toEqual(['store', 'Parking lot', '']);
    });

    sampledTest('V-10 the counter never truncates the message and is announced only at its thresholds')(
      async ({ page }) => {
        const form = await visitContact(page, url);
        const count = form.element.locator('#Message-count');
        const told = form.element.locator('[part=field]:has([name=Message]) [role=status]');
        await expect(count).toHaveText(messages.used('0'));
        await form.control('Message').fill('x'.repeat(1599));
        await expect(told).toHaveText('');
        await form.control('Message').fill('x'.repeat(1600));
        const at80 = (await count.textContent()) ?? '';
        await expect(told).toHaveText(at80);
        await form.control('Message').fill('x'.repeat(1700));
        await expect(told).toHaveText(at80);
        await form.control('Message').fill('x'.repeat(1900));
        await expect(told).toHaveText((await count.textContent()) ?? '');
        await form.control('Message').fill('x'.repeat(2005));
        await expect(count).toHaveText(messages.over);
        await expect(told).toHaveText(messages.over);
        await expect(form.control('Message')).toHaveValue('x'.repeat(2005));
        await form.submit.click();
        await expect(form.error('Message')).toContainText(/2.000/);
      },
    );

    sampledTest('V-03 V-04 V-08 phone, card and postal code are formatted while typed, and the caret stays in place')(
      async ({ page }) => {
        const form = await visitContact(page, url);
        const phone = form.control('Phone');
        await phone.pressSequentially('+1 514 555x1234');
        await expect(phone).toHaveValue('(514) 555-1234');
        for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Backspace');
        await page.keyboard.press('7');
        await expect(phone).toHaveValue('(514) 575-1234');
        expect(await phone.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(8);
        await form.control('Reason').selectOption('loyalty');
        await form.control('LoyaltyNumber').pressSequentially('12345678901234567890');
        await expect(form.control('LoyaltyNumber')).toHaveValue('1234 5678 9012 3456 789');
        await form.control('PostalCode').pressSequentially('k1a-0b1');
        await expect(form.control('PostalCode')).toHaveValue('K1A 0B1');
      },
    );

    sampledTest('V-02 a mistyped email domain gets a suggested correction, an invalid email address an error')(
      async ({ page }) => {
        const form = await visitContact(page, url);
        await form.control('Email').fill('zoe@gmial.con');
        await form.control('Email').blur();
        await form.element.getByRole('button', { name: 'zoe@gmail.com' }).click();
        await expect(form.control('Email')).toHaveValue('zoe@gmail.com');
        await form.control('Email').fill('zoe');
        await form.control('Email').blur();
        await expect(form.error('Email')).toBeVisible();
      },
    );

    sampledTest(
      'LOC-05 CF-04 typed values survive a reload and a language change; the privacy consent is not restored',
    )(async ({ page }) => {
      const form = await visitContact(page, url);
      await fillMessage(page, 'someone@example.ca');
      await form.control('Province').selectOption('QC');
      await page.reload();
      await expect(form.control('Email')).toHaveValue('someone@example.ca');
      await expect(form.choice('InquiryType', 'inquiry')).toBeChecked();
      await expect(form.control('Province')).toHaveValue('QC');
      await expect(form.control('PrivacyAccepted')).not.toBeChecked();
      await form.element.evaluate(
        (element, other) => element.setAttribute('locale', other),
        locale === 'en' ? 'fr' : 'en',
      );
      await expect(form.submit).toHaveText(locale === 'en' ? 'Envoyer' : 'Send');
      await expect(form.control('Province')).toHaveValue('QC');
      await expect(form.control('Message')).toHaveValue(/Sundays/);
      await expect(form.element.locator('#Message-count')).toContainText('38');
    });

    sampledTest('CF-03 a response that takes over 15 seconds is shown as an error')(async ({ page, watched }) => {
      watched.expectConsoleMessage(/contact message: /);
      const form = await visitContact(page, url);
      await fillMessage(page, 'someone@example.ca');
      await breakService(page, feedbackPath, () => undefined);
      await page.clock.install();
      await form.submit.click();
      await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
      // Playwright would wait until the button is enabled again, for those fifteen seconds.
      await form.submit.click({ force: true });
      await page.clock.fastForward(14_000);
      await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
      await page.clock.fastForward(1_100);
      await expect(form.status).toHaveText(messages.error);
    });

    sampledTest('RT-05 the URL fragment #contact leads to the form')(async ({ page }) => {
      await page.goto(`${url}#contact`);
      await expect(findContactForm(page).element.locator('h2')).toBeInViewport();
    });

    sampledTest('CF-01 a message can be written and sent by keyboard alone')(async ({ page }) => {
      const address = createAddress();
      const form = await visitContact(page, url);
      await tabTo(page, form.choice('InquiryType', 'inquiry'));
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(form.choice('InquiryType', 'complaint')).toBeChecked();
      await tabTo(page, form.control('Reason'));
      await page.keyboard.press('ArrowDown');
      await tabTo(page, form.control('ComplaintCategory'));
      await page.keyboard.press('ArrowDown');
      const typed = {
        Message: 'By keyboard',
        FirstName: 'Zoé',
        LastName: 'Roy',
        Email: address,
        PostalCode: 'h2x1y4',
      };
      for (const [name, text] of Object.entries(typed)) {
        await tabTo(page, form.control(name));
        await page.keyboard.type(text);
      }
      await tabTo(page, form.control('PrivacyAccepted'));
      await page.keyboard.press('Space');
      await tabTo(page, form.submit);
      await page.keyboard.press('Enter');
      await expect(form.result.locator('h2')).toBeFocused();
      expect(await listMessages(address)).toMatchObject([
        { inquiry_type: 'complaint', reason: 'loyalty', category: 'contest' },
      ]);
    });

    for (const width of listAuditWidths(locale)) {
      test(`no state of the form has axe violations (${width} pixels wide)`, async ({ page, watched }) => {
        test.slow();
        watched.expectConsoleMessage(/style-src|contact message: /);
        await page.setViewportSize({ width, height: 900 });
        const form = await visitContact(page, url);
        await expectNoFindings(page, 'empty');
        await form.submit.click();
        await expect(form.error('Email')).toBeVisible();
        await expectNoFindings(page, 'wrong');
        await form.choice('InquiryType', 'complaint').check();
        await form.control('Reason').selectOption('loyalty');
        await form.control('Message').fill('x'.repeat(2001));
        await form.control('Email').fill('zoe@gmial.com');
        await form.control('Email').blur();
        await expectNoFindings(page, 'with category, card, a long message and a suggestion');
        await fillMessage(page, createAddress());
        await breakService(page, feedbackPath, respondWith('{"status":-1}'));
        await form.submit.click();
        await expect(form.status).toHaveText(messages.error);
        await expectNoFindings(page, 'failed');
        await page.unrouteAll();
        await form.submit.click();
        await expect(form.result).toBeVisible();
        await expectNoFindings(page, 'sent');
      });
    }
  });
}
