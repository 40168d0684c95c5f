import type { Page } from '@playwright/test';
import { consentVersion } from '../../widgets/shared/tracking/consent.ts';
import { detailsPath } from '../e2e/contest.ts';
import { keepLightboxAway } from '../e2e/newsletter.ts';
import { type Locale, locales } from '../e2e/places.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { isLongRun } from '../support/long-run.ts';
import { findDifference, recordEnvironment } from './environment.ts';
import { contest, finds, picturePath, widgets } from './widgets.ts';

// Compares elements and pages with approved pictures; `npm run baselines` takes these again.

const pages = [
  '',
  '/newsletter',
  '/contact',
  '/getinspired',
  '/articles/mirrors',
  '/storelocator',
  '/gift',
  '/how',
  '/returns',
  '/privacy',
];
/** A screen for each language: French, with its longer words, gets the narrow one. */
const screens = { en: { width: 1100, height: 760 }, fr: { width: 390, height: 844 } };
const noon = new Date('2026-11-18T12:00:00-05:00');

test.use({ bypassCSP: true, reducedMotion: 'reduce' });

test.beforeAll(({ browser }, info) => {
  if (info.config.updateSnapshots === 'all') recordEnvironment(browser);
  const difference = findDifference(browser);
  info.skip(difference !== undefined, difference);
});

test.beforeEach(async ({ page }) => {
  await keepLightboxAway(page);
  await page.clock.setFixedTime(noon);
  // An answer from later than that noon would not count.
  await page.addInitScript((answer) => localStorage.setItem('vitrine-consent', JSON.stringify(answer)), {
    choice: 'refused',
    at: noon.getTime(),
    version: consentVersion,
  });
  await page.route(`**${detailsPath}**`, (route) => {
    const id = new URL(route.request().url()).searchParams.get('contest');
    return route.fulfill({ json: { ...contest, id, hasPin: id === 'new-movers' } });
  });
  await page.route('**/visual-finds.json', (route) => route.fulfill({ json: finds }));
  await page.route(`**${picturePath}`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
});

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const look = { stylePath: 'tests/visual/plain.css', maxDiffPixels: 30, animations: 'disabled' } as const;

/** Replaces the content of one of our pages with a single element. */
async function showAlone(page: Page, tag: string, locale: Locale, attributes: Record<string, string>): Promise<void> {
  await page.goto(`/${locale}/legal`);
  await page.evaluate(
    ({ name, given }) => {
      for (const other of document.querySelectorAll('body > :not(main)')) other.remove();
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(given)) element.setAttribute(attribute, value);
      const stage = document.createElement('div');
      stage.style.cssText = 'padding: 24px; max-width: 800px; margin: auto';
      stage.append(element);
      document.querySelector('main')?.replaceChildren(stage);
    },
    { name: tag, given: attributes },
  );
}

for (const locale of locales) {
  test.describe(`baseline screenshots (${locale})`, { tag: '@whole-browser' }, () => {
    test.use({ viewport: screens[locale] });

    for (const [name, { attributes = {}, isScreen = false, prepare }] of Object.entries(widgets)) {
      if (!isLongRun && locale === 'en') continue;
      test(`<vitrine-${name}> matches its screenshot`, async ({ page }) => {
        const tag = `vitrine-${name}`;
        await showAlone(page, tag, locale, { locale, ...attributes });
        const element = page.locator(tag);
        await expect(element.locator('.root > *').first()).toBeAttached();
        await settle(page);
        await prepare?.(element);
        const shot = `${name}-${locale}.png`;
        if (isScreen) await expect(page).toHaveScreenshot(shot, look);
        else await expect(element).toHaveScreenshot(shot, look);
      });
    }

    for (const path of pages) {
      if (!isLongRun && locale === 'fr' && path !== '') continue;
      test(`the page ${path || '/'} matches its screenshot`, async ({ page }) => {
        await page.goto(`/${locale}${path}`);
        await settle(page);
        await expect(page).toHaveScreenshot(`page${path.replaceAll('/', '-') || '-home'}-${locale}.png`, look);
      });
    }
  });
}
