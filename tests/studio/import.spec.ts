import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { fetchEditor } from '../../host-site/studio/fetch-editor.ts';
import { startStudio } from '../../host-site/studio/studio-server.ts';
import { content, copyContent } from './studio-pages.ts';

let root = '';
let studio: Awaited<ReturnType<typeof startStudio>>;

test.beforeEach(async () => {
  root = copyContent();
  studio = await startStudio({ root, editor: await fetchEditor('.'), port: 0, site: 'http://127.0.0.1:9' });
});
test.afterEach(() => {
  studio.stop();
  rmSync(root, { recursive: true });
});

const header = 'No,Nom,Adresse,Ville,Code postal,Latitude,Longitude,Lundi';
const list = (postalCode: string) =>
  Buffer.from(
    `${header}\n1,Quai,12 Quay Street,Halifax,${postalCode},44.65,-63.58,9 h-17 h\n2,Parc,4 Park Street,Halifax,B3J 0A7,44.66,-63.58,9 h-17 h\n`,
  );
const choose = (page: Page, buffer: Buffer) =>
  page.locator('#import-file').setInputFiles({ name: 'magasins.csv', mimeType: 'text/csv', buffer });
const read = () => readFileSync(join(root, content, 'stores/feed.csv'), 'utf8');

for (const [locale, width] of [
  ['en-CA', 1440],
  ['fr-CA', 390],
] as const) {
  test.describe(`in ${locale}, ${width} pixels wide`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test('a list is imported: a wrong cell is named, corrected, compared and published', async ({ page }) => {
      const french = locale === 'fr-CA';
      await page.goto(`${studio.origin}/#/collections/stores`);
      await page.getByRole('link', { name: french ? 'Importer des magasins' : 'Import stores' }).click();
      await choose(page, list('oops'));
      const region = (name: string) => page.getByRole('region', { name, exact: true });
      const problems = region(french ? 'Problèmes' : 'Problems');
      await expect(problems.getByText('oops')).toBeVisible();
      await expect(
        problems.getByText(french ? 'Ce n’est pas un code postal canadien' : 'This is not a Canadian postal code'),
      ).toBeVisible();
      await choose(page, list('B3J 0A7'));
      await expect(region(french ? 'Ce qui change' : 'What changes').getByText('Quai (1)')).toBeVisible();
      await expect(page.locator('figure path.store.added')).toHaveCount(2);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: french ? 'Publier 2 magasins' : 'Publish 2 stores' }).click();
      await expect(page.getByRole('status')).toContainText(
        french ? '2 magasins sont dans le fichier' : '2 stores are in the feed',
      );
      expect(read()).toContain('Quai');
    });
  });
}

test.describe('by keyboard alone', () => {
  test.use({ locale: 'en-CA' });

  test('a column is changed, keeps the focus, and the map moves to a store', async ({ page }) => {
    await page.goto(`${studio.origin}/import`);
    await choose(page, list('B3J 0A7'));
    const select = page.getByLabel('What “Nom” is');
    await select.focus();
    await select.selectOption({ label: 'Name in French' });
    await expect(select).toBeFocused();
    await expect(select).toHaveValue('name_fr');
    const svg = page.locator('figure svg');
    const before = await svg.getAttribute('viewBox');
    await page.getByRole('button', { name: 'Show Quai (1) on the map' }).press('Enter');
    await expect(svg).not.toHaveAttribute('viewBox', before ?? '');
    await page.getByRole('button', { name: 'Show all' }).press('Enter');
    await expect(svg).toHaveAttribute('viewBox', before ?? '');
  });
});
