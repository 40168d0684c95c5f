import { expectNoFindings } from '../e2e/axe.ts';
import { listWidths } from '../e2e/places.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { sample } from '../support/samples.ts';
import { scatterStores } from './map-page.ts';
import { readArea, readEvents, setUpMapPages } from './open-map.ts';

const open = setUpMapPages();

const languages = {
  '/en': { map: 'Map of stores', closer: 'Zoom in', cluster: /^\d+ stores. Zoom in$/ },
  '/fr': { map: 'Carte des magasins', closer: 'Zoom avant', cluster: /^\d+\u00a0magasins. Zoom avant$/ },
};

for (const [path, messages] of sample(2, Object.entries(languages), 1)) {
  for (const width of listWidths(path === '/fr' ? 'fr' : 'en')) {
    test(`SF-07 the map shows all stores in its language, without axe violations (${path}, ${width} wide)`, async ({
      page,
      watched,
    }) => {
      watched.expectConsoleMessage(/style-src/);
      await page.setViewportSize({ width, height: 800 });
      const { surface, clusters, markers } = await open(page, path);
      await expect(surface).toHaveAccessibleName(messages.map);
      await expect(page.getByRole('button', { name: messages.closer, exact: true })).toBeVisible();
      await expect(clusters.first()).toHaveAccessibleName(messages.cluster);
      const counts = await markers.evaluateAll((all) =>
        all.map((one) => Number(one.querySelector('.pin')?.textContent || 1)),
      );
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(150);
      await expectNoFindings(page);
      await page.evaluate(() => window.map.select('s3'));
      await expect(page.locator('.marker[aria-current="true"]')).toHaveCount(1);
      await expectNoFindings(page);
    });
  }
}

test('SF-07 markers are at least 44 pixels large and do not overlap', async ({ page }) => {
  const { markers } = await open(page, '/en', 2000);
  const boxes = await markers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThan(10);
  for (const [at, box] of boxes.entries()) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    for (const other of boxes.slice(at + 1)) {
      expect(Math.hypot(box.x - other.x, box.y - other.y)).toBeGreaterThanOrEqual(44);
    }
  }
});

test('SF-07 the keyboard moves and zooms the map, shows all stores, moves between markers and chooses one', async ({
  page,
}) => {
  const { surface } = await open(page, '/en', 12);
  await page.keyboard.press('Tab');
  await expect(surface).toBeFocused();
  const start = await readArea(page);
  await page.keyboard.press('+');
  const closer = await readArea(page);
  expect(closer.reach.nearest).toBeCloseTo(start.reach.nearest / 2, -1);
  await page.keyboard.press('ArrowRight');
  const east = await readArea(page);
  expect(east.middle.lng).toBeGreaterThan(closer.middle.lng + 0.2);
  await page.keyboard.press('ArrowUp');
  expect((await readArea(page)).middle.lat).toBeGreaterThan(east.middle.lat + 0.2);
  await page.keyboard.press('-');
  await page.keyboard.press('Home');
  expect((await readArea(page)).reach.nearest).toBeCloseTo(start.reach.nearest, 0);

  await page.keyboard.press('Tab');
  const first = page.locator('.marker:focus');
  await expect(first).toBeVisible();
  await expect(first.locator('.tag')).toBeVisible();
  const name = await first.getAttribute('aria-label');
  const all = await page.locator('.marker').evaluateAll((list) => list.map((one) => one.getBoundingClientRect().x));
  const isLeftmost = (await first.boundingBox())?.x === Math.min(...all);
  await page.keyboard.press(isLeftmost ? 'ArrowRight' : 'ArrowLeft');
  await expect(first).not.toHaveAccessibleName(name ?? '');
  await page.keyboard.press('Escape');
  await expect(first.locator('.tag')).toBeHidden();
  // One Tab stop for all markers: the next is the first control.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.evaluate(() => window.map.showStores(['s1']));
  await readArea(page);
  await page.locator('.marker:not(.cluster)').first().focus();
  await page.keyboard.press('Enter');
  expect(await readEvents(page, 'chosen')).toHaveLength(1);
});

