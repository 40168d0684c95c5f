import type { Locator, Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { isFullRun } from '../support/samples.ts';
import { expectNoFindings } from './axe.ts';
import { feedbackPath, fillMessage, findContactForm, visitContact } from './contact-form.ts';
import { entryPath, entryTag, fillEntry, findContest, loadPin, moversTag, visitContest } from './contest.ts';
import {
  createAddress,
  fillForm,
  findParts,
  formTag,
  handlerPath,
  keepLightboxAway,
  openLightbox,
  visit,
} from './newsletter.ts';
import { type Locale, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { breakService, respondWith } from './service.ts';
import { nextFrames } from './settled.ts';
import { expect, test } from './watched-page.ts';

// The message of a form that could not be sent, and its look, which differs from the surrounding text.

const messages = {
  en: {
    offline: /^You seem to be offline\./,
    tooMany: /again in 2\sminutes\.$/,
    refused: /couldn’t accept/,
    ours: /our end/,
    late: /15 seconds/,
    kept: 'Your answers are still here.',
  },
  fr: {
    offline: /^Vous semblez hors ligne\./,
    tooMany: /dans 2\sminutes\.$/,
    refused: /refusée/,
    ours: /notre côté/,
    late: /15\u00a0secondes/,
    kept: 'Vos réponses sont toujours là.',
  },
};

/** A filled form, ready to be sent; its first field keeps the typed value. */
interface Filled {
  submit: Locator;
  status: Locator;
  typed: Locator;
}

const open: Record<string, (page: Page, locale: Locale) => Promise<Filled>> = {
  async contact(page, locale) {
    const form = await visitContact(page, `${origins.site}/${locale}/contact`);
    await fillMessage(page, createAddress());
    return { ...form, typed: form.control('Email') };
  },
  async contest(page, locale) {
    const form = await visitContest(page, `/${locale}/fall-promotion`);
    await fillEntry(page, { Email: createAddress() });
    return { ...findContest(page, entryTag), typed: form.control('Email') };
  },
  async 'new movers'(page, locale) {
    const form = await visitContest(page, `/${locale}/new-movers`, moversTag);
    await fillEntry(page, { Pin: await loadPin(), Email: createAddress() }, moversTag);
    return { ...form, typed: form.control('Email') };
  },
  async newsletter(page, locale) {
    await visit(page, `/${locale}/newsletter`, formTag);
    const form = page.locator(formTag);
    await fillForm(form, createAddress());
    return { ...findParts(form), typed: findParts(form).email };
  },
  async 'newsletter lightbox'(page, locale) {
    const lightbox = await openLightbox(page, `/${locale}/how`);
    await fillForm(lightbox.element, createAddress());
    return { ...lightbox, typed: lightbox.email };
  },
  async 'gift lightbox'(page, locale) {
    await visit(page, `/${locale}/gift`, 'vitrine-gift-lightbox');
    const element = page.locator('vitrine-gift-lightbox');
    await element.evaluate((node) => node.setAttribute('open', ''));
    await fillForm(element, createAddress());
    return { ...findParts(element), typed: findParts(element).email };
  },
};
const services: Record<string, string> = { contact: feedbackPath, contest: entryPath, 'new movers': entryPath };

/** In the short run a form has every other test, and the next form the others. */
const isTurn = (form: number, test: number) => isFullRun || form % 2 === test;

for (const locale of locales) {
  const said = messages[locale];
  const sampledTest = sampledTestIn(import.meta.url, locale);
  for (const [at, [name, fill]] of Object.entries(open).entries()) {
    const service = services[name] ?? handlerPath;

    if (isTurn(at, 0))
      sampledTest(
        `NL-07 CF-03 CE-01 the ${name} form shows that the visitor is offline and keeps what was typed (${locale})`,
      )(async ({ page, context, watched }) => {
        watched.expectConsoleMessage(/ERR_INTERNET|contact message|contest entry|newsletter sign-up/);
        if (!name.includes('lightbox')) await keepLightboxAway(page);
        const { submit, status, typed } = await fill(page, locale);
        await context.setOffline(true);
        await submit.click();
        await expect(status).toHaveText(said.offline);
        await expect(typed).toHaveValue(/@example\.ca$/);
        await context.setOffline(false);
        // Nothing is sent automatically; the same button sends it.
        const responded = page.waitForResponse((response) => response.url().includes(service));
        await submit.click();
        expect((await responded).status()).toBe(200);
        await expect(status.filter({ hasText: said.offline })).toHaveCount(0);
      });

    if (isTurn(at, 1))
      sampledTest(
        `error messages of the ${name} form have an icon and a border, also with forced colours (${locale})`,
        {
          tag: '@full',
        },
      )(async ({ page, watched }) => {
        watched.expectConsoleMessage(/429|style-src|contact message|contest entry|newsletter sign-up/);
        if (!name.includes('lightbox')) await keepLightboxAway(page);
        const { submit, status, typed } = await fill(page, locale);
        await breakService(page, service, (route) =>
          route.fulfill({
            status: 429,
            body: '{"status":-1,"message":"ERROR_BAD_REQUEST"}',
            headers: { 'Retry-After': '90' },
          }),
        );
        await submit.click();
        await expect(status).toHaveText(said.tooMany);
        await expect(typed).toHaveValue(/@example\.ca$/);
        const look = () =>
          status.evaluate((element) => {
            const { borderTopWidth, borderTopStyle, color } = getComputedStyle(element);
            const icon = getComputedStyle(element, '::before');
            const body = getComputedStyle(element.closest('form') as Element).color;
            return {
              border: parseFloat(borderTopWidth),
              borderTopStyle,
              icon: icon.content,
              iconWidth: parseFloat(icon.width),
              isToned: color !== body,
            };
          });
        expect(await look()).toMatchObject({ border: 1, borderTopStyle: 'solid', icon: '"!" / ""', isToned: true });
        expect((await look()).iconWidth).toBeGreaterThan(8);
        await expectNoFindings(page);
        await page.emulateMedia({ forcedColors: 'active' });
        expect(await look()).toMatchObject({ border: 1, borderTopStyle: 'solid', icon: '"!" / ""' });
      });
  }

  for (const [what, status, more] of [
    ['403 from a firewall', 403, undefined],
    ['502 from a proxy', 502, said.ours],
  ] as const) {
    sampledTest(`CF-03 a ${what} shows a message of its own, not that of invalid fields (${locale})`)(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/403|502|contact message/);
        await keepLightboxAway(page);
        const form = await visitContact(page, `${origins.site}/${locale}/contact`);
        await fillMessage(page, createAddress());
        await breakService(page, feedbackPath, (route) =>
          route.fulfill({ status, body: '<!doctype html><title>Firewall</title>', contentType: 'text/html' }),
        );
        await form.submit.click();
        if (more) await expect(findContactForm(page).element.locator('form > [part=status] + p')).toHaveText(more);
        else await expect(form.status).toHaveText(said.refused);
      },
    );
  }

  sampledTest(`NL-07 a server error shows one message and says that nothing typed is lost (${locale})`)(
    async ({ page, watched }) => {
      watched.expectConsoleMessage(/500|newsletter sign-up/);
      await keepLightboxAway(page);
      const { submit, status } = await (open.newsletter as (page: Page, locale: Locale) => Promise<Filled>)(
        page,
        locale,
      );
      await breakService(page, handlerPath, respondWith('{}', { status: 500 }));
      await submit.click();
      await expect(status).toHaveText(said.ours);
      await expect(page.locator(`${formTag} form > [part=status] + p`)).toHaveText(said.kept);
    },
  );

  sampledTest(`CF-03 a timeout message shows when there is no response within 15 seconds (${locale})`)(
    async ({ page, watched }) => {
      watched.expectConsoleMessage(/contact message/);
      await keepLightboxAway(page);
      const form = await visitContact(page, `${origins.site}/${locale}/contact`);
      await fillMessage(page, createAddress());
      await breakService(page, feedbackPath, () => undefined);
      await page.clock.install();
      const sent = page.waitForRequest(`**${feedbackPath}*`);
      await form.submit.click();
      await sent;
      await page.clock.fastForward(15_100);
      await expect(form.element.locator('form > [part=status] + p')).toHaveText(said.late);
    },
  );
}

test('NL-07 a form removed while it is being sent raises no error', async ({ page, watched }) => {
  watched.expectConsoleMessage(/newsletter sign-up: bad-email/);
  await visit(page, '/en/newsletter', formTag);
  const form = page.locator(formTag);
  await fillForm(form, createAddress());
  await breakService(page, handlerPath, async (route) => {
    await form.evaluate((element) => element.remove());
    await respondWith('{"status":-10,"message":"ERROR_BAD_PARAMETERS_EMAIL"}')(route);
  });
  const said = page.waitForEvent('console', (message) => message.text().includes('bad-email'));
  await findParts(form).submit.click();
  await said;
  await nextFrames(page, 2);
});

test('NL-07 a fetch that the page replaced and that rejects shows an error and keeps what was typed', async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(/newsletter sign-up: error/);
  await visit(page, '/en/newsletter', formTag);
  const form = page.locator(formTag);
  await fillForm(form, createAddress());
  const { email, status, submit } = findParts(form);
  // Some consent tools replace `fetch` and reject without an error.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject();
  });
  await submit.click();
  await expect(status).not.toBeEmpty();
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  await expect(email).toHaveValue(/@example\.ca$/);
});
