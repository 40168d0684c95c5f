import { AxeBuilder } from '@axe-core/playwright';
import { origins } from '../support/ports.ts';
import { tabTo } from './contact-form.ts';
import {
  breakService,
  contestTexts,
  detailsPath,
  entryPath,
  fillEntry,
  findContest,
  listEntries,
  visitContest,
} from './contest.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { answerWith, createAddress, keepLightboxAway, readDataLayer } from './newsletter.ts';
import { isLookedAt, listWidths, locales } from './places.ts';
import { listSignUps } from './stored-sign-ups.ts';
import { expect, test } from './watched-page.ts';

/** Ways in which the other side can fail; none of them is the visitor's fault. */
const failures = [
  ['another status', answerWith('{"status":-1,"message":"ERROR_BAD_API_RESULT"}')],
  ['status 500', answerWith('{"status":0,"message":"OK"}', { status: 500 })],
  ['a page instead of an answer', answerWith('<!doctype html><title>Hello</title>', { contentType: 'text/html' })],
  ['half an answer', answerWith('{"status":0,"mess')],
  ['an answer of another shape', answerWith('{"status":0,"result":"jackpot"}')],
  [
    'bad fields that the form does not have',
    answerWith('{"status":-20,"errors":[{"field":"Chain","code":"INVALID"}]}'),
  ],
] as const;

const embedding = serveEmbeddingPages();
test.beforeAll(embedding.start);
test.afterAll(embedding.stop);
test.beforeEach(({ page }) => keepLightboxAway(page));

