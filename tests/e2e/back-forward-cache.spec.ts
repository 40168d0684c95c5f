import { origins } from '../support/ports.ts';
import { isFullRun } from '../support/samples.ts';
import { addressOf, readElements, tags, workWith } from './hostile-elements.ts';
import { findLightbox, findParts, formTag, visit } from './newsletter.ts';
import { locales } from './places.ts';
import { expect, test } from './watched-page.ts';

// Playwright disables the cache, and its navigation never finishes for pages restored from it; so the page goes back by
// itself.
test.use({
  reducedMotion: 'reduce',
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

for (const locale of isFullRun ? locales : (['en'] as const)) {
  test(`every element keeps its text and works on a page restored from the back/forward cache (${locale})`, {
    tag: ['@full', '@whole-browser'],
  }, async ({ page, watched }) => {
    test.setTimeout(150_000);
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => document.documentElement.toggleAttribute('data-back', persisted));
    });
    await page.goto(addressOf('plain', locale));
    const read = async () => {
      const texts: Record<string, string> = {};
      for (const [tag, reading] of await readElements(page, tags)) texts[tag] = reading.text;
      return texts;
    };
    const before = await read();
    const { email } = findParts(page.locator(formTag));
    await email.fill('je-reviens@example.ca');
    await page.goto(addressOf('dark', locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('dark');
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect(page.locator('html[data-back]')).toBeAttached();
    await expect(email).toHaveValue('je-reviens@example.ca');
    expect(await read()).toEqual(before);
    const turn = (index: number) => isFullRun || index % 3 === (locale === 'fr' ? 0 : 1);
    for (const tag of tags.filter((each, index) => each === formTag || turn(index))) {
      await test.step(tag, () => workWith(page, tag, locale, watched));
    }
  });
}

test('NL-10 a page restored from the back/forward cache shows no lightbox to whoever had left it open', {
  tag: '@whole-browser',
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => document.documentElement.toggleAttribute('data-back', persisted));
  });
  await visit(page, `${origins.landing}/list`);
  const { dialog, element } = findLightbox(page);
  await element.evaluate((each) => each.setAttribute('delay', '0'));
  await expect(dialog).toBeVisible();
  await page.goto(`${origins.landing}/list/fr`);
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page.locator('html[data-back]')).toBeAttached();
  await expect(dialog).toBeHidden();
  await expect(element).not.toHaveAttribute('open');
});

for (const when of ['before', 'while'] as const)
  test(`OV-01 an overlay that was requested ${when} leaving the page is gone after Back`, {
    tag: '@whole-browser',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => document.documentElement.toggleAttribute('data-back', persisted));
    });
    await page.goto(addressOf('plain', 'en'));
    const overlay = page.locator('vitrine-loading-overlay');
    const veil = overlay.locator('.veil');
    await overlay.getByRole('status').waitFor({ state: 'attached' });
    await page.evaluate((type) => {
      const request = () =>
        document.body.dispatchEvent(new CustomEvent('vitrine-overlay-requested', { bubbles: true, cancelable: true }));
      // Before the overlay's own: the page asks for it once more at the last moment.
      if (type === 'while') addEventListener('pagehide', () => setTimeout(request), { capture: true });
      if (type === 'while') addEventListener('pagehide', request, { capture: true });
      request();
    }, when);
    await expect(veil).toBeVisible();
    await page.goto(addressOf('dark', 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('dark');
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect(page.locator('html[data-back]')).toBeAttached();
    // Less than the time in which it would hide by itself.
    await expect(veil).toBeHidden({ timeout: 4000 });
    await expect(overlay.getByRole('status')).toHaveText('');
  });

test.describe('after consent was withdrawn on the next page', () => {
  test.use({ consent: 'undecided' });

  test('TR-01 GB-03 a page restored from the back/forward cache no longer runs the tag manager', {
    tag: '@whole-browser',
  }, async ({ page }) => {
    const findBanner = () => page.locator('vitrine-consent-banner');
    const hasContainer = () => page.evaluate(() => 'demoContainer' in window);
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) sessionStorage.setItem('restored', location.pathname);
      });
    });
    await page.goto('/en/gift');
    await findBanner().getByRole('button', { name: 'Accept' }).click();
    await expect.poll(hasContainer).toBe(true);
    await page.goto('/en/legal');
    await page.getByRole('link', { name: 'Cookie preferences' }).click();
    await findBanner().getByRole('button', { name: 'Refuse' }).click();
    await expect.poll(() => page.evaluate(() => localStorage['vitrine-consent'])).toContain('refused');
    await page.evaluate(() => history.back());
    // The page that is restored loads anew, at any moment.
    await expect(async () => {
      expect(await page.evaluate(() => sessionStorage.getItem('restored'))).toBe('/en/gift');
      expect(await hasContainer()).toBe(false);
    }).toPass();
    await expect(page).toHaveURL('/en/gift');
  });
});
