import { isFullRun, sample } from '../support/samples.ts';
import { walkPage } from './keyboard-walk.ts';
import { keepLightboxAway } from './newsletter.ts';
import { locales, sitePaths } from './places.ts';
import { test } from './watched-page.ts';

/** A page of each kind, and the language in which it is tested; the short run has three, the full run all in both. */
const walked = [
  ['', 'en'],
  ['/getinspired', 'fr'],
  ['/articles/holiday-trends', 'en'],
  ['/storelocator', 'fr'],
  ['/contact', 'en'],
  ['/fab-finds', 'fr'],
  ['/gift', 'en'],
  ['/new-movers', 'fr'],
  ['/privacy', 'en'],
] as const;

const pages = isFullRun
  ? locales.flatMap((locale) => sitePaths.map((path) => [path, locale] as const))
  : sample(3, walked);

test.describe('Tab reaches every control of a page once, visible and with a focus indicator', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const [path, locale] of pages) {
    test(`on /${locale}${path}`, async ({ page, watched }) => {
      // The store finder alone has some hundreds of stops.
      if (isFullRun) test.setTimeout(180_000);
      if (path === '/nothing-here') watched.expectConsoleMessage(/404/);
      await keepLightboxAway(page);
      await walkPage(page, `/${locale}${path}`);
    });
  }
});
