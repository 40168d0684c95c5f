import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import {
  createAddress,
  fillForm,
  findLightbox,
  findParts,
  keepLightboxAway,
  readDataLayer,
  readSuppression,
  visit,
} from './newsletter.ts';
import { listAuditWidths, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect, test } from './watched-page.ts';

const tag = 'vitrine-gift-lightbox';
const messages = {
  en: {
    trigger: 'Enter the monthly draw',
    title: 'What if the card were yours?',
    intro: /25 subscribers win a \$100 gift card/,
  },
  fr: {
    trigger: 'Participer au tirage du mois',
    title: 'Et si la carte était pour vous?',
    intro: /25\u00a0personnes abonnées gagnent une carte-cadeau de 100\u00a0\$/,
  },
} as const;

async function openGiftPage(page: Page, locale: 'en' | 'fr') {
  await visit(page, `/${locale}/gift`, tag);
  const element = page.locator(tag);
  // A button once the script has taken over its link.
  const trigger = page.getByRole('button', { name: messages[locale].trigger });
  await trigger.waitFor();
  return { element, trigger, dialog: element.locator('dialog'), close: element.locator('button.close') };
}

for (const locale of locales) {
  const said = messages[locale];

  test.describe(`the gift-card lightbox (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);
    sampledTest('RT-08 opens from its button with a text on gift cards, and returns the focus')(async ({ page }) => {
      await keepLightboxAway(page);
      const { trigger, dialog, close } = await openGiftPage(page, locale);
      await expect(dialog).toBeHidden();
      await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
      await trigger.click();
      await expect(dialog).toBeVisible();
      await expect(dialog).toHaveAccessibleName(said.title);
      await expect(dialog.getByText(said.intro)).toBeVisible();
      await close.click();
      await expect(dialog).toBeHidden();
      await expect(trigger).toBeFocused();
    });

    sampledTest('RT-08 opens with Enter and Space and closes with Escape')(async ({ page }) => {
      await keepLightboxAway(page);
      const { trigger, dialog } = await openGiftPage(page, locale);
      for (const key of ['Enter', 'Space']) {
        await trigger.focus();
        await page.keyboard.press(key);
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(trigger).toBeFocused();
      }
    });

    sampledTest('RT-08 NL-09 stores that the visitor subscribed and pushes the sign-up with its own formLocation')(
      async ({ page }) => {
        await keepLightboxAway(page);
        const { element, trigger, dialog } = await openGiftPage(page, locale);
        await trigger.click();
        const address = createAddress();
        await fillForm(element, address);
        await findParts(element).submit.click();
        await expect(dialog).toContainText(address);
        const sent = (await readDataLayer(page)).filter(({ event }) => event === 'formSubmission');
        expect(sent).toEqual([
          {
            event: 'formSubmission',
            formType: 'Email Subscribe',
            formLocation: 'Gift Card Lightbox',
            formLanguage: locale,
            formLanguagePreference: locale,
          },
        ]);
        expect((await readSuppression(page))?.subscribedAt).toBeGreaterThan(0);
      },
    );

    sampledTest('RT-08 never opens by itself, and keeps the newsletter lightbox closed')(async ({ page }) => {
      await page.clock.install();
      const { trigger, dialog, close } = await openGiftPage(page, locale);
      const { dialog: automatic } = findLightbox(page);
      await trigger.click();
      await expect(dialog).toBeVisible();
      await page.clock.runFor(30_000);
      await expect(automatic).toBeHidden();
      await close.click();
      // Stored by the dialog's close event, which comes after the click.
      await expect.poll(async () => (await readSuppression(page))?.closedAt ?? 0).toBeGreaterThan(0);
      await page.clock.runFor(30_000);
      // Closing one counts for both (NL-10).
      await expect(automatic).toBeHidden();
      await expect(dialog).toBeHidden();
    });

    sampledTest('RT-08 NL-10 stays closed when the newsletter lightbox opens on the gift page')(async ({ page }) => {
      await page.clock.install();
      const { dialog } = await openGiftPage(page, locale);
      await page.clock.runFor(8_000);
      await expect(findLightbox(page).dialog).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    for (const width of listAuditWidths(locale)) {
      test(`has no axe violations (${width} pixels wide)`, { tag: '@full' }, async ({ page, watched }) => {
        watched.expectConsoleMessage(/style-src/);
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await keepLightboxAway(page);
        const { trigger, dialog } = await openGiftPage(page, locale);
        await trigger.click();
        await expect(dialog).toBeVisible();
        await expectNoFindings(page);
      });
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      sampledTest('RT-08 has a link to the newsletter page in place of the button')(async ({ page }) => {
        await page.goto(`/${locale}/gift`);
        await page.getByRole('link', { name: said.trigger }).click();
        await expect(page).toHaveURL(`/${locale}/newsletter`);
      });
    });
  });
}
