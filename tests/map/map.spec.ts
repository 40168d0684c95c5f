import type { CDPSession, Page } from '@playwright/test';
import { expectNoFindings } from '../e2e/axe.ts';
import { listWidths } from '../e2e/places.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { takeEvery } from '../support/long-run.ts';
import { scatterStores, serveMapPages } from './map-page.ts';

let site: Awaited<ReturnType<typeof serveMapPages>>;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await serveMapPages();
});
test.afterAll(() => site.stop());
test.use({ reducedMotion: 'reduce' });
test.beforeEach(({ page }) => page.clock.install());

async function open(page: Page, path = '/en', stores = 150) {
  await page.goto(`${site.origin}${path}?stores=${stores}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  const surface = page.getByRole('application');
  if (stores > 0) await expect(page.locator('.marker').first()).toBeVisible();
  return { surface, markers: page.locator('.marker'), clusters: page.locator('.cluster') };
}

/** Lets the map come to rest, and gives the visible area as it reported it. */
async function readArea(page: Page) {
  await page.clock.runFor(400);
  return page.evaluate(() => {
    const moves = window.mapEvents.filter(([event]) => event === 'moved');
    return moves.at(-1)?.[1] as {
      middle: { lat: number; lng: number };
      reach: { nearest: number };
      isByVisitor: boolean;
    };
  });
}
const readTold = (page: Page, event: string) =>
  page.evaluate((name) => window.mapEvents.filter(([told]) => told === name).map(([, detail]) => detail), event);

const languages = {
  '/en': { map: 'Map of stores', closer: 'Zoom in', cluster: /^\d+ stores. Zoom in$/ },
  '/fr': { map: 'Carte des magasins', closer: 'Zoom avant', cluster: /^\d+\u00a0magasins. Zoom avant$/ },
};
for (const [path, words] of takeEvery(2, Object.entries(languages), 1)) {
  for (const width of listWidths(path === '/fr' ? 'fr' : 'en')) {
    test(`SF-07 the map shows all stores in its language, with nothing for axe to find (${path}, ${width} wide)`, async ({
      page,
      watched,
    }) => {
      watched.expectComplaint(/style-src/);
      await page.setViewportSize({ width, height: 800 });
      const { surface, clusters, markers } = await open(page, path);
      await expect(surface).toHaveAccessibleName(words.map);
      await expect(page.getByRole('button', { name: words.closer, exact: true })).toBeVisible();
      await expect(clusters.first()).toHaveAccessibleName(words.cluster);
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

test('SF-07 markers are large enough to touch and never cover each other', async ({ page }) => {
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

test('SF-07 a mouse drags the map, and what it holds stays under it', async ({ page }) => {
  await open(page);
  const marker = page.locator('.marker').first();
  const before = await marker.boundingBox();
  const from = { x: (before?.x ?? 0) + 90, y: (before?.y ?? 0) + 70 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 30, { steps: 4 });
  await page.mouse.move(from.x + 120, from.y + 40, { steps: 4 });
  await page.mouse.up();
  const area = await readArea(page);
  expect(area.isByVisitor).toBe(true);
  const after = await marker.boundingBox();
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0) - 120)).toBeLessThan(12);
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0) - 40)).toBeLessThan(12);
  expect(await readTold(page, 'chosen')).toEqual([]);
});

test('SF-07 a mouse released outside of the map does not drag it on its return', async ({ page }) => {
  const { surface } = await open(page);
  const box = await surface.boundingBox();
  if (!box) throw new Error('no map');
  const before = await readArea(page);
  // The pointer leaves before it has moved as far as a drag.
  await page.mouse.move(box.x + box.width - 1, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 2, box.y + 60);
  await page.mouse.up();
  await page.mouse.move(box.x + box.width - 100, box.y + 160, { steps: 4 });
  expect(await readArea(page)).toEqual(before);
});

for (const [property, value] of takeEvery(2, [
  ['zoom', '1.25'],
  ['transform', 'scale(0.5)'],
] as const)) {
  test(`SF-07 the map follows the pointer on a page with ${property}: ${value}`, async ({ page }) => {
    const { surface, markers } = await open(page, '/en', 1);
    await page.evaluate(([name, text]) => document.body.style.setProperty(name, text), [property, value] as const);
    await readArea(page);
    const box = await surface.boundingBox();
    const start = await markers.first().boundingBox();
    if (!box || !start) throw new Error('no map');
    await page.mouse.move(box.x + 100, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 140, box.y + 90, { steps: 5 });
    await page.mouse.up();
    await readArea(page);
    const end = await markers.first().boundingBox();
    expect(Math.abs((end?.x ?? 0) - start.x - 40)).toBeLessThan(2);
    expect(Math.abs((end?.y ?? 0) - start.y - 30)).toBeLessThan(2);
  });
}

test('SF-07 a button pressed twice does what it does twice, and the map does not zoom as well', async ({ page }) => {
  const { surface } = await open(page);
  const farther = page.getByRole('button', { name: 'Zoom out', exact: true });
  await surface.dblclick({ position: { x: 200, y: 200 } });
  await surface.dblclick({ position: { x: 200, y: 200 } });
  const { reach: near } = await readArea(page);
  await farther.click();
  await farther.click();
  const { reach: far } = await readArea(page);
  for (let times = 0; times < 2; times += 1) await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await readArea(page);
  await farther.dblclick();
  const { reach: again } = await readArea(page);
  expect(near.nearest).toBeLessThan(far.nearest);
  expect(again.nearest).toBeCloseTo(far.nearest, 0);
});

test('SF-07 a drag that begins on a marker moves the map and chooses nothing', async ({ page }) => {
  const { markers } = await open(page, '/en', 1);
  const box = await markers.first().boundingBox();
  const from = { x: (box?.x ?? 0) + 22, y: (box?.y ?? 0) + 22 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y + 10, { steps: 5 });
  await page.mouse.up();
  expect((await readArea(page)).isByVisitor).toBe(true);
  expect(await readTold(page, 'chosen')).toEqual([]);
  await markers.first().click();
  expect(await readTold(page, 'chosen')).toHaveLength(1);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`SF-07 a thrown map ${reducedMotion === 'reduce' ? 'stops at once' : 'runs on a little'} (${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const { surface } = await open(page);
    await readArea(page);
    const box = await surface.boundingBox();
    const from = { x: (box?.x ?? 0) + 400, y: (box?.y ?? 0) + 60 };
    let direction = -1;
    /** Pixels that the map glides on after a throw, in alternating directions. */
    const throwMap = async () => {
      direction = -direction;
      const start = await page.locator('.marker').first().boundingBox();
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const step of [1, 2, 3, 4, 5, 6]) await page.mouse.move(from.x + 25 * step * direction, from.y);
      await page.mouse.up();
      await readArea(page);
      const rested = await page.locator('.marker').first().boundingBox();
      return ((rested?.x ?? 0) - (start?.x ?? 0)) * direction - 150;
    };
    if (reducedMotion === 'reduce') expect(Math.abs(await throwMap())).toBeLessThan(3);
    // On a busy machine the pointer may rest before its release, which throws nothing: then try again.
    else await expect.poll(throwMap, { timeout: 20_000 }).toBeGreaterThan(5);
    // An animated zoom step ends where a jump would.
    const before = await readArea(page);
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    expect((await readArea(page)).reach.nearest).toBeCloseTo(before.reach.nearest / 2, 0);
  });
}

