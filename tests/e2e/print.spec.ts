import type { Page } from '@playwright/test';
import { sample } from '../support/samples.ts';
import { addressOf } from './hostile-elements.ts';
import { keepLightboxAway, openLightbox } from './newsletter.ts';
import { locales } from './places.ts';
import { sampleByLocale, sampledTestIn } from './sampled-test.ts';
import { endRequests } from './settled.ts';
import { pageCount, visitFinder } from './store-finder.ts';
import { expect, test } from './watched-page.ts';

/** What is useless on paper, wherever it is. */
const screenOnly = [
  '.site-header a:not(.wordmark)',
  '.site-footer',
  'nav',
  'form',
  'button',
  'input',
  'select',
  'summary',
  'dialog',
  'iframe',
  '.share-row',
  '[part="map"]',
  'vitrine-consent-banner',
  'vitrine-newsletter-lightbox',
];

async function expectNothingToPress(page: Page): Promise<void> {
  for (const selector of screenOnly)
    await expect(page.locator(selector).locator('visible=true'), selector).toHaveCount(0);
}

/** Colours of all visible text, also inside of elements. */
const readInks = (page: Page, within: string) =>
  page
    .locator(`${within} :is(h1, h2, h3, h4, p, li, td, address, small)`)
    .locator('visible=true')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));

const isLight = ([red = 0, green = 0, blue = 0, alpha = 1]: number[]) =>
  alpha === 0 || Math.min(red, green, blue) > 220;
const readColour = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);

test.use({ consent: 'undecided' });

for (const [path, kept] of sample(2, [
  ['/fr/privacy', '.prose table'],
  ['/en/articles/holiday-trends', '.prose blockquote'],
  ['/fr/stores/vitrine-montreal-carrefour-des-erables-197', 'table'],
  ['/en/holiday-gifts', '.prose h2'],
] as const)) {
  test(`${path} prints its content, URL and date in black, without controls`, { tag: '@full' }, async ({ page }) => {
    await keepLightboxAway(page);
    await page.goto(path);
    const printed = page.locator('.printed');
    await expect(printed).toBeHidden();
    // A script that loads only now would tell what paper hides.
    await endRequests(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator(kept).first()).toBeVisible();
    await expectNothingToPress(page);
    await expect(printed).toBeVisible();
    await expect(printed).toContainText(path);
    await expect(printed).toContainText(/20\d\d/);

    const grounds = await page
      .locator('html, main, main :not(svg *)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => getComputedStyle(element).backgroundColor),
      );
    expect(grounds.filter((ground) => !isLight(readColour(ground)))).toEqual([]);
    const inks = await page
      .locator('main :is(h1, h2, p, li)')
      .evaluateAll((elements) =>
        elements.filter((element) => element.checkVisibility()).map((element) => getComputedStyle(element).color),
      );
    expect(new Set(inks)).toEqual(new Set(['rgb(0, 0, 0)']));
  });
}

