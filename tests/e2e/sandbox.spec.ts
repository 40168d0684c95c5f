import { origins } from '../support/ports.ts';
import { expectNoFindings } from './axe.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { messages } from './messages.ts';
import {
  createAddress,
  fillForm,
  findLightbox,
  findParts,
  formTag,
  handlerPath,
  lightboxTag,
  readDataLayer,
  readSuppression,
} from './newsletter.ts';
import { listTried } from './operators.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { listSignUps } from './stored-sign-ups.ts';
import { expect, test } from './watched-page.ts';

const site = serveEmbeddingPages();
test.beforeAll(() => site.start());
test.afterAll(() => site.stop());

const badge = { en: /^Test mode/, fr: /^Mode d’essai/ };
const script = `${origins.site}/widgets/v1/vitrine.js`;

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  test.describe(`the sandbox (${locale})`, () => {
    sampledTest('keeps what someone tries in the playground out of the real sign-ups')(async ({ page }) => {
      const address = createAddress();
      await page.goto(`/${locale}/playground?widget=newsletter-form&snippet=moving`);
      const widget = page.frameLocator('iframe').locator(formTag);
      await widget.scrollIntoViewIfNeeded();
      await fillForm(widget, address);
      await findParts(widget).submit.click();
      await expect(widget.locator('.result')).toBeVisible();
      expect(await listSignUps(address)).toEqual([]);
    });

    sampledTest('keeps what someone tries in the documentation out of the real sign-ups')(async ({ page }) => {
      const address = createAddress();
      await page.goto(`/${locale}/widgets/newsletter-form`);
      const widget = page.locator(`.live ${formTag}`);
      await page.locator('.live').scrollIntoViewIfNeeded();
      await fillForm(widget, address);
      await findParts(widget).submit.click();
      await expect(widget.locator('.result')).toBeVisible();
      expect(await listSignUps(address)).toEqual([]);
    });

    sampledTest('keeps a form without JavaScript in the playground out of the real sign-ups')(async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origins.site });
      const page = await context.newPage();
      const address = createAddress();
      await page.goto(`/${locale}/playground?widget=newsletter-form&snippet=prerendered`);
      const { email, postalCode, submit } = findParts(page.frameLocator('iframe').locator(formTag));
      await email.fill(address);
      await postalCode.fill('K1A 0B1');
      const sent = page.waitForResponse((response) => response.url().includes(handlerPath));
      await submit.click();
      expect((await sent).status()).toBe(200);
      expect(await listSignUps(address)).toEqual([]);
      expect((await listTried()).map(({ email }) => email)).toContain(address);
      await context.close();
    });

    for (const [how, body, tag] of [
      [
        'the script’s attribute',
        `<${formTag}></${formTag}>`,
        `<script type="module" data-sandbox src="${script}"></script>`,
      ],
      [
        'a link',
        `<a href="${origins.site}/${locale}/newsletter#vitrine=newsletter-form&amp;sandbox">Link</a>`,
        `<script type="module" src="${script}"></script>`,
      ],
    ] as const)
      sampledTest(`says so in a form that ${how} puts into it, on a page that no one has allowed`)(async ({ page }) => {
        await site.open(page, body, `${locale}-CA`, tag);
        const widget = page.locator(formTag);
        await expect(widget.locator('[part=sandbox]')).toHaveText(badge[locale]);
        await expectNoFindings(page);
        const address = createAddress();
        await fillForm(widget, address);
        await findParts(widget).submit.click();
        await expect(widget.locator('.result')).toContainText(messages[locale].success);
        await expect(widget.locator('[part=sandbox]')).toHaveText(badge[locale]);
        expect((await readDataLayer(page)).map(({ event }) => event)).toEqual(['sandboxFormSubmission']);
        expect(await listSignUps(address)).toEqual([]);
      });

    sampledTest('says so in the lightbox’s dialog, which opens again later as if nothing had been sent')(
      async ({ page }) => {
        await site.open(page, `<${lightboxTag} sandbox open trigger="manual"></${lightboxTag}>`, `${locale}-CA`);
        const lightbox = findLightbox(page);
        await expect(lightbox.dialog.locator('[part=sandbox]')).toHaveText(badge[locale]);
        await fillForm(lightbox.element, createAddress());
        await lightbox.submit.click();
        await expect(lightbox.element.locator('.result')).toBeVisible();
        expect(await readSuppression(page)).not.toHaveProperty('subscribedAt');
      },
    );

    sampledTest('is on by itself on a developer’s machine whose service is elsewhere')(async ({ page, watched }) => {
      watched.expectThirdParty(/^https:\/\/kit\.example\//);
      // The real kit and service, under a name that is not this machine's.
      await page.route('https://kit.example/**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: origins.site + pathname + search }) });
      });
      const own = `${origins.winners}/own`;
      await page.route(own, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="${locale}-CA"><link rel="icon" href="data:,"><${formTag}></${formTag}><script type="module" src="https://kit.example/widgets/v1/vitrine.js"></script>`,
        }),
      );
      await page.goto(own);
      const widget = page.locator(formTag);
      await expect(widget.locator('[part=sandbox]')).toHaveText(badge[locale]);
      await widget.evaluate((element) => element.setAttribute('sandbox', 'false'));
      await expect(widget.locator('[part=sandbox]')).toHaveCount(0);
    });
  });
}
