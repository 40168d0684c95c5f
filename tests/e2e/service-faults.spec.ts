import type { Locator, Page } from '@playwright/test';
import { feedbackPath, fillMessage, visitContact } from './contact-form.ts';
import { detailsPath, entryPath, fillEntry, findContest, moversTag, visitContest } from './contest.ts';
import { createEndlessServer, listFaults } from './faulty-service.ts';
import { addressOf } from './hostile-elements.ts';
import { createAddress, fillForm, findParts, formTag, handlerPath, keepLightboxAway, visit } from './newsletter.ts';
import { type Locale, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { breakService } from './service.ts';
import { expect, test } from './watched-page.ts';

// Every way in which a service can fail, at every place where an element asks one.

const endless = createEndlessServer();
test.beforeAll(endless.start);
test.afterAll(endless.stop);

interface Sent {
  submit: Locator;
  status: Locator;
  email: Locator;
}

const forms: Record<string, { service: string; success: string; open: (page: Page, locale: Locale) => Promise<Sent> }> =
  {
    newsletter: {
      service: handlerPath,
      success: '{"status":0,"message":"OK"}',
      async open(page, locale) {
        await visit(page, `/${locale}/newsletter`, formTag);
        await fillForm(page.locator(formTag), createAddress());
        return findParts(page.locator(formTag));
      },
    },
    contact: {
      service: feedbackPath,
      success: '{"status":0,"message":"OK","reference":"7KXM-Q3TD"}',
      async open(page, locale) {
        const form = await visitContact(page, `/${locale}/contact`);
        await fillMessage(page, createAddress());
        return { ...form, email: form.control('Email') };
      },
    },
    contest: {
      service: entryPath,
      success: '{"status":0,"message":"OK"}',
      async open(page, locale) {
        const form = await visitContest(page, `/${locale}/fall-promotion`);
        await fillEntry(page, { Email: createAddress() });
        return { ...form, email: form.control('Email') };
      },
    },
  };

const languages = { en: /\b(Oops|please|your?|we|our)\b/i, fr: /\b(Oups|veuillez|vous|nous|notre|vos|votre)\b/i };
/** What the elements and the browser say of a fault; an exception is none of these. */
const expected =
  /^(warning|info): |^error: (Failed to load resource|newsletter sign-up|contact message|contest (entry|details)|.*(finds|articles|stores))|blocked by CORS/;

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  for (const [name, { service, success, open }] of Object.entries(forms)) {
    sampledTest(
      `CF-03 NL-07 the ${name} form shows an error for each fault, keeps the email address and can be resent (${locale})`,
      { tag: '@full' },
    )(async ({ page, watched }) => {
      test.setTimeout(180_000);
      watched.expectConsoleMessage(expected);
      await keepLightboxAway(page);
      await page.clock.install();
      const { submit, status, email } = await open(page, locale);
      const typed = await email.inputValue();
      for (const { name: fault, act, isSlow } of listFaults(success, endless.origin())) {
        await test.step(fault, async () => {
          const asked = Promise.withResolvers<void>();
          await breakService(page, service, async (route) => {
            await asked.promise;
            await act(route);
          });
          const sent = page.waitForRequest(`**${service}*`);
          await submit.click();
          // Otherwise the words of the fault before would be taken for those of this one.
          await expect(submit).toHaveAttribute('aria-disabled', 'true');
          await sent;
          asked.resolve();
          if (isSlow) await page.clock.fastForward(15_100);
          await expect(submit, fault).not.toHaveAttribute('aria-disabled', 'true');
          await expect.soft(status, fault).toHaveText(languages[locale]);
          await expect.soft(email, fault).toHaveValue(typed);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        });
      }
      const responded = page.waitForResponse((response) => response.url().includes(service) && response.ok());
      await submit.click();
      await responded;
      await expect(email).toHaveCount(0);
    });
  }
}

/** Elements that fetch a list, what they fetch, and what they show once it has come. */
const lists: Record<string, { path: string; success: string; shown: (element: Locator) => Locator }> = {
  'vitrine-article-list': {
    path: '/articles/',
    success: '{"version":1,"articles":[]}',
    shown: (element) => element.locator('h2 a').first(),
  },
  'vitrine-photo-wall': {
    path: '/fab-finds/list.json',
    success: '{"version":1,"finds":[]}',
    shown: (element) => element.locator('li').first(),
  },
  'vitrine-store-finder': {
    path: '/stores/vitrine.json',
    success: '{"version":1,"stores":[]}',
    shown: (element) => element.getByRole('listitem').first(),
  },
  'vitrine-new-movers': {
    path: detailsPath,
    success: '{"status":0}',
    shown: (element) => findContest(element.page(), moversTag).submit,
  },
};

for (const [at, [tag, { path, success, shown }]] of Object.entries(lists).entries()) {
  const locale = locales[at % 2] as Locale;
  test(`SF-04 AR-04 CE-01 ${tag} offers a retry for each fault of its request, and then loads (${locale})`, {
    tag: '@full',
  }, async ({ page, watched }) => {
    test.setTimeout(240_000);
    watched.expectConsoleMessage(expected);
    for (const { name: fault, act, isSlow } of listFaults(success, endless.origin())) {
      await test.step(fault, async () => {
        if (isSlow) await page.clock.install();
        const asked = page.waitForRequest((request) => request.url().includes(path));
        await breakService(page, path, act);
        await page.goto(addressOf('plain', locale));
        const element = page.locator(tag);
        await element.evaluate((node) => node.scrollIntoView());
        await asked;
        if (isSlow) await page.clock.fastForward(15_100);
        const again = element.getByRole('button', { name: /again|Réessayer|retry|nouveau/i }).first();
        await expect(again, fault).toBeVisible({ timeout: 15_000 });
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await again.click();
        await expect(shown(element), fault).toBeVisible();
      });
    }
  });
}
