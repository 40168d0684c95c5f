import type { Locator, Page } from '@playwright/test';
import type { MapMarker } from '../../widgets/shared/map/marker-set.ts';
import { expectNoFindings } from '../e2e/axe.ts';
import { listWidths } from '../e2e/places.ts';
import { scatterStores } from '../map/map-page.ts';
import { sample } from '../support/samples.ts';
import { expect, test } from './google-page.ts';

test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce' });
test.beforeEach(({ page }) => page.clock.install());

type Mounting = { markers?: readonly MapMarker[]; locale?: 'en' | 'fr'; language?: string };

async function mount(page: Page, { markers = scatterStores(150), locale = 'en', language }: Mounting = {}) {
  await page.evaluate(([stores, chosen, maps]) => window.first.mount(stores, chosen, { language: maps }), [
    markers,
    locale,
    language ?? locale,
  ] as const);
  if (markers.length > 0) await expect(page.locator('.marker').first()).toBeVisible();
  await readArea(page);
  return {
    surface: page.getByRole('application'),
    markers: page.locator('.marker'),
    clusters: page.locator('.cluster'),
  };
}

/** Lets the map come to rest, and gives the visible area as it reported it. */
async function readArea(page: Page) {
  await page.clock.runFor(250);
  return page.evaluate(
    () =>
      window.mapEvents.filter(([event]) => event === 'moved').at(-1)?.[1] as {
        middle: { lat: number; lng: number };
        reach: { nearest: number; furthest: number };
        isByVisitor: boolean;
      },
  );
}
/** Waits until the observers of the page's sizes have been told of its new one. */
const endLayout = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
  );
const readTold = (page: Page, event: string) =>
  page.evaluate((name) => window.mapEvents.filter(([told]) => told === name).map(([, detail]) => detail), event);
const countStores = (page: Page) =>
  page
    .locator('.marker')
    .evaluateAll((all) =>
      all.map((one) => Number(one.querySelector('.pin')?.textContent || 1)).reduce((sum, count) => sum + count, 0),
    );

/** The largest distance of a marker from its store's position in Google's projection, in pixels. */
const measureError = (page: Page, stores: readonly MapMarker[]) =>
  page.evaluate((all) => {
    const [map] = window.fakeGoogle.maps.slice(-1);
    const root = document.getElementById('map')?.shadowRoot;
    const origin = root?.querySelector('.map')?.getBoundingClientRect();
    const errors = [...(root?.querySelectorAll('.marker:not(.cluster)') ?? [])].map((marker) => {
      const box = marker.getBoundingClientRect();
      const store = all.find(({ name }) => name === marker.getAttribute('aria-label'));
      const at = store && map?.toContainer(store);
      if (!at || !origin) return Infinity;
      return Math.hypot(box.left + box.width / 2 - origin.left - at.x, box.top + box.height / 2 - origin.top - at.y);
    });
    return Math.max(...errors);
  }, stores);

const languages = {
  '/en': { map: 'Map of stores', closer: 'Zoom in', cluster: /^\d+ stores. Zoom in$/ },
  '/fr': { map: 'Carte des magasins', closer: 'Zoom avant', cluster: /^\d+\u00a0magasins. Zoom avant$/ },
} as const;
for (const [path, messages] of sample(2, Object.entries(languages))) {
  for (const width of listWidths(path === '/fr' ? 'fr' : 'en')) {
    test(`SF-07 Google’s map shows all stores, with accessible names in the page’s language (${path}, ${width} wide)`, async ({
      page,
      open,
      watched,
    }) => {
      watched.expectConsoleMessage(/style-src/);
      await page.setViewportSize({ width, height: 800 });
      await open({ path: path as '/en' });
      const { surface, clusters } = await mount(page, { locale: path === '/fr' ? 'fr' : 'en' });
      await expect(surface).toHaveAccessibleName(messages.map);
      await expect(page.getByRole('button', { name: messages.closer, exact: true })).toBeVisible();
      await expect(clusters.first()).toHaveAccessibleName(messages.cluster);
      expect(await countStores(page)).toBe(150);
      await expectNoFindings(page);
      await page.evaluate(() => window.map.select('s3'));
      await expect(page.locator('.marker[aria-current="true"]')).toHaveCount(1);
      await expectNoFindings(page);
    });
  }
}

test('SF-07 markers are at Google’s positions, 44 pixels large, and do not overlap', async ({ page, open }) => {
  const stores = scatterStores(2000);
  await open();
  const { markers } = await mount(page, { markers: stores });
  expect(await measureError(page, stores)).toBeLessThan(1);
  const boxes = await markers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThan(10);
  for (const [at, box] of boxes.entries()) {
    expect(Math.min(box.width, box.height)).toBeCloseTo(44, 2);
    for (const other of boxes.slice(at + 1)) {
      expect(Math.hypot(box.x - other.x, box.y - other.y)).toBeGreaterThan(43.9);
    }
  }
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await readArea(page);
  expect(await measureError(page, stores)).toBeLessThan(1);
});

