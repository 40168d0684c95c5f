import type { Page } from '@playwright/test';
import { sample } from '../support/samples.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { openFramed, startFraming, stopFraming } from './framing-page.ts';
import { createAddress, fillForm, findParts, formTag, keepLightboxAway } from './newsletter.ts';
import { listSignUps } from './stored-sign-ups.ts';
import { expect, test } from './watched-page.ts';

const link = 'utm_source=meta&utm_medium=paid&utm_campaign=fall';
const fromLink = { last_source: 'meta', last_medium: 'paid', last_campaign: 'fall', first_source: 'meta' };
const readKept = (page: Page) => page.evaluate(() => sessionStorage.getItem('vitrine-source'));

/** Signs up with the form of a page, and returns the address and the header that the request had. */
async function signUp(page: Page, view: Pick<Page, 'locator'> = page) {
  const address = createAddress();
  const widget = view.locator(formTag);
  await fillForm(widget, address);
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'POST' && each.url().includes('EmailProxy')),
    findParts(widget).submit.click(),
  ]);
  return { address, sent: (await request.allHeaders()).source };
}

test.beforeEach(({ page }) => keepLightboxAway(page));

test.describe('a visitor who has accepted', () => {
  test.use({ consent: 'accepted' });

  test('is signed up with the campaign of the link by which the tab came', async ({ page }) => {
    await page.goto(`/en/legal?${link}`);
    await expect.poll(() => readKept(page)).toContain('fall');
    await page.goto('/en/newsletter');
    const { address } = await signUp(page);
    await expect.poll(() => listSignUps(address)).toMatchObject([{ ...fromLink, campaign: 'fall' }]);
  });

  test('withdraws, and nothing of the link is kept or sent', { tag: '@full' }, async ({ page }) => {
    await page.goto(`/en/newsletter?${link}`);
    await expect.poll(() => readKept(page)).toContain('fall');
    await page.getByRole('link', { name: 'Cookie preferences' }).click();
    await page.locator('vitrine-consent-banner').getByRole('button', { name: 'Refuse' }).click();
    expect(await readKept(page)).toBeNull();
    expect((await signUp(page)).sent).toBeUndefined();
  });
});

for (const consent of sample(1, ['undecided', 'refused'] as const)) {
  test.describe(`a visitor whose answer is ${consent}`, () => {
    test.use({ consent });

    test('is signed up without anything of the link', async ({ page }) => {
      await page.goto(`/en/newsletter?${link}`);
      const { address, sent } = await signUp(page);
      expect(sent).toBeUndefined();
      expect(await readKept(page)).toBeNull();
      await expect.poll(() => listSignUps(address)).toMatchObject([{ campaign: null }]);
    });
  });
}

test.describe('a form in a frame', () => {
  test.beforeAll(startFraming);
  test.afterAll(stopFraming);

  test('is stored with the page around it, and the campaign that its address names', async ({ page }) => {
    const view = await openFramed(page, '/en/embed/newsletter-form?campaign=partner-fall');
    const { address } = await signUp(page, view);
    const { origin } = new URL(page.url());
    await expect.poll(() => listSignUps(address)).toMatchObject([{ campaign: 'partner-fall', frame: `${origin}/` }]);
  });
});

test.describe('a page of another site', () => {
  test.use({ consent: 'undecided' });
  const site = serveEmbeddingPages();
  test.beforeAll(site.start);
  test.afterAll(site.stop);

  test('keeps nothing without a banner, and sends the campaign of its element', { tag: '@full' }, async ({ page }) => {
    const body = '<vitrine-newsletter-form sandbox campaign="flyer"></vitrine-newsletter-form>';
    await page.goto(`${site.add(body)}?${link}`);
    expect((await signUp(page)).sent).toBe('campaign=flyer');
    expect(await readKept(page)).toBeNull();
  });

  test('with a banner sends what a link and a box bring, too', { tag: '@full' }, async ({ page }) => {
    const body =
      '<div data-vitrine="newsletter-form" data-sandbox data-campaign="box"></div><vitrine-consent-banner></vitrine-consent-banner>';
    await page.goto(`${site.add(body)}?${link}`);
    await page.locator('vitrine-consent-banner').getByRole('button', { name: 'Accept' }).click();
    expect((await signUp(page)).sent).toMatch(/^campaign=box&last_source=meta/);
  });
});
