import { origins } from '../support/ports.ts';
import {
  contestFailures,
  contestMessages,
  entryPath,
  fillEntry,
  findContest,
  listEntries,
  visitContest,
} from './contest.ts';
import { createAddress, keepLightboxAway, readDataLayer } from './newsletter.ts';
import { isLookedAt, locales } from './places.ts';
import { sampledTestAmong, sampledTestIn } from './sampled-test.ts';
import { breakService, expectEveryFailureTold, respondWith } from './service.ts';
import { listSignUps } from './stored-sign-ups.ts';
import { expect, test } from './watched-page.ts';

test.beforeEach(({ page }) => keepLightboxAway(page));

const turns = ['our site (en)', 'our site (fr)', 'a sibling’s strict page (fr)'];

for (const locale of locales) {
  const messages = contestMessages[locale];
  const site = { name: 'our site', url: `${origins.site}/${locale}/fall-promotion`, chain: { en: 'HSE', fr: 'HSF' } };
  const sibling = {
    name: 'a sibling’s strict page',
    url: `${origins.winners}/strict-contest${locale === 'fr' ? '/fr' : ''}`,
    chain: { en: 'WNE', fr: 'WNF' },
  };

  for (const { name: place, url, chain } of isLookedAt(false, locale) ? [site, sibling] : [site]) {
    test.describe(`entering a contest on ${place} (${locale})`, () => {
      const sampledTest = sampledTestAmong(turns, `${place} (${locale})`);
      sampledTest('CE-01 CE-02 stores an entry with its chances and consents, and confirms it')(async ({ page }) => {
        const address = createAddress();
        const form = await visitContest(page, url);
        await fillEntry(page, { Email: address, LoyaltyNumber: '1234567890123456789' });
        await expect(form.control('LoyaltyNumber')).toHaveValue('1234 5678 9012 3456 789');
        const sent = page.waitForRequest((request) => request.method() === 'POST');
        await form.submit.click();
        await expect(form.heading).toHaveText(messages.entered);
        await expect(form.heading).toBeFocused();
        await expect(form.result).toContainText(address);
        const [stored] = await listEntries('fall-promotion', address);
        await expect(form.result).toContainText(String(stored?.id));
        const draws = `${origins.site}/${locale}/draws/fall-promotion`;
        await expect(form.result.getByRole('link')).toHaveJSProperty('href', draws);
        expect((await sent).postDataJSON()).toEqual({
          requestId: expect.stringMatching(/^[\da-f-]{36}$/),
          ContestId: 'fall-promotion',
          Chain: chain[locale],
          LanguagePreference: locale,
          Email: address,
          Zip: 'H2X1Y4',
          LoyaltyNumber: '1234567890123456789',
          SkillAnswer: '75',
          TermsAccepted: true,
          PrivacyAccepted: true,
          NewsletterOptIn: false,
        });
        expect(await listEntries('fall-promotion', address)).toMatchObject([
          { chain: chain[locale], chances: 2, privacy: true, consent_language: locale, consent_verified: true },
        ]);
        expect(await listSignUps(address)).toEqual([]);
        const pushed = (await readDataLayer(page)).filter(({ event }) => event === 'formSubmission');
        expect(pushed).toMatchObject([{ formType: 'Contest Entry', formLanguage: locale }]);
        expect(JSON.stringify(pushed)).not.toContain('@');
        await page.reload();
        await expect(form.control('Email')).toHaveValue('');
      });

      sampledTest('CE-01 says that a second entry exists already, and subscribes whoever ticked the newsletter box')(
        async ({ page }) => {
          const address = createAddress();
          for (const outcome of [messages.entered, messages.already]) {
            const form = await visitContest(page, url);
            await fillEntry(page, { Email: address });
            await expect(form.control('NewsletterOptIn')).not.toBeChecked();
            await form.control('NewsletterOptIn').check();
            await form.submit.click();
            await expect(form.heading).toHaveText(outcome);
          }
          expect(await listEntries('fall-promotion', address)).toHaveLength(1);
          expect(await listSignUps(address)).toMatchObject([{ language_preference: locale }]);
        },
      );

      sampledTest('CE-01 shows an error for every kind of failed response, keeps what was typed, and sends on retry')(
        async ({ page, watched }) => {
          watched.expectConsoleMessage(/contest entry: |500/);
          const address = createAddress();
          const form = await visitContest(page, url);
          await fillEntry(page, { Email: address });
          await expectEveryFailureTold(page, entryPath, contestFailures, form, messages.error, (failure) =>
            expect.soft(form.control('Email'), failure).toHaveValue(address),
          );
          await form.submit.click();
          await expect(form.heading).toHaveText(messages.entered);
        },
      );

      sampledTest('CE-01 stores an entry once and confirms it when the response is lost and the visitor retries')(
        async ({ page, watched }) => {
          watched.expectConsoleMessage(/contest entry: |ERR_/);
          const address = createAddress();
          const form = await visitContest(page, url);
          await fillEntry(page, { Email: address });
          await breakService(page, entryPath, async (route) => {
            await route.fetch();
            await route.abort();
          });
          await form.submit.click();
          await expect(form.status).toHaveText(messages.error);
          await page.unrouteAll();
          await form.submit.click();
          await expect(form.heading).toHaveText(messages.entered);
          expect(await listEntries('fall-promotion', address)).toHaveLength(1);
        },
      );

      sampledTest('V-09 marks and focuses a wrong skill answer, then accepts the right one')(
        async ({ page, watched }) => {
          watched.expectConsoleMessage(/contest entry: |422/);
          const form = await visitContest(page, url);
          await fillEntry(page, { Email: createAddress(), SkillAnswer: '7' });
          await form.submit.click();
          await expect(form.error('SkillAnswer')).toHaveText(messages.wrongAnswer);
          await expect(form.control('SkillAnswer')).toBeFocused();
          await expect(form.control('SkillAnswer')).toHaveAttribute('aria-invalid', 'true');
          await form.control('SkillAnswer').fill('75');
          await form.submit.click();
          await expect(form.heading).toHaveText(messages.entered);
        },
      );
    });
  }

  test.describe(`the contest entry form (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);
    sampledTest('CE-01 marks and focuses the email address or field that the server rejects')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/contest entry: /);
        const form = await visitContest(page, site.url);
        await fillEntry(page, { Email: 'someone@example.ca' });
        await breakService(page, entryPath, respondWith('{"status":-10,"message":"ERROR_BAD_PARAMETERS_EMAIL"}'));
        await form.submit.click();
        await expect(form.error('Email')).toHaveText(messages.badEmail);
        await expect(form.control('Email')).toBeFocused();
        await page.unrouteAll();
        await breakService(page, entryPath, respondWith('{"status":-20,"errors":[{"field":"Zip","code":"REGION"}]}'));
        await form.submit.click();
        await expect(form.error('Zip')).toBeVisible();
        await expect(form.control('Zip')).toBeFocused();
        await expect(form.status).toHaveText(messages.badFields);
      },
    );

    sampledTest('CE-01 is replaced with a closing message when the contest closes before the entry is sent')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/409/);
        const form = await visitContest(page, site.url);
        await fillEntry(page, { Email: 'someone@example.ca' });
        await breakService(page, entryPath, respondWith('{"status":-50,"state":"closed"}', { status: 409 }));
        await form.submit.click();
        await expect(form.result).toContainText(messages.ended);
        await expect(form.heading).toBeFocused();
        await expect(form.element.locator('a.way')).toHaveAttribute('href', `${origins.site}/${locale}/newsletter`);
      },
    );
  });

  test.describe(`a contest without JavaScript (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);
    test.use({ javaScriptEnabled: false, locale: `${locale}-CA` });

    sampledTest('CE-01 stores an entry and shows a page in the visitor’s language, also for a second entry')(
      async ({ page }) => {
        const address = createAddress();
        for (const outcome of ['entered', 'already-entered']) {
          await page.goto(site.url);
          await fillEntry(page, { Email: address, Zip: outcome === 'entered' ? 'h2x 1y4' : 'k1a 0b1' });
          await findContest(page).submit.click();
          await expect(page.locator('h1')).toHaveText(outcome === 'entered' ? messages.entered : messages.already);
          // The first page has the reference, which is in no address; the second has none to tell.
          if (outcome === 'already-entered') await expect(page).toHaveURL(`/${locale}/contest/${outcome}`);
          else await expect(page.locator('#entry-reference')).toHaveText(/[\da-f-]{36}/);
        }
        expect(await listEntries('fall-promotion', address)).toMatchObject([
          { postal_code: 'H2X1Y4', consent_page: `/${locale}/fall-promotion`, consent_verified: true },
        ]);
      },
    );

    sampledTest('V-09 returns a wrong skill answer or invalid field as a form, until all are valid')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/422/);
        await page.goto(site.url);
        await fillEntry(page, { Email: createAddress(), SkillAnswer: '7' });
        await findContest(page).submit.click();
        await expect(page.locator('h1')).toHaveText(messages.wrongAnswer);
        const again = page.locator('.form-again');
        await expect(again.locator('[name="SkillAnswer"]')).toBeFocused();
        await expect(again.locator('#SkillAnswer-error')).toHaveText(messages.wrongAnswer);
        await again.locator('[name="SkillAnswer"]').fill('75');
        await again.locator('[name="Email"]').fill('not-an-address');
        await again.locator('button').click();
        await expect(page.locator('h1')).toHaveText(messages.badFields);
        await expect(again.locator('[name="Email"]')).toHaveValue('not-an-address');
        await again.locator('[name="Email"]').fill(createAddress());
        await again.locator('button').click();
        await expect(page.locator('h1')).toHaveText(messages.entered);
      },
    );
  });
}