test('SF-07 a drag that begins on a marker moves the markers, counts as the visitor’s and chooses no store', {
  tag: '@full',
}, async ({ page, open }) => {
  const stores = scatterStores(1);
  await open();
  const { markers } = await mount(page, { markers: stores });
  const box = await markers.first().boundingBox();
  const from = { x: (box?.x ?? 0) + 22, y: (box?.y ?? 0) + 22 };
  expect((await readArea(page)).isByVisitor).toBe(false);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y + 30, { steps: 5 });
  await page.mouse.up();
  expect((await readArea(page)).isByVisitor).toBe(true);
  const after = await markers.first().boundingBox();
  expect(Math.abs((after?.x ?? 0) - (box?.x ?? 0) - 80)).toBeLessThan(2);
  expect(Math.abs((after?.y ?? 0) - (box?.y ?? 0) - 30)).toBeLessThan(2);
  expect(await measureError(page, stores)).toBeLessThan(1);
  expect(await readTold(page, 'chosen')).toEqual([]);
  await markers.first().click();
  expect(await readTold(page, 'chosen')).toEqual(['s0']);
  expect(await readTold(page, 'pointed')).toContain('s0');
});

test('SF-07 the keyboard moves and zooms the map, shows all stores, moves between markers and chooses one', {
  tag: '@full',
}, async ({ page, open }) => {
  await open();
  const { surface } = await mount(page, { markers: scatterStores(12) });
  await page.keyboard.press('Tab');
  await expect(surface).toBeFocused();
  const start = await readArea(page);
  await page.keyboard.press('+');
  const closer = await readArea(page);
  expect(closer.reach.nearest / start.reach.nearest).toBeLessThan(0.7);
  expect(closer.isByVisitor).toBe(true);
  await page.keyboard.press('ArrowRight');
  const east = await readArea(page);
  expect(east.middle.lng).toBeGreaterThan(closer.middle.lng + 0.2);
  await page.keyboard.press('ArrowUp');
  expect((await readArea(page)).middle.lat).toBeGreaterThan(east.middle.lat + 0.2);
  await page.keyboard.press('-');
  await page.keyboard.press('Home');
  const all = await readArea(page);
  expect(all.reach.nearest).toBeCloseTo(start.reach.nearest, 0);
  expect(all.isByVisitor).toBe(false);

  await page.keyboard.press('Tab');
  const first = page.locator('.marker:focus');
  await expect(first).toBeVisible();
  await expect(first.locator('.tag')).toBeVisible();
  const name = await first.getAttribute('aria-label');
  const lefts = await page.locator('.marker').evaluateAll((list) => list.map((one) => one.getBoundingClientRect().x));
  const isLeftmost = (await first.boundingBox())?.x === Math.min(...lefts);
  await page.keyboard.press(isLeftmost ? 'ArrowRight' : 'ArrowLeft');
  await expect(first).not.toHaveAccessibleName(name ?? '');
  // One Tab stop for all markers: the next is the first control.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeFocused();
  await page.evaluate(() => window.map.showStores(['s1']));
  await readArea(page);
  await page.locator('.marker:not(.cluster)').first().focus();
  await page.keyboard.press('Enter');
  expect(await readTold(page, 'chosen')).toHaveLength(1);
});

test('SF-07 Enter on a cluster zooms in and moves the focus to a marker', { tag: '@full' }, async ({ page, open }) => {
  await open();
  const { clusters } = await mount(page);
  const before = await readArea(page);
  await clusters.first().focus();
  await page.keyboard.press('Enter');
  const after = await readArea(page);
  expect(after.reach.nearest).toBeLessThan(before.reach.nearest);
  expect(after.isByVisitor).toBe(true);
  await expect(page.locator('.marker:focus')).toHaveCount(1);
});

test('SF-07 a click on a cluster of stores at the same position reports all of them', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open();
  await mount(page, { markers: [] });
  await page.evaluate(() => {
    const place = { lat: 45.5, lng: -73.6 };
    window.map.setMarkers([
      { id: 'a', name: 'A', ...place },
      { id: 'b', name: 'B', ...place },
    ]);
    window.map.showStores();
  });
  await page.getByRole('button', { name: '2 stores here' }).click();
  expect((await readTold(page, 'cluster')).at(-1)).toEqual(expect.arrayContaining(['a', 'b']));
});

test('SF-03 setMarkers removes other stores, SF-08 highlight marks a store, and new stores get their own names', async ({
  page,
  open,
}) => {
  await open();
  await mount(page);
  await page.evaluate((some) => window.map.setMarkers(some), scatterStores(150).slice(7, 9));
  await expect.poll(() => countStores(page)).toBe(2);
  await page.evaluate(() => window.map.highlight('s7'));
  await expect(page.locator('.marker[data-highlighted]')).toHaveCount(1);
  await page.evaluate(() => window.map.highlight(undefined));
  await expect(page.locator('.marker[data-highlighted]')).toHaveCount(0);
  const place = { lat: 45.5, lng: -73.6 };
  for (const name of ['Laval', 'Longueuil']) {
    await page.evaluate((store) => window.map.setMarkers([store]), { id: name, name, ...place });
    await expect(page.locator('.marker')).toHaveAccessibleName(name);
  }
});

