import { origins } from '../support/ports.ts';
import { sample } from '../support/samples.ts';
import { expectNoFindings } from './axe.ts';
import { openCookieBrowser } from './cookie-browser.ts';
import { embedPathOf, followToTab, framedAddresses, openFramed, startFraming, stopFraming } from './framing-page.ts';
import { messages } from './messages.ts';
import { createAddress, fillForm, findParts, formTag } from './newsletter.ts';
import { locales } from './places.ts';
import { sampleByLocale, sampledTestIn } from './sampled-test.ts';
import { nextFrames, readLoadedFonts } from './settled.ts';
import { listSignUps } from './stored-sign-ups.ts';
import { expect, test } from './watched-page.ts';

/** `frame-heights.spec.ts` opens them all. */
const someAddresses = sample(4, framedAddresses);

test.use({ reducedMotion: 'reduce' });
test.beforeAll(startFraming);
test.afterAll(stopFraming);

const frameMessages = {
  en: {
    noOrigin: /hides its origin/,
    covers: /opens over the whole page/,
    open: 'Open in a new tab',
    already: /already subscribed/,
    thanks: 'newsletter/thank-you',
  },
  fr: {
    noOrigin: /cache d’où il vient/,
    covers: /par-dessus toute une page/,
    open: 'Ouvrir dans un nouvel onglet',
    already: /déjà actif/,
    thanks: 'newsletter/thank-you',
  },
};

