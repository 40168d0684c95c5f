import type { Locator, Page } from '@playwright/test';
import { sample } from '../support/samples.ts';
import { keepLightboxAway } from './newsletter.ts';
import { type Locale, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { breakService, createHold, respondWith } from './service.ts';
import { endRequests, nextFrames } from './settled.ts';
import { feed, pageCount, search, visitFinder, writeTown } from './store-finder.ts';
import { expect, test } from './watched-page.ts';

const messages = {
  en: {
    near: 'near',
    none: 'can’t find any stores nearby',
    nearest: 'These are the nearest:',
    unknown: 'We couldn’t find “Xyzzyville”',
    coming: 'Opening soon',
    opens: /Opens [A-Z]\w+\s\d+/,
  },
  fr: {
    near: 'près de',
    none: 'aucun magasin à proximité',
    nearest: 'Voici les plus proches',
    unknown: 'Nous ne connaissons pas «\u00a0Xyzzyville\u00a0»',
    coming: 'Ouverture prochaine',
    opens: /Ouverture le\s\d+/,
  },
} as const satisfies Record<Locale, object>;

for (const locale of locales) {
  const shown = messages[locale];

  test.describe(`searching for stores (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);
    sampledTest(
      'SF-01 SF-08 a town lists its stores by distance, opening ones apart, and its coordinates are in the URL',
    )(async ({ page }) => {
      const finder = await visitFinder(page, locale);
      await expect(finder.stores).toHaveCount(pageCount);
      await search(finder, 'guelph');
      await expect(finder.title).toContainText(`${shown.near} ${writeTown(locale, 'Guelph', 'Ontario')}`);
      await expect(finder.title).toBeFocused();
      const readDistances = async (group: Locator) =>
        (await group.locator('.distance').allTextContents()).map((text) => Number.parseFloat(text.replace(',', '.')));
      const groups = finder.element.locator('section:has([part="store"])');
      const distances = await readDistances(groups.first());
      expect(distances.length).toBeGreaterThan(2);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      expect(distances.at(-1)).toBeLessThanOrEqual(100);
      // Coming stores are last, under a heading of their own, with their dates.
      await expect(groups).toHaveCount(2);
      const coming = groups.last();
      await expect(coming.getByRole('heading', { level: 3 })).toHaveText(shown.coming);
      await expect(groups.first().getByRole('heading', { level: 4 })).toHaveCount(0);
      for (const store of await coming.locator('[part="store"]').all()) await expect(store).toContainText(shown.opens);
      await expect(groups.first()).not.toContainText(shown.opens);
      expect(await readDistances(coming)).toEqual((await readDistances(coming)).toSorted((a, b) => a - b));
      expect(new URL(page.url()).searchParams.get('s')).toMatch(/^43\.5\d*,-80\.2\d*$/);
    });

    sampledTest('SF-02 suggestions can be chosen and closed with arrow keys, Enter and Escape')(async ({ page }) => {
      const { box, options, title, element } = await visitFinder(page, locale);
      const montreal = writeTown(locale, 'Montréal', 'Québec');
      await box.pressSequentially('montr');
      await expect(options.first()).toContainText(montreal);
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await expect(element.getByRole('status').filter({ hasText: /suggestions/ })).toHaveCount(1);
      await box.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await expect(box).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) as string);
      await box.press('Escape');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await expect(box).toHaveValue('montr');
      await box.press('ArrowDown');
      await box.press('Enter');
      await expect(title).toContainText(`${shown.near} ${montreal}`);
      await expect(box).toHaveValue(montreal);
      // What the box shows finds the same again.
      await box.fill(montreal);
      await expect(options.first()).toContainText(montreal);
    });

    test.describe('by text', () => {
      // In the full run in both languages.
      const spellings = [
        ['H2X', 'H2X'],
        ['h2x1y4', 'H2X 1Y4'],
        ['K1A 0B1', 'K1A 0B1'],
        ['st-jerome', writeTown(locale, 'Saint-Jérôme', 'Québec')],
        ['43.65,-79.38', '43.65,-79.38'],
        ['Mississagua', writeTown(locale, 'Mississauga', 'Ontario')],
        ['Ville de Québec', writeTown(locale, locale === 'en' ? 'Québec City' : 'Québec', 'Québec')],
      ] as const;
      for (const [typed, label] of sample(2, spellings)) {
        sampledTest(`SF-07 finds the place for “${typed}”`)(async ({ page }) => {
          const finder = await visitFinder(page, locale);
          await search(finder, typed);
          await expect(finder.title).toContainText(label);
          await expect(finder.stores.locator('.distance').first()).toBeVisible();
        });
      }

      sampledTest('SF-03 finds a province, also after a reload')(async ({ page }) => {
        const finder = await visitFinder(page, locale);
        await search(finder, locale === 'en' ? 'nova scotia' : 'nouvelle-ecosse');
        await expect(finder.title).toContainText(locale === 'en' ? 'Nova Scotia' : 'Nouvelle-Écosse');
        expect(new URL(page.url()).searchParams.get('prov')).toBe('NS');
        await page.reload();
        await expect(finder.title).toContainText(locale === 'en' ? 'Nova Scotia' : 'Nouvelle-Écosse');
      });

      sampledTest('SF-03 finds a store by its number and shows its details')(async ({ page }) => {
        const [store] = feed.stores;
        const finder = await visitFinder(page, locale);
        await search(finder, `#${store?.number}`);
        const picked = finder.stores.and(page.locator('[aria-current]'));
        await expect(picked).toContainText(store?.name[locale] ?? '');
        await expect(picked.getByRole('table')).toBeVisible();
      });
    });

    sampledTest('SF-04 lists the three nearest stores when none is near')(async ({ page }) => {
      const finder = await visitFinder(page, locale, '?s=70,-100');
      await expect(finder.title).toContainText(shown.none);
      await expect(finder.element).toContainText(shown.nearest);
      await expect(finder.stores).toHaveCount(3);
    });

    sampledTest('SF-04 names an unknown place in a message and keeps what was typed')(async ({ page }) => {
      const finder = await visitFinder(page, locale);
      await search(finder, 'Xyzzyville');
      await expect(finder.element.locator('#place-notice')).toContainText(shown.unknown);
      await expect(finder.box).toHaveValue('Xyzzyville');
      await expect(finder.stores).toHaveCount(pageCount);
    });

    sampledTest('SF-04 shows an error when the search fails, and finds the place on retry')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/store search:|Failed to load resource/);
        const finder = await visitFinder(page, locale);
        await breakService(page, '/stores/places-1.json', respondWith('<!doctype html>', { contentType: 'text/html' }));
        await search(finder, 'Kugluktuk');
        await expect(finder.element.locator('#place-notice')).toContainText(
          locale === 'en' ? 'The search couldn’t load' : 'La recherche n’a pas fonctionné',
        );
        await page.unrouteAll();
        await finder.box.press('Enter');
        await expect(finder.title).toContainText(shown.none);
      },
    );

    for (const [what, code, expected] of sample(3, [
      ['denied', 1, { en: 'Location sharing is denied', fr: 'Le partage de position est refusé' }],
      ['unavailable', 2, { en: 'make sure that location sharing is enabled', fr: 'partage de position est activé' }],
      ['not found in time', 3, { en: 'in time', fr: 'obtenir votre position à temps' }],
    ] as const)) {
      sampledTest(`SF-04 asks for the position only on a click, and shows a message when it is ${what}`)(
        async ({ page }) => {
          await page.addInitScript((failure) => {
            Object.defineProperty(navigator, 'geolocation', {
              value: {
                getCurrentPosition: (_: unknown, fail: (error: unknown) => void) => {
                  document.documentElement.dataset.asked = 'true';
                  fail({ code: failure });
                },
              },
            });
          }, code);
          const { element } = await visitFinder(page, locale);
          await expect(page.locator('html')).not.toHaveAttribute('data-asked');
          await element.getByRole('button', { name: locale === 'en' ? 'Near me' : 'Près de moi' }).click();
          await expect(element.getByRole('status').filter({ hasText: expected[locale] })).toBeVisible();
        },
      );
    }

    sampledTest('SF-08 “Near me” lists the nearest stores, with the position rounded in the URL')(
      async ({ page, context }) => {
        await context.grantPermissions(['geolocation']);
        await context.setGeolocation({ latitude: 45.508_888, longitude: -73.561_668 });
        const { element, title, stores } = await visitFinder(page, locale);
        await element.getByRole('button', { name: locale === 'en' ? 'Near me' : 'Près de moi' }).click();
        await expect(title).toContainText(locale === 'en' ? 'nearby' : 'à proximité');
        await expect(stores.first()).toContainText(/Montréal/);
        expect(new URL(page.url()).searchParams.get('s')).toBe('45.50900,-73.56200');
      },
    );
  });
}

