import { sample } from '../support/samples.ts';
import { expectNoFindings } from './axe.ts';
import { listAuditWidths, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { breakService, createHold, respondWith } from './service.ts';
import { endRequests } from './settled.ts';
import { feed, findFinder, pageCount, search, visitFinder } from './store-finder.ts';
import { expect, test } from './watched-page.ts';

for (const locale of locales) {
  test.describe(`the store finder (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);
    sampledTest('SF-08 adds a history entry for each search, whose URL shows the same stores in another tab')(
      async ({ page, context }) => {
        const finder = await visitFinder(page, locale);
        await search(finder, 'Halifax');
        await expect(finder.title).toContainText('Halifax');
        const names = await finder.stores.locator('h3').allTextContents();
        await search(finder, 'Regina');
        await expect(finder.title).toContainText('Regina');
        await page.goBack();
        await expect(finder.title).toContainText('Halifax');
        await page.reload();
        await expect(finder.title).toContainText('Halifax');
        const other = await context.newPage();
        const copy = await (async () => {
          await other.goto(page.url());
          return findFinder(other);
        })();
        await expect(copy.stores.locator('h3')).toHaveText(names);
        await page.goBack();
        await expect(finder.stores).toHaveCount(pageCount);
      },
    );

    sampledTest('SF-08 keeps the name of the place when a link changes the URL fragment')(async ({ page }) => {
      const finder = await visitFinder(page, locale);
      await search(finder, 'Halifax');
      await expect(finder.title).toContainText('Halifax');
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '#main' });
        document.body.append(link);
        link.click();
      });
      // The finder hears of it as this page does, and draws before the second frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(page.url()).toContain('#main');
      await expect(finder.title).toContainText('Halifax');
    });

    sampledTest('SF-03 filters narrow the list, are announced, kept in the URL and can be cleared')(
      async ({ page }) => {
        const { element, stores, title } = await visitFinder(page, locale, '?utm_source=flyer');
        await element.getByText(locale === 'en' ? 'Filters' : 'Filtres', { exact: true }).click();
        const box = element.getByRole('checkbox', { name: locale === 'en' ? 'pets' : 'animaux' });
        await box.check();
        const sold = ({ departments = [], specialtyDepartments = [] }: (typeof feed.stores)[number]) =>
          [...departments, ...specialtyDepartments].includes('pets');
        const count = feed.stores.filter(sold).length;
        await expect(title).toContainText(`${count} `);
        await expect(element.locator('.list [role="status"]').first()).toContainText(`${count} `);
        await expect(box).toBeFocused();
        expect(page.url()).toContain('utm_source=flyer&dept=pets');
        await page.reload();
        await expect(title).toContainText(`${count} `);
        await element.locator('summary').first().click();
        await element.getByRole('button', { name: locale === 'en' ? 'Clear filters' : 'Effacer les filtres' }).click();
        await expect(stores).toHaveCount(pageCount);
        expect(page.url()).not.toContain('dept');
      },
    );

    sampledTest('SF-08 highlights and selects the same store in the list and on the map')(async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 1000 });
      const { map, stores, element } = await visitFinder(page, locale, '?s=43.55,-80.25');
      const marker = map.getByRole('button', { name: /Copper Square/ });
      await expect(marker).toBeVisible();
      const item = stores.filter({ hasText: 'Copper Square' });
      await item.hover();
      await expect(marker).toHaveAttribute('data-highlighted', /.*/);
      await item.locator('summary').click();
      await expect(marker).toHaveAttribute('aria-current', 'true');
      expect(new URL(page.url()).searchParams.get('store')).toContain('copper-square');
      const other = map.getByRole('button', { name: /Kitchener/ });
      await other.press('Enter');
      const picked = element.locator('[part="store"][aria-current]');
      await expect(picked).toContainText('Kitchener');
      await expect(picked.locator('h3')).toBeFocused();
      await expect(picked.getByRole('table')).toBeVisible();
    });

    sampledTest('SF-08 offers to search the visible area once the map has moved')(async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 1000 });
      const { map, title, element, stores } = await visitFinder(page, locale, '?s=43.55,-80.25');
      await expect(map.getByRole('button', { name: /Copper Square/ })).toBeVisible();
      const button = element.getByRole('button', {
        name: locale === 'en' ? 'Search this area' : 'Chercher dans cette zone',
      });
      await expect(button).toHaveCount(0);
      // At rest: whatever the page still moves takes the offer away again.
      await endRequests(page);
      // By the keyboard: a click scrolls to its target first, and the map, which is sticky, moves away from under it.
      await map.getByRole('button', { name: locale === 'en' ? 'Zoom in' : 'Zoom avant', exact: true }).press('Enter');
      await button.press('Enter');
      await expect(title).toContainText(locale === 'en' ? 'in this part of the map' : 'dans cette partie de la carte');
      expect(new URL(page.url()).searchParams.get('km')).toMatch(/^\d+$/);
      const count = await stores.count();
      await page.reload();
      await expect(stores).toHaveCount(count);
    });

    sampledTest('SF-07 shows the list, and an error in place of the map, when the map fails to load')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/map:|Failed to load resource/);
        await page.setViewportSize({ width: 1440, height: 1000 });
        await breakService(page, '/stores/canada-1.bin', (route) => route.abort());
        const { map, stores } = await visitFinder(page, locale);
        await expect(map).toContainText(locale === 'en' ? 'The map couldn’t load' : 'La carte n’a pas pu s’afficher');
        await expect(stores).toHaveCount(pageCount);
      },
    );

    sampledTest('SF-07 requests the map on a phone only once it is opened')(async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.setViewportSize({ width: 390, height: 800 });
      const { element, map } = await visitFinder(page, locale);
      await expect(map).toBeHidden();
      expect(asked.filter((url) => /canada-1|synced-map/.test(url))).toEqual([]);
      await element.getByRole('button', { name: locale === 'en' ? 'Show map' : 'Afficher la carte' }).click();
      await expect(map.getByRole('button').first()).toBeVisible();
    });

    for (const [what, act] of sample(2, [
      ['an HTML page', respondWith('<!doctype html>', { contentType: 'text/html' })],
      ['truncated JSON', respondWith('{"version":1,"zones":{},"stor')],
      ['status 500', respondWith('{}', { status: 500 })],
      ['a network error', (route: { abort: () => Promise<void> }) => route.abort()],
    ] as const)) {
      sampledTest(`SF-04 keeps the prerendered list after ${what}, and loads the stores on retry`)(
        async ({ page, watched }) => {
          watched.expectConsoleMessage(/stores:|Failed to load resource/);
          await breakService(page, '/stores/vitrine.json', act as never);
          await page.goto(`/${locale}/storelocator`);
          const { element, stores } = findFinder(page);
          await expect(element.getByRole('alert')).toContainText(locale === 'en' ? 'Uh oh' : 'Oh, oh!');
          await expect(page.getByRole('link', { name: feed.stores[0]?.name[locale] as string }).first()).toBeVisible();
          await page.unrouteAll();
          await element.getByRole('button', { name: locale === 'en' ? 'Try again' : 'Réessayer' }).click();
          await expect(stores).toHaveCount(pageCount);
          await expect(element.getByRole('alert')).toHaveCount(0);
        },
      );
    }

    sampledTest('SF-04 shows the prerendered list while the stores load')(async ({ page }) => {
      const { hold, release } = createHold();
      await breakService(page, '/stores/vitrine.json', hold);
      await page.goto(`/${locale}/storelocator`);
      const { element, stores } = findFinder(page);
      await expect(element).toContainText(locale === 'en' ? 'Loading stores' : 'Chargement des magasins');
      await expect(page.locator('#alberta')).toBeVisible();
      release();
      await expect(stores).toHaveCount(pageCount);
    });

    for (const width of listAuditWidths(locale)) {
      test(`SF-08 has no axe violations (${width} pixels wide)`, async ({ page, watched }) => {
        // axe's own style sheet, which our policy blocks.
        watched.expectConsoleMessage(/style-src/);
        await page.setViewportSize({ width, height: 900 });
        const finder = await visitFinder(page, locale, '?s=43.55,-80.25&store=vitrine-guelph-copper-square-191');
        await finder.element.locator('summary').first().click();
        await expect(finder.stores.getByRole('table')).toBeVisible();
        if (width > 900) await expect(finder.map.getByRole('button').first()).toBeVisible();
        await finder.box.click();
        await finder.box.pressSequentially('mont');
        await expect(finder.options.first()).toBeVisible();
        await expectNoFindings(page);
      });
    }

    sampledTest('SF-08 has the hours of the coming holidays one tap from a result')(async ({ page, request }) => {
      const { holidays } = (await (await request.get('/stores/vitrine.json')).json()) as {
        holidays: Record<string, { date: string; name: Record<'en' | 'fr', string> }[]>;
      };
      const [province, days] = Object.entries(holidays).find(([, list]) => list.length > 3) ?? ['', []];
      const holiday = days.at(2);
      // Thirty days before it, beyond the week that the table begins with.
      await page.clock.setFixedTime(Date.parse(`${holiday?.date}T18:00:00Z`) - 30 * 86_400_000);
      const { stores } = await visitFinder(page, locale, `?prov=${province}`);
      await stores.first().locator('summary').click();
      await expect(stores.first().getByRole('table')).toContainText(new RegExp(holiday?.name[locale] ?? '', 'i'));
    });

    sampledTest('SF-08 leads from the search to the directions by keyboard alone')(async ({ page }) => {
      const { box, title, element } = await visitFinder(page, locale);
      for (let at = 0; at < 60 && !(await box.evaluate((node) => node.matches(':focus'))); at += 1)
        await page.keyboard.press('Tab');
      await page.keyboard.type('Halifax');
      await page.keyboard.press('Enter');
      await expect(title).toBeFocused();
      const directions = element
        .getByRole('link', { name: locale === 'en' ? /^Directions to/ : /^Itinéraire vers/ })
        .first();
      for (let at = 0; at < 30 && !(await directions.evaluate((node) => node.matches(':focus'))); at += 1)
        await page.keyboard.press('Tab');
      await expect(directions).toBeFocused();
      await expect(directions).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=4/);
    });

    test('LOC-06 writes the city of an address in the page’s language', async ({ page }) => {
      const sudbury = { city: 'Greater Sudbury', cityFr: 'Grand Sudbury' };
      const named = feed.stores.map((store) =>
        store.name.en.includes('Sudbury') ? { ...store, address: { ...store.address, ...sudbury } } : store,
      );
      await breakService(page, '/stores/vitrine.json', respondWith(JSON.stringify({ ...feed, stores: named })));
      const { stores } = await visitFinder(page, locale, '?s=46.49,-80.99');
      await expect(stores.first().locator('address')).toContainText(
        locale === 'en' ? ', Greater Sudbury, Ontario P3E' : ', Grand Sudbury (Ontario) P3E',
      );
    });

    sampledTest('SF-08 shows whether a store is open by the store’s time zone, not the device’s')(async ({ page }) => {
      // Noon in Toronto, nine in Vancouver, half past one in St. John's, on a Monday in winter.
      await page.clock.setFixedTime(new Date('2026-11-23T17:00:00Z'));
      const { stores } = await visitFinder(page, locale, '?prov=NL');
      const door = (name: RegExp) => stores.filter({ hasText: name }).first().locator('.open, .shut');
      await expect(door(/St\. John’s|Saint-Jean/)).toContainText(locale === 'en' ? 'Open until' : 'Ouvert jusqu’à');
      await visitFinder(page, locale, '?prov=BC');
      // British Columbia stays on daylight time: it is ten there, not nine, so stores that open at half past nine are
      // open.
      await expect(door(/Vancouver/)).toContainText(locale === 'en' ? 'Open until' : 'Ouvert jusqu’à');
    });
  });
}

test('LOC-05 a finder whose locale changes keeps its search', async ({ page }) => {
  const finder = await visitFinder(page, 'en');
  await search(finder, 'Guelph');
  await expect(finder.title).toContainText('near Guelph');
  await expect(finder.map.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
  await finder.element.evaluate((element) => element.setAttribute('locale', 'fr'));
  await expect(finder.map.getByRole('button', { name: 'Zoom avant', exact: true })).toBeVisible();
  await expect(finder.title).toContainText('près de Guelph');
  await expect(finder.stores.first()).toContainText('km');
});

test('SF-01 the header’s search box loads on focus, keeps what was typed and leads to the locator', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/fr/faq', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('store-search'))).toEqual([]);
  const { promise: wait, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/store-search.*\.js$/, async (route) => {
    await wait;
    await route.continue();
  });
  const light = page.locator('header vitrine-store-search input');
  await light.focus();
  await page.keyboard.type('rimou');
  await expect(light).toHaveValue('rimou');
  letThrough();
  const box = page.locator('header vitrine-store-search').getByRole('combobox');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('rimou');
  await page.unrouteAll();
  await page.keyboard.type('ski');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\/storelocator\?s=48\.\d+,-68\.\d+$/);
  await expect(findFinder(page).title).toBeVisible();
});

test('SF-05 Google is requested only after a key is set, and our own map stays when Google is blocked', async ({
  page,
  watched,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const { map, element } = await visitFinder(page, 'fr');
  await expect(map.getByRole('button', { name: 'Zoom avant', exact: true })).toBeVisible();
  const failure = element.evaluate(
    (finder) =>
      new Promise((resolve) =>
        finder.addEventListener('vitrine-stores-failed', (event) => resolve((event as CustomEvent).detail.what)),
      ),
  );
  // This page's policy does not allow Google: the blocked request shows that it was attempted.
  watched.expectConsoleMessage(/google|Google|Content Security Policy|policy violation|script-src|TrustedScriptURL/);
  await element.evaluate((finder) => finder.setAttribute('google-maps-key', 'a-key'));
  expect(await failure).toBe('google');
  await expect(map.getByRole('button', { name: 'Zoom avant', exact: true })).toBeVisible();
});

test('SF-05 SF-07 the finder uses its own map and search when Google may not load', async ({ page, watched }) => {
  watched.expectConsoleMessage(/google|Google|Content Security Policy|policy violation|script-src|TrustedScriptURL/);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.route('**/en/storelocator', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<vitrine-store-finder ',
      '<vitrine-store-finder google-maps-key="a-key" ',
    );
    await route.fulfill({ response, body });
  });
  const failures: unknown[] = [];
  await page.exposeFunction('noteFailure', (what: unknown) => failures.push(what));
  await page.addInitScript(() => {
    addEventListener('vitrine-stores-failed', (event) =>
      Reflect.get(window, 'noteFailure')((event as CustomEvent).detail.what),
    );
  });
  const finder = await visitFinder(page, 'en');
  await expect(finder.map.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible({ timeout: 20_000 });
  await search(finder, 'Guelph');
  await expect(finder.title).toContainText('near Guelph, Ontario');
  expect(failures).toEqual(['google']);
});
