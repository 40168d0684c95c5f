import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { isFullRun } from '../support/samples.ts';
import { expectNoFindings } from './axe.ts';
import { contestMessages, entryTag, findContest, visitContest } from './contest.ts';
import { readShift } from './layout-shift.ts';
import { createAddress, keepLightboxAway } from './newsletter.ts';
import { type Locale, listAuditWidths, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { breakService, createHold, respondWith } from './service.ts';
import { ageForms } from './settled.ts';
import { expect, test } from './watched-page.ts';

const finds: { category: string; handle: string }[] = JSON.parse(
  readFileSync('host-site/retailers/vitrine/content/fab-finds/finds.json', 'utf8'),
);
const count = finds.length;
const listPath = '/fab-finds/list.json';
const messages = {
  en: {
    handbags: 'Handbags',
    outerwear: 'Outerwear',
    more: 'Load more',
    none: 'No finds in this category yet. Yours could be the first.',
    all: 'Show all finds',
    some: (shown: number) => `${shown} of ${count} finds`,
  },
  fr: {
    handbags: 'Sacs à main',
    outerwear: 'Manteaux',
    more: 'Afficher plus de trouvailles',
    none: 'Aucune trouvaille dans cette catégorie pour le moment. La première pourrait être la vôtre.',
    all: 'Afficher toutes les trouvailles',
    some: (shown: number) => `${shown}\u00a0trouvailles sur ${count}`,
  },
};

test('with forced colours only the chosen category is underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await keepLightboxAway(page);
  await page.goto('/en/fab-finds');
  const marks = await page
    .locator('vitrine-photo-wall')
    .first()
    .locator('label')
    .evaluateAll((labels) =>
      labels.map((label) => {
        const { borderBottomColor: colour } = getComputedStyle(label.querySelector('span') as Element);
        return { isChosen: label.querySelector('input')?.checked, colour };
      }),
    );
  const others = marks.filter(({ isChosen }) => !isChosen).map(({ colour }) => colour);
  const background = await page.evaluate(() => {
    document.body.style.color = 'canvas';
    return getComputedStyle(document.body).color;
  });
  expect(new Set(others)).toEqual(new Set([background]));
  expect(marks.find(({ isChosen }) => isChosen)?.colour).not.toBe(others[0]);
});

const findWall = (page: Page) => {
  const wall = page.locator('vitrine-photo-wall').first();
  return {
    wall,
    // The element's own, not those of its children.
    cards: wall.locator('li[part=find]'),
    choose: (name: string) => wall.getByRole('radio', { name, exact: true }),
    /** A radio button's label, which is what a pointer hits. */
    name: (name: string) => wall.locator('label').filter({ hasText: name }),
    status: wall.getByRole('status'),
    button: (name: string) => wall.getByRole('button', { name }),
  };
};

async function openWall(page: Page, locale: Locale, query = '') {
  await keepLightboxAway(page);
  await page.goto(`/${locale}/fab-finds${query}`);
  const found = findWall(page);
  await found.wall.scrollIntoViewIfNeeded();
  await expect(found.cards.first()).toBeVisible();
  return found;
}

const countIn = (category: string) => finds.filter((find) => find.category === category).length;

