import type { Page } from '@playwright/test';
import { catalogue } from '../../widgets/catalogue.ts';
import { formatReserveLines } from '../../widgets/manifest/reserve-sheet.ts';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { readShift } from '../e2e/layout-shift.ts';
import { listWidths } from '../e2e/places.ts';
import { sampleByLocale } from '../e2e/sampled-test.ts';
import { endRequests } from '../e2e/settled.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { origins } from '../support/ports.ts';
import { formatPage, isInFlow, readSnippet } from './pages.ts';
import { servePages } from './serve-pages.ts';

// A widget that comes by script alone moves nothing, where its page has the sheet or the lines that keep its room.

const publish = servePages();
const sheet = `<link rel="stylesheet" href="${origins.site}/widgets/v1/reserve.css">`;
const names = catalogue.map(({ name }) => name);
const hasScript = ({ name }: { name: string }) => catalogue.find((entry) => entry.name === name)?.load !== 'use';

/** Opens a page whose script comes once its first words have been painted. */
async function openPainted(page: Page, markup: string, locale: Locale, head: string): Promise<void> {
  await page.route('**/widgets/v1/vitrine.js', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.goto(publish(formatPage(markup, locale, origins.site, head)), { waitUntil: 'commit' });
}

/** Waits until the widget has come with all that it fetches; returns what moved meanwhile. */
async function readMovement(page: Page, name: string): Promise<number> {
  if (hasScript({ name })) await page.waitForFunction((tag) => customElements.get(tag), `vitrine-${name}`);
  else await page.waitForFunction(() => window.vitrine && 'version' in window.vitrine);
  if (hasScript({ name }) && isInFlow({ name })) {
    await expect(page.locator(`vitrine-${name} .root > *`).first()).toBeAttached();
  }
  await endRequests(page);
  return readShift(page);
}

for (const locale of locales) {
  for (const width of listWidths(locale)) {
    test(`no widget causes a layout shift on a page with reserve.css (${locale}, ${width} wide)`, async ({
      page,
      watched,
    }) => {
      test.setTimeout(120_000);
      // Pictures and frames of others are not what this is about.
      watched.expectConsoleMessage(/404/);
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      for (const name of sampleByLocale(names, locale)) {
        await openPainted(page, readSnippet(name, locale), locale, sheet);
        expect.soft(await readMovement(page, name), name).toBe(0);
      }
    });
  }
}

test('the newsletter form causes a layout shift on a page without reserve.css', async ({ page }) => {
  await openPainted(page, readSnippet('newsletter-form', 'en'), 'en', '');
  expect(await readMovement(page, 'newsletter-form')).toBeGreaterThan(0.01);
});

test('the newsletter form causes no layout shift with the inline styles for one widget', async ({ page }) => {
  const lines = `<style>${formatReserveLines('newsletter-form', 'fr')}</style>`;
  await openPainted(page, readSnippet('newsletter-form', 'fr'), 'fr', lines);
  expect(await readMovement(page, 'newsletter-form')).toBe(0);
});

test('a data-vitrine box causes no layout shift with reserve.css when it becomes the widget', async ({ page }) => {
  await openPainted(page, '<div data-vitrine="newsletter-form" data-locale="fr"></div>', 'en', sheet);
  expect(await readMovement(page, 'newsletter-form')).toBe(0);
});

test('the newsletter form causes no layout shift in a narrow column of a wide window', async ({ page }) => {
  const column = `<div style="width: 360px">${readSnippet('newsletter-form', 'fr')}</div>`;
  await openPainted(page, column, 'fr', sheet);
  expect(await readMovement(page, 'newsletter-form')).toBe(0);
});

test('the reserved space collapses to the link after its delay when the script is blocked', async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(/ERR_FAILED/);
  await page.route('**/widgets/v1/vitrine.js', (route) => route.abort());
  for (const name of ['newsletter-form', 'newsletter-lightbox']) {
    await page.goto(publish(formatPage(readSnippet(name, 'en'), 'en', origins.site, sheet)));
    const element = page.locator(`vitrine-${name}`);
    // Ends what waits for ten seconds, as these do.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(element.getByRole('link')).toBeVisible();
    expect(await element.evaluate((node) => (node as HTMLElement).offsetHeight)).toBeLessThan(60);
  }
});

test('no space is reserved without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(publish(formatPage(readSnippet('newsletter-form', 'en'), 'en', origins.site, sheet)));
  const box = await page.locator('vitrine-newsletter-form').boundingBox();
  expect(box?.height).toBeLessThan(60);
  await page.close();
});
