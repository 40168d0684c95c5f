import { AxeBuilder } from '@axe-core/playwright';
import { origins } from '../support/ports.ts';
import {
  breakFeedback,
  feedbackPath,
  fillLetter,
  findContactForm,
  listMessages,
  tabTo,
  visitContact,
} from './contact-form.ts';
import { answerWith, createAddress, keepLightboxAway } from './newsletter.ts';
import { isLookedAt, listWidths, locales } from './places.ts';
import { expect, test } from './watched-page.ts';

const texts = {
  en: {
    sent: 'Your message was successfully sent!',
    badFields: /^Oops! Please complete the marked sections\.$/,
    error: /^Oops! Your submission didn['’]t go through\. Please check the fields and try again\.$/,
    badEmail: /^Oops! We noticed an error with your email\. Please edit your email address and resubmit\.$/,
    used: (used: string) => `${used} of 2,000 characters used`,
    over: '5 characters too many',
    sorted: ['Alberta', 'British Columbia', 'Manitoba'],
  },
  fr: {
    sent: 'Votre message a bien été envoyé!',
    badFields: /^Oups! Veuillez remplir les sections indiquées\.$/,
    error: /^Oups! L['’]envoi n['’]a pas fonctionné\. Veuillez vérifier les champs et réessayer\.$/,
    badEmail: /^Oups! Il y a une erreur dans votre adresse courriel\. Veuillez la corriger et soumettre de nouveau\.$/,
    used: (used: string) =>
      `${used} caractère${used === '0' || used === '1' ? '' : 's'} utilisé${used === '0' || used === '1' ? '' : 's'} sur 2\u00a0000`,
    over: '5 caractères de trop',
    sorted: ['Alberta', 'Colombie-Britannique', 'Île-du-Prince-Édouard'],
  },
};

/** Ways in which the other side can fail; none of them is the visitor's fault. */
const failures = [
  ['another status', answerWith('{"status":-1,"message":"ERROR_BAD_API_RESULT"}')],
  ['status 500', answerWith('{"status":0,"message":"OK","reference":"7KXM-Q3TD"}', { status: 500 })],
  ['a page instead of an answer', answerWith('<!doctype html><title>Hello</title>', { contentType: 'text/html' })],
  ['half an answer', answerWith('{"status":0,"mess')],
  ['an answer of another shape', answerWith('{"status":0,"reference":7}')],
  [
    'bad fields that the form does not have',
    answerWith('{"status":-20,"errors":[{"field":"Chain","code":"INVALID"}]}'),
  ],
] as const;

for (const locale of locales) {
  const words = texts[locale];
  const places = [
    { name: 'our site', url: `${origins.site}/${locale}/contact`, brand: 'vitrine', chain: { en: 'HSE', fr: 'HSF' } },
    {
      name: 'a sibling’s strict page',
      url: `${origins.winners}/strict-contact${locale === 'fr' ? '/fr' : ''}`,
      brand: 'winners',
      chain: { en: 'WNE', fr: 'WNF' },
    },
  ];
  const [site = { url: '' }] = places;

  for (const place of places.filter((each) => isLookedAt(each === site, locale))) {
    test.describe(`the contact form on ${place.name} (${locale})`, () => {
      test.beforeEach(({ page }) => keepLightboxAway(page));

      test('CF-01 CF-03 a message is stored, thanked for and named by its reference', async ({ page }) => {
        const address = createAddress();
        const form = await visitContact(page, place.url);
        await fillLetter(page, address);
        const sent = page.waitForRequest((request) => request.method() === 'POST');
        await form.submit.click();
        await expect(form.result.locator('h2')).toHaveText(words.sent);
        await expect(form.result).toBeFocused();
        await expect(form.result).toContainText(address);
        const reference = await form.result.locator('strong').textContent();
        expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);

        const request = await sent;
        expect(new URL(request.url()).pathname).toBe(feedbackPath);
        expect(request.postDataJSON()).toEqual({
          requestId: expect.stringMatching(/^[\da-f-]{36}$/),
          Brand: place.brand,
          Chain: place.chain[locale],
          LanguagePreference: locale,
          Locale: locale,
          InquiryType: 'inquiry',
          Reason: 'store',
          FirstName: 'Zoé',
          LastName: 'Roy-O’Neil',
          Email: address,
          Phone: '5145551234',
          PostalCode: 'H2X1Y4',
          Message: 'Bonjour!\nDo you open on Sundays? — Zoé',
          PrivacyAccepted: true,
          Page: new URL(place.url).pathname,
        });
        expect(await listMessages(address)).toMatchObject([
          {
            reference,
            brand: place.brand,
            phone: '5145551234',
            postal_code: 'H2X1Y4',
            message: 'Bonjour!\nDo you open on Sundays? — Zoé',
            consent_language: locale,
            consent_verified: true,
          },
        ]);
        await page.reload();
        await expect(form.control('FirstName')).toHaveValue('');
      });

      for (const [name, act] of failures) {
        test(`CF-03 ${name} is an error; everything typed stays, and a retry succeeds`, async ({ page, watched }) => {
          watched.expectComplaint(/contact message: |500/);
          const address = createAddress();
          const form = await visitContact(page, place.url);
          await fillLetter(page, address);
          await breakFeedback(page, act);
          await form.submit.click();
          await expect(form.status).toHaveText(words.error);
          await expect(form.control('Email')).toHaveValue(address);
          await expect(form.control('Phone')).toHaveValue('(514) 555-1234');
          await page.unrouteAll();
          await form.submit.click();
          await expect(form.result).toContainText(words.sent);
          expect(await listMessages(address)).toHaveLength(1);
        });
      }

      test('CF-03 a message whose answer was lost is stored once, under one reference', async ({ page, watched }) => {
        watched.expectComplaint(/contact message: |ERR_/);
        const address = createAddress();
        const form = await visitContact(page, place.url);
        await fillLetter(page, address);
        await breakFeedback(page, async (route) => {
          await route.fetch();
          await route.abort();
        });
        await form.submit.click();
        await expect(form.status).toHaveText(words.error);
        await page.unrouteAll();
        await form.submit.click();
        await expect(form.result).toContainText(words.sent);
        const rows = await listMessages(address);
        expect(rows.map(({ reference }) => reference)).toEqual([await form.result.locator('strong').textContent()]);
      });

      test('CF-04 an address that the service refuses is marked, focused and kept', async ({ page, watched }) => {
        watched.expectComplaint(/contact message: /);
        const form = await visitContact(page, place.url);
        await fillLetter(page, 'someone@example.ca');
        await breakFeedback(page, answerWith('{"status":-10,"message":"ERROR_BAD_PARAMETERS_EMAIL"}'));
        await form.submit.click();
        await expect(form.error('email')).toHaveText(words.badEmail);
        await expect(form.control('Email')).toBeFocused();
        await expect(form.control('Email')).toHaveValue('someone@example.ca');
      });

      test('CF-04 fields that the service refuses are marked, and the first gets the focus', async ({
        page,
        watched,
      }) => {
        watched.expectComplaint(/contact message: /);
        const form = await visitContact(page, place.url);
        await fillLetter(page, 'someone@example.ca');
        const errors = '[{"field":"PostalCode","code":"INVALID"},{"field":"FirstName","code":"REQUIRED"}]';
        await breakFeedback(page, answerWith(`{"status":-20,"errors":${errors}}`));
        await form.submit.click();
        await expect(form.summary.getByRole('alert')).toHaveText(words.badFields);
        await expect(form.summary.getByRole('link')).toHaveCount(2);
        await expect(form.control('PostalCode')).toBeFocused();
        await expect(form.error('first-name')).toBeVisible();
      });
    });
  }

  test.describe(`filling the contact form (${locale})`, () => {
    test.beforeEach(({ page }) => keepLightboxAway(page));

    test('CF-04 an empty form is told once, each field is marked, and the list leads there', async ({ page }) => {
      const form = await visitContact(page, site.url);
      await form.submit.click();
      await expect(form.summary.getByRole('alert')).toHaveText(words.badFields);
      await expect(form.summary.getByRole('link')).toHaveCount(8);
      await expect(form.choice('InquiryType', 'inquiry')).toBeFocused();
      expect(await form.element.locator('[role=alert]').count()).toBe(1);
      for (const id of ['reason', 'message', 'first-name', 'last-name', 'email', 'postal-code', 'privacy-accepted']) {
        const control = form.element.locator(`#${id}`);
        await expect(control, id).toHaveAttribute('aria-invalid', 'true');
        await expect(control, id).toHaveAccessibleDescription(/\S/);
      }
      await form.summary.getByRole('link').nth(3).click();
      await expect(form.control('FirstName')).toBeFocused();
      await form.control('FirstName').fill('Zoé');
      await expect(form.error('first-name')).toBeHidden();
      await expect(form.summary.getByRole('link')).toHaveCount(7);
    });

    test('CF-02 category, card and store are asked for only where they apply', async ({ page }) => {
      const form = await visitContact(page, site.url);
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
      await expect(form.error('loyalty-category')).toBeVisible();
      await form.control('Reason').selectOption('store');
      expect(await shown()).toEqual(['StoreNumber']);
      await expect(form.summary.getByRole('link')).toHaveCount(6);
      const provinces = await form.control('Province').locator('option').allInnerTexts();
      expect(provinces).toHaveLength(14);
      expect(provinces.slice(1, 4)).toEqual(words.sorted);
    });

    test('V-10 the counter counts, never cuts, and speaks only at its thresholds', async ({ page }) => {
      const form = await visitContact(page, site.url);
      const count = form.element.locator('#message-count');
      const told = form.element.locator('p.trap');
      await expect(count).toHaveText(words.used('0'));
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
      await expect(count).toHaveText(words.over);
      await expect(told).toHaveText(words.over);
      await expect(form.control('Message')).toHaveValue('x'.repeat(2005));
      await form.submit.click();
      await expect(form.error('message')).toContainText(/2.000/);
    });

    test('V-03 V-04 V-08 masks keep the caret where it is', async ({ page }) => {
      const form = await visitContact(page, site.url);
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
    });

    test('V-02 a slip in the address is offered a better spelling, never forced', async ({ page }) => {
      const form = await visitContact(page, site.url);
      await form.control('Email').fill('zoe@gmial.con');
      await form.control('Email').blur();
      await form.element.getByRole('button', { name: 'zoe@gmail.com' }).click();
      await expect(form.control('Email')).toHaveValue('zoe@gmail.com');
      await form.control('Email').fill('zoe');
      await form.control('Email').blur();
      await expect(form.error('email')).toBeVisible();
    });

    test('LOC-05 CF-04 what was typed survives a reload and a change of language; a consent is given anew', async ({
      page,
    }) => {
      const form = await visitContact(page, site.url);
      await fillLetter(page, 'someone@example.ca');
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
      await expect(form.element.locator('#message-count')).toContainText('38');
    });

    test('CF-03 no answer within 15 seconds is an error', async ({ page, watched }) => {
      watched.expectComplaint(/contact message: /);
      const form = await visitContact(page, site.url);
      await fillLetter(page, 'someone@example.ca');
      await breakFeedback(page, () => undefined);
      await page.clock.install();
      await form.submit.click();
      await form.submit.click();
      await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
      await page.clock.fastForward(15_100);
      await expect(form.status).toHaveText(words.error);
    });

    test('RT-05 the address with #contact leads to the form', async ({ page }) => {
      await page.goto(`${site.url}#contact`);
      await expect(findContactForm(page).element.locator('h2')).toBeInViewport();
    });

    test('CF-01 a message is written and sent by keyboard alone', async ({ page }) => {
      const address = createAddress();
      const form = await visitContact(page, site.url);
      await tabTo(page, form.choice('InquiryType', 'inquiry'));
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(form.choice('InquiryType', 'complaint')).toBeChecked();
      await tabTo(page, form.control('Reason'));
      await page.keyboard.press('ArrowDown');
      await tabTo(page, form.control('ComplaintCategory'));
      await page.keyboard.press('ArrowDown');
      const typed = { Message: 'By keyboard', FirstName: 'Zoé', LastName: 'Roy', Email: address, PostalCode: 'h2x1y4' };
      for (const [name, text] of Object.entries(typed)) {
        await tabTo(page, form.control(name));
        await page.keyboard.type(text);
      }
      await tabTo(page, form.control('PrivacyAccepted'));
      await page.keyboard.press('Space');
      await tabTo(page, form.submit);
      await page.keyboard.press('Enter');
      await expect(form.result).toBeFocused();
      expect(await listMessages(address)).toMatchObject([
        { inquiry_type: 'complaint', reason: 'loyalty', category: 'contest' },
      ]);
    });

    for (const width of listWidths(locale)) {
      test(`axe finds nothing in any state (${width} wide)`, async ({ page, watched }) => {
        test.slow();
        watched.expectComplaint(/style-src|contact message: /);
        await page.setViewportSize({ width, height: 900 });
        const audit = async (state: string) => {
          const { violations } = await new AxeBuilder({ page }).analyze();
          const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`);
          expect.soft(findings, state).toEqual([]);
        };
        const form = await visitContact(page, site.url);
        await audit('empty');
        await form.submit.click();
        await expect(form.error('email')).toBeVisible();
        await audit('wrong');
        await form.choice('InquiryType', 'complaint').check();
        await form.control('Reason').selectOption('loyalty');
        await form.control('Message').fill('x'.repeat(2001));
        await form.control('Email').fill('zoe@gmial.com');
        await form.control('Email').blur();
        await audit('with category, card, a long message and a suggestion');
        await fillLetter(page, createAddress());
        await breakFeedback(page, answerWith('{"status":-1}'));
        await form.submit.click();
        await expect(form.status).toHaveText(words.error);
        await audit('failed');
        await page.unrouteAll();
        await form.submit.click();
        await expect(form.result).toBeVisible();
        await audit('sent');
      });
    }
  });

  test.describe(`the contact form without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false, locale: `${locale}-CA` });

    test('CF-03 a message is sent, stored, and answered with a page that shows its reference', async ({ page }) => {
      const address = createAddress();
      await page.goto(site.url);
      await fillLetter(page, address);
      await findContactForm(page).control('StoreNumber').fill('42');
      await findContactForm(page).submit.click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/contact/thank-you\\?reference=`));
      await expect(page.locator('h1')).toHaveText(words.sent);
      const [row] = await listMessages(address);
      await expect(page.locator('#reference')).toContainText(String(row?.reference));
      expect(row).toMatchObject({
        locale,
        phone: '5145551234',
        store_number: '42',
        page: `/${locale}/contact`,
        consent_verified: true,
      });
    });

    test('CF-04 a message with wrong fields leads to a page that says so', async ({ page }) => {
      await page.goto(site.url);
      await findContactForm(page).submit.click();
      await expect(page).toHaveURL(`${origins.site}/${locale}/contact/check-fields`);
      await expect(page.locator('main a[href$="/contact"]')).toBeVisible();
      await expect(page.locator('h1')).toHaveText(words.badFields);
    });
  });
}
