import type { Page } from '@playwright/test';
import { serveEmbeddingPages } from '../e2e/embedding-page.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { origins } from '../support/ports.ts';

// All widgets in one classic script: only a classic script's tag tells it the origin of its requests.

const mistake = /^error: vitrine: widgets\.all\.js .*type="module"/;

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());

/** Opens a page of another site with a form and the script. */
const open = (page: Page, attributes: string) =>
  elsewhere.open(
    page,
    '<vitrine-newsletter-form></vitrine-newsletter-form>',
    'en',
    `<script${attributes} src="${origins.site}/widgets/v1/widgets.all.js"></script>`,
  );

const readAction = (page: Page) =>
  page
    .locator('vitrine-newsletter-form')
    .evaluate((element) => element.shadowRoot?.querySelector('form')?.getAttribute('action'));

for (const attributes of ['', ' async', ' defer'])
  test(`widgets.all.js as a classic script${attributes} sends forms to its own origin, without an error`, async ({
    page,
  }) => {
    await open(page, attributes);
    await expect.poll(() => readAction(page)).toBe(`${origins.site}/handlers/EmailProxy.ashx`);
  });

test('widgets.all.js as a module logs an error that names the mistake', async ({ page, watched }) => {
  watched.expectConsoleMessage(mistake);
  await open(page, ' type="module"');
  await expect.poll(() => readAction(page)).toBeTruthy();
  expect(watched.consoleMessages).toEqual([expect.stringMatching(mistake)]);
});
