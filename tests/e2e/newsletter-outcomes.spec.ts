import { origins } from '../support/ports.ts';
import { messages } from './messages.ts';
import {
  createAddress,
  fillForm,
  findLightbox,
  findParts,
  formTag,
  handlerPath,
  lightboxTag,
  openLightbox,
  readDataLayer,
  readSuppression,
  visit,
} from './newsletter.ts';
import { places } from './places.ts';
import { sampledTestAmong } from './sampled-test.ts';
import { breakService, expectEveryFailureTold, listFailures, respondWith } from './service.ts';
import { endRequests } from './settled.ts';
import { listSignUps } from './stored-sign-ups.ts';
import { expect, test } from './watched-page.ts';

const dayMs = 86_400_000;

/** Ways in which the service can fail; none of them is the visitor's fault. */
const failures = [
  ...listFailures('{"status":0,"message":"OK"}'),
  ['JSON of another shape', respondWith('[0,"OK"]')],
  ['a response without a message', respondWith('{"status":0}')],
] as const;

for (const place of places) {
  const shown = messages[place.locale];

  test.describe(`the newsletter lightbox on ${place.name}`, () => {
    const sampledTest = sampledTestAmong(places, place);
    test('NL-05 NL-06 NL-09 stores a sign-up, confirms it with the email address and pushes it to the data layer', async ({
      page,
    }) => {
      const address = createAddress();
      const lightbox = await openLightbox(page, place.url);
      await fillForm(lightbox.element, address);
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(handlerPath));
      await lightbox.submit.click();

      await expect(lightbox.dialog).toContainText(shown.success);
      await expect(lightbox.dialog).toContainText(address);
      await expect(lightbox.dialog).toHaveAccessibleName(shown.success);
      // What has the focus is read: as a status, it would be read twice.
      await expect(lightbox.dialog.locator('.result h2')).toBeFocused();
      await expect(lightbox.status).toHaveCount(0);
      await expect(lightbox.email).toHaveCount(0);
      const request = await sent;
      expect(request.postDataJSON()).toEqual({
        Chain: 90,
        Email: address,
        Zip: 'K1A0B1',
        FirstName: '',
        LastName: '',
        Gender: '',
        LanguagePreference: place.locale,
      });
      expect(request.headers()).toMatchObject({
        'content-type': 'application/json',
        operation_id: 'register',
        domain: place.brand,
      });
      const { origin, pathname } = new URL(place.url);
      expect(await listSignUps(address)).toMatchObject([
        {
          postal_code: 'K1A0B1',
          language_preference: place.locale,
          brand: place.brand,
          consent: 'newsletter',
          consent_language: place.locale,
          consent_page: (origin === origins.site ? '' : origin) + pathname,
          consent_verified: true,
        },
      ]);
      const events = await readDataLayer(page);
      expect(events.filter(({ event }) => event === 'formSubmission')).toEqual([
        {
          event: 'formSubmission',
          formType: 'Email Subscribe',
          formLocation: 'Lightbox',
          formLanguage: place.locale,
          formLanguagePreference: place.locale,
        },
      ]);
      expect(JSON.stringify(events)).not.toContain(address);

      await lightbox.close.click();
      await expect(lightbox.dialog).toBeHidden();
      const { subscribedAt } = (await readSuppression(page)) ?? {};
      expect(Date.now() - (subscribedAt ?? 0)).toBeLessThan(dayMs);
    });

    sampledTest('NL-06 says that an email address is already subscribed, and stores it once')(async ({ page }) => {
      const address = createAddress();
      for (const attempt of ['first', 'second']) {
        const lightbox = await openLightbox(page, place.url);
        await fillForm(lightbox.element, attempt === 'first' ? address : address.toUpperCase());
        await lightbox.submit.click();
        const message =
          attempt === 'first' ? lightbox.dialog.getByText(address) : lightbox.dialog.getByText(shown.already);
        await expect(message).toBeVisible();
      }
      await expect(findLightbox(page).dialog).toHaveAccessibleName(shown.already);
      expect(await listSignUps(address)).toHaveLength(1);
    });

    sampledTest('NL-07 clears, focuses and explains an email address that the server rejects')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/newsletter/i);
        await breakService(page, handlerPath, respondWith('{"status":-10,"message":"ERROR_BAD_PARAMETERS_EMAIL"}'));
        const lightbox = await openLightbox(page, place.url);
        await fillForm(lightbox.element, createAddress());
        await lightbox.submit.click();
        await expect(lightbox.emailError).toHaveText(shown.badEmail);
        await expect(lightbox.email).toHaveValue('');
        await expect(lightbox.email).toBeFocused();
        await expect(lightbox.postalCode).toHaveValue('K1A 0B1');
      },
    );

    sampledTest('NL-07 shows an error for every kind of failed response, keeps what was typed, and sends on retry')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/newsletter|status of 500/i);
        const address = createAddress();
        const lightbox = await openLightbox(page, place.url);
        await fillForm(lightbox.element, address);
        await expectEveryFailureTold(page, handlerPath, failures, lightbox, shown.error, async (failure) => {
          await expect.soft(lightbox.email, failure).toHaveValue(address);
          await expect.soft(lightbox.postalCode, failure).toHaveValue('K1A 0B1');
        });
        await lightbox.submit.click();
        await expect(lightbox.dialog).toContainText(shown.success);
        expect(await listSignUps(address)).toHaveLength(1);
      },
    );

    sampledTest('NL-07 says that the visitor is offline, and sends once online')(async ({ page, context, watched }) => {
      watched.expectConsoleMessage(/newsletter|ERR_INTERNET_DISCONNECTED/i);
      const address = createAddress();
      const lightbox = await openLightbox(page, place.url);
      await fillForm(lightbox.element, address);
      await context.setOffline(true);
      await lightbox.submit.click();
      await expect(lightbox.status).toHaveText(shown.offline);
      await context.setOffline(false);
      await lightbox.submit.click();
      await expect(lightbox.dialog).toContainText(shown.success);
      expect(await listSignUps(address)).toHaveLength(1);
    });

    sampledTest('NL-07 NL-08 says that it is sending, and shows an error after 15 seconds without a response')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/newsletter/i);
        await page.clock.install();
        await breakService(page, handlerPath, () => undefined);
        await visit(page, place.url);
        const lightbox = findLightbox(page);
        await lightbox.element.evaluate((element) => element.toggleAttribute('open', true));
        await lightbox.email.fill(createAddress());
        await lightbox.postalCode.fill('K1A 0B1');
        await page.clock.runFor(1000);
        await lightbox.submit.click();
        await expect(lightbox.status).toHaveText(shown.submitting);
        await expect(lightbox.submit).toHaveAttribute('aria-disabled', 'true');
        await page.clock.runFor(14_000);
        await expect(lightbox.status).toHaveText(shown.submitting);
        await page.clock.runFor(1_500);
        await expect(lightbox.status).toHaveText(shown.error);
      },
    );

    sampledTest('NL-08 sends one request and stores one row for a double click')(async ({ page }) => {
      const address = createAddress();
      const lightbox = await openLightbox(page, place.url);
      await fillForm(lightbox.element, address);
      let sent = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith(handlerPath)) sent += 1;
      });
      await lightbox.submit.dblclick();
      await expect(lightbox.dialog).toContainText(shown.success);
      await expect(lightbox.dialog).toContainText(address);
      expect(sent).toBe(1);
      expect(await listSignUps(address)).toHaveLength(1);
    });

    sampledTest('NL-10 keeps what was typed when it is closed and reopened')(async ({ page }) => {
      const address = createAddress();
      const lightbox = await openLightbox(page, place.url);
      await fillForm(lightbox.element, address);
      await lightbox.close.click();
      await expect(lightbox.dialog).toBeHidden();
      await lightbox.element.evaluate((element) => element.toggleAttribute('open', true));
      await expect(lightbox.email).toHaveValue(address);
      await lightbox.submit.click();
      await expect(lightbox.dialog).toContainText(shown.success);
    });

    sampledTest('NL-08 shows an error at each empty field, focuses the first and sends nothing')(async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      const lightbox = await openLightbox(page, place.url);
      await expect(lightbox.submit).toHaveAttribute('aria-disabled', 'true');
      // A disabled-looking button may still be pressed, to show what is missing; Playwright would wait for it to be
      // enabled.
      await lightbox.submit.click({ force: true });
      await expect(lightbox.emailError).toBeVisible();
      await expect(lightbox.postalCodeError).toBeVisible();
      await expect(lightbox.email).toBeFocused();
      await expect(lightbox.email).toHaveAttribute('aria-invalid', 'true');
      await expect(lightbox.email).toHaveAttribute('aria-describedby', /\bemail-error\b/);
      await expect(lightbox.postalCode).toHaveAttribute('aria-describedby', /\bpostal-code-error\b/);
      await endRequests(page);
      expect(sent).toEqual([]);
    });
  });
}

