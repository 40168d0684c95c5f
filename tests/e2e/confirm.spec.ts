import { startMailServer } from '../server/support/mail-server.ts';
import { runSubmissions, type ServerProcess, startProcess } from '../server/support/server-process.ts';
import { createBody, postSignUp } from '../server/support/sign-up-request.ts';
import { createTestDatabase, type TestDatabase } from '../server/support/test-databases.ts';
import { findFreePort } from '../support/free-port.ts';
import { origins } from '../support/ports.ts';
import { createAudit, expectNoFindings } from './axe.ts';
import { named, readContainer } from './consent.ts';
import { createAddress, fillForm, findParts, formTag, readDataLayer, visit } from './newsletter.ts';
import { listWidths, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect, test } from './watched-page.ts';

const messages = {
  en: {
    sent: 'Press the button in our email',
    ask: 'Is this you?',
    button: 'Yes, sign me up',
    done: 'You’re on the list',
  },
  fr: {
    sent: 'Appuyez sur le bouton',
    ask: 'C’est bien vous?',
    button: 'Oui, je m’abonne',
    done: 'Vous êtes sur la liste',
  },
};

test.describe('a server that requires sign-ups to be confirmed by email', () => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let location: TestDatabase;
  let server: ServerProcess;

  test.beforeAll(async () => {
    mail = await startMailServer();
    location = await createTestDatabase('pglite');
    const port = await findFreePort();
    server = await startProcess(location, {
      PORT: `${port}`,
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Vitrine <hello@vitrine.example>',
      CONFIRM_SIGN_UPS: '1',
      TAG_MANAGER_URL: `${origins.partner}/container.js`,
      TAG_MANAGER_ID: 'VT-TEST',
      MEASUREMENT: 'gtm',
      MEASUREMENT_ORIGINS: origins.landing,
    });
  });
  test.afterAll(async () => {
    await server.end('SIGTERM');
    await mail.close();
    await location.remove();
  });

  const listSignUps = async (address: string) => {
    const { stdout } = await runSubmissions(location, 'newsletter', '--format', 'json');
    return JSON.parse(stdout).filter(({ email }: { email: string }) => email === address);
  };

  for (const locale of locales) {
    const sampledTest = sampledTestIn(import.meta.url, locale);

    sampledTest(`stores a sign-up only after the button behind the link in the email is pressed (${locale})`)(
      async ({ page }) => {
        const address = createAddress();
        await visit(page, `${server.origin}/${locale}/newsletter`, formTag);
        const form = page.locator(formTag);
        await fillForm(form, address);
        await findParts(form).submit.click();
        await expect(form).toContainText(messages[locale].sent);
        await expect(form).toContainText(address);
        await expect.poll(() => mail.find(address).length).toBe(1);
        expect(await listSignUps(address)).toEqual([]);

        const [email] = mail.find(address);
        const link = /http:\S+\/confirm\?\S+/.exec(email?.text ?? '')?.[0] ?? '';
        for (const width of listWidths(locale)) {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(link);
          await expect(page.locator('h1')).toHaveText(messages[locale].ask);
          await expect(page.locator('body')).not.toContainText(address);
          await expect(page.getByRole('button', { name: messages[locale].button })).toBeInViewport({ ratio: 1 });
          await expectNoFindings(page, `${width}`, createAudit(page));
        }
        await page.getByRole('button', { name: messages[locale].button }).click();
        await expect(page.locator('h1')).toContainText(messages[locale].done);
        expect(await listSignUps(address)).toMatchObject([
          { consent_language: locale, consent_verified: true, confirmed_at: expect.any(String) },
        ]);
      },
    );

    sampledTest(`sends an email that has no axe violations and fits any width (${locale})`, { tag: '@full' })(
      async ({ page }) => {
        const address = createAddress();
        await visit(page, `${server.origin}/${locale}/newsletter`, formTag);
        await fillForm(page.locator(formTag), address);
        await findParts(page.locator(formTag)).submit.click();
        await expect.poll(() => mail.find(address).length).toBe(1);
        const html = mail.find(address)[0]?.html || '';
        await page.goto('about:blank');
        for (const width of [320, 390, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          await page.setContent(html);
          await expect(page.locator('h1')).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          await expectNoFindings(page, `${width}`, createAudit(page));
        }
      },
    );
  }

  test.describe('with consent to third parties', () => {
    test.use({ consent: 'accepted' });

    for (const locale of locales) {
      const sampledTest = sampledTestIn(import.meta.url, locale);

      sampledTest(`sends the confirmation token to no third party, and to no next page as a referrer (${locale})`)(
        async ({ page, watched }) => {
          watched.expectConsoleMessage(/status of 400/);
          const address = createAddress();
          await postSignUp(server.origin, createBody(address, { LanguagePreference: locale }));
          await expect.poll(() => mail.find(address).length).toBe(1);
          const link = /http:\S+\/confirm\?\S+/.exec(mail.find(address)[0]?.text ?? '')?.[0] ?? '';
          const token = new URL(link).searchParams.get('token') ?? '';
          const requests: string[] = [];
          page.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer ?? ''}`));
          await page.goto(link);
          await page.getByRole('button', { name: messages[locale].button }).click();
          await expect(page.locator('h1')).toContainText(messages[locale].done);
          await page.goBack();
          await expect(page.locator('h1')).toBeVisible();
          await page.goto(link);
          await expect(page.locator('h1')).toContainText(messages[locale].done);
          await page.goto(link.replace('token=', 'token=no'));
          await expect(page.locator('h1')).toBeVisible();
          const isOurs = (line: string) => line.startsWith(`${server.origin}/${locale}/confirm?`);
          const told = requests.filter(
            (line) => !isOurs(line) && (line.includes(token) || !line.startsWith(server.origin)),
          );
          expect(told).toEqual([]);
          await page.locator('main a').last().click();
          await expect.poll(() => readContainer(page)).not.toBeNull();
          const views = named(await readDataLayer(page), 'pageview');
          expect(views).toEqual([expect.objectContaining({ page_referrer: '' })]);
        },
      );
    }
  });

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    for (const locale of locales) {
      const sampledTest = sampledTestIn(import.meta.url, locale);

      sampledTest(`redirects the form to /newsletter/to-confirm (${locale})`)(async ({ page }) => {
        await page.goto(`${server.origin}/${locale}/newsletter`);
        const { email, postalCode, submit } = findParts(page.locator(formTag));
        await email.fill(createAddress());
        await postalCode.fill('K1A 0B1');
        await submit.click();
        await expect(page).toHaveURL(`${server.origin}/${locale}/newsletter/to-confirm`);
      });
    }
  });
});