test('SF-07 Enter on a cluster zooms in and moves the focus to a marker', async ({ page }) => {
  const { clusters } = await open(page);
  const before = await readArea(page);
  const [largest] = await clusters.evaluateAll((all) =>
    all
      .map((one) => ({
        count: Number(one.textContent?.match(/\d+/)?.[0]),
        label: one.getAttribute('aria-label') ?? '',
      }))
      .sort((a, b) => b.count - a.count),
  );
  const cluster = page.getByRole('button', { name: largest?.label ?? '' }).first();
  await cluster.focus();
  await page.keyboard.press('Enter');
  const after = await readArea(page);
  expect(after.reach.nearest).toBeLessThan(before.reach.nearest / 2);
  await expect(page.locator('.marker:focus')).toHaveCount(1);
});

test('SF-07 a click on a cluster of stores at the same position reports all of them', async ({ page }) => {
  await open(page, '/en', 0);
  await page.evaluate(() => {
    const place = { lat: 45.5, lng: -73.6 };
    window.map.setMarkers([
      { id: 'a', name: 'A', ...place },
      { id: 'b', name: 'B', ...place },
    ]);
    window.map.showStores();
  });
  const cluster = page.getByRole('button', { name: '2 stores here' });
  await cluster.click();
  await cluster.click();
  expect((await readEvents(page, 'cluster')).at(-1)).toEqual(expect.arrayContaining(['a', 'b']));
});

test('SF-03 setMarkers removes other stores, and SF-08 a highlighted marker stays highlighted after setMarkers', async ({
  page,
}) => {
  const { markers } = await open(page);
  const stores = scatterStores(150);
  await page.evaluate((some) => window.map.setMarkers(some), stores.slice(7, 9));
  await expect
    .poll(() =>
      markers.evaluateAll((all) =>
        all.map((one) => Number(one.querySelector('.pin')?.textContent || 1)).reduce((a, b) => a + b, 0),
      ),
    )
    .toBe(2);
  await page.evaluate(() => window.map.highlight('s7'));
  await expect(page.locator('.marker[data-highlighted]')).toHaveCount(1);
  await page.evaluate((all) => window.map.setMarkers(all), stores);
  await expect.poll(() => markers.count()).toBeGreaterThan(5);
  await expect(page.locator('.marker[data-highlighted]')).toHaveCount(1);
});

test('SF-07 the map has the system’s colours in forced-colors mode: ground, border and pins', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  const pin = await page
    .locator('.pin')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  const readSystem = (name: string) =>
    page.evaluate((colour) => {
      const sample = document.createElement('span');
      sample.style.color = colour;
      document.body.append(sample);
      const { color } = getComputedStyle(sample);
      sample.remove();
      return color;
    }, name);
  expect(pin).toBe(await readSystem('LinkText'));
  const border = await page.locator('.map').evaluate((map) => getComputedStyle(map).borderTopColor);
  expect(border).toBe(await readSystem('CanvasText'));
  // Water, land and the neighbours are painted alike: most of the canvas.
  const ground = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const [colour = '', count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    return { colour, share: (count * 4) / data.length };
  });
  expect(ground.colour).toBe(await readSystem('Canvas'));
  expect(ground.share).toBeGreaterThan(0.75);
});

test('SF-07 the map adapts to its container’s size, and once destroyed it is removed and reports nothing', async ({
  page,
}) => {
  const { markers } = await open(page);
  const before = await readArea(page);
  await page.locator('#map').evaluate((element) => Object.assign(element.style, { width: '400px' }));
  await expect.poll(async () => (await page.locator('canvas').boundingBox())?.width).toBe(400);
  expect((await readArea(page)).reach.nearest).not.toBe(before.reach.nearest);
  const total = await markers.evaluateAll((all) =>
    all.map((one) => Number(one.querySelector('.pin')?.textContent || 1)).reduce((a, b) => a + b, 0),
  );
  expect(total).toBe(150);
  const told = await page.evaluate(() => {
    // Its report is due once the map is at rest.
    window.map.showStores(['s1']);
    window.map.destroy();
    return window.mapEvents.length;
  });
  await expect(page.locator('.map')).toHaveCount(0);
  await page.setViewportSize({ width: 700, height: 500 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.mouse.wheel(0, 50);
  await page.clock.runFor(400);
  expect(await page.evaluate(() => window.mapEvents.length)).toBe(told);
});
