import { serveEmbeddingPages } from '../e2e/embedding-page.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { origins } from '../support/ports.ts';

// A plain link is the only embed that every sanitizer leaves alone: the script makes it the widget that it names.

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());

const link = (settings: string, path = '/en/newsletter', origin = origins.site) =>
  `<p>Before <a href="${origin}${path}#${settings}">Our newsletter</a> after</p>`;

test('a link becomes the widget that it names, with its attributes and in the language of its page', async ({
  page,
}) => {
  await elsewhere.open(page, link('vitrine=newsletter-form&brand=winners', '/fr/newsletter'), 'en');
  const form = page.locator('vitrine-newsletter-form');
  await expect(form.getByRole('button', { name: 'Je m’inscris' })).toBeVisible();
  await expect(form).toHaveAttribute('brand', 'winners');
  await expect(page.locator('main > p')).toHaveText(/^Before .*after$/s);
});

test('a box with data attributes becomes the widget, also when it is added late', async ({ page }) => {
  await elsewhere.open(page, '<div data-vitrine="share-buttons" data-locale="fr"></div>');
  await expect(page.locator('vitrine-share-buttons').getByRole('link').first()).toBeVisible();
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.dataset.vitrine = 'newsletter-form';
    document.querySelector('main')?.prepend(box);
  });
  await expect(page.locator('vitrine-newsletter-form').getByRole('button')).toBeVisible();
  await expect(page.locator('vitrine-newsletter-form')).toHaveCount(1);
});

test('a link with data attributes becomes the widget too, whatever part of the page it leads to', async ({ page }) => {
  const data = 'data-vitrine="newsletter-form" data-brand="winners"';
  await elsewhere.open(page, `<a ${data} href="${origins.site}/fr/newsletter#sign-up">Notre infolettre</a>`);
  const form = page.locator('vitrine-newsletter-form[brand="winners"]');
  await expect(form.getByRole('button', { name: 'Je m’inscris' })).toBeVisible();
});

test('a search for stores that a link names is there at once, not only once someone uses it', async ({ page }) => {
  await elsewhere.open(page, link('vitrine=store-search', '/en/storelocator'));
  await expect(page.locator('vitrine-store-search').getByRole('combobox')).toBeVisible();
});

test('a link to the lightbox stays a link and opens it', async ({ page }) => {
  await elsewhere.open(page, link('vitrine=newsletter-lightbox'));
  await page.waitForFunction(() => customElements.get('vitrine-newsletter-lightbox'));
  await page.getByRole('link', { name: 'Our newsletter' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Our newsletter' })).toBeFocused();
});

for (const [what, markup, message] of [
  ['to another origin', link('vitrine=newsletter-form', '/', 'https://evil.example'), /not ours/],
  ['to a widget that there is not', link('vitrine=constructor'), /no widget "constructor"/],
] as const) {
  test(`a link ${what} stays a link, and the console says why`, async ({ page, watched }) => {
    watched.expectComplaint(message);
    await elsewhere.open(page, markup);
    await expect.poll(() => watched.complaints.join('\n')).toMatch(message);
    await expect(page.getByRole('link', { name: 'Our newsletter' })).toBeVisible();
    expect(await page.evaluate(() => [...document.querySelectorAll('*')].some((e) => e.localName.includes('-')))).toBe(
      false,
    );
  });
}

for (const setting of ['api=https://evil.example', 'onclick=alert(1)', 'style=color:red', 'details={}']) {
  test(`a link cannot set ${setting}`, async ({ page, watched }) => {
    watched.expectComplaint(/takes no/);
    // The entry form that the last of them names belongs to no contest.
    watched.expectComplaint(/404|no contest/);
    const widget = setting.startsWith('details') ? 'contest-entry' : 'newsletter-form';
    await elsewhere.open(page, link(`vitrine=${widget}&${encodeURI(setting)}`));
    const element = page.locator(`vitrine-${widget}`);
    await expect(element.locator('.root > *').first()).toBeAttached();
    expect(await element.evaluate((node) => node.getAttributeNames())).toEqual(['locale', 'data-vitrine-upgraded']);
  });
}

for (const address of ['https://evil.example/list.json', 'http://[']) {
  test(`a list of pictures comes from us or from the page, not from ${address}`, async ({ page, watched }) => {
    watched.expectComplaint(/takes no src/);
    // Our pictures, under the policy of this page.
    watched.expectComplaint(/img-src/);
    await elsewhere.open(page, link(`vitrine=photo-wall&src=${encodeURIComponent(address)}`, '/en/fab-finds'));
    const wall = page.locator('vitrine-photo-wall');
    await expect(wall).toBeAttached();
    expect(await wall.getAttribute('src')).toBeNull();
  });
}
