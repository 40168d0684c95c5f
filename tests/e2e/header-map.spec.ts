import { isFullRun } from '../support/samples.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { endAnimations, endScrolling } from './settled.ts';
import { visitFinder } from './store-finder.ts';
import { expect } from './watched-page.ts';

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);
  for (const width of isFullRun ? [1100, 1200, 1440, 2560] : [1100, 1440]) {
    sampledTest(`HD-03 the header does not cover the map, scrolled down or up (${locale}, ${width} pixels wide)`)(
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const { map } = await visitFinder(page, locale);
        const header = page.locator('.site-header');
        for (const [top, isScrolled] of [
          [900, true],
          [800, false],
        ] as const) {
          await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
          await endScrolling(page);
          await expect(page.locator('body')).toHaveClass(isScrolled ? /scrolled/ : /^(?!.*scrolled)/);
          await endAnimations(header);
          const bottom = await header.evaluate((each) => each.getBoundingClientRect().bottom);
          const mapTop = await map.first().evaluate((each) => each.getBoundingClientRect().top);
          // The map is held below the header, and not far below.
          expect(mapTop).toBeGreaterThanOrEqual(bottom);
          expect(mapTop).toBeLessThan(bottom + 48);
        }
      },
    );
  }
}
