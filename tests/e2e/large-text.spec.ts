import { keepLightboxAway } from './newsletter.ts';
import { locales } from './places.ts';
import { takeTurns } from './turns.ts';
import { expect, test } from './watched-page.ts';

// A visitor whose browser's default text is twice as large (WCAG 1.4.4), on a phone.
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
});

for (const locale of locales) {
  takeTurns(locale)(`HD-01 HD-02 all of the header is on the screen, and the search has room for a town (${locale})`)(
    async ({ page }) => {
      await keepLightboxAway(page);
      await page.goto(`/${locale}/returns`);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('34px');
      const parts = page.locator(
        '.languages a, .wordmark, .search-link, .menu-button, .header-search :is(input, button)',
      );
      const boxes = await parts.locator('visible=true').evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return { name: element.textContent?.trim() || element.localName, left, right, width };
        }),
      );
      expect(boxes.length).toBeGreaterThanOrEqual(7);
      expect(boxes.filter(({ left, right }) => left < 0 || right > 390)).toEqual([]);
      expect(boxes.find(({ name }) => name === 'input')?.width).toBeGreaterThanOrEqual(250);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );
}
