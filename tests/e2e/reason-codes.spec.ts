import type { Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { expectNoFindings } from './axe.ts';
import { contactTag, fillMessage } from './contact-form.ts';
import { entryTag, fillEntry } from './contest.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { createAddress, fillForm, findParts, formTag, handlerPath } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { breakService, respondWith } from './service.ts';
import { expect, test } from './watched-page.ts';

// A page of an origin that may not post. The browser hides the service's refusal, and the form says why all the same.

const site = serveEmbeddingPages();
/** A page whose policy lets no script ask anyone. */
const closed = serveEmbeddingPages(undefined, "'none'");
test.beforeAll(() => Promise.all([site.start(), closed.start()]));
test.afterAll(() => Promise.all([site.stop(), closed.stop()]));

const told = {
  en: { elsewhere: /isn’t set up to send/, link: 'Open the form on our site' },
  fr: { elsewhere: /ne peut pas envoyer/, link: 'Ouvrir le formulaire sur notre site' },
};

const hearFailure = (page: Page, name: string) =>
  page.evaluate(
    (type) =>
      new Promise<Record<string, unknown>>((resolve) => {
        addEventListener(type, (event) => resolve((event as CustomEvent).detail), { once: true });
      }),
    name,
  );

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);
  const said = told[locale];

  test.describe(`the reason for a failure (${locale})`, () => {
    for (const [tag, event, path, attributes] of [
      [formTag, 'vitrine-newsletter-failed', 'newsletter', ''],
      [contactTag, 'vitrine-contact-failed', 'contact', ''],
      [entryTag, 'vitrine-contest-failed', 'embed/contest-entry?contest=fall-promotion', ' contest="fall-promotion"'],
    ] as const)
      sampledTest(
        `<${tag}> names an origin that may not post, and leads to the form on our site`,
        tag === formTag ? {} : { tag: '@full' },
      )(async ({ page, watched }) => {
        watched.expectConsoleMessage(/CORS|ERR_FAILED|origin-not-allowed|style-src/);
        await site.open(page, `<${tag}${attributes}></${tag}>`, `${locale}-CA`);
        const widget = page.locator(tag);
        await findParts(widget).submit.waitFor();
        if (tag === formTag) await fillForm(widget, createAddress());
        else if (tag === contactTag) await fillMessage(page, createAddress());
        else await fillEntry(page, { Email: createAddress() });
        const failure = hearFailure(page, event);
        await findParts(widget).submit.click();
        expect(await failure).toMatchObject({ outcome: 'error', code: 'origin-not-allowed' });
        await expect(findParts(widget).status).toHaveText(said.elsewhere);
        const link = widget.getByRole('link', { name: said.link });
        await expect(link).toHaveAttribute('href', `${origins.site}/${locale}/${path}`);
        await expectNoFindings(page);
        await link.click();
        await expect(page.locator(tag)).toBeVisible();
      });

    sampledTest('names a policy of the page that blocks the request')(async ({ page, watched }) => {
      watched.expectConsoleMessage(/policy|blocked|Refused|newsletter sign-up/i);
      await closed.open(page, `<${formTag}></${formTag}>`, `${locale}-CA`);
      const widget = page.locator(formTag);
      await findParts(widget).submit.waitFor();
      await fillForm(widget, createAddress());
      const failure = hearFailure(page, 'vitrine-newsletter-failed');
      await findParts(widget).submit.click();
      expect(await failure).toMatchObject({ code: 'blocked-by-policy' });
      await expect(findParts(widget).status).toHaveText(said.elsewhere);
    });

    for (const [code, act] of [
      ['rate-limited', respondWith('{"status":-1}', { status: 429 })],
      ['unavailable', respondWith('<h1>502</h1>', { status: 502, contentType: 'text/html' })],
      ['unexpected-answer', respondWith('<h1>Hello</h1>', { contentType: 'text/html' })],
      ['refused', respondWith('<h1>Firewall</h1>', { status: 403, contentType: 'text/html' })],
      ['unreachable', (route: { abort(code: string): Promise<void> }) => route.abort('connectionreset')],
    ] as const)
      sampledTest(
        `names ${code} in the event of the form`,
        code === 'unreachable' ? {} : { tag: '@full' },
      )(async ({ page, watched }) => {
        watched.expectConsoleMessage(/newsletter sign-up|status of|ERR_/);
        await page.goto(`${origins.site}/${locale}/newsletter`);
        const widget = page.locator(`main ${formTag}`);
        await findParts(widget).submit.waitFor();
        await fillForm(widget, createAddress());
        await breakService(page, handlerPath, act);
        const failure = hearFailure(page, 'vitrine-newsletter-failed');
        await findParts(widget).submit.click();
        expect(await failure).toMatchObject({ outcome: 'error', code });
      });
  });
}
