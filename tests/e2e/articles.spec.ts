import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { isFullRun } from '../support/samples.ts';
import { expectNoFindings } from './axe.ts';
import { readShift } from './layout-shift.ts';
import { keepLightboxAway } from './newsletter.ts';
import { type Locale, listAuditWidths, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { breakService, createHold, respondWith } from './service.ts';
import { expect, test } from './watched-page.ts';

const folder = 'host-site/retailers/vitrine/content/articles';
/** Those that are shown today: some come later, and some are over. */
const slugs = readdirSync(folder).filter((slug) => {
  const { from = 0, until = '9999' } = JSON.parse(readFileSync(`${folder}/${slug}/article.json`, 'utf8'));
  return new Date(from) <= new Date() && new Date() < new Date(until);
});
/** In the full run every article in both languages, in the short run every third in one. */
const visits = slugs.flatMap((slug, at) =>
  locales.filter((_, place) => isFullRun || at % 6 === place * 3).map((locale) => ({ slug, locale })),
);
const messages = {
  en: {
    none: 'Sorry, we couldn’t find any articles matching that criteria.',
    more: 'Load more',
    all: 'Show all articles',
  },
  fr: {
    none: 'Désolé, aucun article ne correspond à ces critères.',
    more: 'Afficher plus d’articles',
    all: 'Afficher tous les articles',
  },
};
const listPath = '/articles/';

const findList = (page: Page) => {
  const list = page.locator('vitrine-article-list');
  return {
    list,
    // The element's own, not those of its children.
    titles: list.locator('li[part=card] h2 a'),
    room: list.locator('select[name=room]'),
    season: list.locator('select[name=season]'),
    text: list.locator('input'),
    status: list.getByRole('status'),
    total: list.locator('[part=status]'),
  };
};

async function openList(page: Page, locale: Locale, query = '') {
  await keepLightboxAway(page);
  await page.goto(`/${locale}/getinspired${query}`);
  const found = findList(page);
  await expect(found.titles.first()).toBeVisible();
  return found;
}

test.describe('articles without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Pages are cheap here: one test for ten articles saves forty browser windows.
  for (let start = 0; start < visits.length; start += 10) {
    test(`RT-06 AR-02 ${visits[start]?.slug} and those after it have text, a Facebook share link and three related articles`, {
      tag: '@full',
    }, async ({ page }) => {
      for (const { slug, locale } of visits.slice(start, start + 10)) {
        const address = `/${locale}/articles/${slug}`;
        const response = await page.goto(address);
        expect(response?.status(), address).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', `${locale}-CA`);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('.prose h2').first()).toBeVisible();
        const facebook = page.locator('.share-row a[aria-label*="Facebook"]');
        const shared = new URL((await facebook.getAttribute('href')) ?? '').searchParams.get('u');
        expect(shared && new URL(shared).pathname, address).toBe(address);
        await expect(page.locator(`.related h3 a[href^="/${locale}/articles/"]`)).toHaveCount(3);
        await expect(page.locator(`.related > a[href="/${locale}/getinspired"]`)).toHaveCount(1);
      }
    });
  }

  for (const locale of locales) {
    const sampledTest = sampledTestIn(import.meta.url, locale);

    sampledTest(`AR-01 the article list links to every article (${locale})`)(async ({ page }) => {
      await page.goto(`/${locale}/getinspired`);
      const links = page.locator(`main a[href^="/${locale}/articles/"]`);
      await expect(links).toHaveCount(slugs.length);
      await expect(links.first()).toBeVisible();
      await expect(links.last()).toBeVisible();
      await expect(page.locator('vitrine-article-list select').first()).toBeHidden();
      await links.last().click();
      await expect(page.locator('h1')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${locale}/articles/`));
    });
  }
});

for (const locale of locales) {
  test.describe(`AR-01 the article list (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);
    const shown = messages[locale];

    sampledTest('shows 12 articles, then 12 more with the focus on the first new one, and announces the count')(
      async ({ page }) => {
        const { list, titles, status } = await openList(page, locale);
        await expect(titles).toHaveCount(12);
        await expect(status).toHaveText(
          locale === 'en' ? `12 of ${slugs.length} articles` : `12\u00a0articles sur ${slugs.length}`,
        );
        await list.getByRole('button', { name: shown.more }).click();
        await expect(titles).toHaveCount(24);
        await expect(titles.nth(12)).toBeFocused();
        await expect(status).toContainText('24');
        await expect(page).toHaveURL(/\?n=24$/);
        for (let count = 24; count < slugs.length; count += 12)
          await list.getByRole('button', { name: shown.more }).click();
        await expect(titles).toHaveCount(slugs.length);
        await expect(list.getByRole('button', { name: shown.more })).toHaveCount(0);
        await page.reload();
        await expect(titles).toHaveCount(slugs.length);
      },
    );

    sampledTest(
      'filters by room, season and accent-insensitive text; each view has a URL, and Back restores the last one',
    )(async ({ page }) => {
      const { titles, room, season, text, total } = await openList(page, locale);
      await season.selectOption('holiday');
      await expect(page).toHaveURL(/\?season=holiday$/);
      await expect(titles).toHaveCount(12);
      await room.selectOption('dining');
      await expect(page).toHaveURL(/season=holiday&room=dining|room=dining&season=holiday/);
      const count = await titles.count();
      expect(count).toBeGreaterThan(2);
      expect(count).toBeLessThan(12);
      await expect(total).toContainText(String(count));
      await text.pressSequentially(locale === 'en' ? 'TABLÉ sett' : 'DRÉSSER tab');
      await expect(titles.first()).toHaveAttribute('href', new RegExp(`/${locale}/articles/holiday-`));
      await expect(page).toHaveURL(/q=/);
      const shared = page.url();

      await page.goBack();
      await expect(text).toHaveValue('');
      await expect(titles).toHaveCount(count);
      await page.goBack();
      await expect(room).toHaveValue('');
      await page.goBack();
      await expect(season).toHaveValue('');
      await expect(page).toHaveURL(new RegExp(`/${locale}/getinspired$`));

      await page.goto(shared);
      await expect(season).toHaveValue('holiday');
      await expect(room).toHaveValue('dining');
      await expect(text).not.toHaveValue('');
      await expect(titles.first()).toHaveAttribute('href', /holiday-/);
    });

    sampledTest('announces that nothing matches, and its button restores all articles')(async ({ page }) => {
      await keepLightboxAway(page);
      await page.goto(`/${locale}/getinspired?season=fall&q=zzz`);
      const { list, titles, room, text, status, total } = findList(page);
      await expect(total).toHaveText(shown.none);
      await expect(status).toHaveText(shown.none);
      await expect(titles).toHaveCount(0);
      await list.getByRole('button', { name: shown.all }).click();
      await expect(titles).toHaveCount(12);
      await expect(room).toBeFocused();
      await expect(text).toHaveValue('');
    });

    sampledTest('keeps the prerendered links when its request fails, shows an alert and loads on retry')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/articles|Failed to load|500|style-src/);
        await keepLightboxAway(page);
        await breakService(page, listPath, respondWith('{"version":1', { status: 500 }));
        await page.goto(`/${locale}/getinspired`);
        const { list, titles } = findList(page);
        await expect(list.getByRole('alert')).toBeVisible();
        await expect(page.locator(`main .all-articles a[href^="/${locale}/articles/"]`).last()).toBeVisible();
        await expectNoFindings(page, 'failed');
        const heard = await list.evaluate((element) => {
          const alerts: Node[] = [];
          new MutationObserver((records) => {
            for (const { addedNodes } of records)
              alerts.push(...[...addedNodes].filter((node) => (node as Element).role === 'alert'));
          }).observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true });
          Object.assign(window, { heard: alerts });
          return alerts.length;
        });
        expect(heard).toBe(0);
        const retry = list.getByRole('alert').getByRole('button');
        await retry.press('Enter');
        await expect.poll(() => page.evaluate(() => (window as { heard?: Node[] }).heard?.length)).toBe(1);
        await page.unrouteAll();
        await retry.press('Enter');
        await expect(titles).toHaveCount(12);
        await expect(list.getByRole('alert')).toHaveCount(0);
        await expect(list.getByRole('combobox').first()).toBeFocused();
      },
    );

    sampledTest('keeps a season chosen before the articles have loaded')(async ({ page }) => {
      await keepLightboxAway(page);
      const { hold, release } = createHold();
      await breakService(page, listPath, hold);
      await page.goto(`/${locale}/getinspired`);
      const { season, titles } = findList(page);
      await season.selectOption('summer');
      release();
      await expect(titles.first()).toBeVisible();
      await expect(season).toHaveValue('summer');
      await expect.poll(() => titles.count()).toBeLessThan(12);
    });

    for (const width of listAuditWidths(locale)) {
      test(`has no axe violations, filtered and empty (${width} pixels wide)`, { tag: '@full' }, async ({
        page,
        watched,
      }) => {
        watched.expectConsoleMessage(/style-src/);
        await page.setViewportSize({ width, height: 900 });
        const { text, total } = await openList(page, locale, '?room=living');
        await expectNoFindings(page, 'filtered');
        await text.fill('zzz');
        await expect(total).toHaveText(shown.none);
        await expectNoFindings(page, 'empty');
      });
    }
  });
}