test('SF-01 the search box is empty when focused, and shows its place again when nothing was typed', async ({
  page,
}) => {
  const finder = await visitFinder(page, 'en');
  await search(finder, 'Guelph');
  await expect(finder.box).toHaveValue('Guelph, Ontario');
  await finder.box.focus();
  await expect(finder.box).toHaveValue('');
  await page.keyboard.press('Tab');
  await expect(finder.box).toHaveValue('Guelph, Ontario');
});

test('SF-01 the search box is empty when focused also after a text that was not searched for, which comes back', async ({
  page,
}) => {
  const finder = await visitFinder(page, 'en');
  await finder.box.pressSequentially('Guel');
  await finder.box.blur();
  await finder.box.focus();
  await expect(finder.box).toHaveValue('');
  await finder.box.blur();
  await expect(finder.box).toHaveValue('Guel');
  await finder.box.focus();
  await finder.box.pressSequentially('x');
  await finder.box.press('Backspace');
  await finder.box.blur();
  await expect(finder.box).toHaveValue('');
});

test('SF-01 the search box keeps a text in the middle of typing when the window loses the focus', async ({ page }) => {
  const finder = await visitFinder(page, 'en');
  await finder.box.pressSequentially('Guel');
  // As Chromium reports that another window is in front: the box stays the page's active element.
  await finder.box.evaluate((box) => {
    for (const type of ['blur', 'focus', 'focusout', 'focusin'])
      box.dispatchEvent(new FocusEvent(type, { composed: true }));
  });
  await expect(finder.box).toHaveValue('Guel');
});

