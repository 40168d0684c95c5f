import { serveEmbeddingPages } from '../e2e/embedding-page.ts';
import { locales } from '../e2e/places.ts';
import { createHold } from '../e2e/service.ts';
import { findFinder } from '../e2e/store-finder.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { readSnippet } from '../reserve/pages.ts';
import { origins } from '../support/ports.ts';

// What a slow phone waits for before the first stores, in requests and objects that can be counted without a clock.

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());

const file = `${origins.site}/stores/vitrine.json`;

for (const locale of locales) {
  test(`SF-07 the guide’s snippet asks for the stores before any of the code has come, and once (${locale})`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const { hold, release } = createHold();
    await page.route('**/widgets/v1/**', hold);
    const snippet = readSnippet('store-finder', locale).replace(/https:\/\/www\.[^/]+/g, origins.site);
    const early = page.waitForRequest(file);
    const opened = elsewhere.open(page, snippet, locale);
    await early;
    release();
    await opened;
    await expect(findFinder(page).stores.first()).toBeVisible();
    expect(asked.filter((url) => url === file)).toHaveLength(1);
  });

  test(`the first stores and the share buttons need no Intl object (${locale})`, async ({ page }) => {
    await page.addInitScript(() => {
      const made: string[] = [];
      for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'Collator', 'ListFormat'] as const) {
        const watched = new Proxy(Intl[name], {
          construct(target, args, newTarget) {
            made.push(name);
            return Reflect.construct(target, args, newTarget);
          },
        });
        Object.assign(Intl, { [name]: watched });
      }
      Object.assign(window, { made });
    });
    await elsewhere.open(
      page,
      '<vitrine-store-finder></vitrine-store-finder><vitrine-share-buttons></vitrine-share-buttons>',
      locale,
    );
    await expect(findFinder(page).stores.first()).toBeVisible();
    await expect(page.locator('vitrine-share-buttons').getByRole('link').first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual([]);
  });
}
