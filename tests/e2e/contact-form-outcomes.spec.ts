import { origins } from '../support/ports.ts';
import {
  contactMessages,
  feedbackPath,
  fillMessage,
  findContactForm,
  listMessages,
  visitContact,
} from './contact-form.ts';
import { createAddress, keepLightboxAway } from './newsletter.ts';
import { isLookedAt, locales } from './places.ts';
import { sampledTestAmong, sampledTestIn } from './sampled-test.ts';
import { breakService, expectEveryFailureTold, listFailures, respondWith } from './service.ts';
import { expect, test } from './watched-page.ts';

/** Ways in which the service can fail; none of them is the visitor's fault. */
const failures = [
  ...listFailures('{"status":0,"message":"OK","reference":"7KXM-Q3TD"}'),
  ['a reference that is not a string', respondWith('{"status":0,"reference":7}')],
  [
    'invalid fields that the form does not have',
    respondWith('{"status":-20,"errors":[{"field":"Chain","code":"INVALID"}]}'),
  ],
] as const;

const turns = ['our site (en)', 'our site (fr)', 'a sibling’s strict page (fr)'];

for (const locale of locales) {
  const messages = contactMessages[locale];
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
      const sampledTest = sampledTestAmong(turns, `${place.name} (${locale})`);
      test.beforeEach(({ page }) => keepLightboxAway(page));

      sampledTest('CF-01 CF-03 stores a message, thanks the visitor and shows its reference')(async ({ page }) => {
        const address = createAddress();
        const form = await visitContact(page, place.url);
        await fillMessage(page, address);
        const sent = page.waitForRequest((request) => request.method() === 'POST');
        await form.submit.click();
        await expect(form.result.locator('h2')).toHaveText(messages.sent);
        await expect(form.result.locator('h2')).toBeFocused();
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

      sampledTest('CF-03 shows an error for every kind of failed response, keeps what was typed, and sends on retry')(
        async ({ page, watched }) => {
          watched.expectConsoleMessage(/contact message: |500/);
          const address = createAddress();
          const form = await visitContact(page, place.url);
          await fillMessage(page, address);
          await expectEveryFailureTold(page, feedbackPath, failures, form, messages.error, async (failure) => {
            await expect.soft(form.control('Email'), failure).toHaveValue(address);
            await expect.soft(form.control('Phone'), failure).toHaveValue('(514) 555-1234');
          });
          await form.submit.click();
          await expect(form.result).toContainText(messages.sent);
          expect(await listMessages(address)).toHaveLength(1);
        },
      );

      sampledTest(
        'CF-03 stores a message once, under one reference, when the response is lost and the visitor retries',
      )(async ({ page, watched }) => {
        watched.expectConsoleMessage(/contact message: |ERR_/);
        const address = createAddress();
        const form = await visitContact(page, place.url);
        await fillMessage(page, address);
        await breakService(page, feedbackPath, async (route) => {
          await route.fetch();
          await route.abort();
        });
        await form.submit.click();
        await expect(form.status).toHaveText(messages.error);
        await page.unrouteAll();
        await form.submit.click();
        await expect(form.result).toContainText(messages.sent);
        const rows = await listMessages(address);
        expect(rows.map(({ reference }) => reference)).toEqual([await form.result.locator('strong').textContent()]);
      });

      sampledTest('CF-04 marks, focuses and keeps an email address that the server rejects')(
        async ({ page, watched }) => {
          watched.expectConsoleMessage(/contact message: /);
          const form = await visitContact(page, place.url);
          await fillMessage(page, 'someone@example.ca');
          await breakService(page, feedbackPath, respondWith('{"status":-10,"message":"ERROR_BAD_PARAMETERS_EMAIL"}'));
          await form.submit.click();
          await expect(form.error('Email')).toHaveText(messages.badEmail);
          await expect(form.control('Email')).toBeFocused();
          await expect(form.control('Email')).toHaveValue('someone@example.ca');
        },
      );

      sampledTest('CF-04 marks the fields that the server rejects and focuses the first')(async ({ page, watched }) => {
        watched.expectConsoleMessage(/contact message: /);
        const form = await visitContact(page, place.url);
        await fillMessage(page, 'someone@example.ca');
        const errors = '[{"field":"PostalCode","code":"INVALID"},{"field":"FirstName","code":"REQUIRED"}]';
        await breakService(page, feedbackPath, respondWith(`{"status":-20,"errors":${errors}}`));
        await form.submit.click();
        await expect(form.summary.getByRole('status')).toHaveText(messages.badFields);
        await expect(form.summary.getByRole('link')).toHaveCount(2);
        await expect(form.control('PostalCode')).toBeFocused();
        await expect(form.error('FirstName')).toBeVisible();
      });
    });
  }

  test.describe(`the contact form without JavaScript (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);
    test.use({ javaScriptEnabled: false, locale: `${locale}-CA` });

    sampledTest('CF-03 stores a message and redirects to a page with its reference')(async ({ page }) => {
      const address = createAddress();
      await page.goto(site.url);
      await fillMessage(page, address);
      await findContactForm(page).control('StoreNumber').fill('42');
      await findContactForm(page).submit.click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/contact/thank-you\\?reference=`));
      await expect(page.locator('h1')).toHaveText(messages.sent);
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

    sampledTest('CF-04 returns a message with invalid fields as a form with its errors and typed values')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/422/);
        await page.goto(site.url);
        await fillMessage(page, createAddress());
        await findContactForm(page).control('Email').fill('not-an-address');
        await findContactForm(page).control('PostalCode').fill('D1D 1D1');
        await findContactForm(page).submit.click();
        await expect(page).toHaveTitle(locale === 'fr' ? /^Erreur\u00A0: / : /^Error: /);
        await expect(page.locator('h1')).toHaveText(messages.badFields);
        const again = page.locator('.form-again');
        await expect(again.locator('[name="Message"]')).toHaveValue(/Bonjour!\nDo you open/);
        await expect(again.locator('[name="Reason"]')).toHaveValue('store');
        await expect(again.locator('[name="PrivacyAccepted"]')).toBeChecked();
        await expect(again.locator('[name="Email"]')).toBeFocused();
        await expect(again.locator('[name="PostalCode"]')).toHaveAttribute('aria-invalid', 'true');
        await expect(again.locator('#PostalCode-error')).toBeVisible();
        await expect(again.locator('[part=summary]').getByRole('status')).toHaveText(messages.badFields);
        const address = createAddress();
        await again.locator('[name="Email"]').fill(address);
        await again.locator('[name="PostalCode"]').fill('h2x1y4');
        await again.locator('button').click();
        await expect(page).toHaveURL(new RegExp(`/${locale}/contact/thank-you\\?reference=`));
        expect(await listMessages(address)).toMatchObject([{ page: `/${locale}/contact`, consent_verified: true }]);
      },
    );
  });
}
