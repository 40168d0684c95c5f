import type { Page } from '@playwright/test';
import { expectNoFindings } from '../e2e/axe.ts';
import { serveEmbeddingPages } from '../e2e/embedding-page.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { origins } from '../support/ports.ts';

// The doctor's panel, on a page of another site under the strictest policy.

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());
test.use({ viewport: { width: 390, height: 844 } });

const body = '<vitrine-newsletter-form></vitrine-newsletter-form><vitrine-gift-balance hidden></vitrine-gift-balance>';
/** The policy of these pages forbids the doctor to read their source, and one element is hidden on purpose. */
const expected = /is not displayed|connect-src|Refused to connect|Doctor for this page/;
const panelOf = (page: Page) => page.locator('[data-vitrine-doctor]');

async function askDoctor(page: Page, value = '', lang = 'en-CA'): Promise<void> {
  await page.goto(`${elsewhere.add(body, lang)}?vitrine-doctor${value}`);
  await expect(panelOf(page).getByRole('heading', { level: 2 })).toBeFocused();
}

test('?vitrine-doctor opens a panel that lists each element, passes axe, and closes on Escape', async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(expected);
  await askDoctor(page);
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'This page',
    '<vitrine-newsletter-form>',
    '<vitrine-gift-balance hidden>',
  ]);
  await expect(panel.getByText('Hidden by <vitrine-gift-balance hidden>.')).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('?vitrine-doctor=fr is in French on an English page', async ({ page, watched }) => {
  watched.expectConsoleMessage(expected);
  await askDoctor(page, '=fr');
  await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText('Diagnostic de cette page');
  await expect(panelOf(page).getByRole('button', { name: 'Copier en texte' })).toBeVisible();
});

test('a doctor that is there first does not take what an element listens to for the page’s', async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(expected);
  await page.goto(`${elsewhere.add(`${body}<vitrine-loading-overlay></vitrine-loading-overlay>`)}?vitrine-doctor`);
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { level: 3 }).filter({ hasText: 'overlay' })).toBeVisible();
  await page.evaluate(() => addEventListener('vitrine-overlay-asked', () => {}));
  await panel.getByRole('button', { name: 'Look again' }).click();
  await expect(panel.getByText('listens to')).toHaveText([/vitrine-overlay-asked/]);
});

test('the text for a ticket has nothing of what a visitor typed, nor of the address after “?”', async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(expected);
  await page.goto(`${elsewhere.add(body)}?email=someone@example.com`);
  await page.locator('vitrine-newsletter-form').getByRole('textbox', { name: 'Email' }).fill('someone@example.com');
  const text = await page.evaluate(() => window.vitrine?.report?.());
  expect(text).toContain('Address: http://127.0.0.1');
  expect(text).not.toContain('someone');
});

test('the bookmarklet opens the doctor on a page without a script of ours, and says so', async ({ page, watched }) => {
  watched.expectConsoleMessage(expected);
  await page.goto(elsewhere.add(body, 'en', ''));
  await page.evaluate((address) => void import(address), `${origins.site}/widgets/v1/doctor.js`);
  await expect(panelOf(page).getByText('no script that defines them')).toBeVisible();
});
