import type { Page } from '@playwright/test';
import { contactTag } from './contact-form.ts';
import { formTag, keepLightboxAway } from './newsletter.ts';
import { type Locale, locales } from './places.ts';
import { nextFrames } from './settled.ts';
import { expect, test } from './watched-page.ts';

// What an ad blocker, or a policy of the host, keeps from a page whose widgets are prerendered.

const reload: Record<Locale, string> = { en: 'Reload the page', fr: 'Recharger la page' };
const forms = [
  ['contact', contactTag],
  ['newsletter', formTag],
] as const;

test.beforeEach(({ page }) => keepLightboxAway(page));

const blockStyles = (page: Page) => page.route('**/widgets/v1/chunks/*.css', (route) => route.abort('blockedbyclient'));
const blockCode = (page: Page) =>
  page.route(
    ({ pathname }) =>
      pathname.startsWith('/widgets/v1/') && pathname.endsWith('.js') && !pathname.endsWith('/vitrine.js'),
    (route) => route.abort('blockedbyclient'),
  );

for (const locale of locales) {
  test(`prerendered icons keep their size without the style sheet, and no reload is offered (${locale})`, async ({
    page,
    watched,
  }) => {
    watched.expectConsoleMessage(/ERR_BLOCKED|Failed to fetch|preload/);
    await blockStyles(page);
    await blockCode(page);
    for (const [path, tag, file] of [
      ['articles/cookware-101', 'vitrine-share-buttons', 'pass-on'],
      ['gift-card-balance', 'vitrine-gift-balance', 'gift-balance'],
    ] as const) {
      // The second try, of the widget's single file.
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(`/${file}.js?`));
      await page.goto(`/${locale}/${path}`);
      const element = page.locator(tag);
      await element.evaluate((node) => node.scrollIntoView());
      await failed;
      await nextFrames(page);
      await expect(element.getByRole('link').first(), path).toBeVisible();
      for (const icon of await element.locator('svg').all())
        expect((await icon.boundingBox())?.width, path).toBeLessThan(200);
      await expect(element.getByRole('button', { name: reload[locale] }), path).toHaveCount(0);
    }
  });
}

const expectNoOneSees = async (page: Page, tag: string) => {
  const trap = page.locator(tag).locator('input[name=Website]');
  await expect(trap).toBeAttached();
  const isSeen = await trap.evaluate((node) => {
    const { width, height } = (node.parentElement as HTMLElement).getBoundingClientRect();
    return node.checkVisibility() && width * height > 1;
  });
  expect(isSeen, 'the honeypot is out of sight').toBe(false);
};

for (const [path, tag] of forms) {
  test(`no one sees the honeypot of ${tag} without its style sheet`, async ({ page, watched }) => {
    watched.expectConsoleMessage(/ERR_BLOCKED|Failed to fetch|preload/);
    await blockStyles(page);
    await blockCode(page);
    await page.goto(`/en/${path}`);
    await expectNoOneSees(page, tag);
  });

  test(`no one sees the honeypot of ${tag} with its style sheet, where a robot finds a field with a box`, async ({
    page,
  }) => {
    await page.goto(`/en/${path}`);
    await page.evaluate((name) => customElements.whenDefined(name).then(() => undefined), tag);
    await expectNoOneSees(page, tag);
    expect(
      await page
        .locator(tag)
        .locator('input[name=Website]')
        .evaluate((node) => node.checkVisibility()),
    ).toBe(true);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test(`no one sees the honeypot of ${tag} without its style sheet, and it can be posted`, async ({
      page,
      watched,
    }) => {
      watched.expectConsoleMessage(/ERR_BLOCKED/);
      await blockStyles(page);
      await page.goto(`/en/${path}`);
      await expectNoOneSees(page, tag);
      expect(
        await page
          .locator(tag)
          .locator('form')
          .evaluate((form) => new FormData(form as HTMLFormElement).has('Website')),
      ).toBe(true);
    });
  });
}
