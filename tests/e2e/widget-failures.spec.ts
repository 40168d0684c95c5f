import { detailsPath } from './contest.ts';
import { keepLightboxAway } from './newsletter.ts';
import { locales } from './places.ts';
import { sampleByLocale, sampledTestIn } from './sampled-test.ts';
import { breakService, respondWith } from './service.ts';
import { nextFrames } from './settled.ts';
import { expect, test } from './watched-page.ts';

// Pages whose main element does not load.

const reload = { en: 'Reload the page', fr: 'Recharger la page' } as const;
const pages = [
  ['getinspired', 'vitrine-article-list'],
  ['fab-finds', 'vitrine-photo-wall'],
] as const;
/** Pages whose main element is prerendered with a form or links, which work without the script. */
const workingPages = [
  ['storelocator', 'vitrine-store-finder', 'form[action]'],
  ['contact', 'vitrine-contact-form', 'form[action]'],
  ['newsletter', 'vitrine-newsletter-form', 'form[action]'],
  ['fall-promotion', 'vitrine-contest-entry', 'form[action]'],
  ['new-movers', 'vitrine-new-movers', 'form[action]'],
  ['gift-card-balance', 'vitrine-gift-balance', 'a[href]'],
] as const;

test.beforeEach(({ page }) => keepLightboxAway(page));

const createDetails = (id: string) => JSON.stringify({ id, state: 'open', prizes: [], title: 'Any', rulesUrl: '/en' });

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);
  sampledTest(
    `RT-10 a page offers no reload beside a prerendered form or link that works without the code (${locale})`,
  )(async ({ page, watched }) => {
    watched.expectConsoleMessage(/ERR_FAILED|Failed to fetch|preload/);
    for (const [path, tag, working] of workingPages) {
      const name = tag.replace('vitrine-', '');
      await page.route(new RegExp(`/(only-)?${name}\\.js`), (route) => route.abort());
      const lastTry = page.waitForEvent('requestfailed', (request) => request.url().includes(`/${name}.js?`));
      await page.goto(`/${locale}/${path}`);
      await page.locator(tag).evaluate((node) => node.scrollIntoView());
      await lastTry;
      await nextFrames(page);
      await expect(page.locator(tag).locator(working).first(), path).toBeVisible();
      await expect(page.locator(tag).getByRole('button', { name: reload[locale] }), path).toHaveCount(0);
      await page.unrouteAll();
    }
  });

  test(`RT-10 a page offers a reload when its main element, which shows nothing without its code, fails to load (${locale})`, async ({
    page,
    watched,
  }) => {
    watched.expectConsoleMessage(/ERR_FAILED|Failed to fetch|preload/);
    for (const [path, tag] of sampleByLocale(pages, locale)) {
      const name = tag.replace('vitrine-', '');
      await page.route(new RegExp(`/(only-)?${name}\\.js`), (route) => route.abort());
      await page.goto(`/${locale}/${path}`);
      await page.locator(tag).evaluate((node) => node.scrollIntoView());
      const button = page.locator(tag).getByRole('button', { name: reload[locale] });
      await expect(button, path).toBeVisible();
      await page.unrouteAll();
      await button.click();
      await page.evaluate((each) => customElements.whenDefined(each).then(() => undefined), tag);
      await expect(button, path).toHaveCount(0);
    }
  });

  for (const [tag, attributes, warning] of [
    ['vitrine-contest-entry', { contest: 'no-such' }, 'no contest "no-such"'],
    ['vitrine-new-movers', { contest: 'no-such' }, 'no contest "no-such"'],
    ['vitrine-contest-entry', { contest: 'new-movers' }, 'use <vitrine-new-movers contest="new-movers">'],
    ['vitrine-new-movers', { contest: 'fall-promotion' }, 'use <vitrine-contest-entry contest="fall-promotion">'],
    ['vitrine-contest-entry', { contest: 'my-vitrine-finds', brand: 'winners' }, 'only for vitrine'],
    ['vitrine-contest-entry', { contest: 'new-movers', details: createDetails('new-movers') }, 'needs a PIN'],
  ] as const) {
    sampledTest(`CE-01 ${tag} keeps the page’s own link and warns “${warning}” (${locale})`)(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(new RegExp(`404|${warning}`));
        const warned = page.waitForEvent('console', (message) => message.text().includes(warning));
        await page.goto(`/${locale}/how`);
        await page.evaluate(
          ([name, given]) => {
            const link = Object.assign(document.createElement('a'), {
              href: '/en/contestrules',
              textContent: 'Our own',
            });
            const element = document.createElement(name);
            for (const [attribute, value] of Object.entries(given)) element.setAttribute(attribute, value);
            element.append(link);
            document.querySelector('main')?.prepend(element);
          },
          [tag, { locale, ...attributes }] as const,
        );
        expect((await warned).type()).toBe('warning');
        const element = page.locator(tag);
        await expect(element.getByRole('link', { name: 'Our own' })).toBeVisible();
        await expect(element.getByRole('button')).toHaveCount(0);
      },
    );
  }

  sampledTest(`CE-01 a contest without prerendered details offers a retry after a response with 503 (${locale})`)(
    async ({ page, watched }) => {
      watched.expectConsoleMessage(/503|contest details/);
      await breakService(page, detailsPath, respondWith('{"status":-1}', { status: 503 }));
      await page.goto(`/${locale}/how`);
      await page.evaluate(() => {
        const element = document.createElement('vitrine-contest-entry');
        element.setAttribute('contest', 'fall-promotion');
        document.querySelector('main')?.prepend(element);
      });
      await expect(page.locator('vitrine-contest-entry').getByRole('button')).toBeVisible();
    },
  );
}
