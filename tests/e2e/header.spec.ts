import type { Locator } from '@playwright/test';
import { keepLightboxAway } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect, test } from './watched-page.ts';

const languages = 'header .languages a';

async function readBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return box;
}

/** Position of an element's text baseline, in pixels from the window's top. */
const readBaseline = (locator: Locator) =>
  locator.evaluate((element) => {
    const probe = document.createElement('span');
    probe.style.display = 'inline-block';
    element.append(probe);
    const { bottom } = probe.getBoundingClientRect();
    probe.remove();
    return bottom;
  });

/** The pixels that an input's placeholder leaves free; negative when it is cut. */
const measurePlaceholderRoom = (input: Locator) =>
  input.evaluate(async (field: HTMLInputElement) => {
    await document.fonts.ready;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.font = font;
    const { width } = context.measureText(field.placeholder);
    return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width;
  });

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);
  const other = locale === 'en' ? 'fr' : 'en';

  sampledTest(`HD-01 both language links fit into the header at every width, the current one marked (${locale})`, {
    tag: '@full',
  })(async ({ page, watched }) => {
    watched.expectConsoleMessage(/404/);
    await keepLightboxAway(page);
    for (const width of [320, 390, 800, 1200, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/returns', '/nothing-here/at-all']) {
        await page.goto(`/${locale}${path}`);
        const links = page.locator(languages);
        await expect(links).toHaveCount(2);
        for (const name of ['English', 'Français']) {
          const link = page.locator('header').getByRole('link', { name, exact: true });
          await expect(link).toBeVisible();
          const { height, width: across, x } = await readBox(link);
          expect(height, name).toBeGreaterThanOrEqual(44);
          expect(across, name).toBeGreaterThanOrEqual(24);
          expect(x + across, name).toBeLessThanOrEqual(width);
        }
        await expect(page.locator(`${languages}[aria-current]`)).toHaveAttribute('lang', `${locale}-CA`);
      }
    }
    // The marked link leads to the current page.
    await page.locator(`${languages}[aria-current]`).click();
    await expect(page).toHaveURL(`/${locale}/nothing-here/at-all`);
    await page.goto(`/${locale}/returns`);
    await page.locator(`${languages}:not([aria-current])`).click();
    await expect(page).toHaveURL(`/${other}/returns`);
  });

  sampledTest(`HD-01 HD-02 no two parts of the header overlap (${locale})`)(async ({ page }) => {
    await keepLightboxAway(page);
    for (const width of [320, 390, 800, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/${locale}/returns`);
      const boxes = await page
        .locator('.top-bar a, .languages a, .wordmark, .search-link, .menu-button, .menu li a, .header-search')
        .locator('visible=true')
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { x, y, right, bottom } = element.getBoundingClientRect();
            return { name: element.textContent?.trim() || element.className, x, y, right, bottom };
          }),
        );
      const touching = boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(({ x, y, right, bottom }) => one.x < right && x < one.right && one.y < bottom && y < one.bottom)
          .map((two) => `${one.name} and ${two.name} at ${width}`),
      );
      expect(touching).toEqual([]);
      const field = await readBox(page.locator('header vitrine-store-search input').locator('visible=true'));
      expect(field.y, `air above the search box at ${width}`).toBeGreaterThanOrEqual(4);
    }
  });

  sampledTest(`HD-01 the phone menu closes when the focus leaves it (${locale})`)(async ({ page }) => {
    await keepLightboxAway(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${locale}`);
    const menu = page.locator('#menu');
    await page.locator('.menu-button').press('Enter');
    await expect(menu).toBeVisible();
    const links = await menu.locator('a, button').locator('visible=true').count();
    for (let stop = 0; stop < links; stop += 1) await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    // The last of them is the innermost: an element has the focus with what is inside it.
    await expect(page.locator(':focus').last()).toBeInViewport();
  });

  sampledTest(`HD-03 the logo and the menu stay clickable while the visitor scrolls down (${locale})`)(
    async ({ page }) => {
      await keepLightboxAway(page);
      for (const [width, height] of [
        [390, 844],
        [1024, 768],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(`/${locale}/privacy`);
        await page.mouse.move(width / 2, height / 2);
        await page.mouse.wheel(0, 900);
        await expect(page.locator('body')).toHaveClass(/\bscrolled\b/);
        const masthead = page.locator('.masthead');
        await expect.poll(async () => Math.abs((await readBox(masthead)).y), `at ${width}`).toBeLessThanOrEqual(1);
        // What is above or below the masthead has left.
        const others = page.locator(width < 1200 ? '.header-search' : '.top-bar');
        const readBottom = async () => {
          const { y, height: tall } = await readBox(others);
          return y + tall - (await readBox(masthead)).height;
        };
        await expect.poll(readBottom, `at ${width}`).toBeLessThanOrEqual(1);
        for (const reached of ['.wordmark', width < 1200 ? '.menu-button' : '.menu a'])
          await page.locator(reached).first().click({ trial: true });
      }
    },
  );

  sampledTest(`HD-01 the menu fits on one line from 1200 pixels (${locale})`)(async ({ page }) => {
    await keepLightboxAway(page);
    await page.setViewportSize({ width: 1200, height: 844 });
    await page.goto(`/${locale}/returns`);
    const rows = await page
      .locator('.menu > ul:first-of-type > li, .menu > .button')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().bottom)));
    expect(new Set(rows).size).toBe(1);
  });

  test(`HD-02 the search field shows all of its placeholder on a small phone (${locale})`, async ({ page }) => {
    await keepLightboxAway(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${locale}/returns`);
    const field = page.locator('header vitrine-store-search input').locator('visible=true');
    expect((await readBox(field)).width).toBeGreaterThanOrEqual(150);
    expect(await measurePlaceholderRoom(field)).toBeGreaterThanOrEqual(0);
    // The element's own field, which takes the place of the plain one, is as wide.
    await field.click();
    const own = page.locator('header vitrine-store-search').getByRole('combobox');
    expect((await readBox(own)).width).toBeGreaterThanOrEqual(150);
    expect(await measurePlaceholderRoom(own)).toBeGreaterThanOrEqual(0);
  });

  sampledTest(`HD-01 the links of the top bar share one baseline (${locale})`)(async ({ page }) => {
    await keepLightboxAway(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${locale}/returns`);
    const labels = page.locator('.top-bar a > span:first-child, .languages .language-name');
    await expect(labels).toHaveCount(4);
    const baselines = await Promise.all((await labels.all()).map(readBaseline));
    expect(Math.max(...baselines) - Math.min(...baselines)).toBeLessThanOrEqual(1);
  });

  sampledTest(`HD-01 the header takes at most a sixth of a phone’s screen (${locale})`)(async ({ page }) => {
    await keepLightboxAway(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${locale}/returns`);
    const { height } = await readBox(page.locator('.site-header'));
    expect(height).toBeLessThanOrEqual(844 / 6);
    await expect(page.locator('.menu-brands a').first()).toBeHidden();
    await page.locator('.menu-button').click();
    for (const link of await page.locator('.menu-brands a').all()) await expect(link).toBeVisible();
  });
}
