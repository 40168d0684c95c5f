import type { Locator, Page } from '@playwright/test';
import { readShift } from './layout-shift.ts';
import { keepLightboxAway } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { createHold } from './service.ts';
import { endRequests } from './settled.ts';
import { expect, test } from './watched-page.ts';

interface FeedStore {
  slug: string;
  name: Record<'en' | 'fr', string>;
  address: { line1: string };
  lat: number;
  lng: number;
}

const header = 'header vitrine-store-search';
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The visible part of the header's search box: the page's own, or the element's once it is defined. */
const findSeen = (page: Page, tag: string) => page.locator(`${header} ${tag}`).locator('visible=true');

async function readBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return box;
}

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  sampledTest(`SF-08 a store’s page shows whether the store is open and marks the hours of the day (${locale})`)(
    async ({ page }) => {
      await keepLightboxAway(page);
      // Early on a Tuesday in Montréal, already afternoon in the browser of a visitor to the east.
      await page.clock.setFixedTime('2026-12-08T11:00:00Z');
      await page.goto(`/${locale}/stores/vitrine-montreal-carrefour-des-erables-197`);
      const line = page.locator('.open-now');
      await expect(line).toHaveText(locale === 'en' ? 'Opens at 9:30 a.m.' : 'Ouvre à 9 h 30');
      const marked = page.locator('.store-hours [aria-current=date] th');
      await expect(marked).toHaveText([locale === 'en' ? 'Tuesday' : 'mardi']);
      await endRequests(page);
      expect(await readShift(page)).toBe(0);
      await page.clock.setFixedTime('2026-12-09T20:00:00Z');
      await page.reload();
      await expect(line).toHaveText(locale === 'en' ? 'Open until 9 p.m.' : 'Ouvert jusqu’à 21 h');
      await expect(marked).toHaveText([locale === 'en' ? 'Wednesday' : 'mercredi']);
    },
  );

  test.describe(`with JavaScript off (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    sampledTest('SF-07 the store locator lists every store of the feed with a link to its page')(
      async ({ page, request }) => {
        const { stores } = (await (await request.get('/stores/vitrine.json')).json()) as { stores: FeedStore[] };
        await page.goto(`/${locale}/storelocator`);
        const names = page.locator('vitrine-store-finder h3 a');
        await expect(names).toHaveCount(stores.length);
        for (const { slug, name } of stores) {
          await expect(page.locator(`vitrine-store-finder a[href="/${locale}/stores/${slug}"]`)).toHaveText(
            name[locale],
          );
        }
        await names.first().click();
        await expect(page).toHaveURL(new RegExp(`/${locale}/stores/[a-z\\d-]+$`));
        await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
        await page.locator(`main a[href*="/storelocator?s="]`).click();
        await expect(page).toHaveURL(new RegExp(`/${locale}/storelocator\\?s=[\\d.,-]+&store=[a-z\\d-]+$`));
      },
    );

    sampledTest('SF-08 a store’s page says whether the store is open, and marks the hours of the day')(
      async ({ page, request }) => {
        const { stores } = (await (await request.get('/stores/vitrine.json')).json()) as {
          stores: (FeedStore & { status?: string })[];
        };
        const open = stores.find(({ status }) => status === undefined);
        await page.goto(`/${locale}/stores/${open?.slug}`);
        await expect(page.locator('.open-now')).toHaveText(
          locale === 'en' ? /^(Open|Closed)/ : /^(Ouvert|Ouvre|Ferme|Fermé)/,
        );
        await expect(page.locator('.store-hours [aria-current=date]')).toHaveCount(1);
      },
    );

    sampledTest('SF-01 the header’s search box leads to the store locator in the page’s language')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/404/);
        for (const path of ['/contact', '/nothing-here']) {
          await page.goto(`/${locale}${path}`);
          await page.locator(`${header} input`).fill('Montréal');
          await page.locator(`${header} button`).click();
          await expect(page).toHaveURL(`/${locale}/storelocator?q=${encodeURIComponent('Montréal')}`);
          await expect(page.locator('vitrine-store-finder h3').first()).toBeVisible();
        }
      },
    );

    sampledTest('the homepage’s search box leads to the store locator')(async ({ page }) => {
      await page.goto(`/${locale}`);
      const field = page.locator('header input[name=q]').locator('visible=true').first();
      await field.fill('H2X');
      await field.press('Enter');
      await expect(page).toHaveURL(`/${locale}/storelocator?q=H2X`);
    });
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`a province link of the homepage (${locale}), JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      sampledTest('leads to its stores, which the header does not cover')(async ({ page }) => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          await page.goto(`/${locale}`);
          const link = page.locator('.store-strip a[href*="#"]').nth(6);
          const name = (await link.textContent()) ?? '';
          await link.click();
          const heading = page.getByRole('heading', { level: 2, name: new RegExp(`\\b${name}\\b`) });
          await expect(heading).toBeVisible();
          // With its script the whole finder comes into view; its title is below the box and the filters.
          await expect(javaScriptEnabled ? page.locator('vitrine-store-finder') : heading).toBeInViewport();
          const top = javaScriptEnabled ? page.locator('vitrine-store-finder [part=search]') : heading;
          const masthead = await readBox(page.locator('.masthead'));
          // The finder scrolls once its stores have come.
          await expect.poll(async () => (await readBox(top)).y).toBeGreaterThanOrEqual(masthead.y + masthead.height);
        }
      });
    });
  }

  sampledTest(`LOC-04 a store’s page leads to the same store in the other language (${locale})`)(
    async ({ page, request }) => {
      await keepLightboxAway(page);
      const { stores } = (await (await request.get('/stores/vitrine.json')).json()) as { stores: FeedStore[] };
      const slug = stores[3]?.slug;
      await page.goto(`/${locale}/stores/${slug}`);
      const other = locale === 'en' ? 'fr' : 'en';
      await page.locator('.languages [data-language-switch]').click();
      await expect(page).toHaveURL(`/${other}/stores/${slug}`);
      await expect(page.locator('html')).toHaveAttribute('lang', `${other}-CA`);
    },
  );
}

