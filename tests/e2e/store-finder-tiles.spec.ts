import type { Page } from '@playwright/test';
import { sample } from '../support/samples.ts';
import { expectNoFindings } from './axe.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { feed, findFinder } from './store-finder.ts';
import { serveTiles, type TileMode } from './tile-server.ts';
import { expect, test } from './watched-page.ts';

// A retailer's own tiles on our map: a server of this test's own marks every store with a red spot on blue.

const tiles = serveTiles(feed.stores);
const pages = serveEmbeddingPages(tiles.findOrigin);

test.describe.configure({ mode: 'default' });
test.beforeAll(() => Promise.all([tiles.start(), pages.start()]));
test.afterAll(() => Promise.all([tiles.stop(), pages.stop()]));
test.beforeEach(() => tiles.setMode({ upTo: 18 }));
test.use({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' });

const messages = {
  en: { onMap: 'On the map', closer: 'Zoom in', farther: 'Zoom out', credit: '© Our mapmaker' },
  fr: { onMap: 'Sur la carte', closer: 'Zoom avant', farther: 'Zoom arrière', credit: '© Notre cartographe' },
};
const template = '/{z}/{x}/{y}{r}.png';
// The test reads the canvas again and again.
test.beforeEach(({ watched }) => {
  watched.expectConsoleMessage(/willReadFrequently/);
});

type Attributes = Record<string, string>;

async function open(page: Page, locale: 'en' | 'fr', attributes: Attributes = {}) {
  const all: Attributes = {
    near: '43.55,-80.25',
    'no-address': '',
    'map-style': tiles.findOrigin() + template,
    'map-attribution': messages[locale].credit,
    'map-attribution-link': 'https://maps.example/copyright',
    ...attributes,
  };
  const written = Object.entries(all).map(([name, value]) => `${name}="${value}"`);
  await pages.open(page, `<vitrine-store-finder ${written.join(' ')}></vitrine-store-finder>`, `${locale}-CA`);
  const finder = findFinder(page);
  await expect(finder.map.locator('.marker').first()).toBeVisible();
  return { ...finder, credit: finder.map.locator('.tile-credit') };
}

/** The canvas's colour at the middle of the chosen store's marker. */
const readColour = (page: Page) =>
  page.locator('vitrine-store-finder').evaluate((finder) => {
    const canvas = finder.shadowRoot?.querySelector('canvas') as HTMLCanvasElement;
    const marker = finder.shadowRoot?.querySelector('.marker[aria-current="true"]');
    if (!marker) return 'no marker';
    const [box, frame] = [marker.getBoundingClientRect(), canvas.getBoundingClientRect()];
    const ratio = canvas.width / frame.width;
    const left = (box.left + box.width / 2 - frame.left) * ratio;
    const top = (box.top + box.height / 2 - frame.top) * ratio;
    const [red = 0, green = 0, blue = 0] = canvas.getContext('2d')?.getImageData(left, top, 1, 1).data ?? [];
    if (red > 200 && green < 60 && blue < 60) return 'spot';
    return blue > 200 && red < 60 && green < 60 ? 'tile' : 'base map';
  });
/** The level of the finest tiles that were asked for. */
const findLevel = () => Math.max(...tiles.requests.map(({ z }) => z));
/** The level at which the map shows a store, once it has moved there. */
const level = 14;
const expectColour = (page: Page, colour: string) => expect.poll(() => readColour(page)).toBe(colour);

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);
  const shown = messages[locale];

  sampledTest(`SF-07 with map-style the map shows tiles at each zoom level, with each store in its place (${locale})`)(
    async ({ page }) => {
      const { stores, map, credit } = await open(page, locale);
      await stores.getByText(shown.onMap).first().click();
      await expectColour(page, 'spot');
      const closer = map.getByRole('button', { name: shown.closer, exact: true });
      for (let step = 0; step < 4; step += 1) {
        await closer.press('Enter');
        await expectColour(page, 'spot');
      }
      await expect(closer).toHaveAttribute('aria-disabled', 'true');
      await expect.poll(findLevel).toBe(17);
      const farther = map.getByRole('button', { name: shown.farther, exact: true });
      for (let step = 0; step < 7; step += 1) {
        await farther.press('Enter');
        await expectColour(page, 'spot');
      }
      for (let step = 0; step < 4; step += 1) await farther.press('Enter');
      await expectColour(page, 'base map');
      await expect(credit.getByRole('link', { name: shown.credit })).toHaveAttribute(
        'href',
        'https://maps.example/copyright',
      );
      await expectNoFindings(page, 'the map with tiles');
      const origin = new URL(page.url()).origin;
      for (const { headers, isDense } of tiles.requests) {
        expect(headers.cookie).toBeUndefined();
        expect(headers.referer).toBe(`${origin}/`);
        expect(isDense).toBe(false);
      }
    },
  );
}