test.describe('AR-04 the photo wall without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    const sampledTest = sampledTestIn(import.meta.url, locale);

    sampledTest(`shows every find and links to the contest (${locale})`)(async ({ page }) => {
      await page.goto(`/${locale}/fab-finds`);
      const pictures = page.locator('.wall img');
      await expect(pictures).toHaveCount(count);
      await pictures.last().scrollIntoViewIfNeeded();
      await expect(pictures.last()).toBeVisible();
      await expect(page.locator('vitrine-photo-wall').getByRole('group')).toBeHidden();
      await page.locator(`${entryTag} a`).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/my-vitrine-finds$`));
      await expect(findContest(page).submit).toBeVisible();
    });
  }
});

for (const locale of locales) {
  test.describe(`AR-04 the photo wall (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);
    const shown = messages[locale];

    sampledTest('shows 15 finds, then 15 more with the focus on the first new one, and announces the count')(
      async ({ page }) => {
        const { wall, cards, status, button } = await openWall(page, locale);
        await expect(cards).toHaveCount(15);
        await expect(page.locator('.rest')).toBeHidden();
        await expect(status).toHaveText(shown.some(15));
        await button(shown.more).click();
        await expect(cards).toHaveCount(30);
        await expect(cards.nth(15)).toBeFocused();
        await expect(status).toHaveText(shown.some(30));
        await expect(page).toHaveURL(/\?n=30$/);
        await button(shown.more).click();
        await expect(cards).toHaveCount(count);
        await expect(button(shown.more)).toHaveCount(0);
        await page.reload();
        await wall.scrollIntoViewIfNeeded();
        await expect(cards).toHaveCount(count);
      },
    );

    sampledTest('filters by category; each category has a URL, and Back restores the last one')(async ({ page }) => {
      const { wall, cards, choose, name, status } = await openWall(page, locale);
      await name(shown.handbags).click();
      await expect(page).toHaveURL(/\?find=handbags$/);
      await expect(cards).toHaveCount(countIn('handbags'));
      await expect(status).toContainText(String(countIn('handbags')));
      await name(shown.outerwear).click();
      await expect(page).toHaveURL(/\?find=outerwear$/);
      await expect(cards).toHaveCount(countIn('outerwear'));
      const shared = page.url();

      await page.goBack();
      await expect(choose(shown.handbags)).toBeChecked();
      await expect(cards).toHaveCount(countIn('handbags'));
      await page.goBack();
      await expect(cards).toHaveCount(15);
      await expect(page).toHaveURL(new RegExp(`/${locale}/fab-finds$`));

      await page.goto(shared);
      await wall.scrollIntoViewIfNeeded();
      await expect(cards).toHaveCount(countIn('outerwear'));
      await expect(choose(shown.outerwear)).toBeChecked();
      await expect(cards.first().locator('img')).toHaveAttribute('alt', locale === 'en' ? /coat/ : /manteau/);
    });

    sampledTest('announces that a category has no finds yet, and its button restores all finds')(async ({ page }) => {
      const list = { version: 1, finds: [] as unknown[] };
      list.finds.push({
        id: 'a',
        category: 'tops',
        image: { src: '/favicon.svg', alt_en: 'A top', alt_fr: 'Un haut' },
      });
      await breakService(page, listPath, respondWith(JSON.stringify(list)));
      const { wall, cards, choose, name, status, button } = await openWall(page, locale);
      await name(shown.handbags).click();
      await expect(wall.locator('.total')).toHaveText(shown.none);
      await expect(status).toHaveText(shown.none);
      await button(shown.all).click();
      await expect(cards).toHaveCount(1);
      await expect(wall.locator('[value=all]')).toBeFocused();
      await expect(choose(shown.handbags)).not.toBeChecked();
    });

    for (const width of listAuditWidths(locale)) {
      test(`has no axe violations with all finds and in a category (${width} pixels wide)`, { tag: '@full' }, async ({
        page,
        watched,
      }) => {
        watched.expectConsoleMessage(/style-src/);
        await page.setViewportSize({ width, height: 900 });
        const { cards, name } = await openWall(page, locale);
        await expect(cards).toHaveCount(15);
        await expectNoFindings(page, 'all finds');
        await name(shown.handbags).click();
        await expect(cards).toHaveCount(countIn('handbags'));
        await expectNoFindings(page, 'handbags');
      });
    }
  });
}

test('AR-04 the photo wall can be filtered and extended by keyboard alone', async ({ page }) => {
  const { wall, cards, choose } = await openWall(page, 'fr');
  await choose('Toutes les trouvailles').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choose('Accessoires')).toBeFocused();
  await expect(cards).toHaveCount(countIn('accessories'));
  await expect(wall.locator('label:has(:focus-visible) span')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowLeft');
  await expect(cards).toHaveCount(15);
  await page.keyboard.press('Tab');
  await expect(wall.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards.nth(15)).toBeFocused();
});

