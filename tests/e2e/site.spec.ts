import { keepLightboxAway } from './newsletter.ts';
import { readOverflow } from './page-overflow.ts';
import { everyPath, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { endRequests } from './settled.ts';
import { expect, test } from './watched-page.ts';

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  test(`every page responds with 200 in its language, without console messages or sideways scrolling (${locale})`, async ({
    page,
    watched,
  }) => {
    test.setTimeout(60_000 + everyPath.length * 2_000);
    // As many pixels also remain of 1280 at a zoom of 400%.
    await page.setViewportSize({ width: 320, height: 640 });
    await keepLightboxAway(page);
    for (const path of everyPath.filter((each) => each !== '/nothing-here')) {
      const response = await page.goto(`/${locale}${path}`);
      expect(response?.status(), path).toBe(200);
      await endRequests(page);
      expect(watched.consoleMessages, path).toEqual([]);
      expect.soft(await readOverflow(page), path).toBeLessThanOrEqual(0);
      await expect(page.locator('html')).toHaveAttribute('lang', `${locale}-CA`);
    }
  });

  sampledTest(`RT-02 a link opens the next page at its top, and one with a hash at its target (${locale})`)(
    async ({ page }) => {
      await keepLightboxAway(page);
      await page.goto(`/${locale}/privacy`);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      await page.locator(`footer a[href="/${locale}/legal"]`).first().click();
      await expect(page).toHaveURL(`/${locale}/legal`);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goto(`/${locale}/contact#contact`);
      await expect(page.locator('#contact')).toBeInViewport();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    },
  );

  test(`RT-03 an unknown URL responds with 404 in the page’s language (${locale})`, async ({ page, watched }) => {
    watched.expectConsoleMessage(/404/);
    const response = await page.goto(`/${locale}/nothing-here/at-all`);
    expect(response?.status()).toBe(404);
    const messages = {
      en: /Something you were looking for isn['’]t here/,
      fr: /Ce que vous cherchez n['’]est pas ici/,
    };
    await expect(page.locator('h1')).toHaveText(messages[locale]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await readOverflow(page)).toBeLessThanOrEqual(0);
  });

  sampledTest(`LOC-04 the language link of a 404 page keeps path and query (${locale})`)(async ({ page, watched }) => {
    watched.expectConsoleMessage(/404/);
    const other = locale === 'en' ? 'fr' : 'en';
    await keepLightboxAway(page);
    await page.goto(`/${locale}/nothing-here/at-all?from=test`);
    await page.locator(`header a[hreflang^="${other}"]`).locator('visible=true').first().click();
    await expect(page).toHaveURL(`/${other}/nothing-here/at-all?from=test`);
    await expect(page.locator('html')).toHaveAttribute('lang', `${other}-CA`);
  });

  sampledTest(`LOC-04 the language link keeps path, query and fragment (${locale})`)(async ({ page }) => {
    const other = locale === 'en' ? 'fr' : 'en';
    await keepLightboxAway(page);
    await page.goto(`/${locale}/contact?from=test#contact`);
    await page.locator(`header a[hreflang^="${other}"]`).locator('visible=true').first().click();
    await expect(page).toHaveURL(`/${other}/contact?from=test#contact`);
    await expect(page.locator('html')).toHaveAttribute('lang', `${other}-CA`);
    expect(await page.evaluate(() => localStorage.getItem('user-locale'))).toBe(other);
  });
}

test.describe('LOC-03 a URL without a supported language', () => {
  test('redirects to the language of the last page, else to the browser’s, and keeps query and fragment', async ({
    page,
  }) => {
    await keepLightboxAway(page);
    await page.goto('/contact?a=1#contact');
    await expect(page).toHaveURL('/en/contact?a=1#contact');
    await page.goto('/fr/returns');
    await page.goto('/contact?a=1#contact');
    await expect(page).toHaveURL('/fr/contact?a=1#contact');
  });

  test('redirects from an unknown language to a supported one', async ({ page }) => {
    await keepLightboxAway(page);
    await page.goto('/de/contact');
    await expect(page).toHaveURL('/en/contact');
  });
});

test('HD-03 the body has the class scrolled while the visitor scrolls down, not when scrolling up', async ({
  page,
}) => {
  await keepLightboxAway(page);
  await page.goto('/en/privacy');
  const body = page.locator('body');
  await expect(body).not.toHaveClass(/\bscrolled\b/);
  await page.mouse.wheel(0, 900);
  await expect(body).toHaveClass(/\bscrolled\b/);
  await page.mouse.wheel(0, -300);
  await expect(body).not.toHaveClass(/\bscrolled\b/);
});

test('HD-01 the skip link is the first Tab stop and leads to the content', async ({ page }) => {
  await keepLightboxAway(page);
  await page.goto('/en/contact');
  await page.keyboard.press('Tab');
  const skip = page.locator('a:focus');
  const target = await skip.getAttribute('href');
  expect(target).toMatch(/^#/);
  await skip.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator(target ?? '')).toBeVisible();
});
