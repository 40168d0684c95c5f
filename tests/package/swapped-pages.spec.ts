import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { messages } from '../e2e/messages.ts';
import { createAddress, fillForm, findParts, formTag } from '../e2e/newsletter.ts';
import { listSignUps } from '../e2e/stored-sign-ups.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { origins } from '../support/ports.ts';
import { serveApp } from './serve-app.ts';

// Pages whose content a library replaces without loading the page anew: Turbo the whole body, htmx a part. One worker
// for all, so that the folder is served once.
test.describe.configure({ mode: 'default' });

const { resolve } = createRequire(import.meta.url);
const libraries = { 'turbo.js': '@hotwired/turbo/dist/turbo.es2017-esm.js', 'htmx.js': 'htmx.org/dist/htmx.min.js' };

const page = (title: string, library: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <!-- A preview of a page seen before is replaced a moment later, with what was typed into it meanwhile. -->
    <meta name="turbo-cache-control" content="no-preview">
    <script type="module" src="/${library}"></script>
    <script type="module" src="${origins.site}/widgets/v1/vitrine.js"></script>
  </head>
  <body><h1>${title}</h1>${body}</body>
</html>`;

const form = '<vitrine-newsletter-form brand="winners" locale="fr"></vitrine-newsletter-form>';
const link = `<a href="${origins.site}/fr/newsletter#vitrine=newsletter-form&amp;brand=winners">Infolettre</a>`;
const lightboxLink = `<a href="${origins.site}/fr/newsletter#vitrine=newsletter-lightbox">En grand</a>`;
const files = {
  'first.html': page('First', 'turbo.js', `${form}${lightboxLink}<p><a href="/second.html">On to the second</a></p>`),
  'second.html': page('Second', 'turbo.js', `${link}<p><a href="/first.html">Back to the first</a></p>`),
  'parts.html': page(
    'Parts',
    'htmx.js',
    '<button hx-get="/element.html" hx-target="#place">Element</button>' +
      '<button hx-get="/link.html" hx-target="#place">Link</button><div id="place"></div>',
  ),
  'element.html': form,
  'link.html': link,
};

const folder = mkdtempSync(join(tmpdir(), 'vitrine-swapped-'));
let served: Awaited<ReturnType<typeof serveApp>>;

test.beforeAll(async () => {
  for (const [name, source] of Object.entries(libraries)) copyFileSync(resolve(source), join(folder, name));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  served = await serveApp(folder);
});
test.afterAll(async () => {
  await served?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Turbo renews the head before the body. */
const expectPage = (tab: Page, title: string) => expect(tab.getByRole('heading', { level: 1 })).toHaveText(title);

for (const { library, start, steps } of [
  { library: 'Turbo', start: 'first.html', steps: ['On to the second', 'Back to the first', 'On to the second'] },
  { library: 'htmx', start: 'parts.html', steps: ['Element', 'Link', 'Element'] },
]) {
  test(`a form that ${library} inserts, replaces and inserts again stores a sign-up each time`, async ({
    page: tab,
  }) => {
    await tab.goto(`${served.origin}/${start}`);
    await tab.evaluate(() => Reflect.set(window, 'isSamePage', true));
    const widget = tab.locator(formTag);
    for (const name of steps) {
      await tab.getByRole(library === 'htmx' ? 'button' : 'link', { name, exact: true }).click();
      if (library === 'Turbo') await expectPage(tab, name.includes('second') ? 'Second' : 'First');
      await expect(widget).toHaveCount(1);
      await expect(findParts(widget).submit).toHaveText(messages.fr.submit);
      const address = createAddress();
      await fillForm(widget, address);
      await findParts(widget).submit.click();
      await expect(widget).toContainText(messages.fr.success);
      expect(await listSignUps(address)).toMatchObject([{ brand: 'winners' }]);
    }
    expect(await tab.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  });
}

test('the form and the lightbox link work in the page that Turbo restores from its cache', async ({ page: tab }) => {
  await tab.goto(`${served.origin}/first.html`);
  await expect(findParts(tab.locator(formTag)).email).toBeVisible();
  await tab.getByRole('link', { name: 'On to the second' }).click();
  await expectPage(tab, 'Second');
  await tab.goBack();
  await expectPage(tab, 'First');
  await expect(tab.locator(formTag)).toHaveCount(1);
  await findParts(tab.locator(formTag)).email.fill('encore@example.ca');
  await expect(findParts(tab.locator(formTag)).email).toHaveValue('encore@example.ca');
  await tab.getByRole('link', { name: 'En grand' }).click();
  await expect(tab.getByRole('dialog')).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(tab.locator('vitrine-newsletter-lightbox')).toHaveCount(1);
  await tab.goForward();
  await expectPage(tab, 'Second');
  await expect(findParts(tab.locator(formTag)).email).toBeVisible();
});