test('AR-01 vitrine-articles-filtered fires once per filter, not for each letter that leaves the result unchanged', async ({
  page,
}) => {
  const { text, season } = await openList(page, 'en');
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener('vitrine-articles-filtered', (event) => told.push((event as CustomEvent).detail));
  });
  await text.fill('zzz');
  await text.pressSequentially('zz');
  await season.selectOption('fall');
  await text.fill('zzzzzz');
  const told = await page.evaluate(() => Reflect.get(window, 'told'));
  expect(told).toEqual([
    { season: '', room: '', count: 0 },
    { season: 'fall', room: '', count: 0 },
  ]);
});

test('AR-01 a season chosen right after Back is kept', async ({ page }) => {
  const { season, titles } = await openList(page, 'fr', '?season=spring');
  await expect(season).toHaveValue('spring');
  await season.evaluate(async (field: HTMLSelectElement) => {
    history.replaceState(null, '', location.pathname);
    dispatchEvent(new PopStateEvent('popstate'));
    // The list is rendered again in this task, and not yet painted.
    for (let turn = 0; turn < 20; turn++) await undefined;
    field.value = 'summer';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect.poll(() => titles.count()).toBeLessThan(12);
  await expect(page).toHaveURL(/season=summer/);
  await expect(season).toHaveValue('summer');
});

test('AR-01 the layout shift stays below 0.02 when the element takes over the prerendered list', async ({ page }) => {
  // The whole list; content outside of the viewport, such as the index in whose place “Load more” comes, does not count.
  await page.setViewportSize({ width: 1280, height: 4000 });
  const { titles } = await openList(page, 'fr');
  await expect(titles).toHaveCount(12);
  await page.waitForLoadState('networkidle');
  expect(await readShift(page)).toBeLessThan(0.02);
});

test('AR-01 images have the same srcset and sizes as in the prerendered page, so that none is fetched twice', async ({
  page,
  request,
}) => {
  const { list } = await openList(page, 'en');
  const image = list.locator('[part=card] picture:has(source) img').first();
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/\.avif$/);
  const sources = await image.locator('..').locator('source').all();
  const drawn = await (await request.get('/en/getinspired')).text();
  for (const source of sources) {
    const origin = new RegExp(origins.site, 'g');
    const set = ((await source.getAttribute('srcset')) ?? '').replace(origin, '');
    const sizes = ((await source.getAttribute('sizes')) ?? '').replaceAll('<', '&lt;');
    expect(drawn).toContain(`srcSet="${set}" sizes="${sizes}"`);
  }
});

test('AR-01 images load from our origin on a page of another origin', async ({ page }) => {
  await page.goto(`${origins.landing}/elements/article-list`);
  const source = page.locator('vitrine-article-list source').first();
  await source.locator('..').scrollIntoViewIfNeeded();
  const addresses = ((await source.getAttribute('srcset')) ?? '').split(', ');
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) expect(address).toMatch(new RegExp(`^${origins.site}/articles/\\S+ \\d+w$`));
});