test.describe('AR-04 the photo wall when the list request fails', () => {
  const failures: [string, ReturnType<typeof respondWith>][] = [
    ['status 500', respondWith('{"version":1,"finds":[]}', { status: 500 })],
    ['status 404', respondWith('{}', { status: 404 })],
    ['an HTML page', respondWith('<!doctype html><title>Hello</title>', { contentType: 'text/html' })],
    ['truncated JSON', respondWith('{"version":1,"finds":[{"id"')],
    ['JSON without finds', respondWith('{"version":1,"articles":[]}')],
  ];
  for (const [name, failure] of isFullRun ? failures : failures.slice(2, 3)) {
    test(`keeps the prerendered finds, shows an alert and loads on retry: ${name}`, async ({ page, watched }) => {
      watched.expectConsoleMessage(/finds:|Failed to load|style-src/);
      await keepLightboxAway(page);
      await breakService(page, listPath, failure);
      await page.goto('/fr/fab-finds');
      const { wall, cards } = findWall(page);
      await wall.scrollIntoViewIfNeeded();
      await expect(wall.getByRole('alert')).toContainText('Ce qui est déjà sur cette page y reste');
      await expect(page.locator('.finds .find')).toHaveCount(count);
      await expect(page.locator('.rest')).toBeVisible();
      await expectNoFindings(page, name);
      await page.unrouteAll();
      await wall.getByRole('button', { name: 'Réessayer' }).press('Enter');
      await expect(cards).toHaveCount(15);
      await expect(wall.getByRole('radio', { checked: true })).toBeFocused();
      await expect(wall.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('AR-04 a category chosen before the finds have loaded stays chosen', async ({ page }) => {
  await keepLightboxAway(page);
  const { hold, release } = createHold();
  await breakService(page, listPath, hold);
  await page.goto('/en/fab-finds');
  const { cards, name } = findWall(page);
  await name(messages.en.handbags).click();
  release();
  await expect(cards).toHaveCount(countIn('handbags'));
});

test('AR-04 an alert and vitrine-finds-failed follow when a built-in that the page replaced throws', async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(/finds:.*replaced/);
  await keepLightboxAway(page);
  await breakService(page, listPath, async (route) => {
    await page.evaluate(() => {
      addEventListener('vitrine-finds-failed', ({ type }) => Reflect.set(window, 'told', type));
      Map.prototype.has = () => {
        throw new TypeError('replaced');
      };
    });
    await route.continue();
  });
  await page.goto('/en/fab-finds');
  const { wall } = findWall(page);
  await wall.scrollIntoViewIfNeeded();
  await expect(wall.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toBe('vitrine-finds-failed');
});

test('AR-04 a category chosen right after Back stays chosen', async ({ page }) => {
  const { choose } = await openWall(page, 'en', '?find=outerwear');
  await expect(choose('Outerwear')).toBeChecked();
  await choose('Handbags').evaluate(async (field: HTMLInputElement) => {
    history.replaceState(null, '', location.pathname);
    dispatchEvent(new PopStateEvent('popstate'));
    // The wall is rendered again in this task, and not yet painted.
    for (let turn = 0; turn < 20; turn++) await undefined;
    field.click();
  });
  await expect(page).toHaveURL(/find=handbags/);
  await expect(choose('Handbags')).toBeChecked();
});

test('AR-04 a find with an unsafe URL is left out, with one warning that names its row', async ({ page, watched }) => {
  watched.expectConsoleMessage(/left out, by row: 2$/);
  const image = { src: '/favicon.svg', alt_en: 'A top', alt_fr: 'Un haut' };
  const rows = [
    { id: 'a', category: 'tops', image, postUrl: '/en/newsletter' },
    { id: 'b', category: 'tops', image, postUrl: 'javascript:alert(1)' },
  ];
  await breakService(page, listPath, respondWith(JSON.stringify({ version: 1, finds: rows })));
  const { cards } = await openWall(page, 'en');
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('link', { name: 'A top' })).toHaveAttribute('href', `${origins.site}/en/newsletter`);
  const leftOut = () => watched.consoleMessages.filter((text) => text.includes('left out'));
  await expect.poll(leftOut).toHaveLength(1);
});

test('AR-04 the layout shift stays below 0.02 when the element takes over the prerendered wall', async ({ page }) => {
  // Content outside of the viewport does not count as a shift.
  await page.setViewportSize({ width: 1280, height: 5000 });
  const { cards } = await openWall(page, 'fr');
  await expect(cards).toHaveCount(15);
  await page.waitForLoadState('networkidle');
  expect(await readShift(page)).toBeLessThan(0.02);
});

test('AR-04 the wall on a page of another origin shows that page’s list and leaves the URL unchanged', async ({
  page,
}) => {
  await page.goto(`${origins.landing}/elements/photo-wall`);
  const wall = page.locator('vitrine-photo-wall[src]').first();
  await wall.scrollIntoViewIfNeeded();
  const card = wall.locator('li[part=find]');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('link')).toHaveAttribute('href', `${origins.landing}/list`);
  await wall.locator('label').first().click();
  await expect(card).toHaveCount(2);
  expect(page.url()).toBe(`${origins.landing}/elements/photo-wall`);
});

test('RT-07 the contest beside the wall accepts an entry', async ({ page }) => {
  await keepLightboxAway(page);
  const { control, submit, heading } = await visitContest(page, '/en/fab-finds#contest');
  await control('Email').fill(createAddress());
  await control('Zip').fill('h2x1y4');
  await control('TermsAccepted').check();
  await control('PrivacyAccepted').check();
  await page.evaluate(ageForms);
  await submit.click();
  await expect(heading).toHaveText(contestMessages.en.entered);
  await expect(page.locator(entryTag)).toHaveAttribute('contest', 'my-vitrine-finds');
});