test('NL-04 the language chosen for emails can differ from the page’s language', async ({ page }) => {
  const address = createAddress();
  const place = places[0];
  if (!place) throw new Error('no place to sign up');
  const lightbox = await openLightbox(page, place.url);
  await expect(lightbox.language('en')).toBeChecked();
  await fillForm(lightbox.element, address);
  await lightbox.language('fr').check();
  await lightbox.submit.click();
  await expect(lightbox.dialog).toContainText(messages.en.success);
  expect(await listSignUps(address)).toMatchObject([{ language_preference: 'fr', consent_language: 'en' }]);
  expect(await page.locator(lightboxTag).count()).toBe(1);
});

test('V-03 the postal code is formatted while typed, and the caret stays where the visitor put it', async ({
  page,
}) => {
  const place = places[0];
  if (!place) throw new Error('no place to sign up');
  const { postalCode } = await openLightbox(page, place.url);
  await postalCode.pressSequentially('k1a-0b1');
  await expect(postalCode).toHaveValue('K1A 0B1');
  await postalCode.press('Home');
  await postalCode.press('Delete');
  await postalCode.pressSequentially('h');
  await expect(postalCode).toHaveValue('H1A 0B1');
  expect(await postalCode.evaluate((field) => (field as HTMLInputElement).selectionStart)).toBe(1);
});

