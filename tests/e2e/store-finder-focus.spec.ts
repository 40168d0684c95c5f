import { answerWith, breakService } from './service.ts';
import { nextFrames } from './settled.ts';
import { findFinder, visitFinder } from './store-finder.ts';
import { expect, test } from './watched-page.ts';

test('SF-03 a store’s details opened by keyboard leave the focus where it can close them', async ({ page }) => {
  const { stores } = await visitFinder(page, 'en');
  const store = stores.nth(1);
  const summary = store.locator('summary');
  await summary.press('Enter');
  await expect(store).toHaveAttribute('aria-current', 'true');
  await expect(store.getByRole('table')).toBeVisible();
  await nextFrames(page);
  await expect(summary).toBeFocused();
  await summary.press('Enter');
  await expect(store.getByRole('table')).toBeHidden();
});

test('SF-03 cleared filters leave the focus at the filters', async ({ page }) => {
  const { element, title } = await visitFinder(page, 'fr', '?dept=pets');
  const filters = element.locator('.filters summary');
  await filters.press('Enter');
  await element.getByRole('button', { name: 'Effacer les filtres' }).press('Enter');
  await expect(filters).toHaveText('Filtres');
  await expect(title).not.toContainText('Aucun');
  await expect(filters).toBeFocused();
});

test('SF-04 stores that come after a retry have the focus at their heading', async ({ page, watched }) => {
  watched.expectComplaint(/stores:|Failed to load resource/);
  await breakService(page, '/stores/vitrine.json', answerWith('{}', { status: 503 }));
  await page.goto('/en/storelocator');
  const { element, title } = findFinder(page);
  const retry = element.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.press('Enter');
  await expect(title).toBeFocused();
});
