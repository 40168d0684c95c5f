import type { Page } from '@playwright/test';
import { findBanner, named, readContainer } from './consent.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { keepLightboxAway, readDataLayer } from './newsletter.ts';
import { nextFrames } from './settled.ts';
import { expect, test } from './watched-page.ts';

// A choice that was made before this page, or in another tab.

test.describe('after an earlier refusal', () => {
  test.use({ consent: 'refused' });

  test('TR-01 vitrine-consent-changed fires once with the stored choice, and again for a new one', async ({ page }) => {
    await page.addInitScript(() => {
      const heard: string[] = [];
      addEventListener('vitrine-consent-changed', (event) => heard.push((event as CustomEvent).detail.choice));
      Object.assign(window, { heard });
    });
    const readHeard = () => page.evaluate(() => (window as { heard?: string[] }).heard);
    await page.goto('/en/legal');
    await expect.poll(readHeard).toEqual(['refused']);
    await page.getByRole('link', { name: 'Cookie preferences' }).click();
    await findBanner(page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(readHeard).toEqual(['refused', 'accepted']);
  });

  test('TR-01 a preferences link in a shadow root reopens the consent banner and gets the focus back', async ({
    page,
  }) => {
    await page.goto('/en/legal');
    await page.evaluate(() => {
      const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
      const link = root.appendChild(document.createElement('a'));
      link.href = '/en/privacy';
      link.dataset.consentPreferences = '';
      link.appendChild(document.createElement('b')).textContent = 'Our cookies';
    });
    await page.waitForFunction(() => customElements.get('vitrine-consent-banner'));
    const link = page.getByRole('link', { name: 'Our cookies' });
    await link.getByText('Our cookies').click();
    await findBanner(page).getByRole('button', { name: 'Accept' }).click();
    await expect(page).toHaveURL('/en/legal');
    await expect(link).toBeFocused();
  });
});

test.describe('consent given by keyboard', () => {
  test.use({ consent: 'undecided' });

  test('TR-01 returns the focus to the element focused before the banner', async ({ page }) => {
    await keepLightboxAway(page);
    await page.goto('/en/legal');
    const refuse = findBanner(page).getByRole('button', { name: 'Refuse' });
    await expect(refuse).toBeVisible();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' });
    await link.focus();
    await refuse.press('Enter');
    await expect(refuse).toBeHidden();
    await expect(link).toBeFocused();
  });
});

test.describe('consent given in another tab', () => {
  test.use({ consent: 'undecided' });

  test('TR-01 GB-03 starts the tag manager here; a refusal there reloads this page without it', async ({
    page,
    context,
  }) => {
    await keepLightboxAway(page);
    await page.goto('/en/gift');
    await expect(findBanner(page).getByRole('region')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/en/legal');
    await findBanner(other).getByRole('button', { name: 'Accept' }).click();
    await expect(findBanner(page).getByRole('region')).toHaveCount(0);
    await expect.poll(() => readContainer(page)).not.toBeNull();
    await other.getByRole('link', { name: 'Cookie preferences' }).click();
    const reloaded = page.waitForEvent('load');
    await findBanner(other).getByRole('button', { name: 'Refuse' }).click();
    await reloaded;
    expect(await readContainer(page)).toBeNull();
    expect(named(await readDataLayer(page), 'pageview')).toEqual([]);
  });
});

test.describe('the consent banner on a page of another site', () => {
  test.use({ consent: 'undecided' });
  const elsewhere = serveEmbeddingPages();
  test.beforeAll(() => elsewhere.start());
  test.afterAll(() => elsewhere.stop());

  const banner = '<vitrine-consent-banner></vitrine-consent-banner>';
  const countHeard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard') as number);
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.assign(window, { heard: 0 });
      addEventListener('vitrine-consent-changed', () => Reflect.set(window, 'heard', Reflect.get(window, 'heard') + 1));
    }),
  );

  /** Opens a page with the banner and a dialog at the window's edge, with these styles before the banner comes. */
  async function openBeside(page: Page, styles: Record<string, string>) {
    await page.addInitScript((own) => {
      document.addEventListener('readystatechange', () =>
        Object.assign(document.querySelector('aside')?.style ?? {}, { position: 'fixed', inset: '0 0 0 auto', ...own }),
      );
    }, styles);
    await elsewhere.open(page, `${banner}<aside role="dialog" aria-modal="true">Your cart</aside>`);
    return { region: findBanner(page).getByRole('region'), drawer: page.locator('aside') };
  }

  for (const [what, styles] of [
    ['off screen', { width: '20em', transform: 'translateX(100%)' }],
    ['of no height', { height: '0', overflow: 'hidden' }],
    ['clipped away', { width: '20em', clipPath: 'inset(50%)' }],
  ] as const) {
    test(`TR-01 opens although the page has a closed dialog that is ${what}`, async ({ page }) => {
      const { region } = await openBeside(page, styles);
      await expect(region).toBeVisible();
    });
  }

  test('TR-01 waits while an open dialog is at the edge of the window, and opens once that is gone', async ({
    page,
  }) => {
    const { region, drawer } = await openBeside(page, { width: '20em' });
    await page.waitForFunction(() => customElements.get('vitrine-consent-banner'));
    await nextFrames(page);
    await expect(region).toBeHidden();
    await drawer.evaluate((element) => element.style.setProperty('transform', 'translateX(100%)'));
    await expect(region).toBeVisible();
  });

  test('TR-01 stays closed in a clone of the page from before the answer, as Turbo restores it', async ({ page }) => {
    await elsewhere.open(page, banner);
    const region = findBanner(page).getByRole('region');
    await expect(region).toBeVisible();
    await page.evaluate(() => Reflect.set(window, 'copy', document.body.cloneNode(true)));
    await findBanner(page).getByRole('button', { name: 'Refuse' }).click();
    await page.evaluate(() => document.body.replaceWith(Reflect.get(window, 'copy')));
    await expect(findBanner(page)).not.toHaveAttribute('open');
    await expect(region).toBeHidden();
    expect(await countHeard(page)).toBe(1);
  });

  test('TR-01 closes in both instances after one answer, and fires one event', async ({ page }) => {
    await elsewhere.open(page, banner + banner);
    await expect(findBanner(page).getByRole('region').nth(1)).toBeVisible();
    await findBanner(page).nth(1).getByRole('button', { name: 'Accept' }).click();
    await expect(findBanner(page).getByRole('region')).toHaveCount(0);
    expect(await countHeard(page)).toBe(1);
  });
});