test('SF-07 no tile is requested until map-style is set', async ({ page }) => {
  const { element, stores, credit } = await open(page, 'en', { 'map-style': '' });
  await stores.getByText('On the map').first().click();
  await expectColour(page, 'base map');
  await expect(credit).toHaveCount(0);
  expect(tiles.requests).toEqual([]);
  await element.evaluate((finder, address) => finder.setAttribute('map-style', address), tiles.findOrigin() + template);
  await expectColour(page, 'spot');
  await expect(credit).toBeVisible();
});

test.describe('on a high-density screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('SF-07 double-density tiles are requested, or those of the next zoom level', { tag: '@full' }, async ({
    page,
  }) => {
    const { element, stores } = await open(page, 'en');
    await stores.getByText('On the map').first().click();
    await expectColour(page, 'spot');
    expect(tiles.requests.every(({ isDense }) => isDense)).toBe(true);
    await expect.poll(findLevel).toBe(level);
    tiles.requests.length = 0;
    const plain = `${tiles.findOrigin()}/{z}/{x}/{y}.png`;
    await element.evaluate((finder, address) => finder.setAttribute('map-style', address), plain);
    await expect.poll(findLevel).toBe(level + 1);
    await expectColour(page, 'spot');
  });
});

test('SF-07 tiles of a source without the finest zoom levels are enlarged', { tag: '@full' }, async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(/404|can’t be loaded/);
  tiles.setMode({ upTo: 12 });
  const { stores } = await open(page, 'en');
  await stores.getByText('On the map').first().click();
  await expectColour(page, 'spot');
});

for (const mode of sample(3, ['error', 'page', 'half'] as const satisfies TileMode[])) {
  test(`SF-07 failing tiles leave the base map, with one warning and no further requests (${mode})`, async ({
    page,
    watched,
  }) => {
    watched.expectConsoleMessage(/500|can’t be loaded/);
    tiles.setMode(mode);
    const { map, credit, stores } = await open(page, 'en');
    await stores.getByText('On the map').first().click();
    await expect(credit).toHaveCount(0);
    await expectColour(page, 'base map');
    expect(watched.consoleMessages.filter((text) => text.includes('map tiles'))).toEqual([
      `warning: map-style: some map tiles from ${tiles.findOrigin()} can’t be loaded.`,
    ]);
    // As close as a map without streets goes: ten times the scale that a store is shown at.
    const closer = map.getByRole('button', { name: 'Zoom in', exact: true });
    for (let step = 0; step < 4; step += 1) await closer.press('Enter');
    await expect(closer).toHaveAttribute('aria-disabled', 'true');
    const count = tiles.requests.length;
    await map.getByRole('button', { name: 'Zoom out', exact: true }).press('Enter');
    await expectColour(page, 'base map');
    expect(tiles.requests.length).toBe(count);
  });
}

test('SF-07 slow tiles leave the base map usable, and show once they load', { tag: '@full' }, async ({ page }) => {
  tiles.setMode('silent');
  const { map, stores } = await open(page, 'en');
  await stores.getByText('On the map').first().click();
  await expect.poll(() => tiles.requests.length).toBeGreaterThan(3);
  await expectColour(page, 'base map');
  await expect(stores.first()).toBeVisible();
  tiles.setMode({ upTo: 18 });
  await map.getByRole('button', { name: 'Zoom in', exact: true }).press('Enter');
  await expectColour(page, 'spot');
});

test('SF-07 a map-style that is no tile template leaves the base map, with one warning', async ({ page, watched }) => {
  watched.expectConsoleMessage(/map-style="https:\/\/tiles\.example\/style\.json" is not an https address/);
  const { stores, credit } = await open(page, 'en', { 'map-style': 'https://tiles.example/style.json' });
  await stores.getByText('On the map').first().click();
  await expectColour(page, 'base map');
  await expect(credit).toHaveCount(0);
  expect(watched.consoleMessages).toHaveLength(1);
});