for (const locale of locales) {
  const say = frameMessages[locale];
  const sampledTest = sampledTestIn(import.meta.url, locale);
  const form = embedPathOf(locale, 'newsletter-form?brand=winners');

  test.describe(`a widget in a frame on another site (${locale})`, () => {
    sampledTest('stores a sign-up once, with the consent that was shown')(async ({ page }) => {
      const view = await openFramed(page, form);
      const widget = view.locator(formTag);
      await expect(widget).toHaveAttribute('brand', 'winners');
      const address = createAddress();
      await fillForm(widget, address);
      await findParts(widget).submit.click();
      await expect(widget).toContainText(messages[locale].success);
      expect(await listSignUps(address)).toMatchObject([
        {
          brand: 'winners',
          language_preference: locale,
          consent_language: locale,
          consent_page: `/${locale}/embed/newsletter-form`,
          consent_verified: true,
        },
      ]);
      expect(page.url()).toContain('/framing');
    });

    sampledTest('is as high as its content where the page’s style sheet gives frames a height')(async ({ page }) => {
      await openFramed(page, form, { around: '<style>iframe { height: auto }</style>' });
      await expect.poll(() => page.locator('iframe').evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(300);
    });

    sampledTest('is as high as its content, also when the width changes')(async ({ page }) => {
      const view = await openFramed(page, form);
      const element = page.locator('iframe');
      const isFitting = () =>
        view.evaluate(() => {
          const { scrollHeight } = document.documentElement;
          return scrollHeight > 200 && scrollHeight === innerHeight;
        });
      await expect.poll(isFitting).toBe(true);
      const before = await element.evaluate(({ clientHeight }) => clientHeight);
      await element.evaluate((node) => node.setAttribute('width', '280'));
      await expect.poll(() => element.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(before);
      await expect.poll(isFitting).toBe(true);
      await element.evaluate((node) => node.setAttribute('width', '600'));
      await expect.poll(() => element.evaluate(({ clientHeight }) => clientHeight)).toBe(before);
    });

    sampledTest('opens its links in a new tab, because our pages refuse to be framed')(async ({ page, context }) => {
      const view = await openFramed(page, embedPathOf(locale, 'article-list'));
      const tab = await followToTab(context, () => view.locator('vitrine-article-list h2 a').first().click());
      expect(new URL(tab.url()).pathname).toContain(`/${locale}/articles/`);
      expect(page.url()).toContain('/framing');
    });

    sampledTest('adds nothing to the history of the page around it')(async ({ page }) => {
      const view = await openFramed(page, embedPathOf(locale, 'article-list'));
      const list = view.locator('vitrine-article-list');
      const length = await page.evaluate(() => history.length);
      await list.locator('select[name=season]').selectOption('spring');
      await expect(list.locator('h2 a')).not.toHaveCount(0);
      await nextFrames(view, 4);
      expect(await page.evaluate(() => history.length)).toBe(length);
      expect(view.url()).toBe(`${origins.site}${embedPathOf(locale, 'article-list')}`);
    });

    sampledTest('shows a message in the frame in place of a lightbox')(async ({ page, watched }) => {
      watched.expectConsoleMessage(/404/);
      const view = await openFramed(page, embedPathOf(locale, 'newsletter-lightbox'));
      await expect(view.getByText(say.covers)).toBeVisible();
    });

    for (const address of sampleByLocale(someAddresses, locale)) {
      test(`${address} renders at 375 pixels without axe violations or sideways scrolling`, { tag: '@full' }, async ({
        page,
        watched,
      }) => {
        // What axe itself adds to a page.
        watched.expectConsoleMessage(/style-src/);
        const view = await openFramed(page, embedPathOf(locale, address), { width: 375 });
        const tag = `vitrine-${address.replace(/\?.*/, '')}`;
        await view.evaluate((name) => customElements.whenDefined(name).then(() => undefined), tag);
        await expect(view.locator(tag)).toBeVisible();
        await expect(view.locator('[data-lack]:visible')).toHaveCount(0);
        await expectNoFindings(page, address);
        const { scroll, inner } = await view.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          inner: innerWidth,
        }));
        expect(scroll).toBeLessThanOrEqual(inner);
      });
    }
  });

  test.describe(`a widget in a sandboxed frame (${locale})`, () => {
    sampledTest('sends its form without allow-forms')(async ({ page }) => {
      const view = await openFramed(page, form, { sandbox: 'allow-scripts allow-same-origin' });
      const widget = view.locator(formTag);
      const address = createAddress();
      await fillForm(widget, address);
      await findParts(widget).submit.click();
      await expect(widget).toContainText(messages[locale].success);
      expect(await listSignUps(address)).toHaveLength(1);
      await expect(view.locator('[data-lack]:visible')).toHaveCount(0);
    });

    sampledTest('shows a notice and logs one warning that its form needs allow-same-origin')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/needs allow-same-origin/);
        const view = await openFramed(page, form, { sandbox: 'allow-scripts allow-forms' });
        const note = view.getByRole('status').filter({ hasText: say.noOrigin });
        await expect(note).toBeVisible();
        await expect(note.getByRole('link', { name: say.open })).toHaveAttribute('href', /\/newsletter$/);
        await view.evaluate((name) => customElements.whenDefined(name).then(() => undefined), formTag);
        // Styles and fonts come although the frame is another site to them.
        await expect.poll(() => view.evaluate(readLoadedFonts)).toContain('Instrument Sans');
        await expect
          .poll(() => page.locator('iframe').evaluate(({ clientHeight }) => clientHeight))
          .toBeGreaterThan(200);
        expect(watched.consoleMessages.filter((text) => text.includes('needs allow-same-origin'))).toHaveLength(1);
      },
    );

    sampledTest('shows no notice about forms when it has no form')(async ({ page }) => {
      const view = await openFramed(page, embedPathOf(locale, 'video-block?src=https://vimeo.com/76979871'), {
        sandbox: 'allow-scripts',
      });
      await expect(view.locator('vitrine-video-block').getByRole('button').first()).toBeVisible();
      await expect(view.locator('[data-lack]')).toHaveCount(0);
    });
  });

  test.describe(`a widget in a frame with JavaScript off (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    sampledTest('opens the response to its form in a new tab')(async ({ page, context }) => {
      const view = await openFramed(page, form);
      const { email, postalCode, submit } = findParts(view.locator(formTag));
      const address = createAddress();
      await email.fill(address);
      await postalCode.fill('m5v 0a1');
      const tab = await followToTab(context, () => submit.click());
      expect(new URL(tab.url()).pathname).toBe(`/${locale}/${say.thanks}`);
      expect(await listSignUps(address)).toMatchObject([
        { brand: 'winners', consent_page: `/${locale}/embed/newsletter-form`, consent_verified: true },
      ]);
      expect(page.url()).toContain('/framing');
    });
  });

  sampledTest(`a sign-up in a frame is stored once when third-party storage is blocked (${locale})`)(
    async ({ launchOptions }) => {
      const { context, close } = await openCookieBrowser('third parties', launchOptions);
      const page = await context.newPage();
      const consoleMessages: string[] = [];
      page.on('console', (message) => consoleMessages.push(message.text()));
      page.on('pageerror', ({ message }) => consoleMessages.push(message));
      const view = await openFramed(page, form, { host: 'localhost' });
      const widget = view.locator(formTag);
      const address = createAddress();
      await fillForm(widget, address);
      await findParts(widget).submit.click();
      await expect(widget).toContainText(messages[locale].success);
      expect(await listSignUps(address)).toHaveLength(1);
      expect(await context.cookies()).toEqual([]);
      expect(consoleMessages).toEqual([]);
      await close();
    },
  );
}