test('SF-08 showPlace shows the given kilometres around a place and showStores its stores, neither as the visitor’s move', async ({
  page,
  open,
}) => {
  const stores = scatterStores(150);
  await open();
  await mount(page, { markers: stores });
  await page.evaluate(() => window.map.showPlace({ lat: 49.9, lng: -97.1 }, 50));
  const there = await readArea(page);
  expect(there.isByVisitor).toBe(false);
  expect(there.middle.lat).toBeCloseTo(49.9, 1);
  expect(there.middle.lng).toBeCloseTo(-97.1, 1);
  expect(there.reach.nearest).toBeGreaterThan(50);
  // Google's whole zoom levels double the scale.
  expect(there.reach.nearest).toBeLessThan(50 * 2 * 1.5);
  expect(there.reach.furthest).toBeGreaterThan(there.reach.nearest);
  await page.evaluate(() => window.map.showStores(['s5', 's6']));
  const between = await readArea(page);
  expect(between.isByVisitor).toBe(false);
  const [first, second] = stores.slice(5, 7) as [MapMarker, MapMarker];
  expect(between.middle.lat).toBeCloseTo((first.lat + second.lat) / 2, 0);
  expect(between.middle.lng).toBeCloseTo((first.lng + second.lng) / 2, 0);
});

test('SF-07 Ctrl and the wheel zoom as the visitor’s move, and a narrower page keeps the centre', {
  tag: '@full',
}, async ({ page, open }) => {
  await open();
  const { surface } = await mount(page);
  const before = await readArea(page);
  const box = await surface.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 700, (box?.y ?? 0) + 300);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  const after = await readArea(page);
  expect(after.reach.nearest / before.reach.nearest).toBeLessThan(0.7);
  expect(after.isByVisitor).toBe(true);
  await page.setViewportSize({ width: 800, height: 800 });
  await endLayout(page);
  const narrow = await readArea(page);
  expect(narrow.middle.lat).toBeCloseTo(after.middle.lat, 1);
  expect(narrow.isByVisitor).toBe(true);
});

test('SF-07 the zoom buttons have aria-disabled at the closest and at the farthest zoom', {
  tag: '@full',
}, async ({ page, open }) => {
  await open();
  await mount(page, { markers: scatterStores(1) });
  const closer = page.getByRole('button', { name: 'Zoom in', exact: true });
  const farther = page.getByRole('button', { name: 'Zoom out', exact: true });
  const press = (button: Locator, times: number) =>
    button.evaluate((element: HTMLElement, count) => {
      for (let step = 0; step < count; step += 1) element.click();
    }, times);
  await press(closer, 25);
  await expect(closer).toHaveAttribute('aria-disabled', 'true');
  await expect(farther).toHaveAttribute('aria-disabled', 'false');
  await press(farther, 25);
  await expect(farther).toHaveAttribute('aria-disabled', 'true');
  await expect(closer).toHaveAttribute('aria-disabled', 'false');
});

test('SF-06 the map’s own texts follow setLocale, while Google’s keep their language and its lang attribute', async ({
  page,
  open,
}) => {
  await open();
  const { surface, clusters } = await mount(page, { locale: 'en', language: 'en' });
  await page.evaluate(() => window.first.setLocale('fr'));
  await expect(surface).toHaveAccessibleName('Carte des magasins');
  await expect(clusters.first()).toHaveAccessibleName(/magasins. Zoom avant$/);
  const languages = await page.evaluate(() => {
    const root = document.getElementById('map')?.shadowRoot;
    const language = (selector: string) => root?.querySelector(selector)?.closest<HTMLElement>('[lang]')?.lang;
    return [language('.gm-style'), language('.marker')];
  });
  expect(languages).toEqual(['en', 'fr-CA']);
});

test('SF-07 a map that was mounted while hidden shows its stores once it is displayed', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open();
  await page.evaluate(() => document.getElementById('map')?.classList.add('away'));
  await page.evaluate((stores) => window.first.mount(stores, 'en'), scatterStores(1));
  await page.clock.runFor(200);
  await page.evaluate(() => document.getElementById('map')?.classList.remove('away'));
  await expect(page.locator('.marker')).toBeVisible();
  expect((await readArea(page)).reach.furthest).toBeLessThan(50);
});

test('SF-07 a destroyed map leaves no element, listener or overlay, and another can be mounted', async ({
  page,
  open,
}) => {
  await open();
  await mount(page);
  await page.evaluate(() => window.map.destroy());
  await expect(page.locator('.map')).toHaveCount(0);
  const left = await page.evaluate(() => {
    const [map] = window.fakeGoogle.maps;
    return [map?.listeners.size, map?.overlays.size];
  });
  expect(left).toEqual([0, 0]);
  await page.setViewportSize({ width: 700, height: 500 });
  await mount(page);
  expect(await countStores(page)).toBe(150);
});
