import type { Page } from '@playwright/test';
import { sample } from '../support/samples.ts';
import { expectNoFindings } from './axe.ts';
import { keepLightboxAway } from './newsletter.ts';
import { type Locale, listWidths, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { breakService, createHold, respondWith } from './service.ts';
import { endRequests } from './settled.ts';
import { expect, test } from './watched-page.ts';

const messages = {
  en: {
    word: 'mirrors',
    folded: 'MIRROR',
    title: 'Decorating with Mirrors',
    article: '/en/articles/mirrors',
    marked: /^mirrors?$/i,
    city: 'kelowna',
    store: '/en/stores/vitrine-kelowna-orchard-landing-108',
    frequent: 'lamp',
    some: /^10 of \d+ results for “lamp”$/,
    none: 'No results for “xyzzy”',
    typo: 'privcay',
    close: /^We couldn’t find an exact match for/,
    meant: 'Privacy policy',
    searching: 'Searching…',
    failed: /couldn’t load/,
    retry: 'Try again',
  },
  fr: {
    word: 'éclairages',
    folded: 'ECLAIRAGE',
    title: 'L’éclairage en couches',
    article: '/fr/articles/lighting',
    marked: /^éclairages?$/i,
    city: 'montreal',
    store: '/fr/stores/vitrine-montreal-carrefour-des-erables-197',
    frequent: 'lampe',
    some: /^10 résultats sur \d+ pour «\slampe\s»$/,
    none: 'Aucun résultat pour « xyzzy »',
    typo: 'accesibilité',
    close: /^Aucun résultat exact pour/,
    meant: 'Accessibilité',
    searching: 'Recherche en cours…',
    failed: /n’a pas pu être chargée/,
    retry: 'Réessayer',
  },
};
const indexPath = '/search/';
const failures: [string, Parameters<typeof breakService>[2]][] = [
  ['status 404', respondWith('{}', { status: 404 })],
  ['status 500', respondWith('{"version":1,"entries":[]}', { status: 500 })],
  ['an HTML page', respondWith('<!doctype html><title>Hello</title>', { contentType: 'text/html' })],
  ['truncated JSON', respondWith('{"version":1,"entries":[{"path":"/')],
  ['another version', respondWith('{"version":2}')],
  ['no response', (route) => route.abort()],
];

function findSearch(page: Page) {
  const main = page.locator('main');
  return {
    field: main.getByRole('searchbox'),
    submit: main.locator('form button'),
    status: main.getByRole('status'),
    hits: main.locator('.hits h2 a'),
    marks: main.locator('mark'),
    more: main.locator('[data-more]'),
    popular: main.locator('.popular'),
    alert: main.getByRole('alert'),
  };
}

async function openSearch(page: Page, locale: Locale, query = '') {
  await keepLightboxAway(page);
  await page.goto(`/${locale}/search${query}`);
  return findSearch(page);
}

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);
  const shown = messages[locale];

  test.describe(`the site search (${locale})`, () => {
    test('finds an article while typing, whatever the accents and endings, and requests its index only then', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const { field, hits, marks, status } = await openSearch(page, locale);
      await expect(field).toBeFocused();
      expect(asked.filter((path) => path.startsWith(indexPath))).toEqual([]);
      await field.pressSequentially(shown.word);
      await expect(hits.first()).toHaveText(shown.title);
      await expect(hits.first()).toHaveAttribute('href', shown.article);
      await expect(marks.first()).toHaveText(shown.marked);
      const count = await hits.count();
      await expect(status).toContainText(shown.word);
      await expect(page).toHaveURL(`/${locale}/search?q=${encodeURIComponent(shown.word)}`);
      await field.fill(shown.folded);
      await expect(status).toContainText(shown.folded);
      await expect(hits.first()).toHaveText(shown.title);
      await expect(hits).toHaveCount(count);
      expect(asked.filter((path) => path.startsWith(indexPath))).toEqual([`/search/${locale}.json`]);
    });

    sampledTest('finds a store by its city by keyboard alone, and Back restores each earlier search')(
      async ({ page }) => {
        const { field, hits, status } = await openSearch(page, locale);
        await page.keyboard.type(shown.frequent);
        await page.keyboard.press('Enter');
        await expect(status).toContainText(shown.frequent);
        await field.fill(shown.city);
        await page.keyboard.press('Enter');
        await expect(status).toContainText(shown.city);
        const store = page.locator(`.hits a[href="${shown.store}"]`);
        await expect(store).toBeVisible();
        for (let presses = 0; presses < 6; presses += 1) {
          await page.keyboard.press('Tab');
          if (await store.evaluate((link) => link === document.activeElement)) break;
        }
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(shown.store);
        await page.goBack();
        await expect(field).toHaveValue(shown.city);
        await expect(store).toBeVisible();
        await page.goBack();
        await expect(field).toHaveValue(shown.frequent);
        await expect(hits).toHaveCount(10);
        await page.goBack();
        await expect(page).toHaveURL(`/${locale}/search`);
        await expect(field).toHaveValue('');
        await expect(hits).toHaveCount(0);
      },
    );

    sampledTest('stays limited to the documentation when its text is cleared')(async ({ page }) => {
      const { field, hits } = await openSearch(page, locale, '?q=WordPress&in=documentation');
      await expect(hits.first()).toHaveAttribute('href', new RegExp(`^/${locale}/widgets/`));
      await field.fill('');
      await expect(hits).toHaveCount(0);
      await expect(page).toHaveURL(`/${locale}/search?in=documentation`);
      await field.fill('wordpress');
      await expect(hits.first()).toHaveAttribute('href', new RegExp(`^/${locale}/widgets/`));
    });

    sampledTest('loads more with the focus on the first new result, and keeps their number in the URL')(
      async ({ page }) => {
        const { field, hits, more, status } = await openSearch(page, locale);
        await field.fill(shown.frequent);
        await expect(hits).toHaveCount(10);
        await expect(status).toHaveText(shown.some);
        await more.press('Enter');
        await expect(hits).toHaveCount(20);
        await expect(hits.nth(10)).toBeFocused();
        await page.reload();
        await expect(hits).toHaveCount(20);
        await expect(page).toHaveURL(`/${locale}/search?q=${shown.frequent}&n=20`);
      },
    );

    sampledTest('says when there are no or only close results, and offers popular pages when there are none')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/style-src/);
        const { field, hits, status, popular } = await openSearch(page, locale);
        await expect(popular).toBeVisible();
        await field.fill('xyzzy');
        await expect(status).toHaveText(shown.none);
        await expect(popular.getByRole('link')).toHaveCount(6);
        await expect(page.locator(`main a[href="/${locale}/storelocator?q=xyzzy"]`)).toBeVisible();
        const width = listWidths(locale)[0] ?? 390;
        await page.setViewportSize({ width, height: 900 });
        await expectNoFindings(page, 'nothing found');
        await field.fill(shown.typo);
        await expect(status).toHaveText(shown.close);
        await expect(hits.filter({ hasText: shown.meant }).first()).toBeVisible();
        await expect(popular).toBeHidden();
        await expectNoFindings(page, 'found');
      },
    );

    sampledTest('shows an alert when its index fails to load, and loads it on retry')(async ({ page, watched }) => {
      watched.expectConsoleMessage(/404|500|ERR_FAILED/);
      watched.expectConsoleMessage(/style-src/);
      for (const [name, act] of sample(3, failures, 2)) {
        await breakService(page, `${indexPath}${locale}.json`, act);
        const { field, alert, hits } = await openSearch(page, locale);
        await field.fill(shown.word);
        await expect(alert, name).toContainText(shown.failed);
        if (name === 'no response') await expectNoFindings(page, name);
        await page.unrouteAll();
        await alert.getByRole('button', { name: shown.retry }).click();
        await expect(hits.first(), name).toHaveText(shown.title);
        await expect(alert, name).toHaveCount(0);
        await expect(field, name).toBeFocused();
      }
    });

    sampledTest('says that it is searching while the index loads, and announces only the last search')(
      async ({ page }) => {
        const { hold, release } = createHold();
        await breakService(page, `${indexPath}${locale}.json`, hold);
        const { field, status, hits } = await openSearch(page, locale);
        await field.fill(shown.frequent);
        await expect(status).toHaveText(shown.searching);
        const said = await status.evaluateHandle((element) => {
          const list: string[] = [];
          // By mutation record: results that are replaced at once would be gone before a check of the element.
          new MutationObserver((records) => {
            for (const { addedNodes } of records) for (const node of addedNodes) list.push(node.textContent ?? '');
          }).observe(element, { childList: true });
          return list;
        });
        await field.fill(shown.word);
        await expect(page).toHaveURL(new RegExp(encodeURIComponent(shown.word)));
        release();
        await expect(hits.first()).toHaveText(shown.title);
        await expect(status).toContainText(shown.word);
        expect((await said.jsonValue()).filter((text) => text.includes(shown.frequent))).toEqual([]);
      },
    );

    sampledTest('shows HTML in the search text as text, rendered by the server or the browser')(async ({ page }) => {
      const hostile = `<img src=x onerror=alert(1)>"'&amp; $& ${shown.word}`;
      const { field, status, hits } = await openSearch(page, locale, `?q=${encodeURIComponent(hostile)}`);
      await expect(status).toContainText(hostile);
      await expect(field).toHaveValue(hostile);
      await expect(hits.first()).toBeVisible();
      await field.fill(`${hostile}s`);
      await expect(status).toContainText(`${hostile}s`);
      // Pictures of the pages that are found are the only ones.
      await expect(page.locator('main img:not(.hits img[src^="/articles/"])')).toHaveCount(0);
    });

    sampledTest('requests no index for results that the server has rendered')(async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const { field, hits } = await openSearch(page, locale, `?q=${shown.frequent}`);
      await endRequests(page);
      await expect(field).toHaveValue(shown.frequent);
      await expect(hits).toHaveCount(10);
      expect(asked.filter((path) => path.startsWith(indexPath))).toEqual([]);
    });

    sampledTest('renders the results of a URL that the server did not render')(async ({ page }) => {
      await page.route(`**/${locale}/search?q=*`, async (route) => {
        await route.fulfill({ response: await route.fetch({ url: route.request().url().replace(/\?.*/, '') }) });
      });
      const { field, hits } = await openSearch(page, locale, `?q=${shown.city}`);
      await expect(field).toHaveValue(shown.city);
      await expect(hits.first()).toHaveAttribute('href', new RegExp(`^/${locale}/storelocator\\?q=`));
      await expect(hits.nth(1)).toHaveAttribute('href', new RegExp(`^/${locale}/stores/`));
    });

    sampledTest('is reached from the header and from a 404 page')(async ({ page, watched }) => {
      watched.expectConsoleMessage(/404/);
      await keepLightboxAway(page);
      await page.goto(`/${locale}/nothing-here`);
      await findSearch(page).field.fill(shown.city);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/${locale}/search?q=${shown.city}`);
      await expect(findSearch(page).hits.first()).toBeVisible();
      await page.goto(`/${locale}/faq`);
      await page.locator('.search-link').click();
      await expect(findSearch(page).field).toBeFocused();
    });
  });

  test.describe(`the site search without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    sampledTest('returns results, more results and a message without results')(async ({ page }) => {
      const { field, submit, status, hits, marks, more, popular } = await openSearch(page, locale);
      await field.fill(shown.frequent);
      await submit.click();
      await expect(page).toHaveURL(`/${locale}/search?q=${shown.frequent}`);
      await expect(status).toHaveText(shown.some);
      await expect(hits).toHaveCount(10);
      await expect(marks.first()).toBeVisible();
      await more.click();
      await expect(hits).toHaveCount(20);
      await field.fill('xyzzy');
      await submit.click();
      await expect(status).toHaveText(shown.none);
      await expect(popular).toBeVisible();
    });
  });
}
