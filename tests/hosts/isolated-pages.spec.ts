import type { Page } from '@playwright/test';
import { messages } from '../e2e/messages.ts';
import { createAddress, fillForm, findParts } from '../e2e/newsletter.ts';
import { listSignUps } from '../e2e/stored-sign-ups.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { origins } from '../support/ports.ts';
import { createForeignSite } from './served-page.ts';

// Pages that a browser isolates take nothing from another origin that its server does not offer to them.

const theirs = createForeignSite();
test.beforeAll(theirs.start);
test.afterAll(theirs.stop);

const script = (name: string, attributes: string) =>
  `<script ${attributes} src="${origins.site}/widgets/v1/${name}"></script>`;

/** Opens an isolated page with this in its body. */
async function open(page: Page, policy: string, body: string): Promise<void> {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': policy,
  };
  const sheet = `<link rel="stylesheet" href="${origins.site}/widgets/v1/reserve.css">`;
  const head = `<title>Isolated</title><link rel="icon" href="data:,">${sheet}`;
  const html = `<!doctype html><html lang="en"><head>${head}</head><body><main><h1>Isolated</h1>${body}</main></body></html>`;
  await page.goto(theirs.serve({ html, headers }));
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
}

/** Signs up with the form, and finds what is stored. */
async function signUp(form: ReturnType<Page['locator']>): Promise<void> {
  const address = createAddress();
  await fillForm(form, address);
  await findParts(form).submit.click();
  await expect(form).toContainText(messages.en.success);
  expect(await listSignUps(address)).toHaveLength(1);
}

for (const policy of ['require-corp', 'credentialless'])
  test.describe(`on a page with Cross-Origin-Embedder-Policy: ${policy}`, () => {
    test('an element, a link and a box work, with their pictures and forms', async ({ page }) => {
      const body = `${script('vitrine.js', 'type="module"')}
        <vitrine-newsletter-form></vitrine-newsletter-form>
        <p><a href="${origins.site}/en/fab-finds#vitrine=photo-wall">Finds</a></p>
        <div data-vitrine="store-search"></div>`;
      await open(page, policy, body);
      await signUp(page.locator('vitrine-newsletter-form'));
      const box = page.locator('main > [data-vitrine]');
      await box.scrollIntoViewIfNeeded();
      await expect(box.getByRole('combobox')).toBeVisible();
      const pictures = page.locator('vitrine-photo-wall img');
      await pictures.first().scrollIntoViewIfNeeded();
      await expect
        .poll(() => pictures.first().evaluate((each: HTMLImageElement) => each.naturalWidth))
        .toBeGreaterThan(0);
    });

    test('a video plays in Chromium, although its host offers it to no isolated page', async ({ page, watched }) => {
      await page.route('https://www.youtube-nocookie.com/**', (route) => {
        watched.thirdPartyRequests.length = 0;
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>Playing' });
      });
      const video = '<vitrine-video-block src="https://youtu.be/dQw4w9WgXcQ"></vitrine-video-block>';
      await open(page, policy, script('vitrine.js', 'type="module"') + video);
      await page.locator('vitrine-video-block').locator('[part=play]').click();
      await expect(page.frameLocator('vitrine-video-block iframe').getByText('Playing')).toBeVisible();
    });

    test('the classic script of all elements works', async ({ page }) => {
      const form = '<vitrine-newsletter-form></vitrine-newsletter-form>';
      await open(page, policy, script('widgets.all.js', 'defer') + form);
      await signUp(page.locator('vitrine-newsletter-form'));
    });

    test('a frame shows its widget, whose form works', async ({ page }) => {
      await open(
        page,
        policy,
        `<iframe title="Widget" src="${origins.site}/embed/newsletter-form?locale=en"></iframe>`,
      );
      await signUp(page.frameLocator('iframe').locator('vitrine-newsletter-form'));
    });
  });
