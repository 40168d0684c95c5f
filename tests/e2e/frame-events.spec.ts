import type { Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { contactTag, fillMessage, findContactForm } from './contact-form.ts';
import { openFramed, startFraming, stopFraming } from './framing-page.ts';
import { createAddress, fillForm, findParts, formTag } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect, test } from './watched-page.ts';

test.beforeAll(startFraming);
test.afterAll(stopFraming);

/** Every event that reaches the page around the frame, with its detail. */
async function hearEvents(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    if (parent !== window) return;
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const name of ['frame-loaded', 'newsletter-submitted', 'newsletter-failed', 'contact-submitted'])
      addEventListener(`vitrine-${name}`, ({ type, target, detail }: Event & { detail?: unknown }) =>
        heard.push([type, (target as Element).localName, detail]),
      );
  });
  return () => page.evaluate(() => (window as { heard?: unknown[] }).heard ?? []);
}

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  test.describe(`the page around a frame (${locale})`, () => {
    sampledTest('hears from the guide’s script what happens in the frame, without personal data')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/422|newsletter sign-up/);
        const readEvents = await hearEvents(page);
        const view = await openFramed(page, `/${locale}/embed/newsletter-form?sandbox`);
        const widget = view.locator(formTag);
        await findParts(widget).submit.waitFor();
        await expect.poll(readEvents).toEqual([['vitrine-frame-loaded', 'iframe', { widget: 'newsletter-form' }]]);
        await fillForm(widget, 'bad-email@example.ca');
        await findParts(widget).submit.click();
        await expect
          .poll(readEvents)
          .toContainEqual([
            'vitrine-newsletter-failed',
            'iframe',
            { widget: 'newsletter-form', outcome: 'bad-email', code: 'rejected-fields', sandbox: true },
          ]);
        const address = createAddress();
        await fillForm(widget, address);
        await findParts(widget).submit.click();
        await expect
          .poll(readEvents)
          .toContainEqual([
            'vitrine-newsletter-submitted',
            'iframe',
            { widget: 'newsletter-form', outcome: 'subscribed', language: locale, sandbox: true },
          ]);
        expect(JSON.stringify(await readEvents())).not.toContain('@');
      },
    );

    sampledTest('hears nothing from a page of another origin', { tag: '@full' })(async ({ page }) => {
      const readEvents = await hearEvents(page);
      await openFramed(page, `/${locale}/embed/newsletter-form`);
      await expect.poll(readEvents).toHaveLength(1);
      // The page itself is of another origin than the frame, and may not pass for it.
      await page.evaluate(() => {
        const message = { type: 'vitrine:event', version: 1, event: 'vitrine-newsletter-submitted', detail: {} };
        postMessage(message, '*');
      });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      expect(await readEvents()).toHaveLength(1);
    });

    sampledTest('hears of a message in the contact form’s frame', { tag: '@full' })(async ({ page }) => {
      const readEvents = await hearEvents(page);
      const view = await openFramed(page, `/${locale}/embed/contact-form?sandbox`);
      await view.locator(contactTag).locator('button[type=submit]').waitFor();
      await fillMessage(view, createAddress());
      await findContactForm(view).submit.click();
      await expect
        .poll(readEvents)
        .toContainEqual([
          'vitrine-contact-submitted',
          'iframe',
          { widget: 'contact-form', inquiryType: 'inquiry', reason: 'store', language: locale, sandbox: true },
        ]);
    });
  });
}

test.describe('a page with vitrine.js around a frame', () => {
  const around = `<script type="module" src="${origins.site}/widgets/v1/vitrine.js"></script>`;

  test('hears each event once from the iframe, and none of an unknown name or another origin', async ({ page }) => {
    const readEvents = await hearEvents(page);
    const view = await openFramed(page, '/en/embed/newsletter-form?sandbox', { around });
    await expect.poll(readEvents).toEqual([['vitrine-frame-loaded', 'iframe', { widget: 'newsletter-form' }]]);
    await page.evaluate(() => {
      addEventListener('vitrine-overlay-requested', () => document.body.append('an event of no frame'));
      const message = { type: 'vitrine:event', version: 1, event: 'vitrine-newsletter-submitted', detail: {} };
      postMessage(message, '*');
    });
    await view.evaluate(() => {
      const message = { type: 'vitrine:event', version: 1, event: 'vitrine-overlay-requested', detail: {} };
      parent.postMessage(message, '*');
    });
    const widget = view.locator(formTag);
    await fillForm(widget, createAddress());
    await findParts(widget).submit.click();
    await expect.poll(readEvents).toHaveLength(2);
    expect(await readEvents()).toContainEqual([
      'vitrine-newsletter-submitted',
      'iframe',
      { widget: 'newsletter-form', outcome: 'subscribed', language: 'en', sandbox: true },
    ]);
    await expect(page.getByText('an event of no frame')).toHaveCount(0);
  });
});
