import type { Page } from '@playwright/test';
import { createAddress, findLightbox, openLightbox, readSuppression, visit } from './newsletter.ts';
import { places } from './places.ts';
import { ageForms, endScrolling, nextFrames } from './settled.ts';
import { listSignUps } from './stored-sign-ups.ts';
import { texts } from './texts.ts';
import { takeTurnsAmong } from './turns.ts';
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
  'the ×': async (page) => findLightbox(page).close.click(),
  Escape: async (page) => page.keyboard.press('Escape'),
  'the backdrop': async (page) => page.mouse.click(4, 4),
};

for (const place of places) {
  test.describe(`closing the lightbox on ${place.name}`, () => {
    const testInTurn = takeTurnsAmong(places, place);
    for (const [name, close] of Object.entries(ways)) {
      testInTurn(`NL-01 NL-10 ${name} closes it, is remembered, and the focus returns where it was`)(
        async ({ page }) => {
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
        },
      );
    }

    testInTurn('NL-01 a script that closes it has the page back in the same task')(async ({ page }) => {
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
      testInTurn(`NL-01 opened again before it is reported that the ${closer} has closed it, it stays open`)(
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

    testInTurn('NL-04 a link of the consent text leads on, and closes it for good')(async ({ page }) => {
      const lightbox = await openLightbox(page, place.url);
      const link = lightbox.dialog.locator('a[href*="/privacy"]');
      await expect(link).toHaveAttribute('href', new RegExp(`/${place.locale}/privacy$`));
      await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
      await link.click();
      await expect(lightbox.dialog).toBeHidden();
      // The dialog reports that it has closed in a later task.
      await expect.poll(async () => (await readSuppression(page))?.closedAt ?? 0).toBeGreaterThan(0);
    });

    testInTurn('NL-01 the focus stays inside while it is open, both ways round')(async ({ page }) => {
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

    testInTurn('NL-01 a sign-up by keyboard alone, from opening to closing')(async ({ page }) => {
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
      await expect(lightbox.dialog).toContainText(texts[place.locale].success);
      expect(await listSignUps(address)).toMatchObject([
        { postal_code: 'H2X1Y4', language_preference: place.locale === 'en' ? 'fr' : 'en' },
      ]);
      await page.keyboard.press('Escape');
      await expect(lightbox.dialog).toBeHidden();
    });

    testInTurn('NL-01 it says its name and its ways out in the page’s language')(async ({ page }) => {
      const lightbox = await openLightbox(page, place.url);
      await expect(lightbox.dialog).toHaveAccessibleName(/.{8,}/);
      await expect(lightbox.close).toHaveAccessibleName(texts[place.locale].close);
      await expect(lightbox.submit).toHaveText(texts[place.locale].submit);
      await expect(lightbox.language(place.locale)).toBeChecked();
    });
  });
}

test('NL-01 the page behind neither scrolls nor jumps while it is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, '/en/privacy');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const lightbox = findLightbox(page);
  await lightbox.element.evaluate((element) => element.toggleAttribute('open', true));
  await expect(lightbox.dialog).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(400);
  await page.mouse.move(3, 300);
  const wheeled = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('wheel', () => resolve(), { once: true, passive: true })),
  );
  await page.mouse.wheel(0, 600);
  await wheeled;
  await endScrolling(page);
  expect(await page.evaluate(() => scrollY)).toBe(400);
  await lightbox.close.click();
  await expect(lightbox.dialog).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(400);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
});
