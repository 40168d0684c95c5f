import type { Page } from '@playwright/test';
import { breakService, createHold, respondWith } from './service.ts';
import { feed, findFinder, placeFinder, search, visitFinder } from './store-finder.ts';
import { expect, test } from './watched-page.ts';

// The sample's stores as a chain that is too large for one file: one file per province.

type FeedStore = (typeof feed.stores)[number] & { address: { province: string } };

/** A name as the lookup has it: without accents, case and whatever is between its words. */
const toKey = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '');

async function serveLargeChain(page: Page, counts: Readonly<Record<string, number>> = {}): Promise<string[]> {
  const asked: string[] = [];
  const provinces = Map.groupBy(feed.stores as FeedStore[], ({ address }) => address.province);
  const shards = [...provinces].map(([province, stores]) => {
    const [lats, lngs] = [stores.map(({ lat }) => lat), stores.map(({ lng }) => lng)];
    const [south, west, north, east] = [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)];
    const box = [south, west, north, east];
    const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
    const count = counts[province] ?? stores.length;
    return { file: `vitrine/${province}.json`, count, box, middle, provinces: [province] };
  });
  const lookup: Record<string, number[]> = {};
  for (const [
    at,
    {
      provinces: [province],
    },
  ] of shards.entries()) {
    for (const { number, slug, name } of provinces.get(province as string) ?? []) {
      for (const key of [`#${Number(number)}`, `/${slug}`, toKey(name.en), toKey(name.fr)]) lookup[key] = [at];
    }
  }
  const whole = { ...feed, stores: [], shards, lookup: 1 };
  await breakService(page, '/stores/vitrine.json', respondWith(JSON.stringify(whole)));
  await breakService(page, '/stores/vitrine/find-0.json', respondWith(JSON.stringify(lookup)));
  for (const [province, stores] of provinces) {
    await breakService(page, `/stores/vitrine/${province}.json`, (route) => {
      asked.push(province);
      return respondWith(JSON.stringify(stores))(route);
    });
  }
  return asked;
}

test('SF-08 a search in a large chain requests only the files it needs, and finds the same stores', async ({
  page,
  context,
}) => {
  const whole = await visitFinder(await context.newPage(), 'en', '?s=43.55,-80.25');
  const names = await whole.stores.locator('h3, h4').allTextContents();
  const asked = await serveLargeChain(page);
  await page.addInitScript(() => {
    addEventListener('vitrine-stores-searched', (event) =>
      Reflect.set(window, 'counted', (event as CustomEvent).detail.count),
    );
  });
  const finder = await visitFinder(page, 'en');
  await expect(finder.title).toHaveText(`${feed.stores.length} stores. Search for the ones near you.`);
  await expect(finder.stores).toHaveCount(0);
  expect(asked).toEqual([]);
  await search(finder, 'Guelph');
  await expect(finder.title).toContainText('near Guelph');
  await expect(finder.stores.locator('h3, h4')).toHaveText(names);
  expect(asked).toEqual(['ON']);
  // The event follows the list: effects run after the list is rendered.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'counted'))).toBe(names.length);
});

test('SF-03 a large chain’s store is found by its number and its name, with the one file that has it', async ({
  page,
}) => {
  const asked = await serveLargeChain(page);
  const [first, last] = [feed.stores[0], feed.stores.at(-1)] as FeedStore[];
  const finder = await visitFinder(page, 'fr');
  const picked = finder.stores.and(page.locator('[aria-current]'));
  await search(finder, `#${last?.number}`);
  await expect(picked).toContainText(last?.name.fr ?? '');
  await search(finder, first?.name.fr ?? '');
  await expect(picked).toContainText(first?.name.fr ?? '');
  expect(asked.slice(0, 1)).toEqual([last?.address.province]);
  expect(asked).toContain(first?.address.province);
});

test('SF-03 the only store of a large chain that a page shows is found by its number and its address', async ({
  page,
}) => {
  const asked = await serveLargeChain(page);
  const store = feed.stores.at(-1) as FeedStore;
  for (const wanted of [store.number, store.slug]) {
    const finder = await placeFinder(page, '/en/environment', { store: wanted });
    await expect(finder.stores).toHaveCount(1);
    await expect(finder.stores).toContainText(store.name.en);
  }
  expect(new Set(asked)).toEqual(new Set([store.address.province]));
});