test('AR-01 the list on a page of another origin starts with its season attribute and leaves the URL unchanged', async ({
  page,
}) => {
  await page.goto(`${origins.landing}/elements/article-list`);
  const list = page.locator('vitrine-article-list[no-address]').first();
  await list.scrollIntoViewIfNeeded();
  await expect(list.locator('h2 a').first()).toBeVisible();
  await expect(list.locator('select[name=season]')).toHaveValue('holiday');
  await expect(list.locator('img')).toHaveCount(0);
  await list.locator('select[name=season]').selectOption('');
  await expect(list.locator('li')).toHaveCount(12);
  expect(page.url()).toBe(`${origins.landing}/elements/article-list`);
});

test('AR-01 a list switched to French shows no English article when the French list fails to load', async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(/articles:|503/);
  await page.goto(`${origins.landing}/elements/article-list`);
  const list = page.locator('vitrine-article-list[no-address]').first();
  await list.scrollIntoViewIfNeeded();
  await expect(list.locator('h2 a').first()).toBeVisible();
  await breakService(page, '/articles/fr.json', respondWith('', { status: 503 }));
  await list.evaluate((element) => element.setAttribute('locale', 'fr'));
  await expect(list.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(list.locator('h2 a')).toHaveCount(0);
});

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  sampledTest(`the RSS feed is linked from an article, and its first entry leads to a page (${locale})`)(
    async ({ page, request }) => {
      await page.goto(`/${locale}/articles/mirrors`);
      const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
      const response = await request.get(feed ?? '');
      expect(response.headers()['content-type']).toContain('xml');
      const links = [...(await response.text()).matchAll(/<item>.*?<link>([^<]+)</g)].map(([, link = '']) => link);
      expect(links.length).toBeGreaterThanOrEqual(20);
      const first = await request.get(new URL(links[0] ?? '').pathname);
      expect(first.status()).toBe(200);
    },
  );
}
