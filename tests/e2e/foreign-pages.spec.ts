import { origins } from '../support/ports.ts';
import { messages } from './messages.ts';
import {
  createAddress,
  fillForm,
  findLightbox,
  findParts,
  formTag,
  lightboxTag,
  openLightbox,
  readSuppression,
  visit,
} from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { listSignUps } from './stored-sign-ups.ts';
import { expect, test } from './watched-page.ts';

const suffix = { en: '', fr: '/fr' };

/** All computed properties of the dialog's elements, in document order, except those that depend on the page's size. */
function readStyles(dialog: Element): Record<string, string>[] {
  const followsPage = /^(perspective|transform)-origin$/;
  return [dialog, ...dialog.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    const names = [...style].filter((name) => !followsPage.test(name));
    return Object.fromEntries([
      ['element', element.localName],
      ...names.map((name) => [name, style.getPropertyValue(name)]),
    ]);
  });
}

for (const locale of locales) {
  test.describe(`on pages of other sites (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);
    sampledTest('a hostile style sheet and library change no computed style inside the lightbox')(async ({ page }) => {
      const measure = async (path: string) => {
        const { dialog, element } = await openLightbox(page, `${origins.winners}${path}${suffix[locale]}`);
        // A blinking caret and a running transition are not differences.
        await element.evaluate((each) =>
          Promise.all(each.shadowRoot?.getAnimations().map((one) => one.finished) ?? []),
        );
        return dialog.evaluate(readStyles);
      };
      const clean = await measure('/plain');
      const hostile = await measure('');
      expect(clean.length).toBeGreaterThan(20);
      expect(hostile.length).toBe(clean.length);
      for (const [at, style] of hostile.entries()) {
        expect.soft(style, `${style.element} (${at})`).toEqual(clean[at]);
      }
    });

    sampledTest('the lightbox changes no position or style outside of itself')(async ({ page, watched }) => {
      watched.expectConsoleMessage(/ERR_FAILED/);
      const readPage = () =>
        page.evaluate((tag) => {
          const elements = [...document.querySelectorAll('body, body *')].filter((each) => !each.closest(tag));
          return elements.map((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            const { color, fontFamily, display } = getComputedStyle(each);
            return [each.localName, x, y, width, height, color, fontFamily, display].join(' ');
          });
        }, lightboxTag);
      await page.route('**/widgets/v1/**', (route) => route.abort());
      await page.goto(`${origins.winners}${suffix[locale] || '/'}`);
      const before = await readPage();
      await page.unroute('**/widgets/v1/**');
      await visit(page, `${origins.winners}${suffix[locale] || '/'}`);
      await expect(findLightbox(page).dialog).toBeAttached();
      expect(await readPage()).toEqual(before);
    });

    sampledTest('a form in a late view accepts a sign-up when a tag manager adds the script and the lightbox late')(
      async ({ page }) => {
        const address = createAddress();
        await visit(page, `${origins.marshalls}${suffix[locale] || '/'}`);
        await expect(findLightbox(page).dialog).toBeAttached();
        await page.locator('a[data-view="letter"]').click();
        const form = page.locator(formTag);
        await fillForm(form, address);
        await findParts(form).submit.click();
        await expect(form).toContainText(messages[locale].success);
        expect(await listSignUps(address)).toMatchObject([
          {
            brand: 'marshalls',
            language_preference: locale,
            consent_page: `${origins.marshalls}${suffix[locale] || '/'}`,
          },
        ]);
      },
    );

    sampledTest('LOC-05 a form inside another open shadow root renders in the page’s language and accepts a sign-up')(
      async ({ page }) => {
        const address = createAddress();
        await visit(page, `${origins.marshalls}/card${suffix[locale]}`, formTag);
        const form = page.locator(`member-card ${formTag}`);
        await expect(findParts(form).submit).toHaveText(messages[locale].submit);
        await fillForm(form, address);
        await findParts(form).submit.click();
        await expect(form).toContainText(address);
        expect(await listSignUps(address)).toHaveLength(1);
      },
    );

    sampledTest('a script included three times in two ways gives one lightbox and at most one warning')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/^warning: vitrine/);
        const address = createAddress();
        const lightbox = await openLightbox(page, `${origins.marshalls}/twice${suffix[locale]}`);
        await expect(lightbox.dialog).toHaveCount(1);
        await fillForm(lightbox.element, address);
        await lightbox.submit.click();
        await expect(lightbox.dialog).toContainText(address);
        expect(await listSignUps(address)).toHaveLength(1);
        expect(watched.consoleMessages.length).toBeLessThanOrEqual(1);
      },
    );

    sampledTest('the self-contained file renders the lightbox with a single request')(async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/widgets/')) asked.push(new URL(request.url()).pathname);
      });
      const lightbox = await openLightbox(page, `${origins.marshalls}/single${suffix[locale]}`);
      await expect(lightbox.submit).toHaveText(messages[locale].submit);
      expect(asked).toEqual(['/widgets/v1/newsletter-lightbox.js']);
    });

    sampledTest('NL-11 a form within the text of a landing page accepts a sign-up')(async ({ page }) => {
      const address = createAddress();
      await visit(page, `${origins.landing}${suffix[locale] || '/'}`, formTag);
      const form = page.locator(formTag);
      await fillForm(form, address);
      await findParts(form).submit.click();
      await expect(form).toContainText(messages[locale].success);
      expect(await listSignUps(address)).toHaveLength(1);
    });

    sampledTest('LOC-05 a change of the page’s lang attribute translates the form and keeps its nodes and typed text')(
      async ({ page }) => {
        const other = locale === 'en' ? 'fr' : 'en';
        await visit(page, `${origins.landing}${suffix[locale] || '/'}`, formTag);
        const form = page.locator(formTag);
        const { email, submit } = findParts(form);
        await email.fill('someone@example.ca');
        await email.evaluate((field) => field.setAttribute('data-same', 'yes'));
        await page.evaluate((language) => document.documentElement.setAttribute('lang', language), other);
        await expect(submit).toHaveText(messages[other].submit);
        await expect(email).toHaveValue('someone@example.ca');
        await expect(email).toHaveAttribute('data-same', 'yes');
      },
    );
  });
}

test('a plain link to the newsletter page shows when no file of the kit can be loaded', async ({ page, watched }) => {
  watched.expectConsoleMessage(/ERR_FAILED/);
  await page.route('**/widgets/v1/**', (route) => route.abort());
  await page.goto(`${origins.landing}/`);
  const link = page.getByRole('link', { name: 'Sign up for the newsletter' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', `${origins.site}/en/newsletter`);
});

test('RT-10 an element whose files fail to load fires one vitrine:preloaderror and keeps its link', async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(/ERR_FAILED|Failed to fetch/);
  await page.route(/\/widgets\/v1\/(?!vitrine\.js)/, (route) => route.abort());
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('vitrine:preloaderror', (event) => {
      heard.push(String((event as CustomEvent<{ tag: string }>).detail.tag));
      event.preventDefault();
    });
  });
  await page.goto(`${origins.landing}/`);
  await expect.poll(() => page.evaluate(() => (window as { heard?: string[] }).heard)).toEqual([formTag]);
  await expect(page.getByRole('link', { name: 'Sign up for the newsletter' })).toBeVisible();
});

test('RT-10 a file that fails once is requested again, and the form renders', async ({ page, watched }) => {
  watched.expectConsoleMessage(/ERR_FAILED|Failed to fetch|preload/);
  await page.route(/\/widgets\/v1\/(?!vitrine\.js)[^?]*$/, (route) => route.abort());
  await page.goto(`${origins.landing}/`);
  await expect(findParts(page.locator(formTag)).submit).toBeVisible();
});

test('the command queue runs the calls that were made before the script loaded', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { calls, vitrine: [(api: { load: unknown }) => calls.push(typeof api.load)] });
    addEventListener('vitrine:ready', () => calls.push('ready'));
  });
  await page.goto(`${origins.landing}/`);
  await expect.poll(() => page.evaluate(() => (window as { calls?: string[] }).calls)).toEqual(['function', 'ready']);
});

test('a closed lightbox stays closed on its own origin and opens on another', async ({ page }) => {
  const lightbox = await openLightbox(page, `${origins.winners}/plain`);
  await lightbox.close.click();
  await expect.poll(() => readSuppression(page)).toHaveProperty('closedAt');
  await page.clock.install({ time: Date.now() + 60_000 });
  await visit(page, `${origins.winners}/plain/fr`);
  await page.clock.runFor(20_000);
  await expect(lightbox.dialog).toBeHidden();
  await visit(page, `${origins.landing}/list`);
  await page.clock.runFor(6_500);
  await expect(lightbox.dialog).toBeVisible();
});
