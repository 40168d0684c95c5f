import { origins } from '../support/ports.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { expect, test } from './watched-page.ts';

// Privacy tools, old web views and plain HTTP remove features that browsers usually have.

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const taken = ['languages', 'language', 'clipboard', 'geolocation', 'share', 'canShare', 'userAgent', 'platform'];
    for (const name of taken) Object.defineProperty(Navigator.prototype, name, { value: undefined });
  }),
);

const tags = [
  'vitrine-newsletter-form',
  'vitrine-contact-form',
  'vitrine-gift-balance',
  'vitrine-share-buttons',
  'vitrine-store-search',
  'vitrine-store-finder',
  'vitrine-video-block',
  'vitrine-consent-banner',
  'vitrine-loading-overlay',
];

test('LOC-03 elements are in English when neither the page nor the browser has a language', async ({ page }) => {
  await elsewhere.open(
    page,
    tags.map((tag) => `<${tag}${tag === 'vitrine-video-block' ? ' src="https://vimeo.com/1"' : ''}></${tag}>`).join(''),
    '',
  );
  for (const tag of tags) {
    await page.locator(tag).evaluate((element) => element.scrollIntoView());
    await expect(page.locator(`${tag} .root > *`).first(), tag).toBeAttached();
  }
  await expect(page.locator('vitrine-newsletter-form')).toContainText('Sign me up');
});

test('SH-06 SF-04 without a clipboard the link is shown to copy, and without geolocation the finder shows a notice', async ({
  page,
}) => {
  await elsewhere.open(page, '<vitrine-share-buttons></vitrine-share-buttons>');
  const buttons = page.locator('vitrine-share-buttons');
  await buttons.getByRole('button', { name: /Copy/ }).click();
  await expect(buttons.getByRole('textbox')).toHaveValue(page.url());
  await page.goto('/en/storelocator');
  const finder = page.locator('vitrine-store-finder');
  await finder.getByRole('button', { name: 'Near me' }).click();
  await expect(finder.locator('p.notice')).toHaveText(/position|location/i);
});

for (const [name, languages, expected] of [
  ['undefined', undefined, 'en'],
  ['null', null, 'en'],
  ['an empty list', [], 'en'],
  ['French', ['fr-CA'], 'fr'],
] as const) {
  test(`LOC-03 a URL without a language redirects to /${expected} when navigator.languages is ${name}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      // Frozen, as the specification requires.
      Object.defineProperty(navigator, 'languages', { value: value && Object.freeze([...value]) });
    }, languages);
    await page.goto(origins.site);
    await expect(page).toHaveURL(`${origins.site}/${expected}`);
  });
}
