import type { Page } from '@playwright/test';
import { fillForm, findLightbox, handlerPath, keepLightboxAway, openLightbox, visit } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { breakService, createHold } from './service.ts';
import { expect, test } from './watched-page.ts';

const phone = { width: 390, height: 844 };
/** Widths and heights: a phone, an older and a small one, and a low window. */
const screens = [
  [390, 844],
  [390, 667],
  [320, 568],
  [1280, 667],
] as const;

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  sampledTest(`NL-01 the lightbox opens with its submit and close buttons in the viewport on every screen (${locale})`)(
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const lines: string[] = [];
      for (const [width, height] of screens) {
        const screen = `${width} × ${height}`;
        await page.setViewportSize({ width, height });
        const { dialog, submit, close } = await openLightbox(page, `/${locale}/contact`);
        await expect.soft(submit, screen).toBeInViewport({ ratio: 1 });
        await expect.soft(close, screen).toBeInViewport({ ratio: 1 });
        expect.soft(await dialog.evaluate((each) => each.scrollTop), screen).toBe(0);
        // Its description says that the consent text is below it.
        const description = locale === 'en' ? /^You agree to get our emails/ : /^Vous acceptez de recevoir/;
        const consent = dialog.locator('[part=legal]').first();
        await expect.soft(submit, screen).toHaveAccessibleDescription(description);
        if (height > 600) await expect.soft(consent, screen).toBeInViewport();
        const size = await consent.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
        expect.soft(size, screen).toBeGreaterThanOrEqual(13);
        // One window down lies what makes the dialog scroll; a press there is the panel's.
        const pressed = await dialog.evaluate((each) => {
          each.scrollTop = each.scrollHeight;
          const panel = each.querySelector('.panel') as Element;
          const { left, bottom } = panel.getBoundingClientRect();
          const y = each.clientHeight - each.scrollTop + 0.5;
          if (y > Math.min(bottom, innerHeight) - 2) return 'beside';
          return (each.getRootNode() as ShadowRoot).elementFromPoint(left + 8, y) === panel ? 'panel' : 'line';
        });
        expect.soft(pressed, screen).not.toBe('line');
        lines.push(pressed);
      }
      expect(lines).toContain('panel');
    },
  );

  sampledTest(
    `OV-01 the overlay’s message over a form being sent has a border and is narrower than a field (${locale})`,
  )(async ({ page }) => {
    await page.setViewportSize(phone);
    const { element, submit } = await openLightbox(page, `/${locale}/contact`);
    const { hold, release } = createHold();
    await breakService(page, handlerPath, hold);
    await fillForm(element, `visitor-${Date.now()}-${locale}@example.ca`);
    await submit.click();
    const card = page.locator('vitrine-loading-overlay .words');
    await expect(card).toBeVisible();
    const edges = await card.evaluate((each) => {
      const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(each);
      return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].map(Number.parseFloat);
    });
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(1);
    const [lying, field] = [await card.boundingBox(), await element.locator('input[name=Email]').boundingBox()];
    expect(lying?.width).toBeLessThan(field?.width ?? 0);
    release();
    await expect(element.locator('.result')).toBeVisible();
  });

  test.describe(`the consent banner and the lightbox (${locale})`, () => {
    test.use({ consent: 'undecided' });

    test('TR-01 the banner takes at most a quarter of a phone’s screen', async ({ page }) => {
      await page.setViewportSize(phone);
      await keepLightboxAway(page);
      await visit(page, `/${locale}/contact`, 'vitrine-consent-banner');
      const region = page.locator('vitrine-consent-banner section');
      await expect(region).toBeVisible();
      const { height = 0 } = (await region.boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(phone.height / 4);
      // Nothing of it has to scroll to fit.
      expect(await region.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0);
    });

    sampledTest('NL-10 TR-01 an unanswered banner keeps the lightbox closed on the first page but not on the second')(
      async ({ page }) => {
        await page.clock.install();
        const { dialog, close } = findLightbox(page);
        const region = page.locator('vitrine-consent-banner section');
        await visit(page, `/${locale}/contact`);
        await expect.poll(() => page.clock.runFor(50).then(() => region.isVisible())).toBe(true);
        await page.clock.runFor(30_000);
        await expect(dialog).toBeHidden();

        await visit(page, `/${locale}/returns`);
        await expect.poll(() => page.clock.runFor(50).then(() => region.isVisible())).toBe(true);
        await page.clock.runFor(6_000);
        await expect(dialog).toBeVisible();
        await close.click();
        await expect(dialog).toBeHidden();
        // The question comes back and can be answered.
        await page.clock.runFor(1_000);
        await region.getByRole('button').first().click();
        await expect(region).toBeHidden();
      },
    );

    for (const [use, act] of [
      ['scrolling', (page) => page.mouse.wheel(0, 300)],
      ['a press on the page', (page) => page.locator('h1').click()],
      ['a key that scrolls', (page) => page.keyboard.press('PageDown')],
    ] as [string, (page: Page) => Promise<void>][])
      sampledTest(`NL-10 TR-01 ${use} passes over the question; the lightbox opens, and hides the banner meanwhile`)(
        async ({ page }) => {
          await page.clock.install();
          const { dialog, close } = findLightbox(page);
          const region = page.locator('vitrine-consent-banner section');
          await visit(page, `/${locale}/returns`);
          await expect.poll(() => page.clock.runFor(50).then(() => region.isVisible())).toBe(true);
          await act(page);
          await page.clock.runFor(7_000);
          await expect(dialog).toBeVisible();
          await expect(region).toBeHidden();
          await close.click();
          await expect(dialog).toBeHidden();
          await page.clock.runFor(1_000);
          await expect(region).toBeVisible();
          await region.getByRole('button').first().click();
          await expect(region).toBeHidden();
        },
      );

    sampledTest('NL-10 TR-01 the lightbox stays closed while the visitor tabs to the question')(async ({ page }) => {
      await page.clock.install();
      const region = page.locator('vitrine-consent-banner section');
      await visit(page, `/${locale}/returns`);
      await expect.poll(() => page.clock.runFor(50).then(() => region.isVisible())).toBe(true);
      for (let count = 0; count < 30; count += 1) {
        await page.keyboard.press('Tab');
        if (await region.evaluate((each) => each.matches(':focus-within'))) break;
      }
      await page.clock.runFor(20_000);
      await expect(findLightbox(page).dialog).toBeHidden();
      await expect(region).toBeVisible();
    });

    sampledTest('NL-10 TR-01 a URL changed by history.pushState counts as the second page for the lightbox')(
      async ({ page }) => {
        await page.clock.install();
        const { dialog } = findLightbox(page);
        const region = page.locator('vitrine-consent-banner section');
        await visit(page, `/${locale}/contact`);
        await expect.poll(() => page.clock.runFor(50).then(() => region.isVisible())).toBe(true);
        await page.clock.runFor(10_000);
        await expect(dialog).toBeHidden();
        await page.evaluate((path) => history.pushState(null, '', path), `/${locale}/next`);
        await page.clock.runFor(2_000);
        await expect(dialog).toBeVisible();
      },
    );
  });
}
