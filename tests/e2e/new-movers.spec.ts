import { origins } from '../support/ports.ts';
import { expectNoFindings } from './axe.ts';
import { contestMessages, fillEntry, findContest, listEntries, loadPin, moversTag, visitContest } from './contest.ts';
import { createAddress, keepLightboxAway } from './newsletter.ts';
import { isLookedAt, listAuditWidths, locales } from './places.ts';
import { sampledTestAmong, sampledTestIn } from './sampled-test.ts';
import { expect, test } from './watched-page.ts';

/** The prize of the contest's PINs, as in a list of them. */
const giftCard = '$25 gift card';
const results = {
  en: {
    winner: /^Congratulations, you['’]ve won!$/,
    notWinner: /^Not this time$/,
    chances: /3 chances/,
    prize: giftCard,
  },
  fr: {
    winner: /^Félicitations, vous gagnez!$/,
    notWinner: /^Pas cette fois$/,
    chances: /3\u00A0chances/,
    prize: 'carte-cadeau de 25\u00A0$',
  },
};
const member = '1234567890123456789';

test.beforeEach(({ page }) => keepLightboxAway(page));

const turns = ['our site (en)', 'our site (fr)', 'a landing page (fr)'];

for (const locale of locales) {
  const messages = { ...contestMessages[locale], ...results[locale] };
  const site = { name: 'our site', url: `${origins.site}/${locale}/new-movers` };
  const landing = { name: 'a landing page', url: `${origins.landing}/moving${locale === 'fr' ? '/fr' : ''}` };

  for (const { name: place, url } of isLookedAt(false, locale) ? [site, landing] : [site]) {
    test.describe(`the new movers’ contest on ${place} (${locale})`, () => {
      const sampledTest = sampledTestAmong(turns, `${place} (${locale})`);
      for (const [name, prize, card, heading] of [
        ['wins', giftCard, '', messages.winner],
        ['does not win', '', '', messages.notWinner],
        ['does not win for a member, who has more chances in the grand draw', '', member, messages.notWinner],
      ] as const) {
        sampledTest(`NM-01 shows and stores the outcome of a PIN that ${name}`)(async ({ page }) => {
          const pin = await loadPin(prize);
          const address = createAddress();
          const form = await visitContest(page, url, moversTag);
          await fillEntry(page, { Pin: pin, Email: address, LoyaltyNumber: card }, moversTag);
          await form.submit.click();
          await expect(form.heading).toHaveText(heading);
          await expect(form.result.locator('h2')).toBeFocused();
          if (prize) {
            await expect(form.result).toContainText(address);
            await expect(form.result.locator('.prize')).toContainText(messages.prize);
          }
          if (!prize) await expect(form.result).toContainText(card ? messages.chances : /grand (draw|tirage)/);
          expect(await listEntries('new-movers', address)).toMatchObject([
            {
              pin,
              prize: prize || null,
              result: prize ? 'winner' : card ? 'not-winner-member' : 'not-winner',
              chances: card ? 3 : 1,
              terms: true,
            },
          ]);
        });
      }

      sampledTest('NM-01 accepts a PIN in lower case, with a space, O for 0 and I for 1')(async ({ page }) => {
        const pin = await loadPin();
        const address = createAddress();
        const typed = `${pin.slice(0, 4)} ${pin.slice(4)}`.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'i');
        const form = await visitContest(page, url, moversTag);
        await fillEntry(page, { Pin: typed, Email: address }, moversTag);
        await expect(form.control('Pin')).toHaveValue(typed);
        const sent = page.waitForRequest((request) => request.method() === 'POST');
        await form.submit.click();
        await expect(form.heading).toHaveText(messages.notWinner);
        expect((await sent).postDataJSON()).toMatchObject({ ContestId: 'new-movers', Pin: pin });
      });

      sampledTest('NM-01 shows the same error for a used and an unknown PIN, and keeps what was typed')(
        async ({ page, watched }) => {
          watched.expectConsoleMessage(/contest entry: bad-pin|422|409/);
          const pin = await loadPin();
          const first = await visitContest(page, url, moversTag);
          await fillEntry(page, { Pin: pin, Email: createAddress() }, moversTag);
          await first.submit.click();
          await expect(first.heading).toHaveText(messages.notWinner);
          const form = await visitContest(page, url, moversTag);
          for (const bad of [pin, 'NOSUCHPIN99']) {
            await fillEntry(page, { Pin: bad, Email: createAddress() }, moversTag);
            await form.submit.click();
            await expect(form.error('Pin')).toHaveText(messages.badPin);
            await expect(form.control('Pin')).toBeFocused();
            await expect(form.control('Pin')).toHaveValue(bad);
          }
          await expect(form.control('SkillAnswer')).toHaveValue('75');
        },
      );

      sampledTest('NM-01 marks a wrong skill answer, keeps the PIN and accepts it with the right answer')(
        async ({ page, watched }) => {
          watched.expectConsoleMessage(/contest entry: wrong-answer|422/);
          const pin = await loadPin(giftCard);
          const form = await visitContest(page, url, moversTag);
          await fillEntry(page, { Pin: pin, Email: createAddress(), SkillAnswer: '80' }, moversTag);
          await form.submit.click();
          await expect(form.error('SkillAnswer')).toHaveText(messages.wrongAnswer);
          await expect(form.control('SkillAnswer')).toBeFocused();
          await expect(form.control('Pin')).toHaveValue(pin);
          await form.control('SkillAnswer').fill('75');
          await form.submit.click();
          await expect(form.heading).toHaveText(messages.winner);
        },
      );

      sampledTest(
        'NM-01 says that a second entry with an email address exists already, stores one entry and keeps its PIN valid',
      )(async ({ page }) => {
        const address = createAddress();
        const [first, second] = [await loadPin(), await loadPin(giftCard)];
        for (const [pin, email, outcome] of [
          [first, address, messages.notWinner],
          [second, address, messages.already],
          [second, createAddress(), messages.winner],
        ] as const) {
          const form = await visitContest(page, url, moversTag);
          await fillEntry(page, { Pin: pin, Email: email }, moversTag);
          await form.submit.click();
          await expect(form.heading).toHaveText(outcome);
        }
        expect(await listEntries('new-movers', address)).toHaveLength(1);
      });
    });
  }

  test(`NM-01 V-01 an empty new movers’ form marks its six required fields (${locale})`, async ({ page }) => {
    const form = await visitContest(page, site.url, moversTag);
    await form.submit.click();
    await expect(form.status).toHaveText(messages.badFields);
    await expect(form.control('Pin')).toBeFocused();
    await expect(form.element.locator('[aria-invalid]')).toHaveCount(6);
    await expect(form.control('NewsletterOptIn')).not.toBeChecked();
  });

  for (const width of listAuditWidths(locale)) {
    test(`no state of the new movers’ contest has axe violations (${locale}, ${width} pixels wide)`, {
      tag: '@full',
    }, async ({ page, watched }) => {
      watched.expectConsoleMessage(/style-src/);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const form = await visitContest(page, site.url, moversTag);
      await form.submit.click();
      await expect(form.error('Pin')).toBeVisible();
      await expectNoFindings(page, 'wrong');
      await fillEntry(page, { Pin: await loadPin(giftCard), Email: createAddress() }, moversTag);
      await form.submit.click();
      await expect(form.heading).toHaveText(messages.winner);
      await expectNoFindings(page, 'won');
      const motion = await form.result.evaluate((result) => getComputedStyle(result, '::before').animationName);
      expect(motion).toBe('none');
    });
  }

  test.describe(`the new movers’ contest without JavaScript (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);

    test.use({ javaScriptEnabled: false, locale: `${locale}-CA` });

    sampledTest('NM-01 shows a page or the form again for each outcome')(async ({ page, watched }) => {
      test.setTimeout(90_000);
      watched.expectConsoleMessage(/422/);
      const send = async (fields: Record<string, string>, outcome: string | RegExp) => {
        await page.goto(site.url);
        await fillEntry(page, { Email: createAddress(), ...fields }, moversTag);
        await findContest(page, moversTag).submit.click();
        if (typeof outcome === 'string')
          await expect(page.locator('html')).toHaveAttribute('data-route', `new-movers-${outcome}`);
        else await expect(page.locator('h1')).toHaveText(outcome);
      };
      const pin = await loadPin(giftCard);
      const again = page.locator('.form-again');
      await send({ Pin: pin, SkillAnswer: '7' }, messages.wrongAnswer);
      await expect(again.locator('[name="Pin"]')).toHaveValue(pin);
      await send({ Pin: pin.toLowerCase() }, messages.winner);
      await expect(page.locator('#prize')).toContainText(messages.prize);
      await send({ Pin: pin }, messages.badPin);
      await expect(again.locator('[name="Pin"]')).toBeFocused();
      await send({ Pin: await loadPin() }, 'not-winner');
      await send({ Pin: await loadPin(), LoyaltyNumber: member }, 'not-winner-member');
      await send({ Pin: '' }, messages.badFields);
      await expect(again.locator('#Pin-error')).toBeVisible();
    });
  });
}