test('SF-07 the wheel scrolls the page and says how to zoom; with Ctrl it zooms to the pointer', async ({ page }) => {
  const { surface } = await open(page);
  const box = await surface.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 700, (box?.y ?? 0) + 300);
  await page.mouse.wheel(0, 120);
  await expect(page.locator('.hint')).toHaveText('Hold Ctrl while you scroll to zoom the map');
  await expect(page.locator('.hint')).toHaveCSS('opacity', '1');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  const before = await readArea(page);
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  const after = await readArea(page);
  expect(after.reach.nearest).toBeLessThan(before.reach.nearest * 0.7);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});

test('SF-07 everything goes by keyboard: move, zoom, all stores, from marker to marker, choose', async ({ page }) => {
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
  expect(await readTold(page, 'chosen')).toHaveLength(1);
});

test('SF-07 a cluster opens, and the focus is on one of its stores', async ({ page }) => {
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

test('SF-07 stores at one place are told together, as no closer look can part them', async ({ page }) => {
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
  expect((await readTold(page, 'cluster')).at(-1)).toEqual(expect.arrayContaining(['a', 'b']));
});

test('SF-03 fewer stores take the others off the map and SF-08 the list lights them up', async ({ page }) => {
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

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  let session: CDPSession | undefined;
  test.beforeEach(() => {
    session = undefined;
  });
  /** Where fingers are, by their number; a `touchEnd` with some lifts these, without any all. */
  const touch = async (page: Page, type: string, points: readonly (readonly [number, number] | undefined)[]) => {
    session ??= await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.flatMap((point, id) => (point ? [{ x: point[0], y: point[1], id }] : [])),
    });
  };

  test('SF-07 two fingers pinch and move the map, and the page stays', async ({ page }) => {
    await open(page);
    const before = await readArea(page);
    await touch(page, 'touchStart', [
      [150, 300],
      [230, 300],
    ]);
    for (const step of [1, 2, 3, 4])
      await touch(page, 'touchMove', [
        [150 - 20 * step, 300],
        [230 + 20 * step, 300],
      ]);
    await touch(page, 'touchEnd', []);
    const after = await readArea(page);
    expect(after.reach.nearest).toBeCloseTo(before.reach.nearest / 3, -2);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('SF-07 the map stays when one of three fingers leaves it', async ({ page }) => {
    await open(page);
    const before = await readArea(page);
    const [first, second, third] = [[150, 300] as const, [230, 300] as const, [330, 500] as const];
    await touch(page, 'touchStart', [first, second]);
    await touch(page, 'touchStart', [first, second, third]);
    await touch(page, 'touchEnd', [first]);
    await touch(page, 'touchMove', [undefined, [231, 300], [331, 500]]);
    await touch(page, 'touchEnd', []);
    const after = await readArea(page);
    expect(after.reach.nearest / before.reach.nearest).toBeCloseTo(1);
    expect(after.middle.lng).toBeCloseTo(before.middle.lng, 0);
  });

  test('SF-07 one finger scrolls the page and is told how', async ({ page }) => {
    await open(page, '/fr');
    const before = await readArea(page);
    await touch(page, 'touchStart', [[200, 500]]);
    for (const step of [1, 2, 3, 4, 5, 6]) await touch(page, 'touchMove', [[200, 500 - 40 * step]]);
    await touch(page, 'touchEnd', []);
    await expect(page.locator('.hint')).toHaveText('Déplacez la carte avec deux doigts');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await readArea(page)).toEqual(before);
  });
});

test('SF-07 in forced colours land, names and markers keep their contrast', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  const pin = await page
    .locator('.pin')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  const link = await page.evaluate(() => {
    const anchor = document.createElement('span');
    anchor.style.color = 'LinkText';
    document.body.append(anchor);
    const { color } = getComputedStyle(anchor);
    anchor.remove();
    return color;
  });
  expect(pin).toBe(link);
});

test('SF-07 the map follows the size of its place and leaves nothing behind', async ({ page }) => {
  const { markers } = await open(page);
  const before = await readArea(page);
  await page.locator('#map').evaluate((element) => Object.assign(element.style, { width: '400px' }));
  await expect.poll(async () => (await page.locator('canvas').boundingBox())?.width).toBe(400);
  expect((await readArea(page)).reach.nearest).not.toBe(before.reach.nearest);
  const total = await markers.evaluateAll((all) =>
    all.map((one) => Number(one.querySelector('.pin')?.textContent || 1)).reduce((a, b) => a + b, 0),
  );
  expect(total).toBe(150);
  await page.evaluate(() => window.map.destroy());
  await expect(page.locator('.map')).toHaveCount(0);
  await page.setViewportSize({ width: 700, height: 500 });
  await page.mouse.wheel(0, 50);
  await page.clock.runFor(400);
});
