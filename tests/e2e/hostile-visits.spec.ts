import type { Frame, Page } from '@playwright/test';
import { isFullRun, sample } from '../support/samples.ts';
import { findFileName } from '../support/source-facts.ts';
import { addressOf, readBaselinePage, readElements, tags, workWith } from './hostile-elements.ts';
import { createAddress, fillForm, findParts, formTag } from './newsletter.ts';
import { type Locale, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect, test } from './watched-page.ts';

// Every element on a baseline page, in a browser, with an extension or in a frame that is hostile.

test.use({ reducedMotion: 'reduce' });

const refused = { en: 'We couldn’t accept this request', fr: 'Nous n’avons pas pu accepter cette demande' } as const;
const reload = { en: 'Reload the page', fr: 'Recharger la page' } as const;
/** In the short run one element is blocked, in French; in the full run all are, and are named, in both languages. */
const listTurns = (locale: Locale) => sample(16, tags, locale === 'fr' ? 1 : 13);

async function expectOthersAsEver(page: Page, locale: Locale, left: string): Promise<void> {
  const baseline = await readBaselinePage(page, locale);
  const others = await readElements(
    page,
    tags.filter((each) => each !== left),
  );
  for (const [tag, { text }] of others) expect.soft(text, tag).toBe(baseline.get(tag)?.text);
}

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  sampledTest(`every element renders in a sandboxed frame, and its form says that sending was refused (${locale})`, {
    tag: ['@full', '@whole-browser'],
  })(async ({ page, watched }) => {
    watched.expectConsoleMessage(/403|sandbox|CORS|Failed to load|newsletter sign-up/);
    await page.goto(addressOf('sandboxed', locale));
    const frame = page.frames()[1] as Frame;
    await readElements(frame, tags);
    // Elements that need nothing outside of the frame work in it.
    for (const tag of [
      'article-list',
      'photo-wall',
      'gift-balance',
      'loading-overlay',
      'consent-banner',
      'store-search',
    ])
      await test.step(tag, () => workWith(frame, `vitrine-${tag}`, locale, watched));
    const form = frame.locator(formTag);
    await fillForm(form, createAddress());
    await findParts(form).submit.click();
    await expect(findParts(form).status).toContainText(refused[locale]);
    await expect(findParts(form).email).toHaveValue(/@/);
  });

  for (const tag of listTurns(locale)) {
    const name = tag.replace('vitrine-', '');

    if (isFullRun || locale === 'fr')
      test(`an ad blocker that blocks ${name} leaves a reload button, and the other elements unchanged (${locale})`, async ({
        page,
        watched,
      }) => {
        test.setTimeout(90_000);
        watched.expectConsoleMessage(/ERR_BLOCKED|Failed to fetch|preload/);
        await readBaselinePage(page, locale);
        await page.route(new RegExp(`${findFileName(name)}\\.js`), (route) => route.abort('blockedbyclient'));
        await page.goto(addressOf('plain', locale));
        await expectOthersAsEver(page, locale, tag);
        await page.locator(tag).evaluate((node) => node.scrollIntoView());
        await expect(page.locator(tag).getByRole('button')).toHaveText(reload[locale]);
      });

    if (isFullRun)
      test(`a page that defines ${name} itself keeps it, and our other elements are unchanged (${locale})`, async ({
        page,
        watched,
      }) => {
        test.setTimeout(90_000);
        watched.expectConsoleMessage(new RegExp(tag));
        await readBaselinePage(page, locale);
        await page.goto(addressOf('sameNames', locale, `taken=${tag}`));
        await expectOthersAsEver(page, locale, tag);
        await expect(page.locator(tag)).toHaveText('Mine');
      });
  }

  sampledTest(`every element prints the text that it shows on screen, and sets no cookie (${locale})`, {
    tag: '@full',
  })(async ({ page, context }) => {
    const baseline = await readBaselinePage(page, locale);
    await page.goto(addressOf('plain', locale));
    await page.emulateMedia({ media: 'print' });
    for (const [tag, { text }] of await readElements(page, tags)) expect.soft(text, tag).toBe(baseline.get(tag)?.text);
    expect(await context.cookies()).toEqual([]);
  });
}

test('lists write their view to the page’s own URL, whatever its <base>', async ({ page, watched }) => {
  watched.expectConsoleMessage(/ERR_UNSAFE_PORT/);
  const address = addressOf('base', 'en');
  await page.goto(address);
  for (const [tag, parameter] of [
    ['vitrine-article-list', 'season=spring'],
    ['vitrine-photo-wall', 'find=skirts'],
    ['vitrine-store-finder', 'near=4'],
  ] as const) {
    await page.locator(tag).evaluate((node) => node.removeAttribute('no-address'));
    await workWith(page, tag, 'en', watched);
    expect(page.url()).toContain(`${address}?`);
    expect(page.url()).toContain(parameter);
  }
});

test('the link of a newsletter form stays visible when an ad blocker blocks its script', async ({ page, watched }) => {
  watched.expectConsoleMessage(/ERR_BLOCKED|Failed to fetch|preload/);
  await page.route(/newsletter|share|contest/, (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort('blockedbyclient'),
  );
  await page.goto(addressOf('plain', 'fr').replace('/hostile/plain', '/gifts'));
  await expect(page.locator('vitrine-gift-balance .root > *').first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'Abonnez-vous à l’infolettre' })).toBeVisible();
});