test('SF-07 a search requests the places once, when a visitor types, and postal areas by their letter', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const listed = () => asked.filter((path) => /stores\/(places|abroad|postal)/.test(path)).sort();
  const finder = await visitFinder(page, 'fr');
  expect(listed()).toEqual([]);
  await search(finder, 'Lévis');
  await expect(finder.title).toContainText('Lévis');
  await search(finder, 'Gatineau');
  await expect(finder.title).toContainText('Gatineau');
  await search(finder, 'H2X 1Y4');
  await expect(finder.title).toContainText('H2X');
  expect(listed()).toEqual(['/stores/abroad-1.json', '/stores/places-1.json', '/stores/postal/h.json']);
});

test('SF-07 a misspelled place is suggested, and found offline once its file has loaded', async ({ page, context }) => {
  const finder = await visitFinder(page, 'fr');
  await finder.box.click();
  await finder.box.pressSequentially('Sherbroke');
  await expect(finder.options.first()).toHaveText(/^Sherbrooke \(Québec\)/);
  await context.setOffline(true);
  await finder.box.fill('Sherborooke');
  await finder.box.press('Enter');
  await expect(finder.title).toContainText('près de Sherbrooke (Québec)');
  await context.setOffline(false);
  await finder.box.fill('Québec');
  await expect(finder.options.first()).toHaveText(/^Québec \(Québec\)/);
  await expect(finder.options.nth(1)).toHaveText(/^QuébecTous/);
});

test('a search by a link with q reports the number of its own results', async ({ page }) => {
  await page.addInitScript(() => {
    const counts: number[] = [];
    Reflect.set(window, 'counts', counts);
    addEventListener('vitrine-stores-searched', (event) => counts.push((event as CustomEvent).detail.count));
  });
  const { title, stores } = await visitFinder(page, 'en', '?q=Halifax');
  await expect(title).toContainText('near Halifax');
  const shown = await stores.count();
  // The event follows the list: effects run after the list is rendered.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'counts'))).toEqual([shown]);
});

/** The page takes the element away before it can have found what the visitor searched for. */
const searchAndRemove = (element: Locator) =>
  element.evaluate((each) => {
    each.shadowRoot?.querySelector('form')?.requestSubmit();
    each.remove();
  });