test('links to other sites print their URLs, links to our pages and email do not; tables and headings avoid page breaks', async ({
  page,
}) => {
  await keepLightboxAway(page);
  await page.goto('/fr/privacy');
  const readEnd = (href: string) =>
    page
      .locator(`.prose a[href^="${href}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  await page.emulateMedia({ media: 'print' });
  expect(await readEnd('https://www.cai.gouv.qc.ca/')).toContain('https://www.cai.gouv.qc.ca/');
  for (const href of ['mailto:', '/fr/']) expect(await readEnd(href), href).toBe('none');
  const breaks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => [getComputedStyle(element).breakInside, getComputedStyle(element).breakAfter]);
  expect(await breaks('.prose table')).toContain('avoid');
  expect(await breaks('.prose h2')).toContain('avoid');
});

/** The rows that each kind of page must print, and their minimum number. */
const said: readonly [path: string, rows: string, least: number][] = [
  ['/storelocator', 'vitrine-store-finder [part="store"]', pageCount],
  ['/getinspired', 'vitrine-article-list li', 12],
  ['/fab-finds', 'vitrine-photo-wall li', 8],
  ['/gift-card-balance', 'vitrine-gift-balance li', 4],
  ['/gift', '.index-list li', 3],
  ['/contact', '.detail dd', 3],
  ['/fall-promotion', '.detail dd', 3],
  ['/new-movers', '.detail dd', 3],
  ['/articles/holiday-trends', '.prose p', 4],
  ['/stores/vitrine-montreal-carrefour-des-erables-197', '.store-hours tr', 7],
  ['/legal', '.prose h2', 3],
  ['/faq', 'main h2', 2],
  ['/widgets/store-finder', 'main dt', 6],
  ['', 'main h2', 3],
];

/** A printed page of the list holds several rows: measures a row at the printer's width. */
async function emulatePaper(page: Page): Promise<void> {
  await endRequests(page);
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.emulateMedia({ media: 'print' });
}

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  test(`every kind of page prints its content without controls (${locale})`, async ({ page }) => {
    test.setTimeout(90_000);
    await keepLightboxAway(page);
    for (const [path, rows, least] of sample(2, sampleByLocale(said, locale))) {
      await page.goto(`/${locale}${path}`);
      const found = page.locator(rows);
      await expect.poll(() => found.count(), path).toBeGreaterThanOrEqual(least);
      await emulatePaper(page);
      await expect.poll(() => found.locator('visible=true').count(), path).toBeGreaterThanOrEqual(least);
      await expectNothingToPress(page);
      await page.emulateMedia({ media: 'screen' });
    }
  });

  sampledTest(`SF-03 a list of stores prints whole, compact entries that no page break splits (${locale})`)(
    async ({ page }) => {
      const { title, stores } = await visitFinder(page, locale, '?prov=ON');
      await expect(stores.first()).toBeVisible();
      const count = await stores.count();
      await emulatePaper(page);
      await expect(title).toBeVisible();
      await expect(stores.locator('visible=true')).toHaveCount(count);
      // A reader of the sheet knows that there are more, and how to print them.
      await expect(title.page().locator('.progress')).toContainText(String(count));
      await expect(title.page().locator('.on-paper')).toBeVisible();
      await expect(stores.first().locator('address')).toBeVisible();
      await expect(stores.first().locator('a[href^="tel:"]')).toBeVisible();
      await expectNothingToPress(page);
      const looks = await stores.evaluateAll((all) =>
        all.map((store) => ({
          breaks: getComputedStyle(store).breakInside,
          height: store.getBoundingClientRect().height,
        })),
      );
      for (const { breaks, height } of looks) {
        expect(breaks).toBe('avoid');
        // Seven per printed page.
        expect(height).toBeLessThanOrEqual(140);
      }
      // Browsers do not break a page inside a grid or a flex row.
      const parents = await stores.first().evaluate((store) => {
        const displays = [];
        for (let node = store.parentElement; node; node = node.parentElement)
          displays.push(getComputedStyle(node).display);
        return displays;
      });
      expect(new Set(parents)).toEqual(new Set(['block']));
    },
  );

  sampledTest(`a dark page prints our elements in black, without their controls (${locale})`)(async ({ page }) => {
    await page.goto(addressOf('dark', locale));
    await page.evaluate(() => {
      for (const name of ['ink', 'stone', 'action']) document.body.style.setProperty(`--vitrine-${name}`, '#f4ece0');
      document.body.style.setProperty('--vitrine-paper', '#17130f');
    });
    for (const tag of ['vitrine-store-finder', 'vitrine-article-list', 'vitrine-photo-wall', 'vitrine-gift-balance']) {
      await page.locator(tag).evaluate((node) => node.scrollIntoView());
      await expect(page.locator(tag).locator('.root li').first(), tag).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      // The finder's provinces are buttons, which stay away from paper.
      await expect(page.locator(tag).locator('li:not(:has(> button))').first(), tag).toBeVisible();
      for (const part of ['button', 'input', 'select'])
        await expect(page.locator(tag).locator(part).locator('visible=true'), `${tag} ${part}`).toHaveCount(0);
      expect(new Set(await readInks(page, tag)), tag).toEqual(new Set(['rgb(0, 0, 0)']));
      await page.emulateMedia({ media: 'screen' });
    }
  });

  sampledTest(`a page prints without its open dialog (${locale})`)(async ({ page }) => {
    const { dialog } = await openLightbox(page, `/${locale}/contact`);
    await page.emulateMedia({ media: 'print' });
    await expect(dialog).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
    await expectNothingToPress(page);
  });
}