for (const locale of locales) {
  const words = contestTexts[locale];
  const site = { name: 'our site', url: `${origins.site}/${locale}/fall-promotion`, chain: { en: 'HSE', fr: 'HSF' } };
  const sibling = {
    name: 'a sibling’s strict page',
    url: `${origins.winners}/strict-contest${locale === 'fr' ? '/fr' : ''}`,
    chain: { en: 'WNE', fr: 'WNF' },
  };

  for (const { name: place, url, chain } of isLookedAt(false, locale) ? [site, sibling] : [site]) {
    test.describe(`entering a contest on ${place} (${locale})`, () => {
      test('CE-01 CE-02 an entry is stored with its chances and consents, and thanked for', async ({ page }) => {
        const address = createAddress();
        const form = await visitContest(page, url);
        await fillEntry(page, { Email: address, LoyaltyNumber: '1234567890123456789' });
        await expect(form.control('LoyaltyNumber')).toHaveValue('1234 5678 9012 3456 789');
        const sent = page.waitForRequest((request) => request.method() === 'POST');
        await form.submit.click();
        await expect(form.heading).toHaveText(words.entered);
        await expect(form.result).toBeFocused();
        await expect(form.result).toContainText(address);
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
          { chain: chain[locale], chances: '2', privacy: 'true', consent_language: locale, consent_verified: 'true' },
        ]);
        expect(await listSignUps(address)).toEqual([]);
        const pushed = (await readDataLayer(page)).filter(({ event }) => event === 'formSubmission');
        expect(pushed).toMatchObject([{ formType: 'Contest Entry', formLanguage: locale }]);
        expect(JSON.stringify(pushed)).not.toContain('@');
        await page.reload();
        await expect(form.control('Email')).toHaveValue('');
      });

      test('CE-01 a second entry is told so; whoever ticked the newsletter’s box is on its list', async ({ page }) => {
        const address = createAddress();
        for (const outcome of [words.entered, words.already]) {
          const form = await visitContest(page, url);
          await fillEntry(page, { Email: address });
          await expect(form.control('NewsletterOptIn')).not.toBeChecked();
          await form.control('NewsletterOptIn').check();
          await form.submit.click();
          await expect(form.heading).toHaveText(outcome);
        }
        expect(await listEntries('fall-promotion', address)).toHaveLength(1);
        expect(await listSignUps(address)).toMatchObject([{ language_preference: locale }]);
      });

      for (const [name, act] of failures) {
        test(`CE-01 ${name} is an error; everything typed stays, and a retry succeeds`, async ({ page, watched }) => {
          watched.expectComplaint(/contest entry: |500/);
          const address = createAddress();
          const form = await visitContest(page, url);
          await fillEntry(page, { Email: address });
          await breakService(page, entryPath, act);
          await form.submit.click();
          await expect(form.status).toHaveText(words.error);
          await expect(form.control('Email')).toHaveValue(address);
          await page.unrouteAll();
          await form.submit.click();
          await expect(form.heading).toHaveText(words.entered);
        });
      }

      test('CE-01 an entry whose answer was lost is entered once, and not told that it was already', async ({
        page,
        watched,
      }) => {
        watched.expectComplaint(/contest entry: |ERR_/);
        const address = createAddress();
        const form = await visitContest(page, url);
        await fillEntry(page, { Email: address });
        await breakService(page, entryPath, async (route) => {
          await route.fetch();
          await route.abort();
        });
        await form.submit.click();
        await expect(form.status).toHaveText(words.error);
        await page.unrouteAll();
        await form.submit.click();
        await expect(form.heading).toHaveText(words.entered);
        expect(await listEntries('fall-promotion', address)).toHaveLength(1);
      });

      test('V-09 a wrong answer is marked and focused, and the right one is taken', async ({ page, watched }) => {
        watched.expectComplaint(/contest entry: |422/);
        const form = await visitContest(page, url);
        await fillEntry(page, { Email: createAddress(), SkillAnswer: '7' });
        await form.submit.click();
        await expect(form.error('SkillAnswer')).toHaveText(words.wrongAnswer);
        await expect(form.control('SkillAnswer')).toBeFocused();
        await expect(form.control('SkillAnswer')).toHaveAttribute('aria-invalid', 'true');
        await form.control('SkillAnswer').fill('75');
        await form.submit.click();
        await expect(form.heading).toHaveText(words.entered);
      });
    });
  }

  test.describe(`the form of a contest (${locale})`, () => {
    test('CE-01 an empty form is told once, each field is marked, the first gets the focus', async ({ page }) => {
      const form = await visitContest(page, site.url);
      await form.submit.click();
      await expect(form.status).toHaveText(words.badFields);
      await expect(form.control('Email')).toBeFocused();
      for (const name of ['Email', 'Zip', 'SkillAnswer', 'TermsAccepted', 'PrivacyAccepted']) {
        await expect(form.control(name), name).toHaveAttribute('aria-invalid', 'true');
        await expect(form.control(name), name).toHaveAccessibleDescription(/\S/);
      }
      await expect(form.element.locator('[aria-invalid]')).toHaveCount(5);
      await form.control('Zip').fill('H2X 1Y4');
      await expect(form.error('Zip')).toBeHidden();
      await expect(form.element.getByLabel(words.question)).toHaveCount(1);
      await form.control('LoyaltyNumber').fill('12');
      await form.control('LoyaltyNumber').blur();
      await expect(form.error('LoyaltyNumber')).toBeVisible();
    });

    test('CE-01 an address and fields that the service refuses are marked', async ({ page, watched }) => {
      watched.expectComplaint(/contest entry: /);
      const form = await visitContest(page, site.url);
      await fillEntry(page, { Email: 'someone@example.ca' });
      await breakService(page, entryPath, answerWith('{"status":-10,"message":"ERROR_BAD_PARAMETERS_EMAIL"}'));
      await form.submit.click();
      await expect(form.error('Email')).toHaveText(words.badEmail);
      await expect(form.control('Email')).toBeFocused();
      await page.unrouteAll();
      await breakService(page, entryPath, answerWith('{"status":-20,"errors":[{"field":"Zip","code":"REGION"}]}'));
      await form.submit.click();
      await expect(form.error('Zip')).toBeVisible();
      await expect(form.control('Zip')).toBeFocused();
      await expect(form.status).toHaveText(words.badFields);
    });

    test('CE-01 a contest that closes meanwhile says so in place of the form', async ({ page, watched }) => {
      watched.expectComplaint(/409/);
      const form = await visitContest(page, site.url);
      await fillEntry(page, { Email: 'someone@example.ca' });
      await breakService(page, entryPath, answerWith('{"status":-50,"state":"closed"}', { status: 409 }));
      await form.submit.click();
      await expect(form.result).toContainText(words.ended);
      await expect(form.result).toBeFocused();
      await expect(form.result.getByRole('link')).toHaveAttribute('href', `${origins.site}/${locale}/newsletter`);
    });

    test('CE-01 before it opens, a contest says when, and after it closed, that it did', async ({ page }) => {
      const early = await visitContest(page, `${origins.site}/${locale}/young-professionals`);
      await expect(early.result).toContainText(words.opensOn);
      await expect(early.submit).toHaveCount(0);
      const asked = page.waitForResponse(new RegExp(detailsPath));
      await embedding.open(page, `<vitrine-contest-entry contest="my-vitrine-summer"></vitrine-contest-entry>`, locale);
      await asked;
      await expect(findContest(page).result).toContainText(words.ended);
    });

    test('CE-01 the state is the service’s, whatever the page said', async ({ page }) => {
      const form = findContest(page);
      await breakService(page, detailsPath, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), state: 'closed' } });
      });
      await page.goto(site.url);
      await form.element.scrollIntoViewIfNeeded();
      await expect(form.result).toContainText(words.ended);
    });

    test('CE-01 without details from the service the form of a prerendered page works on', async ({
      page,
      watched,
    }) => {
      watched.expectComplaint(/contest details: |ERR_/);
      await breakService(page, detailsPath, (route) => route.abort());
      await page.goto(site.url);
      const form = findContest(page);
      await expect.poll(() => watched.complaints.join()).toContain('contest details: ');
      await fillEntry(page, { Email: createAddress() });
      await form.submit.click();
      await expect(form.heading).toHaveText(words.entered);
    });

    for (const [name, act] of failures.slice(1, 5)) {
      test(`CE-01 ${name} in place of the details leaves a way: again, or the rules`, async ({ page, watched }) => {
        watched.expectComplaint(/contest details: |500/);
        await breakService(page, detailsPath, act);
        await page.goto(sibling.url);
        const form = findContest(page);
        await expect(form.element.getByRole('status')).toHaveText(words.failed);
        await expect(form.element.getByRole('link')).toHaveAttribute('href', `${origins.site}/${locale}/contestrules`);
        await page.unrouteAll();
        await form.element.getByRole('button').click();
        await expect(form.submit).toBeVisible();
        await expect(form.heading).toBeFocused();
      });
    }

    test('CE-01 no answer within 15 seconds is an error, for the details and for the entry', async ({
      page,
      watched,
    }) => {
      watched.expectComplaint(/contest (entry|details): /);
      await page.clock.install();
      await breakService(page, detailsPath, () => undefined);
      await page.goto(sibling.url);
      const form = findContest(page);
      await expect(form.element).toContainText(locale === 'en' ? 'loading' : 'se charge');
      await page.clock.fastForward(15_100);
      await expect(form.element.getByRole('status')).toHaveText(words.failed);
      await page.unrouteAll();
      await form.element.getByRole('button').click();
      await form.submit.waitFor();
      await page.clock.resume();
      await fillEntry(page, { Email: createAddress() });
      await breakService(page, entryPath, () => undefined);
      await form.submit.click();
      await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
      await page.clock.fastForward(15_100);
      await expect(form.status).toHaveText(words.error);
    });

    test('LOC-05 what was typed before and after the script came survives hydration, reload and another language', async ({
      page,
    }) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/chunks/**/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(site.url);
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

    test('CE-01 a contest is entered by keyboard alone', async ({ page }) => {
      const form = await visitContest(page, site.url);
      const typed = { Email: createAddress(), Zip: 'h2x1y4', SkillAnswer: '75' };
      for (const [name, text] of Object.entries(typed)) {
        await tabTo(page, form.control(name));
        await page.keyboard.type(text);
      }
      for (const name of ['TermsAccepted', 'PrivacyAccepted']) {
        await tabTo(page, form.control(name));
        await page.keyboard.press('Space');
      }
      await page.waitForTimeout(900);
      await tabTo(page, form.submit);
      await page.keyboard.press('Enter');
      await expect(form.result).toBeFocused();
      await expect(form.heading).toHaveText(words.entered);
    });

    for (const width of listWidths(locale)) {
      test(`axe finds nothing in any state (${width} wide)`, async ({ page, watched }) => {
        test.slow();
        watched.expectComplaint(/style-src|contest (entry|details): |ERR_/);
        await page.setViewportSize({ width, height: 900 });
        const audit = async (state: string) => {
          const { violations } = await new AxeBuilder({ page }).analyze();
          const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`);
          expect.soft(findings, state).toEqual([]);
        };
        await breakService(page, detailsPath, (route) => route.abort());
        await page.goto(sibling.url);
        await expect(findContest(page).element.getByRole('status')).toHaveText(words.failed);
        await audit('without details');
        await page.unrouteAll();
        const form = await visitContest(page, site.url);
        await audit('empty');
        await form.submit.click();
        await expect(form.error('Email')).toBeVisible();
        await audit('wrong');
        await fillEntry(page, { Email: createAddress() });
        await breakService(page, entryPath, answerWith('{"status":-1}'));
        await form.submit.click();
        await expect(form.status).toHaveText(words.error);
        await audit('failed');
        await page.unrouteAll();
        await form.submit.click();
        await expect(form.result).toBeVisible();
        await audit('entered');
      });
    }
  });

  test.describe(`a contest without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false, locale: `${locale}-CA` });

    test('CE-01 an entry is stored, and answered with a page in the visitor’s language', async ({ page }) => {
      const address = createAddress();
      for (const outcome of ['entered', 'already-entered']) {
        await page.goto(site.url);
        await fillEntry(page, { Email: address, Zip: outcome === 'entered' ? 'h2x 1y4' : 'k1a 0b1' });
        await findContest(page).submit.click();
        await expect(page).toHaveURL(`/${locale}/contest/${outcome}`);
        await expect(page.locator('h1')).toHaveText(outcome === 'entered' ? words.entered : words.already);
      }
      expect(await listEntries('fall-promotion', address)).toMatchObject([
        { postal_code: 'H2X1Y4', consent_page: `/${locale}/fall-promotion`, consent_verified: 'true' },
      ]);
    });

    test('V-09 a wrong answer and wrong fields lead to pages that say so', async ({ page }) => {
      await page.goto(site.url);
      await fillEntry(page, { Email: createAddress(), SkillAnswer: '7' });
      await findContest(page).submit.click();
      await expect(page).toHaveURL(`/${locale}/contest/check-answer`);
      await expect(page.locator('h1')).toHaveText(words.wrongAnswer);
      await page.goto(site.url);
      await findContest(page).submit.click();
      await expect(page).toHaveURL(`/${locale}/contest/check-fields`);
      await expect(page.locator('main a[href$="/contestrules"]')).toBeVisible();
    });
  });
}
