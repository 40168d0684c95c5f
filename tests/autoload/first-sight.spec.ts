import type { Page } from '@playwright/test';
import { catalogue } from '../../widgets/catalogue.ts';
import { serveEmbeddingPages } from '../e2e/embedding-page.ts';
import { locales } from '../e2e/places.ts';
import { sampledTestIn } from '../e2e/sampled-test.ts';
import { createHold } from '../e2e/service.ts';
import { findFinder } from '../e2e/store-finder.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { isInFlow, readSnippet } from '../reserve/pages.ts';
import { origins } from '../support/ports.ts';

// What a slow phone waits for before it shows a widget, in requests and objects that can be counted without a clock.

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());

const file = `${origins.site}/stores/vitrine.json`;

/** Notes the name of each Intl object that the page makes. */
async function watchIntl(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const made: string[] = [];
    Reflect.set(window, 'madeIntl', made);
    // It makes a collator without the constructor.
    const { localeCompare } = String.prototype;
    String.prototype.localeCompare = function (this: string, ...values: [string]) {
      made.push('localeCompare');
      return localeCompare.apply(this, values);
    };
    for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules', 'Segmenter']) {
      const note = () => {
        made.push(name);
      };
      Reflect.set(
        Intl,
        name,
        new Proxy(Reflect.get(Intl, name), {
          construct(target, values) {
            note();
            return Reflect.construct(target, values);
          },
          apply(target, receiver, values) {
            note();
            return Reflect.apply(target, receiver, values);
          },
        }),
      );
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'madeIntl'));
}

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  sampledTest(
    `SF-07 the guide’s finder snippet requests the stores once, before any widget code has loaded (${locale})`,
  )(async ({ page }) => {
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

  sampledTest(`no in-page widget creates an Intl object for its first render (${locale})`)(
    async ({ page, watched }) => {
      // The page's policy allows no pictures of ours.
      watched.expectConsoleMessage(/img-src/);
      await page.setViewportSize({ width: 390, height: 844 });
      const readIntl = await watchIntl(page);
      const shown = catalogue.filter(isInFlow);
      const snippets = shown.map(({ name }) =>
        readSnippet(name, locale).replace(/https:\/\/www\.[^/]+/g, origins.site),
      );
      await elsewhere.open(page, snippets.join(''), locale);
      for (const { name, load } of shown) {
        const element = page.locator(`vitrine-${name}`);
        await element.scrollIntoViewIfNeeded();
        if (load === 'use') await element.locator('input').focus();
        await expect(element.locator('.root > *').first(), name).toBeAttached();
      }
      await expect(findFinder(page).stores.first()).toBeVisible();
      expect(await readIntl()).toEqual([]);
    },
  );
}

test('SF-07 the finder shows its first stores without waiting for an animation frame', async ({ page }) => {
  await page.addInitScript(() => {
    // No frame comes, nor the timer that stands in for one: what waits for a frame never happens.
    const start = window.setTimeout;
    const isInstead = (delay = 0) => delay > 30 && delay < 110;
    window.requestAnimationFrame = () => 0;
    Object.assign(window, {
      setTimeout: (act: () => void, delay?: number) => (isInstead(delay) ? 0 : start(act, delay)),
    });
  });
  await elsewhere.open(page, '<vitrine-store-finder></vitrine-store-finder>');
  await expect(findFinder(page).stores.first()).toBeVisible();
});

test('SH-02 share buttons that are not prerendered have the page’s URL from their first render on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const changed: string[] = [];
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      const note = (records: MutationRecord[]) => {
        // The root gets its language along with its first content.
        const inside = records.filter(({ target }) => (target as Element).className !== 'root');
        for (const { target, attributeName } of inside) changed.push(`${target.nodeName} ${attributeName}`);
      };
      new MutationObserver(note).observe(root, { attributes: true, subtree: true });
      return root;
    };
    Object.assign(window, { changed });
  });
  await elsewhere.open(page, '<vitrine-share-buttons></vitrine-share-buttons>');
  const link = page.locator('vitrine-share-buttons').getByRole('link').first();
  await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(page.url())));
  expect(await page.evaluate(() => Reflect.get(window, 'changed'))).toEqual([]);
});
