import { keepLightboxAway } from './newsletter.ts';
import { type Locale, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { feed, search, visitFinder, writeTown } from './store-finder.ts';
import { expect, test } from './watched-page.ts';

// What shoppers type beside a name: addresses, words around it, places abroad, « près de moi ».

const messages = {
  en: {
    searchedFor: 'We searched for Hamilton, Ontario.',
    unsure: 'Did you mean one of these?',
    abroad: 'Our stores are all in Canada, and “New York” isn’t.',
    noPostal: 'No one in Canada has the postal code “Z1A 1A1”.',
    nearMe: 'near me',
    nearMeButton: 'Near me',
    nearMeFirst: 'choose “Near me”',
    nearby: /nearby/,
    precise: /We think you’re near .+, Québec, give or take 0\.1\u00a0km/,
    rough: /near Montréal, Québec, give or take 80\u00a0km.*no/s,
    change: 'Change location',
    offline: 'Searching everywhere takes a connection.',
  },
  fr: {
    searchedFor: 'Nous avons cherché Hamilton (Ontario).',
    unsure: 'Vouliez-vous dire l’un de ceux-ci?',
    abroad: 'Nos magasins sont tous au Canada, et «\u00a0New York\u00a0» n’y est pas.',
    noPostal: 'Personne au Canada n’a le code postal «\u00a0Z1A 1A1\u00a0».',
    nearMe: 'près de moi',
    nearMeButton: 'Près de moi',
    nearMeFirst: 'choisissez «\u00a0Près de moi\u00a0»',
    nearby: /à proximité/,
    precise: /Vous semblez être dans les environs .+ \(Québec\), à 0,1\u00a0km près/,
    rough: /près de Montréal \(Québec\), à 80\u00a0km près/,
    change: 'Changer de lieu',
    offline: 'Pour chercher partout, il faut une connexion.',
  },
} as const satisfies Record<Locale, object>;

const montreal = { latitude: 45.5089, longitude: -73.5617 };

for (const locale of locales) {
  const shown = messages[locale];

  test.describe(`what shoppers type (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);

    sampledTest('SF-07 finds a pasted address by its code')(async ({ page }) => {
      const finder = await visitFinder(page, locale);
      await search(finder, '410 Rue Exemple, Laval, QC H7N 5H9');
      await expect(finder.title).toContainText('H7N 5H9');
      await expect(finder.stores.locator('.distance').first()).toBeVisible();
    });

    sampledTest('SF-07 says what was searched for when the text says more, until the next search')(async ({ page }) => {
      const finder = await visitFinder(page, locale);
      const notice = finder.element.locator('#place-notice');
      await search(finder, 'Hamilton sofas');
      await expect(finder.title).toContainText(writeTown(locale, 'Hamilton', 'Ontario'));
      await expect(notice).toHaveText(shown.searchedFor);
      await expect(notice).toHaveRole('status');
      await search(finder, 'Guelph');
      await expect(finder.title).toContainText('Guelph');
      await expect(notice).toBeEmpty();
    });

    sampledTest('SF-07 asks which place is meant where two are as likely, and goes to the one that is chosen')(
      async ({ page }) => {
        const finder = await visitFinder(page, locale);
        await search(finder, 'Sackville');
        await expect(finder.element.locator('#place-notice')).toHaveText(shown.unsure);
        await expect(finder.box).toHaveValue('Sackville');
        const offers = finder.element.locator('.offers').getByRole('button');
        await expect(offers.first()).toHaveText(/^Sackville.+(New Brunswick|Nouveau-Brunswick)/);
        await offers.filter({ hasText: 'Lower Sackville' }).focus();
        await page.keyboard.press('Enter');
        await expect(finder.title).toContainText('Lower Sackville');
        await expect(page).toHaveURL(/[?&]s=44\.\d+,-63\.\d+/);
        await expect(offers).toHaveCount(0);
      },
    );

    sampledTest('SF-07 says of a place abroad and of an impossible code why nothing is near them')(async ({ page }) => {
      const finder = await visitFinder(page, locale);
      const notice = finder.element.locator('#place-notice');
      await search(finder, 'New York');
      await expect(notice).toContainText(shown.abroad);
      await finder.box.fill('Z1A 1A1');
      await finder.box.press('Enter');
      await expect(notice).toContainText(shown.noPostal);
    });

    sampledTest('SF-08 “near me”, typed, asks for the position, and says where that is')(async ({ page, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ ...montreal, accuracy: 30 });
      const finder = await visitFinder(page, locale);
      await search(finder, shown.nearMe);
      await expect(finder.title).toContainText(shown.nearby);
      await expect(finder.element.getByRole('status').filter({ hasText: shown.precise })).toBeVisible();
      await expect(finder.stores.locator('.distance').first()).toBeVisible();
      await finder.element.getByRole('button', { name: shown.change }).click();
      await expect(finder.box).toBeFocused();
      await search(finder, 'Guelph');
      await expect(finder.title).toContainText('Guelph');
      await expect(finder.element.getByRole('button', { name: shown.change })).toHaveCount(0);
    });

    sampledTest('SF-08 a position with 80 km of doubt is a region without distances, also after a reload')(
      async ({ page, context }) => {
        await context.grantPermissions(['geolocation']);
        await context.setGeolocation({ ...montreal, accuracy: 80_000 });
        const finder = await visitFinder(page, locale);
        await finder.element.getByRole('button', { name: shown.nearMeButton }).click();
        await expect(finder.title).toContainText(writeTown(locale, 'Montréal', 'Québec'));
        await expect(finder.element.getByRole('status').filter({ hasText: shown.rough })).toBeVisible();
        await expect(finder.stores.first()).toBeVisible();
        await expect(finder.stores.locator('.distance')).toHaveCount(0);
        await page.reload();
        await expect(finder.title).toContainText(writeTown(locale, 'Montréal', 'Québec'));
        await expect(finder.stores.first()).toBeVisible();
        await expect(finder.stores.locator('.distance')).toHaveCount(0);
      },
    );

    sampledTest(
      'SF-04 finds a province, a number and a listed town without a connection, and says that more needs one',
    )(async ({ page, watched }) => {
      watched.expectConsoleMessage(/Failed to load resource/);
      const [store] = feed.stores;
      const finder = await visitFinder(page, locale);
      const notice = finder.element.locator('#place-notice');
      await finder.box.click();
      // The script of the search, without the places.
      await page.route('**/stores/{places,abroad}-1.json', (route) => route.abort());
      await search(finder, 'QC');
      await expect(finder.title).toContainText('Québec');
      await expect(notice).toContainText(shown.offline);
      await search(finder, String(store?.number));
      await expect(finder.stores.and(page.locator('[aria-current]'))).toContainText(store?.name[locale] ?? '');
      await search(finder, store?.address.city ?? '');
      await expect(finder.title).toContainText(store?.address.city ?? '');
      await expect(notice).toContainText(shown.offline);
    });

    sampledTest('SF-01 a link with « près de moi » names the button and asks for nothing')(async ({ page }) => {
      await page.addInitScript(() => {
        const getCurrentPosition = () => {
          document.documentElement.dataset.asked = 'true';
        };
        Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
      });
      const finder = await visitFinder(page, locale, `?q=${encodeURIComponent(shown.nearMe)}`);
      await expect(finder.element.locator('#place-notice')).toContainText(shown.nearMeFirst);
      await expect(page.locator('html')).not.toHaveAttribute('data-asked');
    });
  });
}

test('SF-01 the header’s search box hands a text that says more to the locator, which says what it searched for', async ({
  page,
}) => {
  await keepLightboxAway(page);
  await page.goto('/en/environment');
  const element = page.locator('vitrine-store-search');
  await element.locator('input').first().click();
  const box = element.getByRole('combobox').and(page.locator('[part="input"]'));
  await expect(box).toBeFocused();
  await box.fill('Hamilton sofas');
  await box.press('Enter');
  await expect(page).toHaveURL(/storelocator/);
  const finder = page.locator('vitrine-store-finder');
  await expect(finder.locator('[part="title"]')).toContainText('near Hamilton, Ontario');
  await expect(finder.locator('#place-notice')).toHaveText(messages.en.searchedFor);
});
