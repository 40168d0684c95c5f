import { findBanner, named, readContainer } from './consent.ts';
import { keepLightboxAway, readDataLayer } from './newsletter.ts';
import { expect, test } from './watched-page.ts';

// A choice that was made before this page, or in another tab.

test.describe('answered before', () => {
  test.use({ consent: 'refused' });

  test('TR-01 a page hears of the answer before it, once, and of a new one', async ({ page }) => {
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

  test('TR-01 a preference link in a shadow root reopens the banner, and gets the focus back', async ({ page }) => {
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

test.describe('answered by keyboard', () => {
  test.use({ consent: 'undecided' });

  test('TR-01 the focus returns to what had it before the banner', async ({ page }) => {
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

test.describe('in two tabs', () => {
  test.use({ consent: 'undecided' });

  test('TR-01 GB-03 an answer in one counts in the other, and taken back there nothing goes on here', async ({
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
