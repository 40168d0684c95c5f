import { expect, test } from '@playwright/test';
import { createHold } from '../e2e/service.ts';

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    shifted?: number;
    /** The field before the script came. */
    field?: Element | null;
  }
}

for (const [locale, email] of [
  ['en', 'Email'],
  ['fr', 'Courriel'],
] as const) {
  test(`hydrating a prerendered form in ${locale} keeps the field, its text and focus, without layout shift`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shifted = (window.shifted ?? 0) + (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { hold, release } = createHold();
    await page.route('**/widgets/v1/vitrine.js', hold);
    await page.goto(`/${locale}/newsletter`, { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: email });
    await field.pressSequentially('before@exam');
    await page.evaluate(() => {
      window.field = document.querySelector('vitrine-newsletter-form')?.shadowRoot?.querySelector('#email') ?? null;
    });
    expect(await page.evaluate(() => customElements.get('vitrine-newsletter-form'))).toBeUndefined();
    release();
    await page.waitForFunction(() => customElements.get('vitrine-newsletter-form'));
    await expect(page.getByRole('button', { name: locale === 'en' ? 'Sign me up' : 'Je m’inscris' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(field).toHaveValue('before@exam');
    await expect(field).toBeFocused();
    await page.keyboard.type('ple.ca');
    await expect(field).toHaveValue('before@example.ca');
    expect(
      await page.evaluate(
        () => window.field === document.querySelector('vitrine-newsletter-form')?.shadowRoot?.querySelector('#email'),
      ),
    ).toBe(true);
    expect(await page.evaluate(() => window.shifted)).toBe(0);
  });
}

for (const [locale, name] of [
  ['en', 'Near me'],
  ['fr', 'Près de moi'],
] as const) {
  test(`a click on a prerendered button in ${locale} takes effect once the script has loaded`, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined }));
    const { hold, release } = createHold();
    await page.route('**/widgets/v1/chunks/*/kit.js', hold);
    await page.route('**/widgets/v1/chunks/*/only-store-finder.js', hold);
    await page.goto(`/${locale}/storelocator`, { waitUntil: 'commit' });
    await page.waitForFunction(() => typeof window.vitrine?.push === 'function' && !Array.isArray(window.vitrine));
    const finder = page.locator('vitrine-store-finder');
    await finder.getByRole('button', { name }).click();
    release();
    await expect(finder.locator('p.notice')).toHaveText(/position|location/i);
  });
}