test.describe('a finder or search box that its page removes during a search', () => {
  test('SF-08 does not change the URL of the next page', async ({ page }) => {
    await page.addInitScript(() => {
      const getCurrentPosition = (tell: PositionCallback) => Object.assign(window, { tell });
      Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
    });
    const { element, box } = await visitFinder(page, 'en');
    await box.fill('guelph');
    await element.getByRole('button', { name: 'Near me' }).click();
    await page.waitForFunction(() => 'tell' in window);
    const address = page.url();
    await searchAndRemove(element);
    await page.evaluate(() => {
      const coords = { latitude: 45.508, longitude: -73.561 };
      (window as unknown as { tell: (position: object) => void }).tell({ coords });
    });
    await endRequests(page);
    expect(page.url()).toBe(address);
  });

  test('SF-01 does not leave the next page', async ({ page }) => {
    await keepLightboxAway(page);
    await page.goto('/en/environment');
    const element = page.locator('vitrine-store-search');
    await element.locator('input').first().click();
    const box = element.getByRole('combobox').and(page.locator('[part="input"]'));
    await expect(box).toBeFocused();
    await box.fill('guelph');
    await searchAndRemove(element);
    await endRequests(page);
    await expect(page).toHaveURL(/environment$/);
  });
});

test('SF-01 a search with target="_blank" opens in the same tab when the browser blocks a new one', async ({
  page,
}) => {
  await keepLightboxAway(page);
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await page.goto('/en/environment');
  const element = page.locator('vitrine-store-search');
  await element.evaluate((search) => search.setAttribute('target', '_blank'));
  await element.locator('input').first().click();
  const box = element.getByRole('combobox').and(page.locator('[part="input"]'));
  await expect(box).toBeFocused();
  await box.fill('guelph');
  await box.press('Enter');
  await expect(page).toHaveURL(/storelocator\?s=/);
});

test('SF-01 the header’s search box is empty when focused and after a search, and nothing that was typed is lost', async ({
  page,
}) => {
  await keepLightboxAway(page);
  await page.goto('/en/environment');
  const element = page.locator('vitrine-store-search');
  await element.evaluate((search) =>
    search.addEventListener('vitrine-stores-searched', (event) => event.preventDefault()),
  );
  await element.locator('input').first().click();
  const box = element.getByRole('combobox').and(page.locator('[part="input"]'));
  await expect(box).toBeFocused();
  await page.keyboard.type('Guelph');
  await box.blur();
  await expect(box).toHaveValue('Guelph');
  await box.focus();
  await expect(box).toHaveValue('');
  await box.blur();
  await expect(box).toHaveValue('Guelph');
  await box.focus();
  await page.keyboard.type('Guelph');
  await expect(box).toHaveValue('Guelph');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
});

test.describe('the header’s search box on a slow network', () => {
  const searched = (page: Page) => page.evaluate(() => (window as unknown as { searched: string[] }).searched);

  /** The header's search with a place typed, whose places do not come until `release` is called; it stays on its page. */
  async function typeEarly(page: Page) {
    await keepLightboxAway(page);
    await page.addInitScript(() => {
      const searched: string[] = [];
      Object.assign(window, { searched });
      addEventListener('vitrine-stores-searched', (event) => {
        searched.push((event as CustomEvent<{ kind: string }>).detail.kind);
        event.preventDefault();
      });
    });
    await page.goto('/en/environment');
    const element = page.locator('vitrine-store-search');
    await element.locator('input').first().click();
    const box = element.getByRole('combobox').and(page.locator('[part="input"]'));
    await expect(box).toBeFocused();
    const { hold, release } = createHold();
    await page.route('**/stores/**', hold);
    await box.fill('guelph');
    await box.press('Enter');
    return { box, release, option: element.getByRole('option').first() };
  }

  test('SF-01 searches once when Enter is pressed twice', async ({ page }) => {
    const { box, release } = await typeEarly(page);
    await box.press('Enter');
    release();
    await expect.poll(() => searched(page)).toContain('place');
    expect(await searched(page)).toEqual(['place']);
  });

  test('SF-01 suggests what is typed after Enter, and does not search for the earlier text', async ({ page }) => {
    const { box, release, option } = await typeEarly(page);
    await box.fill('moncton');
    await expect(box).toHaveValue('moncton');
    await nextFrames(page, 20);
    release();
    await expect(option).toContainText('Moncton');
    expect(await searched(page)).toEqual([]);
  });
});