test('SF-08 the map of a large chain shows store counts, and requests stores when zoomed in', async ({ page }) => {
  const asked = await serveLargeChain(page);
  const { element } = await visitFinder(page, 'fr');
  const map = element.locator('.map-panel');
  const stores = map.locator('.markers button');
  await expect(map.locator('canvas')).toBeVisible();
  const countShown = async () => {
    const counts = await stores.locator('.pin').allTextContents();
    return counts.reduce((sum, count) => sum + (Number(count) || 1), 0);
  };
  await expect.poll(countShown).toBe(feed.stores.length);
  expect(asked).toEqual([]);
  await stores
    .filter({ hasText: /magasins/ })
    .last()
    .click();
  await expect(map.getByRole('button', { name: /Charlottetown|Halifax|Moncton/ }).first()).toBeVisible();
  expect(asked).toContain('PE');
  expect(asked).not.toContain('BC');
});

test('SF-08 a province of a large chain requests only its own file', async ({ page }) => {
  const asked = await serveLargeChain(page);
  const { stores } = await visitFinder(page, 'en', '?prov=MB');
  await expect(stores.first()).toContainText('Manitoba');
  expect(asked).toEqual(['MB']);
});

test('SF-08 a province with too many stores to list asks for a search, which requests what it needs', async ({
  page,
}) => {
  const asked = await serveLargeChain(page, { ON: 2001 });
  const finder = await visitFinder(page, 'fr', '?prov=ON');
  await expect(finder.element.locator('h2[part=title]')).toHaveText(/^Ontario\u00A0: trop de magasins à afficher/);
  await expect(finder.stores).toHaveCount(0);
  expect(asked).toEqual([]);
  await search(finder, 'Guelph');
  await expect(finder.stores.first()).toContainText('Guelph');
  expect(asked).toContain('ON');
});

test('SF-04 a failed file of a large chain shows an alert and the prerendered list, and loads on retry', async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(/stores:|Failed to load resource/);
  await serveLargeChain(page);
  await breakService(page, '/stores/vitrine/QC.json', respondWith('{}', { status: 503 }));
  await page.goto('/fr/storelocator?s=45.5,-73.57');
  const { element, stores, title } = findFinder(page);
  await expect(element.getByRole('alert')).toContainText('Oh, oh!');
  // The page's own content is the server's response, which has all of them.
  await expect(page.locator('#answer')).toContainText('à proximité');
  await expect(page.locator('.store-card').first()).toContainText('Montréal');
  await serveLargeChain(page);
  await element.getByRole('button', { name: 'Réessayer' }).click();
  await expect(title).toContainText('à proximité');
  await expect(stores.first()).toContainText('Montréal');
});

test('SF-04 a file of a large chain that fails while the map loads raises no uncaught error', async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(/stores:|Failed to load resource/);
  await page.clock.install();
  await serveLargeChain(page);
  const [province, baseMap] = [createHold(), createHold()];
  await breakService(page, '/stores/vitrine/QC.json', async (route) => {
    await province.hold({ ...route, continue: async () => undefined });
    await respondWith('{}', { status: 503 })(route);
  });
  await breakService(page, '/stores/canada-1.bin', baseMap.hold);
  const mapAsked = page.waitForRequest(/canada-1\.bin/);
  await page.goto('/en/storelocator?s=45.5,-73.57');
  await mapAsked;
  // Nothing that waits for a frame comes before the base map.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  province.release();
  const { element } = findFinder(page);
  await expect(element.getByRole('alert')).toBeVisible();
  const mapCame = page.waitForResponse(/canada-1\.bin/);
  baseMap.release();
  await (await mapCame).finished();
  await page.clock.resume();
  await expect(element.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('SF-04 a failed file of a large chain removes the last result and focuses the alert', async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(/stores:|Failed to load resource/);
  await serveLargeChain(page);
  await breakService(page, '/stores/vitrine/QC.json', respondWith('{}', { status: 503 }));
  const finder = await visitFinder(page, 'fr');
  await search(finder, 'Regina');
  await expect(finder.title).toContainText('Regina');
  await search(finder, 'Montréal');
  const notice = finder.element.getByRole('alert');
  await expect(notice).toContainText('Oh, oh!');
  await expect(notice).toBeFocused();
  await expect(finder.title).toHaveCount(0);
  await expect(notice).toBeInViewport();
});
