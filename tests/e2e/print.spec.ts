import { keepLightboxAway } from './newsletter.ts';
import { expect, test } from './watched-page.ts';

/** What is of no use on paper, wherever it stands. */
const screenOnly = [
  '.site-header',
  '.site-footer',
  'nav',
  'form',
  '.share-row',
  '.widget',
  'vitrine-consent-banner',
  'vitrine-newsletter-lightbox',
];

const isLight = ([red = 0, green = 0, blue = 0, alpha = 1]: number[]) =>
  alpha === 0 || Math.min(red, green, blue) > 220;
const readColour = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);

test.use({ consent: 'undecided' });

for (const [path, kept] of [
  ['/fr/privacy', '.prose table'],
  ['/en/articles/holiday-trends', '.prose blockquote'],
  ['/fr/stores/vitrine-montreal-carrefour-des-erables-197', 'table'],
  ['/en/holiday-gifts', '.prose h2'],
] as const) {
  test(`on paper ${path} has its words, its address and its day, and nothing to press`, async ({ page }) => {
    await keepLightboxAway(page);
    await page.goto(path);
    const printed = page.locator('.printed');
    await expect(printed).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator(kept).first()).toBeVisible();
    for (const selector of screenOnly)
      await expect(page.locator(selector).locator('visible=true'), selector).toHaveCount(0);
    await expect(printed).toBeVisible();
    await expect(printed).toContainText(path);
    await expect(printed).toContainText(/20\d\d/);

    const grounds = await page
      .locator('html, main, main :not(svg *)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => getComputedStyle(element).backgroundColor),
      );
    expect(grounds.filter((ground) => !isLight(readColour(ground)))).toEqual([]);
    const inks = await page
      .locator('main :is(h1, h2, p, li)')
      .evaluateAll((elements) =>
        elements.filter((element) => element.checkVisibility()).map((element) => getComputedStyle(element).color),
      );
    expect(new Set(inks)).toEqual(new Set(['rgb(0, 0, 0)']));
  });
}

test('on paper a link to another site shows its address, and one to ours does not', async ({ page }) => {
  await keepLightboxAway(page);
  await page.goto('/fr/privacy');
  const readEnd = (href: string) =>
    page
      .locator(`.prose a[href^="${href}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  await page.emulateMedia({ media: 'print' });
  expect(await readEnd('https://www.cai.gouv.qc.ca/')).toContain('https://www.cai.gouv.qc.ca/');
  expect(await readEnd('mailto:')).toBe('none');
  const breaks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => [getComputedStyle(element).breakInside, getComputedStyle(element).breakAfter]);
  expect(await breaks('.prose table')).toContain('avoid');
  expect(await breaks('.prose h2')).toContain('avoid');
});