for (const [where, url] of [
  ['in the browser', `${origins.landing}/`],
  ['on the server', '/en/newsletter'],
] as const)
  test(`the postal code field rendered ${where} has spellcheck="false" and autocapitalize="characters"`, async ({
    page,
  }) => {
    await page.goto(url);
    const { postalCode } = findParts(page.locator(formTag).first());
    await expect(postalCode).toHaveAttribute('spellcheck', 'false');
    await expect(postalCode).toHaveAttribute('autocapitalize', 'characters');
  });

test('NL-06 the heading of the thanks gets the focus, and the rest is in a live region that stood before', async ({
  page,
}) => {
  await visit(page, `${origins.landing}/`, formTag);
  const form = page.locator(formTag);
  await fillForm(form, createAddress());
  const region = await form.locator('.said').elementHandle();
  expect(await region?.evaluate((node) => [node.textContent, node.ariaLive, node.checkVisibility()])).toEqual([
    '',
    'polite',
    true,
  ]);
  await findParts(form).submit.click();
  const heading = form.getByRole('heading', { name: messages.en.success });
  await expect(heading).toBeFocused();
  expect(await region?.evaluate((node) => node.isConnected && node.textContent)).toMatch(/on the list/);
});

test('NL-06 the answer to someone who has subscribed before is a heading with the focus', async ({ page }) => {
  const address = createAddress();
  for (const name of [messages.en.success, messages.en.already]) {
    await visit(page, `${origins.landing}/`, formTag);
    const form = page.locator(formTag);
    await fillForm(form, address);
    await findParts(form).submit.click();
    await expect(form.getByRole('heading', { name })).toBeFocused();
  }
});

for (const [brand, isOurs] of [
  ['vitrine', true],
  ['winners', false],
] as const)
  test(`NL-04 the form of the brand ${brand} ${isOurs ? 'offers' : 'does not offer'} the $200 welcome draw`, async ({
    page,
  }) => {
    await visit(page, `${origins.landing}/`, formTag);
    const form = page.locator(formTag);
    await form.evaluate((element, value) => element.setAttribute('brand', value), brand);
    await expect(form.locator('[part=intro]')).toContainText('25 gift cards');
    await expect(form.getByText('$200 e-gift card')).toHaveCount(isOurs ? 1 : 0);
    await expect(form.getByText('No purchase necessary')).toBeVisible();
    await expect(form.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', `${origins.site}/en/contestrules`);
  });

for (const [path, tag] of [
  ['/en/newsletter', formTag],
  ['/en/fall-promotion', 'vitrine-contest-entry'],
] as const)
  test(`V-02 ${tag} suggests the address that was meant, and a press takes it`, async ({ page }) => {
    await visit(page, path, tag);
    const widget = page.locator(tag);
    const { email } = findParts(widget);
    await email.fill('zoe@gmial.con');
    await email.blur();
    await widget.getByRole('button', { name: 'zoe@gmail.com' }).click();
    await expect(email).toHaveValue('zoe@gmail.com');
    await expect(email).toBeFocused();
    await expect(widget.getByText('Did you mean')).toHaveCount(0);
  });