test('HD-02 the header has a search box, on a phone below the masthead, but not on the store locator', async ({
  page,
}) => {
  await keepLightboxAway(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto('/en/returns');
    const [field, button] = [findSeen(page, 'input'), findSeen(page, 'button')];
    await expect(field).toBeVisible();
    // Before it is used, and in the element that then replaces it.
    for (const part of [field, button]) expect((await readBox(part)).height).toBeGreaterThanOrEqual(44);
    await field.focus();
    await expect(page.locator(header).getByRole('combobox')).toBeFocused();
    for (const part of [field, button]) expect((await readBox(part)).height).toBeGreaterThanOrEqual(44);
    const masthead = await readBox(page.locator('.masthead'));
    if (size.width < 1000) expect((await readBox(field)).y).toBeGreaterThanOrEqual(masthead.y + masthead.height);
    await page.goto('/en/storelocator');
    await expect(page.locator(header)).toHaveCount(0);
  }
});

test('HD-03 on a phone the search box hides while the visitor scrolls down, and shows when focused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepLightboxAway(page);
  await page.goto('/en/privacy');
  const field = findSeen(page, 'input');
  const isCovered = () =>
    field.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      const root = element.getRootNode() as Document | ShadowRoot;
      return root.elementFromPoint(left + 5, top + height / 2) !== element;
    });
  expect(await isCovered()).toBe(false);
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 900);
  await expect(page.locator('body')).toHaveClass(/\bscrolled\b/);
  await expect.poll(isCovered).toBe(true);
  await field.focus();
  await expect.poll(isCovered).toBe(false);
});

test('loading search boxes shift no layout, in the header and on the homepage', async ({ page, request }) => {
  const { stores } = (await (await request.get('/stores/vitrine.json')).json()) as { stores: FeedStore[] };
  await keepLightboxAway(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const path of [`/fr/stores/${stores[0]?.slug}`, '/fr']) {
      await page.goto(path);
      await endRequests(page);
      // The element replaces its own children.
      await findSeen(page, 'input').focus();
      await expect(page.locator(header).getByRole('combobox')).toBeFocused();
      expect(await readShift(page), path).toBe(0);
    }
  }
});

test('SF-01 the search box keeps the focus on its field or button when its script takes over', async ({ page }) => {
  await keepLightboxAway(page);
  for (const [tag, presses] of [
    ['input', 0],
    ['button', 1],
  ] as const) {
    const { hold, release } = createHold();
    await page.route(/\/widgets\/v1\/.*\/.*\.js/, hold);
    await page.goto('/en/faq');
    await findSeen(page, 'input').focus();
    for (let press = 0; press < presses; press++) await page.keyboard.press('Tab');
    await expect(findSeen(page, tag)).toBeFocused();
    release();
    await expect(page.locator(header).getByRole('combobox')).toBeVisible();
    await expect(findSeen(page, tag)).toBeFocused();
    await page.unrouteAll();
  }
});
