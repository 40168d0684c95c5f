import { createBody, postSignUp } from '../server/support/sign-up-request.ts';
import { origins } from '../support/ports.ts';
import { findLinkQuery } from '../support/unsubscribe-link.ts';
import { createAudit, expectNoFindings } from './axe.ts';
import { createAddress } from './newsletter.ts';
import { listWidths, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { listSignUps } from './stored-sign-ups.ts';
import { expect, test } from './watched-page.ts';

const messages = {
  en: { ask: 'Stop the newsletter?', button: 'Unsubscribe', done: 'You’re unsubscribed', again: 'Sign up again' },
  fr: { ask: 'Ne plus recevoir l’infolettre?', button: 'Me désabonner', done: 'C’est fait', again: 'Me réabonner' },
};

/** Signs an address up and returns the query of its link, as the email service gets it. */
async function signUp(address: string): Promise<string> {
  await postSignUp(origins.site, createBody(address));
  const [row] = await listSignUps(address);
  return findLinkQuery(process.env.E2E_DATA_DIR ?? '', row?.id ?? '', address);
}

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);
  const other = locale === 'en' ? 'fr' : 'en';

  test.describe(`the unsubscribe link in an email (${locale})`, () => {
    test.describe('with JavaScript off', () => {
      test.use({ javaScriptEnabled: false });

      sampledTest('asks for confirmation in both languages, then unsubscribes and offers to sign up again')(
        async ({ page }) => {
          const address = createAddress();
          const query = await signUp(address);
          await page.goto(`/${other}/unsubscribe${query}`);
          await page.locator(`header a[hreflang="${locale}-CA"]`).first().click();
          await expect(page).toHaveURL(`/${locale}/unsubscribe${query}`);
          await expect(page.locator('h1')).toHaveText(messages[locale].ask);
          await expect(page.getByText('v•••@example.ca')).toBeVisible();
          await expect(page.locator('body')).not.toContainText(address);
          expect(await listSignUps(address)).toHaveLength(1);

          await page.getByRole('button', { name: messages[locale].button }).click();
          await expect(page.locator('h1')).toContainText(messages[locale].done);
          expect(await listSignUps(address)).toEqual([]);
          await page.getByRole('link', { name: messages[locale].again }).click();
          await expect(page).toHaveURL(`/${locale}/newsletter`);
        },
      );
    });

    test.describe('with consent to third parties', () => {
      test.use({ consent: 'accepted' });

      sampledTest('sends its token to no third party, has no axe violations and shows its button without scrolling')(
        async ({ page, watched }) => {
          watched.expectConsoleMessage(/style-src/);
          const requests: string[] = [];
          page.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer ?? ''}`));
          for (const width of listWidths(locale)) {
            const query = await signUp(createAddress());
            await page.setViewportSize({ width, height: 844 });
            await page.goto(`/${locale}/unsubscribe${query}`);
            const button = page.getByRole('button', { name: messages[locale].button });
            await expect(button).toBeInViewport({ ratio: 1 });
            await expect(page.locator('vitrine-newsletter-lightbox')).toHaveCount(0);
            await expectNoFindings(page, `${width}`, createAudit(page));
            await button.click();
            await expect(page.locator('h1')).toContainText(messages[locale].done);
            await expectNoFindings(page, `${width}, done`, createAudit(page));
            const token = query.slice('?token='.length);
            const isOurs = (line: string) => line.startsWith(`${origins.site}/${locale}/unsubscribe?`);
            const told = requests.filter(
              (line) => !isOurs(line) && (line.includes(token) || !line.startsWith(origins.site)),
            );
            expect(told).toEqual([]);
          }
        },
      );
    });
  });
}
