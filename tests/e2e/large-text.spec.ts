import { isFullRun } from '../support/samples.ts';
import { readHiddenAnswers } from './consent.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { keepLightboxAway, lightboxTag } from './newsletter.ts';
import { locales, sitePaths } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { endAnimations, endRequests } from './settled.ts';
import { findFinder, search } from './store-finder.ts';
import { expect, test } from './watched-page.ts';

// A visitor whose browser's default text is twice as large (WCAG 1.4.4), on a phone.
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
});

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());

/** Pages with the widest words, numbers and tables. */
const widest = [
  '/storelocator',
  '/storelocator?s=43.54600,-80.25600',
  '/contact',
  '/gift-card-balance',
  '/search?q=lamp',
  '/nothing-here',
  '/stores/vitrine-kelowna-orchard-landing-108',
];

test.describe('asked for consent', () => {
  test.use({ consent: 'undecided' });
  for (const locale of locales)
    for (const [width, height] of [
      [390, 844],
      [667, 375],
      [320, 568],
    ] as const)
      test(`1.4.4 both answers to the consent question are in sight at twice the default font size, ${width} × ${height} (${locale})`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await keepLightboxAway(page);
        await page.goto(`/${locale}/returns`);
        expect(await readHiddenAnswers(page)).toEqual([]);
      });
});

for (const display of ['bar', 'card', 'tab'])
  test(`1.4.4 both buttons of a ${display} are in sight at twice the default font size, 320 × 568`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await elsewhere.open(page, `<${lightboxTag} delay="0" display="${display}" locale="fr"></${lightboxTag}>`);
    const teaser = page.locator('aside.teaser');
    await endAnimations(teaser);
    for (const button of await teaser.getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
      expect(await button.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(1);
    }
  });

for (const locale of locales) {
  for (const [name, paths, [width, height], details] of [
    ['the widest', widest, [390, 844], {}],
    ['every', isFullRun ? sitePaths : [], [390, 844], { tag: '@full' }],
    // As zoom to 400% of a window of 1280 × 1024 makes it.
    ['every', isFullRun ? sitePaths : [], [320, 256], { tag: '@full' }],
  ] as const) {
    sampledTestIn(import.meta.url, locale)(
      `1.4.4 ${name} page fits ${width} × ${height} at twice the default font size (${locale})`,
      details,
    )(async ({ page, watched }) => {
      await page.setViewportSize({ width, height });
      // Of this height, a page is up to a hundred screens long.
      test.setTimeout(40_000 + paths.length * 10_000);
      watched.expectConsoleMessage(/404/);
      await keepLightboxAway(page);
      for (const path of paths) {
        await page.goto(`/${locale}${path}`);
        // Widgets far down load once they are near, and stores of a list are laid out once they are in sight.
        await page.evaluate(async () => {
          for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
            scrollTo(0, top);
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          }
        });
        await endRequests(page);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      }
    });
  }
  sampledTestIn(
    import.meta.url,
    locale,
  )(
    `HD-01 HD-02 the header fits the screen at twice the default font size, with a search field of 250 pixels (${locale})`,
  )(async ({ page }) => {
    await keepLightboxAway(page);
    await page.goto(`/${locale}/returns`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('34px');
    const parts = page.locator(
      '.languages a, .wordmark, .search-link, .menu-button, .header-search :is(input, button)',
    );
    const boxes = await parts.locator('visible=true').evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return { name: element.textContent?.trim() || element.localName, left, right, width };
      }),
    );
    expect(boxes.length).toBeGreaterThanOrEqual(7);
    expect(boxes.filter(({ left, right }) => left < 0 || right > 390)).toEqual([]);
    expect(boxes.find(({ name }) => name === 'input')?.width).toBeGreaterThanOrEqual(250);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

for (const locale of locales)
  test(`1.4.10 SF-08 the store finder and its results are as wide as the screen at twice the default font size (${locale})`, async ({
    page,
  }) => {
    await keepLightboxAway(page);
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/${locale}/storelocator`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `before a search, ${width}`).toBe(width);
      const finder = findFinder(page);
      await finder.element.scrollIntoViewIfNeeded();
      await expect(finder.title).toBeVisible();
      await search(finder, 'Guelph');
      await expect(finder.element.locator('.radius select')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `after it, ${width}`).toBe(width);
    }
  });
