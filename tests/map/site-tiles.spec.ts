import { resolve } from 'node:path';
import { startServer } from '../../host-site/server/start-server.ts';
import { findBanner } from '../e2e/consent.ts';
import { keepLightboxAway } from '../e2e/newsletter.ts';
import { feed, findFinder } from '../e2e/store-finder.ts';
import { serveTiles } from '../e2e/tile-server.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { createConfig } from '../server/support/test-config.ts';
import { createTestDatabase } from '../server/support/test-databases.ts';

// Our own locator with map tiles that the operator has set (MAP_TILES_URL): from a server of this test's own.

const tiles = serveTiles(feed.stores);
let site: Awaited<ReturnType<typeof startServer>>;
let location: Awaited<ReturnType<typeof createTestDatabase>>;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  await tiles.start();
  location = await createTestDatabase('pglite');
  const mapTiles = {
    url: `${tiles.findOrigin()}/{z}/{x}/{y}{r}.png`,
    attribution: '© Our mapmaker',
    link: 'https://maps.example/copyright',
  };
  const folders = { siteDir: resolve('dist/site'), widgetsDir: resolve('dist/widgets') };
  site = await startServer(createConfig({ ...location, ...folders, mapTiles }));
});
test.afterAll(async () => {
  await site.close();
  await location.remove();
  await tiles.stop();
});
test.use({ viewport: { width: 1440, height: 1000 }, consent: 'undecided' });

test('SF-06 the locator’s own map shows streets once the visitor accepts, credited, and asks for none before', async ({
  page,
}) => {
  test.slow();
  await keepLightboxAway(page);
  await page.goto(`${site.origin}/en/storelocator?q=Guelph`);
  const { map, title } = findFinder(page);
  const credit = map.getByRole('link', { name: '© Our mapmaker' });
  await expect(title).toContainText('near Guelph');
  await expect(map.locator('.marker').first()).toBeVisible();
  expect(tiles.requests).toEqual([]);
  await expect(credit).toHaveCount(0);
  await findBanner(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(credit).toHaveAttribute('href', 'https://maps.example/copyright');
  await expect.poll(() => tiles.requests.length).toBeGreaterThan(3);
  expect(tiles.requests[0]?.headers.referer).toBe(`${site.origin}/`);
  expect(tiles.requests[0]?.headers.cookie).toBeUndefined();
  await page.goto(`${site.origin}/en/privacy`);
  await expect(page.getByText('127.0.0.1: maps and places')).toBeVisible();
});
