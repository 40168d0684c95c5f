import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { createAddress, findLightbox, openLightbox, readSuppression, visit } from './newsletter.ts';
import { places } from './places.ts';
import { sampledTestAmong } from './sampled-test.ts';
import { ageForms, endScrolling, nextFrames } from './settled.ts';
import { listSignUps } from './stored-sign-ups.ts';
import { expect, test } from './watched-page.ts';

/** Name and class of the focused element, searched through shadow roots. */
function readFocus(page: Page): Promise<{ tag: string; isInDialog: boolean }> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return { tag: element?.localName ?? '', isInDialog: !!element?.closest('dialog') };
  });
}

const ways: Record<string, (page: Page) => Promise<void>> = {
  'the close button': async (page) => findLightbox(page).close.click(),
  Escape: async (page) => page.keyboard.press('Escape'),
  'a click on the backdrop': async (page) => page.mouse.click(4, 4),
};

for (const place of places) {
  test.describe(`closing the lightbox on ${place.name}`, () => {
    const sampledTest = sampledTestAmong(places, place);
    for (const [name, close] of Object.entries(ways)) {
      sampledTest(`NL-01 NL-10 ${name} closes it, stores the time and returns the focus`)(async ({ page }) => {
        await visit(page, place.url);
        const origin = page.locator('a[href]').first();
        await origin.focus();
        const lightbox = findLightbox(page);
        await lightbox.element.evaluate((element) => element.toggleAttribute('open', true));
        await expect(lightbox.dialog).toBeVisible();
        await close(page);
        await expect(lightbox.dialog).toBeHidden();
        await expect(lightbox.element).not.toHaveAttribute('open');
        await expect(origin).toBeFocused();
        expect((await readSuppression(page))?.closedAt).toBeGreaterThan(0);
      });
    }

    sampledTest('NL-01 removing its open attribute lets the page take the focus in the same task')(async ({ page }) => {
      const { element } = await openLightbox(page, place.url);
      const focused = await element.evaluate(async (node) => {
        node.removeAttribute('open');
        await Promise.resolve();
        const link = document.querySelector<HTMLElement>('a[href]');
        // Behind a modal dialog nothing takes the focus.
        link?.focus();
        return document.activeElement === link;
      });
      expect(focused).toBe(true);
    });

    for (const closer of ['page', 'browser']) {
      sampledTest(`NL-01 it stays open when reopened before the event that the ${closer} closed it`)(
        async ({ page }) => {
          const { element, dialog } = await openLightbox(page, place.url);
          await element.evaluate(async (node, isPage) => {
            const reported = new Promise((resolve) => node.addEventListener('vitrine-newsletter-closed', resolve));
            node.shadowRoot?.querySelector('dialog')?.close('escape');
            // The browser's own closing leaves the attribute until it reports.
            if (isPage) node.removeAttribute('open');
            await Promise.resolve();
            node.setAttribute('open', '');
            await reported;
          }, closer === 'page');
          await nextFrames(page);
          await expect(dialog).toBeVisible();
          await expect(element).toHaveAttribute('open');
        },
      );
    }

    sampledTest('NL-04 a click on the privacy link of the consent text closes it and stores the time')(
      async ({ page }) => {
        const lightbox = await openLightbox(page, place.url);
        const link = lightbox.dialog.locator('a[href*="/privacy"]');
        await expect(link).toHaveAttribute('href', new RegExp(`/${place.locale}/privacy$`));
        await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
        await link.click();
        await expect(lightbox.dialog).toBeHidden();
        // The dialog reports that it has closed in a later task.
        await expect.poll(async () => (await readSuppression(page))?.closedAt ?? 0).toBeGreaterThan(0);
      },
    );

    sampledTest('NL-01 Tab and Shift+Tab keep the focus inside while it is open')(async ({ page }) => {
      await openLightbox(page, place.url);
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < 14; step++) {
          await page.keyboard.press(key);
          const { tag, isInDialog } = await readFocus(page);
          // Between two rounds the browser's own toolbar has the focus, which the page reports as none.
          expect(isInDialog || tag === 'body', `${key} ${step}: ${tag}`).toBe(true);
        }
      }
    });

    sampledTest('NL-01 a visitor can sign up and close it by keyboard alone')(async ({ page }) => {
      const address = createAddress();
      const lightbox = await openLightbox(page, place.url);
      const tabTo = async (isThere: () => Promise<boolean>) => {
        for (let step = 0; step < 14 && !(await isThere()); step++) await page.keyboard.press('Tab');
        expect(await isThere()).toBe(true);
      };
      const hasFocus = (selector: string) => async () =>
        (await lightbox.dialog.locator(`${selector}:focus`).count()) === 1;
      await tabTo(hasFocus('input[name="Email"]'));
      await page.keyboard.type(address);
      await tabTo(hasFocus('input[name="Zip"]'));
      await page.keyboard.type('h2x1y4');
      await tabTo(hasFocus('input[name="LanguagePreference"]'));
      await page.keyboard.press(place.locale === 'en' ? 'ArrowDown' : 'ArrowUp');
      await page.evaluate(ageForms);
      await tabTo(hasFocus('button[type="submit"]'));
      await page.keyboard.press('Enter');
      await expect(lightbox.dialog).toContainText(messages[place.locale].success);
      expect(await listSignUps(address)).toMatchObject([
        { postal_code: 'H2X1Y4', language_preference: place.locale === 'en' ? 'fr' : 'en' },
      ]);
      await page.keyboard.press('Escape');
      await expect(lightbox.dialog).toBeHidden();
    });

    sampledTest('NL-01 its dialog has an accessible name, and its buttons are in the page’s language')(
      async ({ page }) => {
        const lightbox = await openLightbox(page, place.url);
        await expect(lightbox.dialog).toHaveAccessibleName(/.{8,}/);
        await expect(lightbox.close).toHaveAccessibleName(messages[place.locale].close);
        await expect(lightbox.submit).toHaveText(messages[place.locale].submit);
        await expect(lightbox.language(place.locale)).toBeChecked();
      },
    );
  });
}

test('NL-01 the page behind the lightbox does not scroll while it is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  // Before any element of ours, which keeps those of its dialog to itself.
  await page.addInitScript(() => {
    const count = () => Reflect.set(window, 'wheels', 1);
    addEventListener('wheel', count, { capture: true, passive: true });
  });
  await visit(page, '/en/privacy');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const lightbox = findLightbox(page);
  await lightbox.element.evaluate((element) => element.toggleAttribute('open', true));
  await expect(lightbox.dialog).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(400);
  await page.mouse.move(3, 300);
  // A window that has just opened does not get every wheel of the driver.
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wheels')), { timeout: 1000 }).toBe(1);
  }).toPass();
  await endScrolling(page);
  expect(await page.evaluate(() => scrollY)).toBe(400);
  await lightbox.close.click();
  await expect(lightbox.dialog).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(400);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
});
