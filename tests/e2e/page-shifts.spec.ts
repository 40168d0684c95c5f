import type { Page } from '@playwright/test';
import { isFullRun } from '../support/samples.ts';
import { readShift } from './layout-shift.ts';
import { keepLightboxAway } from './newsletter.ts';
import { everyPath, type Locale, locales } from './places.ts';
import { endRequests } from './settled.ts';
import { expect, test } from './watched-page.ts';

/** One page of each kind, where pictures, forms or lists load late. */
const samples = [
  '',
  '/articles/holiday-trends',
  '/getinspired',
  '/fab-finds',
  '/storelocator',
  '/stores/vitrine-montreal-carrefour-des-erables-197',
  '/gift',
  '/newsletter',
  '/contact',
  '/fall-promotion',
  '/holiday-gifts',
  '/widgets',
];
const paths = isFullRun ? everyPath : samples;
const screens = { 390: 844, 1440: 900 } as const;
/** Each width in both languages in the full run; in the short run phones in French. */
const widths: Record<Locale, readonly (keyof typeof screens)[]> = isFullRun
  ? { en: [390, 1440], fr: [390, 1440] }
  : { en: [], fr: [390] };

/** A font may load after the first paint on a busy machine and move a word of the header by some 3 pixels: 0.00005. */
const aWord = 0.001;

/** Pictures arrive a third of a second after their request, when everything else is in place. */
async function slowPictures(page: Page): Promise<void> {
  await page.route(/\.(avif|webp|svg|png)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue().catch(() => undefined);
  });
}

for (const locale of locales) {
  for (const width of widths[locale]) {
    test(`the layout shift of a page with slow images stays below 0.001 (${locale}, ${width} pixels wide)`, {
      tag: '@full',
    }, async ({ page, watched }) => {
      test.setTimeout(40_000 + paths.length * 4_000);
      watched.expectConsoleMessage(/404/);
      await page.setViewportSize({ width, height: screens[width] });
      await keepLightboxAway(page);
      await slowPictures(page);
      for (const path of paths) {
        await page.goto(`/${locale}${path}`);
        await endRequests(page);
        expect.soft(await readShift(page), path).toBeLessThan(aWord);
      }
    });
  }
}
