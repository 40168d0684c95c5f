import { expectNoFindings } from './axe.ts';
import { type Locale, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { feed, findFinder, placeFinder, search, visitFinder } from './store-finder.ts';
import { expect, test } from './watched-page.ts';

// What landing pages ask of the finder, and what a visitor chooses after a search.

const messages = {
  en: {
    phone: '902-555-0108, ext.\u00A012',
    radius: 'Distance',
    filters: 'Filters',
    within: 'within 25\u00A0km of Guelph',
    onMap: 'On the map',
    all: 'Show all stores',
    featured: 'Featured',
    apart: { 'temporarily-closed': 'Temporarily closed', 'opening-soon': 'Opening soon' },
  },
  fr: {
    phone: '902\u00A0555-0108, poste\u00A012',
    radius: 'Distance',
    filters: 'Filtres',
    within: 'à 25\u00A0km ou moins de Guelph',
    onMap: 'Sur la carte',
    all: 'Afficher tous les magasins',
    featured: 'En vedette',
    apart: { 'temporarily-closed': 'Temporairement fermés', 'opening-soon': 'Ouverture prochaine' },
  },
} as const satisfies Record<Locale, object>;

for (const locale of locales) {
  const shown = messages[locale];
  const sampledTest = sampledTestIn(import.meta.url, locale);

  sampledTest(`SF-03 a telephone has its extension, which is dialed after a pause (${locale})`)(async ({ page }) => {
    await page.route('**/stores/vitrine.json', async (route) => {
      const built = await route.fetch();
      const { stores, ...rest } = await built.json();
      const extended = stores.map((store: object) => ({ ...store, phone: '9025550108', extension: '12' }));
      await route.fulfill({ response: built, json: { ...rest, stores: extended } });
    });
    const finder = await visitFinder(page, locale);
    const link = finder.stores.first().locator('a[href^="tel:"]');
    await expect(link).toHaveText(shown.phone);
    await expect(link).toHaveAttribute('href', 'tel:+19025550108,12');
    await expect(link).toHaveAccessibleName(new RegExp(`${shown.phone}$`));
  });

  sampledTest(`SF-08 the distance can be chosen after a search, and is in the heading and the URL (${locale})`)(
    async ({ page }) => {
      const finder = await visitFinder(page, locale);
      const choice = finder.element.getByRole('combobox', { name: shown.radius });
      await expect(choice).toHaveCount(0);
      await search(finder, 'Guelph');
      await expect(finder.title).toContainText('Guelph');
      await expect(choice).toHaveValue('100');
      await choice.focus();
      await choice.selectOption('25');
      await expect(finder.title).toContainText(shown.within);
      await expect(finder.element.locator('.list [role="status"]').first()).toContainText(shown.within);
      await expect(choice).toBeFocused();
      const distances = (await finder.stores.locator('.distance').allTextContents()).map((text) =>
        Number.parseFloat(text.replace(',', '.')),
      );
      expect(Math.max(...distances)).toBeLessThanOrEqual(25);
      expect(new URL(page.url()).searchParams.get('km')).toBe('25');
      await page.reload();
      await expect(finder.title).toContainText(shown.within);
      // The next town keeps it; without a limit every store is listed.
      await search(finder, 'Kitchener');
      await expect(choice).toHaveValue('25');
      await choice.selectOption('6000');
      await expect(finder.title).toContainText(String(feed.stores.length));
    },
  );

  sampledTest(`a search keeps a router’s path in the URL fragment, and removes an anchor (${locale})`)(
    async ({ page }) => {
      const finder = await visitFinder(page, locale);
      for (const [fragment, town, kept] of [
        ['#/stores', 'Guelph', '#/stores'],
        ['#!/stores', 'Kitchener', '#!/stores'],
        ['#content', 'Guelph', ''],
      ] as const) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, fragment);
        await search(finder, town);
        await expect(finder.title).toContainText(town);
        expect(new URL(page.url()).hash).toBe(kept);
      }
    },
  );

  for (const [what, typed, isKnown] of [
    ['a place', 'Kitchener', true],
    ['an unknown place', 'Xyzzyville', false],
  ] as const) {
    sampledTest(`SF-08 a filter chosen while ${what} is looked up stays chosen (${locale})`)(async ({ page }) => {
      // At night no store would match the filter.
      await page.clock.setFixedTime(new Date('2026-11-23T17:00:00Z'));
      const finder = await visitFinder(page, locale, '?s=43.55,-80.25&km=25');
      const choice = finder.element.getByRole('combobox', { name: shown.radius });
      await expect(choice).toHaveValue('25');
      const lookedUp = Promise.withResolvers<void>();
      const asked = page.waitForRequest('**/stores/places-1.json');
      await page.route('**/stores/places-1.json', async (route) => {
        await lookedUp.promise;
        await route.continue();
      });
      await search(finder, typed);
      await asked;
      await choice.selectOption('6000');
      await finder.element.getByText(shown.filters, { exact: true }).click();
      const filter = finder.element.getByRole('checkbox').first();
      await filter.check();
      lookedUp.resolve();
      if (isKnown) {
        await expect(finder.title).toContainText(typed);
        await expect(choice).toHaveValue('6000');
      } else {
        await expect(finder.element.locator('[part="status"]')).toContainText(typed);
        await expect(choice).toHaveCount(0);
      }
      await expect(filter).toBeChecked();
    });
  }

  sampledTest(`SF-08 the map marks the place that was searched for (${locale})`)(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    const { map, element } = await visitFinder(page, locale, '?s=43.55,-80.25');
    const [mark, store] = [map.locator('.searched'), map.getByRole('button', { name: /Copper Square/ })];
    await expect(mark).toBeVisible();
    const [at, near] = [await mark.boundingBox(), await store.boundingBox()];
    // Seven hundred metres from the place, on a map of two hundred kilometres.
    expect(Math.hypot((at?.x ?? 0) - (near?.x ?? 0), (at?.y ?? 0) - (near?.y ?? 0))).toBeLessThan(40);
    await element.getByRole('button', { name: shown.all }).click();
    await expect(mark).toBeHidden();
  });

  sampledTest(`SF-08 the map includes the place searched for when all stores are far from it (${locale})`)(
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 1000 });
      // Schefferville: every store is to the south.
      const { map } = await visitFinder(page, locale, '?s=54.8,-66.81&km=6000');
      const mark = map.locator('.searched');
      await expect
        .poll(async () => {
          const [dot, panel] = [await mark.boundingBox(), await map.last().boundingBox()];
          if (!dot || !panel) return 'not there';
          const isInside = dot.y > panel.y && dot.x > panel.x && dot.x + dot.width < panel.x + panel.width;
          return isInside ? 'on the map' : 'off the map';
        })
        .toBe('on the map');
    },
  );

  sampledTest(`SF-08 the whole map stays below the header while the list scrolls (${locale})`)(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    const { map, stores } = await visitFinder(page, locale, '?s=43.55,-80.25');
    await stores.nth(4).evaluate((store) => store.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect
      .poll(async () => {
        const [panel, header] = [await map.first().boundingBox(), await page.locator('.site-header').boundingBox()];
        if (!panel || !header) return 'not rendered';
        if (panel.y < header.y + header.height) return 'under the header';
        return panel.y + panel.height <= 800 ? 'in view' : 'below the window';
      })
      .toBe('in view');
  });

  test(`SF-03 cards show events and featured stores; closed and opening stores have groups of their own (${locale})`, async ({
    page,
  }) => {
    const { element, stores } = await placeFinder(page, `/${locale}/faq`, {
      map: 'none',
      'page-size': '1000',
      'no-address': '',
    });
    await expect(stores).toHaveCount(feed.stores.length);
    const idsOf = (selector: string) =>
      element.locator(`.store:has(${selector})`).evaluateAll((all) => all.map(({ id }) => id).sort());
    const featured = feed.stores.filter((store) => store.featured).map(({ id }) => id);
    expect(featured.length).toBeGreaterThan(1);
    expect(await idsOf('> .featured')).toEqual(featured.sort());
    await expect(element.locator('.featured').first()).toHaveText(shown.featured);
    const withEvent = feed.stores.filter(({ events }) => events && events.length > 0);
    expect(await idsOf('> .event')).toEqual(withEvent.map(({ id }) => id).sort());
    const [first] = withEvent;
    const [event] = first?.events ?? [];
    await expect(element.locator(`[id="${first?.id}"] > .event`)).toContainText(event?.title[locale] ?? '');
    for (const [status, heading] of Object.entries(shown.apart)) {
      const group = element
        .locator('.list section')
        .filter({ has: page.getByRole('heading', { name: heading, level: 3 }) });
      const ids = await group.locator('.store').evaluateAll((all) => all.map(({ id }) => id).sort());
      expect(ids, status).toEqual(
        feed.stores
          .filter((store) => store.status === status)
          .map(({ id }) => id)
          .sort(),
      );
    }
    await expect(element.locator('.list h3').last()).toHaveText(shown.apart['opening-soon']);
  });

  sampledTest(`SF-03 a finder with a store attribute shows that store alone, and its map on request (${locale})`)(
    async ({ page, watched }) => {
      watched.expectConsoleMessage(/style-src/);
      await page.setViewportSize({ width: 1440, height: 1000 });
      const [store] = feed.stores;
      const { element, stores, map, box } = await placeFinder(page, `/${locale}/faq`, {
        store: store?.number ?? '',
        'no-address': '',
      });
      await expect(stores).toHaveCount(1);
      await expect(stores).toContainText(store?.name[locale] ?? '');
      await expect(box).toHaveCount(0);
      await expect(element.locator('[part="filters"]')).toHaveCount(0);
      await expect(map).toHaveCount(0);
      await expect(element.getByRole('link', { name: shown.all })).toHaveAttribute(
        'href',
        new RegExp(`/${locale}/storelocator$`),
      );
      await element.getByRole('button', { name: shown.onMap }).click();
      await expect(map.locator('.markers button')).toHaveCount(1);
      await expectNoFindings(page);
      await element.evaluate((finder, slug) => finder.setAttribute('store', slug), feed.stores[1]?.slug ?? '');
      await expect(stores).toContainText(feed.stores[1]?.name[locale] ?? '');
    },
  );

  sampledTest(`SF-03 a finder with an unknown store attribute warns and lists all stores (${locale})`)(
    async ({ page, watched }) => {
      const warning = /store="9999" is unknown/;
      watched.expectConsoleMessage(warning);
      const warned = page.waitForEvent('console', (message) => warning.test(message.text()));
      const { stores, box } = await placeFinder(page, `/${locale}/faq`, { store: '9999', 'no-address': '' });
      expect((await warned).type()).toBe('warning');
      await expect(stores).toHaveCount(10);
      await expect(box).toBeVisible();
    },
  );

  sampledTest(`SF-08 a compact finder has the search and the nearest stores, without map or filters (${locale})`)(
    async ({ page }) => {
      await page.goto(`/${locale}/faq`);
      await page.evaluate(() => {
        const finder = document.createElement('vitrine-store-finder');
        for (const name of ['compact', 'no-address']) finder.setAttribute(name, '');
        finder.setAttribute('page-size', '3');
        finder.style.width = '280px';
        document.querySelector('main')?.prepend(finder);
      });
      const finder = findFinder(page);
      await expect(finder.title).toContainText(String(feed.stores.length));
      await expect(finder.stores).toHaveCount(0);
      await search(finder, 'Guelph');
      await expect(finder.stores).toHaveCount(3);
      await expect(finder.map).toHaveCount(0);
      await expect(finder.element.locator('[part="filters"]')).toHaveCount(0);
      await expect(finder.element.getByRole('button', { name: shown.onMap })).toHaveCount(0);
      const isTooWide = await finder.element.evaluate((element) => element.scrollWidth > element.clientWidth);
      expect(isTooWide).toBe(false);
    },
  );
}
